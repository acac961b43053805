import { __, _n, announce, sprintf } from '@marketday/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';

import type { ListSection } from './content';
import { extended, found, shortened } from './reduce-filter';
import { type FilterActions, PAUSE, type ValueAnswer } from './use-filter';

interface ListParts {
	section: ListSection;
	actions: FilterActions;
	list: RefObject< HTMLUListElement >;
	/** 'Show more'. */
	more: RefObject< HTMLButtonElement >;
}

const moreSentence = ( number: number ) =>
	sprintf(
		/* translators: %d: number of values in a list. */
		_n( '%d more', '%d more', number, 'marketday' ),
		number
	);

const foundSentence = ( number: number ) =>
	number === 0
		? __( 'Nothing found in this list', 'marketday' )
		: sprintf(
				/* translators: %d: number of values in a list. */
				_n( '%d found', '%d found', number, 'marketday' ),
				number
		  );

/** Shows more of a list's values, fewer, and those that hold what is typed, from all there are. */
export function useListValues( { section, actions, list, more }: ListParts ) {
	const [ isBusy, setBusy ] = useState( false );
	const call = useRef< AbortController | null >( null );
	const timer = useRef< ReturnType< typeof setTimeout > | undefined >(
		undefined
	);
	const focusOn = useRef< ( () => void ) | null >( null );
	useEffect( () => {
		focusOn.current?.();
		focusOn.current = null;
	}, [ section.choices ] );

	/** @return Null where it failed or was overtaken. */
	const ask = async (
		page: number,
		find: string
	): Promise< ValueAnswer | null > => {
		call.current?.abort();
		const own = new AbortController();
		call.current = own;
		setBusy( true );
		const answer = await actions.findValues(
			{ section, page, find },
			own.signal
		);
		if ( call.current === own ) {
			setBusy( false );
		}
		return own.signal.aborted ? null : answer;
	};

	const search = async ( text: string ) => {
		const answer = text === '' ? null : await ask( 1, text );
		if ( answer ) {
			const { choices } = answer;
			actions.show( found( section, choices ) );
			announce( foundSentence( choices.length ) );
		}
	};

	return {
		isBusy,
		find: ( typed: string ) => {
			const text = typed.trim();
			clearTimeout( timer.current );
			if ( text === '' ) {
				call.current?.abort();
				setBusy( false );
				actions.show( found( section, null ) );
			} else {
				timer.current = setTimeout( () => search( text ), PAUSE );
			}
		},
		/** Leads the focus to what has come. */
		showMore: async () => {
			const answer = await ask( section.page + 1, '' );
			if ( answer ) {
				const { choices, isLast } = answer;
				const first = section.choices.length;
				focusOn.current = () =>
					list.current?.children[ first ]
						?.querySelector( 'input' )
						?.focus();
				actions.show( extended( section, choices, ! isLast ) );
				announce( moreSentence( choices.length ) );
			}
		},
		showLess: () => {
			focusOn.current = () => more.current?.focus();
			actions.show( shortened( section ) );
		},
	};
}
