import type { Listbox } from './listbox';

export interface KeyActions {
	isOpen: () => boolean;
	/** Of the input, or of the options where the panel is open. */
	reveal: () => void;
	close: () => void;
	choose: ( option: HTMLElement ) => void;
	/** Returns false where there is nothing to forget. */
	forget: ( option: HTMLElement ) => boolean;
	/** Empties the input; returns false where it is empty already. */
	empty: () => boolean;
}

/** @return Whether the key was one of the list's, so that the input must not have it. */
export function pressKey(
	key: string,
	list: Listbox,
	actions: KeyActions
): boolean {
	const active = list.active();
	const whenActive = ( act: ( option: HTMLElement ) => void ) => {
		if ( active ) {
			act( active );
		}
		return active !== null;
	};
	switch ( key ) {
		case 'ArrowDown':
		case 'ArrowUp':
			if ( actions.isOpen() ) {
				list.move( key === 'ArrowDown' ? 1 : -1 );
			} else {
				actions.reveal();
			}
			return true;
		case 'Home':
			return whenActive( list.first );
		case 'End':
			return whenActive( list.last );
		case 'Enter':
			return whenActive( actions.choose );
		case 'Delete':
			return active !== null && actions.forget( active );
		case 'Escape':
			if ( actions.isOpen() ) {
				actions.close();
				return true;
			}
			return actions.empty();
	}
	return false;
}
