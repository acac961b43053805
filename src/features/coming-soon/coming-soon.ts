/**
 * Closes the banner of a shop that is not open yet: it is hidden once the request is done (docs/PROTOCOL.md#store-notice), and stays where it fails.
 *
 * @param dismiss Keeps with the user that the banner was closed; gets the address of the user's own REST resource.
 * @param report  Hears of a failure (docs/PROTOCOL.md#background-failures).
 */
export function listenToBanner(
	dismiss: ( url: string ) => Promise< unknown >,
	report: ( error: unknown ) => void
): void {
	const banner = document.getElementById( 'coming-soon-footer-banner' );
	const button = banner?.querySelector< HTMLElement >(
		'.coming-soon-footer-banner-dismiss'
	);
	button?.addEventListener( 'click', async () => {
		button.ariaBusy = 'true';
		try {
			await dismiss( button.dataset.restUrl ?? '' );
			banner!.hidden = true;
		} catch ( error ) {
			report( error );
		} finally {
			button.ariaBusy = null;
		}
	} );
}
