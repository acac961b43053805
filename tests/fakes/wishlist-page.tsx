// @features wishlist

import type { Overlay } from '@marketday/ui';
import { act } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';

import { createWishlist, WishlistView } from '@marketday/features/wishlist';

type Props = ComponentProps< typeof WishlistView >;

/** The number of the list that is shown; 0 for all. */
export const wishlistContents = (
	ids: readonly number[],
	list: string
): Props[ 'contents' ] => ( {
	lists:
		list === '0'
			? []
			: [ 'All lists', 'Kitchen' ].map( ( name, at ) => ( {
					name,
					url: `/wishlist/?list=${ at }`,
					count: `${ ids.length }`,
					isShown: at === 1,
			  } ) ),
	products: ids.map( ( id ) => ( {
		id,
		name: `Mug ${ id }`,
		picture: null,
		about: {
			html: `<p class="marketday-wished__name"><a href="/product/${ id }/">Mug ${ id }</a></p>`,
		},
		offer: { kind: 'add', productId: id, quantity: 1 },
		fields: {
			html: `<summary>Note</summary><textarea name="note[${ id }]">Old</textarea><button type="submit" name="save" value="${ id }">Save</button>`,
		},
	} ) ),
	action: '/wishlist/',
	keys: [ { name: 'list', value: list } ],
	pageUrl: '',
	shopUrl: ids.length === 0 ? '/shop/' : '',
} );

/** As the shop prints it: `wishlist.parity.test.tsx` holds that equal. */
export const wishlistMarkup = ( ids: readonly number[], list = '0' ) =>
	renderToStaticMarkup(
		<WishlistView
			contents={ wishlistContents( ids, list ) }
			actions={ {} as Props[ 'actions' ] }
		/>
	);

export const find = ( selector: string ) =>
	document.querySelector( selector ) as HTMLElement;
export const button = ( name: string, value: number | string = '' ) =>
	find( `[name="${ name }"]${ value && `[value="${ value }"]` }` );

/** A page with a heart and a list. */
export function showWishlist(
	kept: number[],
	{ isPage = true, list = '0' } = {}
) {
	document.body.innerHTML = `<a data-postid="5">Heart</a><div class="${
		isPage ? 'marketday-wishlist' : ''
	}"><div data-marketday-island="wishlist">${ wishlistMarkup(
		kept,
		list
	) }</div></div>`;
	const memory = { ids: kept, read: () => memory.ids };
	/** As the shop does, where data are asked for. */
	const call = jest.fn( async ( fields: Record< string, unknown > ) => {
		const ids = String( fields.post_id ).split( ',' ).map( Number );
		memory.ids =
			fields.type === 'add'
				? [ ...memory.ids, ...ids ]
				: memory.ids.filter( ( id ) => ! ids.includes( id ) );
		return JSON.stringify( {
			success: true,
			data: {
				contents: wishlistContents( memory.ids, list ),
				message: 'Done',
			},
		} );
	} );
	const overlay = {
		show: jest.fn< void, Parameters< Overlay[ 'show' ] > >(),
		close: jest.fn(),
		say: jest.fn< void, Parameters< Overlay[ 'say' ] > >(),
	};
	const host = {
		...{ memory, overlay, call },
		mark: jest.fn(),
		addToBasket: jest.fn( async () => true ),
		showAddition: jest.fn(),
		reportFailure: jest.fn(),
		goTo: jest.fn(),
	};
	const made = createWishlist( host );
	const element = find( '[data-marketday-island]' );
	/** React takes the list over. */
	const come = () =>
		act( async () => {
			hydrateRoot(
				element,
				createElement(
					made.island.Component,
					made.island.read( element )
				)
			);
		} );
	return { ...host, ...made, come };
}
