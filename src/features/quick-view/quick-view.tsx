import { behaviour, listen } from '@marketday/behaviour';
import { __ } from '@marketday/kernel';
import { pressOnce } from '@marketday/kernel/product-list';

import { buyNow } from './buy-now';
import { createFetchedViews } from './fetched-views';
import { createListingPages, listedIn } from './listing-pages';
import { bringAssets } from './page-assets';
import type { QuickViewHost } from './quick-view-host';
import { readQuickView } from './read-quick-view';
import { createShownView, type ListedView } from './shown-view';

const BUTTON = '[data-marketday-button="quick-view"][data-postid]';
/** Number of products on each side that arrows lead to. */
const AROUND = 60;

/** The products of the listing around a button, as many on each side as arrows lead to. */
function listAround( button: HTMLElement, id: string ): string {
	const all = listedIn( button.closest( 'ul, ol' ) );
	const at = all.indexOf( id );
	return all.slice( Math.max( 0, at - AROUND ), at + AROUND + 1 ).join();
}

const sorry = () =>
	navigator.onLine
		? __( 'That didn’t work. Please try again in a moment.', 'marketday' )
		: __(
				'You’re offline. Please try again once you’re connected.',
				'marketday'
		  );

/** Creates the behaviour of the buttons. */
export function createQuickView( host: QuickViewHost ) {
	const { overlay } = host;
	const fetchView = createFetchedViews( ( postid, postList ) =>
		host.call( 'wopb_quickview', { postid, postList } )
	);
	const pages = createListingPages( host.page );
	const what = ( button: HTMLElement ) => {
		const id = button.dataset.postid ?? '';
		return [ id, listAround( button, id ) ] as const;
	};
	const fetchAhead = ( id: string, list: string ) =>
		void fetchView( id, list ).catch( () => {} );

	/** The product with its styles, and the list as it goes on from there. */
	async function find( id: string, known: string ): Promise< ListedView > {
		// Without the next page there is this one still.
		const list = await pages.extend( id, known ).catch( () => known );
		const view = readQuickView( await fetchView( id, list ) );
		if ( view.assets ) {
			await bringAssets( view.assets );
		}
		return { ...view, list };
	}

	const shown = createShownView( { host, find, fetchAhead, sorry } );

	listen( document.body, 'wc-blocks_added_to_cart', () => {
		if ( shown.closesAfterAdd() ) {
			overlay.close();
			overlay.say( __( 'Added to your basket.', 'marketday' ), {
				label: __( 'View basket', 'marketday' ),
				run: () => host.goTo( host.basketUrl ),
			} );
		}
	} );
	behaviour( BUTTON, {
		intent: ( button ) => fetchAhead( ...what( button ) ),
	} );
	document
		.querySelectorAll< HTMLElement >( `${ BUTTON }:hover` )
		.forEach( ( button ) => fetchAhead( ...what( button ) ) );

	return {
		press: pressOnce(
			( button ) => {
				if ( button instanceof HTMLButtonElement ) {
					return buyNow( host, button );
				}
				pages.begin( button );
				return shown.open( ...what( button ) );
			},
			( error ) => {
				host.reportFailure( error );
				overlay.say( sorry() );
			}
		),
	};
}
