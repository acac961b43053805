import { __, _n, sprintf, useMarketday } from '@marketday/kernel';
import type { KeptProducts } from '@marketday/kernel/products';
import { useState } from 'react';

import type { WishedProduct, WishlistActions } from '../wishlist-contents';

function movedSentence( moved: number, left: number ): string {
	if ( moved === 0 ) {
		return __(
			'Nothing was added to your basket. Choose these products’ options on their pages.',
			'marketday'
		);
	}
	const sentence = sprintf(
		/* translators: %s: number of products. */
		_n(
			'%s product moved to your basket.',
			'%s products moved to your basket.',
			moved,
			'marketday'
		),
		`${ moved }`
	);
	return left > 0
		? `${ sentence } ${ sprintf(
				/* translators: %s: number of products. */
				_n(
					'%s is still here: choose its options first, or it’s sold out.',
					'%s are still here: choose their options first, or they’re sold out.',
					left,
					'marketday'
				),
				`${ left }`
		  ) }`
		: sentence;
}

/** Actions of a list's buttons on the visitor's own. */
export function useActions(
	store: KeptProducts,
	products: readonly WishedProduct[]
) {
	const { basket } = useMarketday();
	const [ message, setMessage ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );

	async function move( id: number, quantity: number ): Promise< boolean > {
		const isAdded = await basket.add( { id, quantity } );
		if ( isAdded ) {
			store.remove( id );
		} else {
			setProblem( basket.getState().error?.message ?? '' );
		}
		return isAdded;
	}

	const actions: WishlistActions = {
		remove: async ( { id } ) => {
			setProblem( '' );
			store.remove( id );
			return true;
		},
		moveToBasket: async ( { id, offer } ) => {
			setProblem( '' );
			return offer?.kind === 'add' && move( id, offer.quantity );
		},
		moveAll: async () => {
			setProblem( '' );
			let moved = 0;
			for ( const { id, offer } of products ) {
				if ( offer?.kind === 'add' ) {
					moved += Number( await move( id, offer.quantity ) );
				}
			}
			return movedSentence( moved, products.length - moved );
		},
		clear: async () => {
			setProblem( '' );
			store.clear();
			return true;
		},
		say: setMessage,
	};
	return { actions, problem, message, forget: () => setMessage( '' ) };
}
