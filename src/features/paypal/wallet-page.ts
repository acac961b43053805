/** Where the site answers. */
export interface WalletPage {
	/** e.g. `https://shop.example/?wc-ajax=%%endpoint%%`. */
	wcAjaxUrl: string;
	/** The site's REST root. */
	restUrl: string;
}
