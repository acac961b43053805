import type { Listing, Product } from '@marketday/kernel/products';

import type { PartProps } from './element';

/** Props of a small button of a card. */
export interface CardButtonProps extends Pick< PartProps, 'shop' | 'address' > {
	readonly product: Product;
	readonly listing: Listing;
}
