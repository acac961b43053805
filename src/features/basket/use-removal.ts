import { type BasketLine, useMarketday } from '@marketday/kernel';
import { useState } from 'react';

export interface Removal {
	/** The line that went last, while it can be brought back. */
	removed: BasketLine | null;
	remove: ( line: BasketLine ) => void;
	undo: () => void;
}

/** Removes a line, and can bring it back: the same product, choices and quantity. */
export function useRemoval(): Removal {
	const { basket } = useMarketday();
	const [ removed, setRemoved ] = useState< BasketLine | null >( null );

	return {
		removed,
		remove: async ( line ) => {
			setRemoved( null );
			if ( await basket.remove( line.key ) ) {
				setRemoved( line );
			}
		},
		undo: async () => {
			if ( ! removed ) {
				return;
			}
			const { productId, variationId, quantity, choices } = removed;
			setRemoved( null );
			await basket.add( {
				id: variationId || productId,
				quantity,
				variation: variationId
					? choices.map( ( { name, value } ) => ( {
							attribute: name,
							value,
					  } ) )
					: [],
			} );
		},
	};
}
