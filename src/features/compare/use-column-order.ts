import { __, sprintf } from '@marketday/kernel';
import { type DragEvent, useRef, useState } from 'react';

import type { ComparedProduct, ComparisonActions } from './comparison-data';

/** The order of the columns, by buttons and by dragging a picture. It is shown at once; where the shop refuses, it is what it was. */
export function useColumnOrder(
	products: readonly ComparedProduct[],
	{ arrange, say }: ComparisonActions
) {
	const [ order, setOrder ] = useState< readonly number[] | null >( null );
	const dragged = useRef< number | null >( null );
	const place = ( { id }: ComparedProduct ) =>
		order?.includes( id ) ? order.indexOf( id ) : products.length;
	const ordered = order
		? [ ...products ].sort( ( a, b ) => place( a ) - place( b ) )
		: products;
	const ids = ordered.map( ( { id } ) => id );

	async function put( id: number, at: number ): Promise< void > {
		// Past an end it comes in at the other.
		const to = ( at + ids.length ) % ids.length;
		const next = ids.filter( ( one ) => one !== id );
		next.splice( to, 0, id );
		setOrder( next );
		const isDone = await arrange( next );
		setOrder( null );
		if ( isDone ) {
			say(
				sprintf(
					/* translators: 1: place, 2: number of products. */
					__( 'Position %1$d of %2$d.', 'marketday' ),
					to + 1,
					next.length
				)
			);
		}
	}

	return {
		ordered,
		move: ( id: number, by: 1 | -1 ) => put( id, ids.indexOf( id ) + by ),
		/** Props of the picture that is dragged. */
		dragging: ( id: number ) => ( {
			draggable: true,
			onDragStart: () => {
				dragged.current = id;
			},
			onDragEnd: () => {
				dragged.current = null;
			},
		} ),
		/** Props of the column it is dragged onto. */
		dropping: ( id: number ) => ( {
			onDragOver: ( event: DragEvent ) =>
				dragged.current !== null && event.preventDefault(),
			onDrop: ( event: DragEvent ) => {
				const moved = dragged.current;
				dragged.current = null;
				if ( moved !== null ) {
					event.preventDefault();
					void put( moved, ids.indexOf( id ) );
				}
			},
		} ),
	};
}

export type ColumnOrder = ReturnType< typeof useColumnOrder >;
