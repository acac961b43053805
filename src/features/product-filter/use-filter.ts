import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

import type { FilterContent } from './content';
import type { FilterProps } from './filter-props';
import { loadMore, type More } from './load-more';
import { mergeContent, sameOrNext } from './merge-content';
import type { Change } from './reduce-filter';

/** Actions of the parts of a filter. */
export interface FilterActions {
	/** Changes what is shown, and nothing else. */
	show: ( change: Change ) => void;
	/** Changes what is shown and, after a pause, what is chosen. */
	choose: ( change: Change, pause?: number, link?: string ) => void;
	/** Chooses at once what is shown. */
	apply: () => void;
	/** Tells whether something that is shown is about to be chosen. */
	isWaiting: () => boolean;
	/** Does what takes more than a plain choice. */
	withMore: ( change: ( more: More ) => unknown ) => void;
	/** Props of the one who answers. */
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
	// What a pause ends with is the newest then, also where React has not drawn it yet.
	const latest = useRef( { props, state } );
	latest.current.props = props;

	const actions = useMemo( (): FilterActions => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const show = ( change: Change ) => {
			latest.current.state = change( latest.current.state );
			setState( latest.current.state );
		};
		const takeBack = () =>
			show( ( now ) =>
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
			show,
			choose: ( change, pause = 0, link ) => {
				show( change );
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
			actions.show( ( now ) => mergeContent( now, filter, focused ) );
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
