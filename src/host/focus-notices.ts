const NOTICES =
	'[role="alert"]:is(.marketday-notice,.wc-block-components-notice-banner,.woocommerce-error,.woocommerce-message,.woocommerce-info)';

const DELAY = 500;
const OFFSET = 100;

/** Section 8 'Notices': they receive focus 500 ms after load, and the page scrolls to them with an offset of 100 px. */
export function focusNotices(): void {
	const focus = () =>
		setTimeout( () => {
			const notice = document.querySelector< HTMLElement >( NOTICES );
			if ( ! notice ) {
				return;
			}
			notice.tabIndex = -1;
			notice.focus( { preventScroll: true } );
			window.scrollTo( {
				top:
					notice.getBoundingClientRect().top +
					window.scrollY -
					OFFSET,
			} );
		}, DELAY );
	if ( document.readyState === 'complete' ) {
		focus();
	} else {
		window.addEventListener( 'load', focus, { once: true } );
	}
}
