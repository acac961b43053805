import type { BlockSwap } from '@marketday/host';
import {
	type ComponentType,
	createElement,
	startTransition,
	useEffect,
	useState,
} from 'react';

/** A component and how its state is read out of the markup that PHP drew, so that a page needs no props beside it. */
export interface MarkupIsland< Props extends object > {
	readonly Component: ComponentType< Props >;
	/**
	 * The component's props. Reads attributes (`getAttribute`, `defaultValue`, `defaultChecked`), never what a shopper has
	 * typed: React hydrates what the server drew.
	 *
	 * @param element The island's element: the one on the page, or the one that an answer brings in its place.
	 */
	read: ( element: HTMLElement ) => Props;
	/**
	 * The props after an answer that carries data in the place of markup; without this the data are the props.
	 *
	 * @param data As the server said it: what `read` makes of the same block's markup.
	 * @param now  The props until now.
	 */
	take?: ( data: unknown, now: Props ) => Props;
}

/** Mark of an element whose island is alive and draws its next state from data: a call may ask for those. */
const ALIVE = 'data-marketday-alive';

/** Takes over what the server says of the element itself (its classes, its language), which is not React's to draw. */
function takeAttributes( element: HTMLElement, next: HTMLElement ): void {
	for ( const { name } of [ ...element.attributes ] ) {
		if ( name !== ALIVE && ! next.hasAttribute( name ) ) {
			element.removeAttribute( name );
		}
	}
	for ( const { name, value } of [ ...next.attributes ] ) {
		if ( element.getAttribute( name ) !== value ) {
			element.setAttribute( name, value );
		}
	}
}

/**
 * The component as an island without props, for `mountIslands` and `mountOnIntent`. An answer that would replace the
 * island's block (`marketday_swap`) is read instead, or is what is read of it already (`data`), and drawn by React: focus,
 * what is being typed and what was opened stay where they are.
 *
 * @param island The component and its reader.
 */
export function fromMarkup< Props extends object >(
	island: MarkupIsland< Props >
): ComponentType< { element: HTMLElement } > {
	const {
		Component,
		read,
		take = ( data: unknown ) => data as Props,
	} = island;

	return function FromMarkup( { element } ) {
		const [ props, setProps ] = useState( () => read( element ) );

		useEffect( () => {
			const takeOver = ( event: Event ) => {
				if ( event.target === element ) {
					const { next, data } = ( event as CustomEvent< BlockSwap > )
						.detail;
					event.preventDefault();
					if ( next ) {
						takeAttributes( element, next );
					}
					startTransition( () =>
						setProps( ( now ) =>
							next ? read( next ) : take( data, now )
						)
					);
				}
			};
			element.setAttribute( ALIVE, '' );
			element.addEventListener( 'marketday_swap', takeOver );
			return () =>
				element.removeEventListener( 'marketday_swap', takeOver );
		}, [ element ] );

		return createElement( Component, props );
	};
}
