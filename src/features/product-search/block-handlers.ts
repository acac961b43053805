import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

import type { SearchFieldState } from './use-search-field';

type State = SearchFieldState;

/** Returns whether a key pressed in the field was one of the list's, so that the field must not have it. */
function pressKey(
	key: string,
	state: State,
	panel: HTMLElement | null
): boolean {
	const { active } = state;
	const step = { ArrowDown: 1, ArrowUp: -1 }[ key ];
	if ( step && ! state.isShown ) {
		state.reveal();
		return true;
	}
	// Past the end is the field again.
	const options: Array< HTMLElement | null > = [
		null,
		...( panel?.querySelectorAll< HTMLElement >(
			'[role=option]:not([hidden])'
		) ?? [] ),
	];
	const to = step
		? options.indexOf( active ) + step
		: active && { Home: 1, End: -1 }[ key ];
	if ( typeof to === 'number' ) {
		const next = options.at( to % options.length ) ?? null;
		next?.scrollIntoView?.( { block: 'nearest' } );
		state.setActive( next );
		return true;
	}
	const pressed =
		active &&
		{
			Enter: active,
			Delete: active.querySelector< HTMLElement >(
				'.marketday-product-search__forget'
			),
		}[ key ];
	pressed?.click();
	return !! pressed;
}

function press(
	{ key, target }: KeyboardEvent,
	state: State,
	panel: HTMLElement | null
): boolean {
	const isField = target === state.field.current;
	if ( key !== 'Escape' ) {
		return isField && pressKey( key, state, panel );
	}
	// Elsewhere in the block only the key that closes is the list's.
	if ( state.isShown ) {
		state.close();
		return true;
	}
	if ( isField && state.isFull ) {
		state.empty();
		return true;
	}
	return false;
}

/** Handlers of the form and of the panel: keys, and the focus that leaves the block. */
export const blockHandlers = (
	state: State,
	panel: RefObject< HTMLElement >
) => ( {
	onKeyDown: ( event: KeyboardEvent ) => {
		if (
			! event.nativeEvent.isComposing &&
			press( event, state, panel.current )
		) {
			event.preventDefault();
		}
	},
	onBlur: ( { currentTarget, relatedTarget }: FocusEvent ) => {
		if ( ! currentTarget.parentElement?.contains( relatedTarget ) ) {
			state.close();
		}
	},
} );
