import type { Listing, Product } from '@marketday/kernel/products';

import type { PartProps } from './element';

/** What a small button of a card is drawn with. */
export interface CardButtonProps extends Pick< PartProps, 'shop' | 'address' > {
	readonly product: Product;
	readonly listing: Listing;
}
