import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

import type { Choice, FilterContent, ListSection } from './content';
import { mergeContent, type Place } from './merge-content';
import type { Change } from './reduce-filter';

/** Milliseconds after the last letter or the last step of a handle. */
export const PAUSE = 300;

/** Further values of a list: a page of them, or those that hold a text. */
export interface ValueQuestion {
	readonly section: ListSection;
	/** From 1 on. */
	readonly page: number;
	/** '' for all. */
	readonly find: string;
}

export interface ValueAnswer {
	readonly choices: readonly Choice[];
	readonly isLast: boolean;
}

export interface FilterProps {
	/** Another object is an answer: what the filter shows from then on. */
	filter: FilterContent;
	/**
	 * A shopper has chosen something.
	 *
	 * @param filter As it is now.
	 * @param link   Where what was pressed leads, if the filter has no field for it.
	 * @return False where it could not be shown: the filter goes back to what it was.
	 */
	onChange: (
		filter: FilterContent,
		link?: string
	) => Promise< boolean > | boolean;
	/** Null where it failed; who answers has said so. */
	findValues: (
		question: ValueQuestion,
		signal: AbortSignal
	) => Promise< ValueAnswer | null > | ValueAnswer;
	/** A whole amount of the currency as a shopper reads it. */
	formatAmount: ( amount: number ) => string;
}

/** What the parts of a filter can do. */
export interface FilterActions {
	/** Changes what is shown, and nothing else. */
	show: ( change: Change ) => void;
	/** Changes what is shown and, after a pause, what is chosen. */
	choose: ( change: Change, pause?: number, link?: string ) => void;
	/** What is shown is chosen at once. */
	apply: () => void;
	/** Whether something that is shown is about to be chosen. */
	isWaiting: () => boolean;
	findValues: FilterProps[ 'findValues' ];
	formatAmount: FilterProps[ 'formatAmount' ];
}

/** Where the focus is, if it is in the form. */
function placeIn( form: HTMLFormElement | null ): Place | null {
	const element = form?.ownerDocument.activeElement;
	const section =
		form?.contains( element ?? null ) &&
		element?.closest< HTMLElement >( '[data-section]' );
	return section && element instanceof HTMLElement
		? {
				section: section.dataset.section ?? '',
				value:
					element instanceof HTMLInputElement &&
					element.type === 'checkbox'
						? element.value
						: undefined,
				isField: element.matches( 'input, select' ),
				isMore: element.matches( '[data-part="more"]' ),
		  }
		: null;
}

/** The state of a filter between a shopper's choices and the answers to them. */
export function useFilter( props: FilterProps ): {
	state: FilterContent;
	actions: FilterActions;
	form: RefObject< HTMLFormElement >;
} {
	const { filter } = props;
	const [ state, setState ] = useState( filter );
	const form = useRef< HTMLFormElement >( null );
	// What a pause ends with is the newest then.
	const latest = useRef( { props, state } );
	latest.current = { props, state };

	const actions = useMemo( (): FilterActions => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const apply = async ( link?: string ) => {
			clearTimeout( timer );
			timer = undefined;
			const { current } = latest;
			const isShown = await current.props.onChange( current.state, link );
			if ( ! isShown && timer === undefined ) {
				const { filter: next } = latest.current.props;
				setState( ( now ) => mergeContent( now, next, null ) );
			}
		};
		return {
			show: setState,
			choose: ( change, pause = 0, link ) => {
				setState( change );
				clearTimeout( timer );
				timer = setTimeout( () => apply( link ), pause );
			},
			apply: () => void apply(),
			isWaiting: () => timer !== undefined,
			findValues: ( ...question ) =>
				latest.current.props.findValues( ...question ),
			formatAmount: ( amount ) =>
				latest.current.props.formatAmount( amount ),
		};
	}, [] );

	const drawn = useRef( filter );
	useEffect( () => {
		if ( drawn.current !== filter ) {
			drawn.current = filter;
			const place = placeIn( form.current );
			setState( ( now ) => mergeContent( now, filter, place ) );
		}
	}, [ filter ] );

	return { state, actions, form };
}
