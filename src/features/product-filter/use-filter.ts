import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

import type { Choice, FilterContent, ListSection } from './content';
import { loadMore, type More } from './load-more';
import { mergeContent, sameOrNext } from './merge-content';
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
	/** What a shopper has typed before the filter was alive. */
	readTyped?: ( () => FilterContent ) | undefined;
	/** What a change takes could not be loaded; the filter is what it was. */
	onFailure?: ( ( error: unknown ) => void ) | undefined;
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
	/** Does what takes more than a plain choice. */
	withMore: ( change: ( more: More ) => unknown ) => void;
	/** Who answers. */
	answers: () => FilterProps;
}

/** The state of a filter between a shopper's choices and the answers to them. */
export function useFilter( props: FilterProps ): {
	state: FilterContent;
	actions: FilterActions;
	form: RefObject< HTMLFormElement >;
} {
	const { filter, readTyped } = props;
	const [ state, setState ] = useState( filter );
	const form = useRef< HTMLFormElement >( null );
	// What a pause ends with is the newest then.
	const latest = useRef( { props, state } );
	latest.current = { props, state };

	const actions = useMemo( (): FilterActions => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const takeBack = () =>
			setState( ( now ) =>
				mergeContent( now, latest.current.props.filter, null )
			);
		const apply = async ( link?: string ) => {
			clearTimeout( timer );
			timer = undefined;
			const { props: now, state: chosen } = latest.current;
			if ( ! ( await now.onChange( chosen, link ) ) && ! timer ) {
				takeBack();
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
			withMore: ( change ) =>
				void loadMore().then( change, ( error ) => {
					takeBack();
					latest.current.props.onFailure?.( error );
				} ),
			answers: () => latest.current.props,
		};
	}, [] );

	const isDrawn = useRef( false );
	useEffect( () => {
		if ( isDrawn.current ) {
			const focused = form.current?.querySelector( ':focus' );
			setState( ( now ) => mergeContent( now, filter, focused ) );
			return;
		}
		isDrawn.current = true;
		const typed = readTyped?.();
		if ( typed && sameOrNext( filter, typed ) === typed ) {
			actions.choose( () => typed );
		}
	}, [ filter, readTyped, actions ] );

	return { state, actions, form };
}
