import type { WalletPage } from './wallet-page';

const load = () =>
	import( /* webpackChunkName: "paypal-buttons/wallet" */ './wallet' );

const at = ( { target }: Event, selector: string ) =>
	target instanceof Element
		? target.closest< HTMLElement >( selector )
		: null;

/**
 * Makes the page's PayPal buttons work, those that come later too. Nothing is loaded, and PayPal hears of nobody, until a shopper turns to one.
 *
 * @param page
 */
export function listenForWallets( page: WalletPage ): void {
	const onIntent = ( event: Event ) => {
		const root = at( event, '[data-paypal]' );
		if ( root && root.dataset.paypalState === undefined ) {
			root.dataset.paypalState = 'near';
			load().then(
				( { prepareWallet } ) => prepareWallet( root, page ),
				() => {}
			);
		}
	};
	for ( const type of [ 'pointerover', 'focusin', 'touchstart' ] ) {
		document.addEventListener( type, onIntent, { passive: true } );
	}
	document.addEventListener( 'click', ( event ) => {
		const button = at( event, '.marketday-paypal__button' );
		const root = at( event, '[data-paypal]' );
		if ( button && root && root.ariaBusy !== 'true' ) {
			root.ariaBusy = 'true';
			load()
				.then( ( { pay } ) => pay( root, button, page ) )
				.catch( () => {} )
				.finally( () => ( root.ariaBusy = 'false' ) );
		}
	} );
}
