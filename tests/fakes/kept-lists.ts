// @features compare, wishlist

import type { Comparison } from '@marketday/features/compare';
import type { WishlistView } from '@marketday/features/wishlist';
import type { ComponentProps } from 'react';

export const MUG = { id: 5, name: 'Mug' };
export const PLATE = { id: 6, name: 'Plate' };
const ALL = [ MUG, PLATE ];

/** Products of these ids. */
export const of = ( ids: readonly number[] ) =>
	ALL.filter( ( { id } ) => ids.includes( id ) );

/** A comparison with these products. */
export const comparisonOf = (
	ids: readonly number[]
): ComponentProps< typeof Comparison >[ 'data' ] => ( {
	products: of( ids ).map( ( { id, name } ) => ( {
		...{ id, name, url: `/product/${ id }/`, choice: '', picture: null },
		offer: { kind: 'add', productId: id, minimum: 1, maximum: null },
	} ) ),
	rows: [],
	places: 3 - ids.length,
	isShared: false,
	...{ action: '/compare/', keys: [], link: '', shopUrl: '' },
} );

/** A wishlist with these products. */
export const wantedOf = (
	ids: readonly number[]
): ComponentProps< typeof WishlistView >[ 'contents' ] => ( {
	products: of( ids ).map( ( { id, name } ) => ( {
		...{ id, name, picture: null, fields: null },
		about: {
			html: `<p class="marketday-wished__name"><a href="/product/${ id }/">${ name }</a></p>`,
		},
		offer: { kind: 'add', productId: id, quantity: 1 },
	} ) ),
	lists: [],
	...{ action: '/wishlist/', keys: [], pageUrl: '', shopUrl: '' },
} );
