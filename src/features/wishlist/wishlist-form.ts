import { __, sprintf } from '@marketday/kernel';

import type { WishlistHost } from './wishlist-host';
import type { WishlistList } from './wishlist-list';
import { draw, removeRow } from './wishlist-rows';

/** What the buttons of the form around the list do, on its page and in the dialog. */
export function createWishlistForm( host: WishlistHost, list: WishlistList ) {
	const { overlay } = host;

	const redraw = ( form: HTMLElement, html = '' ) =>
		draw( form.parentElement ?? form, html, form );

	/** docs/PROTOCOL.md#lists-of-products: a row goes with its product; the last takes the list, and the dialog, with it. */
	function take( form: HTMLElement, id: number, html?: string ): void {
		if ( removeRow( form, id ) ) {
			return;
		}
		if ( overlay.isOpen() ) {
			overlay.close();
		} else {
			redraw( form, html );
		}
	}

	async function removeOne( form: HTMLElement, id: number ) {
		const data = await list.remove( [ id ], form );
		if ( data ) {
			take( form, id, data.html );
			overlay.say( __( 'Removed from your wishlist.', 'marketday' ) );
		}
	}

	async function moveOne( form: HTMLElement, button: HTMLButtonElement ) {
		const id = Number( button.value );
		const { product_id: product = '', quantity = '1' } = button.dataset;
		const isAdded = await host.addToBasket(
			{ product_id: product, quantity },
			button
		);
		const data = isAdded
			? await list.remove( [ id ], form, 'cart_remove' )
			: null;
		if ( data ) {
			take( form, id, data.html );
			overlay.say( __( 'Moved to your basket.', 'marketday' ) );
		}
	}

	async function moveAll( form: HTMLElement, button: HTMLButtonElement ) {
		const data = await list.moveAll( form );
		if ( ! data ) {
			return;
		}
		if ( data.fragments ) {
			host.showAddition( data, button );
		}
		if ( overlay.isOpen() && list.ids().length === 0 ) {
			overlay.close();
		} else {
			redraw( form, data.html );
		}
		overlay.say( data.message ?? '' );
	}

	async function removeAll( form: HTMLElement ) {
		const before = [
			...form.querySelectorAll< HTMLElement >( '[data-id]' ),
		].map( ( { dataset } ) => Number( dataset.id ) );
		const data = await list.remove( before, form );
		if ( data ) {
			overlay.close();
			redraw( form, data.html );
			overlay.say(
				sprintf(
					/* translators: %d: number of products. */
					__( 'Removed from your wishlist: %d', 'marketday' ),
					before.length
				)
			);
		}
	}

	return ( form: HTMLElement, button: HTMLButtonElement ) => {
		switch ( button.name ) {
			case 'to-basket':
				return moveOne( form, button );
			case 'all-to-basket':
				return moveAll( form, button );
			case 'clear':
				return removeAll( form );
			default:
				return removeOne( form, Number( button.value ) );
		}
	};
}
