const NOTICES =
	'[role="alert"]:is(.marketday-notice,.wc-block-components-notice-banner,.woocommerce-error,.woocommerce-message,.woocommerce-info)';

const OFFSET = 100;

/** Gives the first notice the focus, and scrolls the page to it. */
export function focusNotice(): void {
	const notice = document.querySelector< HTMLElement >( NOTICES );
	if ( notice ) {
		notice.tabIndex = -1;
		notice.focus( { preventScroll: true } );
		window.scrollTo( {
			top: notice.getBoundingClientRect().top + window.scrollY - OFFSET,
		} );
	}
}
