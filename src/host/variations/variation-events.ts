import type { Variation } from '@marketday/kernel';

import type {} from '../page-events';

const FOUND = 'marketday_variation_found';
const RESET = 'marketday_variation_reset';

/** The small buttons beside the form mean what is chosen: it is the red shirt that is saved, and compared. */
function nameChoice( { dataset }: HTMLElement, id: string ): void {
	const product = dataset.product_id;
	document
		.querySelectorAll< HTMLElement >(
			`.marketday-product-buttons:not(.is-on-card) :is([data-postid="${ product }"], [data-product="${ product }"])`
		)
		.forEach( ( button ) => {
			button.dataset.product = product;
			button.dataset.postid = id || product;
		} );
}

/**
 * Says which variation a form shows: as a DOM event of the form, and in WooCommerce's jQuery events `found_variation`,
 * `show_variation` and `reset_data`.
 *
 * @param form      The form of the product.
 * @param variation Null when none is shown.
 */
export function announceVariation(
	form: HTMLFormElement,
	variation: Variation | null
): void {
	const node = window.jQuery?.( form );
	if ( variation ) {
		node?.trigger( 'found_variation', [ variation.wire ] );
		node?.trigger( 'show_variation', [
			variation.wire,
			variation.isPurchasable && variation.isInStock,
		] );
	} else {
		node?.trigger( 'reset_data' );
		node?.trigger( 'hide_variation' );
	}
	nameChoice( form, `${ variation?.id ?? '' }` );
	form.dispatchEvent(
		new CustomEvent< Variation | null >( variation ? FOUND : RESET, {
			bubbles: true,
			detail: variation,
		} )
	);
}

/** Hears the variations shown by the forms within an element. */
export function listenToVariations(
	within: HTMLElement,
	listener: ( variation: Variation | null ) => void
): void {
	for ( const name of [ FOUND, RESET ] ) {
		within.addEventListener( name, ( event ) =>
			listener( ( event as CustomEvent< Variation | null > ).detail )
		);
	}
}
