import { behaviour } from '@marketday/behaviour';
import { __ } from '@marketday/kernel';
import { pressOnce } from '@marketday/kernel/product-list';

import { buyNow } from './buy-now';
import { createFetchedViews } from './fetched-views';
import { createListingPages, listedIn } from './listing-pages';
import { bringAssets } from './page-assets';
import type { QuickViewHost } from './quick-view-host';

const BUTTON = '[data-marketday-button="quick-view"][data-postid]';
/** As many products on each side as arrows lead to. */
const AROUND = 60;

/** The products of the listing around a button, as many on each side as arrows lead to. */
function listAround( button: HTMLElement, id: string ): string {
	const all = listedIn( button.closest( 'ul, ol' ) );
	const at = all.indexOf( id );
	return all.slice( Math.max( 0, at - AROUND ), at + AROUND + 1 ).join();
}

/** The next product in the place of the last; the focus stays on the arrow that led to it. */
function place( content: HTMLElement, view: HTMLElement ): void {
	const direction = content
		.querySelector( '.wopb-nav-arrow:focus' )
		?.className.match( /is-\w+/ )?.[ 0 ];
	content.replaceChildren( view );
	if ( direction ) {
		const arrows =
			view.querySelectorAll< HTMLElement >( '.wopb-nav-arrow' );
		const same = view.querySelector< HTMLElement >(
			`.wopb-nav-arrow.${ direction }`
		);
		( same ?? arrows[ 0 ] )?.focus( { preventScroll: true } );
		content.closest( 'dialog' )?.scrollTo( { top: 0 } );
	}
}

/** What the buttons do. */
export function createQuickView( host: QuickViewHost ) {
	const { overlay } = host;
	const fetchView = createFetchedViews( ( postid, postList ) =>
		host.call( 'wopb_quickview', { postid, postList } )
	);
	const pages = createListingPages( host.page );
	let isShown = false;
	let closesAfterAdd = false;

	const what = ( button: HTMLElement ) => {
		const id = button.dataset.postid ?? '';
		return [ id, button.dataset.list ?? listAround( button, id ) ] as const;
	};

	const fetchAhead = ( button: HTMLElement ) =>
		void fetchView( ...what( button ) ).catch( () => {} );

	function onClosed(): void {
		isShown = false;
		// Its entry of the history goes with it, unless going back has closed it.
		if ( window.history.state?.marketdayQuickView ) {
			window.history.back();
		}
	}

	async function show( button: HTMLElement ): Promise< void > {
		const [ id, shown ] = what( button );
		if ( ! button.dataset.list ) {
			pages.begin( button );
		}
		// Without the next page there is this one still.
		const list = await pages.extend( id, shown ).catch( () => shown );
		const template = document.createElement( 'template' );
		template.innerHTML = await fetchView( id, list );
		const { content } = template;
		const assets = content.querySelector( 'template' );
		const view =
			content.querySelector< HTMLElement >( '[data-product_id]' );
		if ( ! view ) {
			throw new Error( 'The answer shows no product.' );
		}
		if ( assets ) {
			await bringAssets( assets.content );
		}
		closesAfterAdd = view.dataset.modal_close_after_cart === 'yes';
		place(
			overlay.open( {
				title: view.dataset.title ?? '',
				closeLabel: __( 'Close modal', 'marketday' ),
				className: 'marketday-quick-view-dialog',
				onClosed,
			} ),
			view
		);
		if ( ! isShown ) {
			isShown = true;
			window.history.pushState(
				{ ...window.history.state, marketdayQuickView: true },
				''
			);
		}
	}

	window.addEventListener( 'popstate', ( { state } ) => {
		if ( isShown && ! state?.marketdayQuickView ) {
			overlay.close();
		}
	} );
	document.body.addEventListener( 'wc-blocks_added_to_cart', () => {
		if ( isShown && closesAfterAdd ) {
			overlay.close();
			overlay.say( __( 'Added to your basket.', 'marketday' ), {
				label: __( 'View basket', 'marketday' ),
				run: () => host.goTo( host.basketUrl ),
			} );
		}
	} );
	behaviour( BUTTON, { intent: fetchAhead } );
	document
		.querySelectorAll< HTMLElement >( `${ BUTTON }:hover` )
		.forEach( fetchAhead );

	return {
		press: pressOnce(
			( button ) =>
				button instanceof HTMLButtonElement && button.name === 'buy-now'
					? buyNow( host, button )
					: show( button ),
			( error ) => {
				host.reportFailure( error );
				overlay.say(
					navigator.onLine
						? __(
								'This did not work. Please try again in a moment.',
								'marketday'
						  )
						: __(
								'You are offline. Please try again when you are connected.',
								'marketday'
						  )
				);
			}
		),
	};
}
