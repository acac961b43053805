import { type BasketLine, useMarketday } from '@marketday/kernel';
import { useRef, useState } from 'react';

export interface Removal {
	/** The line that went last, while it can be brought back. */
	removed: BasketLine | null;
	/** The key of the line that came back last. */
	restored: string;
	remove: ( line: BasketLine ) => void;
	undo: () => void;
}

/** Removes a line, and can bring it back: the same product, choices and quantity. */
export function useRemoval(): Removal {
	const { basket } = useMarketday();
	const [ removed, setRemoved ] = useState< BasketLine | null >( null );
	const [ restored, setRestored ] = useState( '' );
	const isUndoing = useRef( false );

	async function remove( line: BasketLine ) {
		setRemoved( null );
		setRestored( '' );
		if ( await basket.remove( line.key ) ) {
			setRemoved( line );
		}
	}

	async function undo() {
		if ( ! removed || isUndoing.current ) {
			return;
		}
		isUndoing.current = true;
		const { key, productId, variationId, quantity, choices } = removed;
		const isBack = await basket.add( {
			id: variationId || productId,
			quantity,
			variation: variationId
				? choices.map( ( { name, value } ) => ( {
						attribute: name,
						value,
				  } ) )
				: [],
		} );
		isUndoing.current = false;
		if ( isBack ) {
			setRestored( key );
			setRemoved( null );
		}
	}

	return { removed, restored, remove, undo };
}
