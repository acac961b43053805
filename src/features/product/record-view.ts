import { whenLoaded } from '@marketday/behaviour';

/** docs/PROTOCOL.md#times-and-limits. */
const DELAY = 3000;

/** WordPress's own classes of the body say whose page it is, whoever draws it; 0 for any other page. */
function productOfPage(): number {
	const { classList, className } = document.body;
	return classList.contains( 'single-product' )
		? Number( /\bpostid-(\d+)/.exec( className )?.[ 1 ] ?? 0 )
		: 0;
}

/**
 * Tells the shop that the product of this page was looked at, once the page has been there for three seconds.
 *
 * @param send          Sends a product's id.
 * @param reportFailure Hears of a failure; nothing shows.
 */
export function recordView(
	send: ( id: number ) => Promise< unknown >,
	reportFailure: ( error: unknown ) => void
): void {
	const id = productOfPage();
	if ( ! id ) {
		return;
	}
	whenLoaded( () =>
		setTimeout( () => send( id ).catch( reportFailure ), DELAY )
	);
}
