import { inside, keysOf } from '@marketday/kernel/product-list';

import type {
	WishedOffer,
	WishedProduct,
	WishlistContents,
} from './wishlist-contents';

const addressOf = ( root: ParentNode | null, selector: string ) =>
	root?.querySelector( selector )?.getAttribute( 'href' ) ?? '';
/** Words without what follows them: a product's name for screen readers, or a count. */
const wordsOf = ( element: Element ) =>
	element.firstChild?.textContent?.trim() ?? '';

function readOffer( row: Element ): WishedOffer | null {
	const button = row.querySelector< HTMLElement >( '[name=to-basket]' );
	if ( button ) {
		return {
			kind: 'add',
			productId: Number( button.dataset.product_id ),
			quantity: Number( button.dataset.quantity ),
		};
	}
	const link = row.querySelector( '.marketday-wished__buttons > a' );
	return link
		? {
				kind: 'see',
				text: wordsOf( link ),
				url: link.getAttribute( 'href' ) ?? '',
		  }
		: null;
}

/** Name of a line; what is no longer sold has no link. */
const nameOf = ( line: Element | null ) =>
	( line?.querySelector( 'a' ) ?? line )?.textContent ?? '';

const readProduct = ( row: HTMLElement ): WishedProduct => ( {
	id: Number( row.dataset.id ),
	name: nameOf( row.querySelector( '.marketday-wished__name' ) ),
	picture: inside( row, '.marketday-wished__picture' ),
	about: inside( row, '.marketday-wished__what' ) ?? { html: '' },
	offer: readOffer( row ),
	fields: inside( row, '.marketday-wished__edit' ),
} );

/**
 * Reads a wishlist out of the markup that php/Lists/Wishlist draws.
 *
 * @param element That holds it.
 */
export function readWishlist( element: ParentNode ): WishlistContents {
	const form = element.querySelector( 'form' );
	return {
		lists: [
			...element.querySelectorAll( '.marketday-wishlist__names a' ),
		].map( ( link ) => ( {
			name: wordsOf( link ),
			url: link.getAttribute( 'href' ) ?? '',
			count: link.querySelector( 'span' )?.textContent ?? '',
			isShown: link.hasAttribute( 'aria-current' ),
		} ) ),
		products: [
			...( form?.querySelectorAll< HTMLElement >( '[data-id]' ) ?? [] ),
		].map( readProduct ),
		action: form?.getAttribute( 'action' ) ?? '',
		keys: keysOf( form ),
		pageUrl: addressOf( form, '.marketday-wished__foot a' ),
		shopUrl: addressOf( element, '.marketday-wished__empty a' ),
	};
}
