import type { CheckoutExtensions } from '@marketday/kernel';

/** Addresses at which the site answers. */
export interface WalletPage {
	/** e.g. `https://shop.example/?wc-ajax=%%endpoint%%`. */
	wcAjaxUrl: string;
	/** The site's REST root. */
	restUrl: string;
	/** The page's checkout, through which its button orders. */
	checkout: CheckoutExtensions;
}
