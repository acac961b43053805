import { type RefObject, useEffect, useRef, useState } from 'react';

import { isAsked, type Question } from './live-search';
import type { SearchBoxProps } from './search-box-props';
import { suggestionRow } from './suggestions';

const valueOf = ( {
	current,
}: RefObject< HTMLInputElement | HTMLSelectElement > ) => current?.value ?? '';

/** State of a search, and what its field, its category and its panel do. */
export function useSearchField( props: SearchBoxProps ) {
	const { form, typed, found } = props;
	const [ isAlive, setAlive ] = useState( false );
	const [ isOpen, setOpen ] = useState( false );
	const [ recent, setRecent ] = useState< readonly string[] >( [] );
	const [ active, setActive ] = useState< HTMLElement | null >( null );
	const field = useRef< HTMLInputElement >( null );
	const category = useRef< HTMLSelectElement >( null );

	const groups =
		typed.search || typed.category
			? []
			: suggestionRow( form.words, recent, form.popular );
	const shown = isAsked( typed ) ? found : null;
	const isShown = isOpen && !! ( shown ?? groups[ 0 ] );

	const write = ( { search, category: chosen }: Question ) => {
		if ( field.current ) {
			field.current.value = search;
		}
		if ( category.current ) {
			category.current.value = chosen;
		}
	};
	const type = ( next: Question, isNow?: boolean ) => {
		// At once: a focus that comes before React has drawn looks at the field.
		write( next );
		setOpen( true );
		setActive( null );
		setRecent( props.recentTerms() );
		props.onType( next, isNow );
	};
	/** Reads what stands in the fields. */
	const look = ( isNow?: boolean ) =>
		type(
			{ search: valueOf( field ), category: valueOf( category ) },
			isNow
		);
	const reveal = () => {
		props.onReveal?.();
		if ( props.isAnswered ) {
			setOpen( true );
		} else if ( ! isShown ) {
			look( true );
		}
	};

	useEffect( () => {
		setAlive( true );
		if ( field.current?.matches( ':focus' ) ) {
			reveal();
		}
		// Once: what was typed before React came.
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps
	useEffect( () => {
		if ( isAlive ) {
			write( typed );
		}
		// Not when it comes alive: a shopper may have typed already.
	}, [ typed ] ); // eslint-disable-line react-hooks/exhaustive-deps
	useEffect( () => setActive( null ), [ found ] );

	return {
		field,
		category,
		isAlive,
		/** Results, where they are asked for. */
		shown,
		/** Groups that are offered where nothing is typed. */
		groups: isOpen ? groups : [],
		isShown,
		hasList: isShown && shown?.hasOptions !== false,
		/** The option that the keys are at. */
		active,
		setActive,
		type,
		look,
		reveal,
		empty: () => type( { search: '', category: '' } ),
		isFull: !! ( typed.search || typed.category ),
		leave: () => props.onLeave( valueOf( field ) ),
		close: () => {
			setOpen( false );
			setActive( null );
		},
		forget: ( term: string ) => {
			props.onForget( term );
			setActive( null );
			setRecent( props.recentTerms() );
		},
	};
}

export type SearchFieldState = ReturnType< typeof useSearchField >;
