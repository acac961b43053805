import { createBlock } from '@wordpress/blocks';

import { alignOf, type Foreign } from './foreign';

const settingsOf = ( attributes: object ) =>
	Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ , value ] ) => value !== undefined
		)
	);

/**
 * Makes one block of another.
 *
 * @param from The other block's name.
 * @param to   Ours.
 * @param read The settings that are carried over, of the other's; `align` where it is left out.
 */
export const transformFrom = < Attributes extends object = Foreign >(
	from: string,
	to: string,
	read: ( attributes: Attributes ) => object = alignOf
) => ( {
	type: 'block',
	blocks: [ from ],
	transform: ( attributes: Attributes ) =>
		createBlock( to, settingsOf( read( attributes ) ) ),
} );

/**
 * Makes ours of a block that its plugin registers for templates alone: in the editor of a page it stands there as a missing one.
 *
 * @param from     The missing block's name.
 * @param to       Ours.
 * @param settings Of ours.
 */
export const transformFromMissing = (
	from: string,
	to: string,
	settings: object = {}
) => ( {
	...transformFrom( 'core/missing', to, () => settings ),
	isMatch: ( attributes: Foreign ) => attributes.originalName === from,
} );

/** The product that a block shows, and the width in which it stands. */
export const chosenProduct = ( attributes: Foreign ) => ( {
	...alignOf( attributes ),
	productId:
		typeof attributes.productId === 'number' ? attributes.productId : 0,
} );

/**
 * Makes a block of WooCommerce's shortcode as a block.
 *
 * @param shortcode The page it stands for.
 * @param to        Our block.
 */
export const transformFromShortcode = (
	shortcode: 'cart' | 'checkout',
	to: string
) => ( {
	...transformFrom( 'woocommerce/classic-shortcode', to ),
	isMatch: ( attributes: Foreign ) =>
		( attributes.shortcode ?? 'cart' ) === shortcode,
} );
