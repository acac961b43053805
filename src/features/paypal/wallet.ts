import {
	call,
	SORRY,
	type WalletParams,
	walletParams,
	WalletRefusal,
} from './calls';
import { chooseDelivery, moveDelivery } from './delivery';
import { leave } from './leave';
import { METHOD, placeOrder } from './place-order';
import { chosenProduct, isIncomplete, productForm } from './product';
import { loadWallet } from './sdk';
import { followTotal } from './follow-total';
import type { WalletPage } from './wallet-page';
import type { Wallet, WalletHandlers } from './wallet-types';

const wallets = new Map< string, Promise< Wallet > >();

const contextOf = ( { dataset }: HTMLElement ) => dataset.paypal ?? 'checkout';

function walletOf( params: WalletParams ): Promise< Wallet > {
	const there = wallets.get( params.context );
	if ( there ) {
		return there;
	}
	const wallet = loadWallet( params );
	wallets.set( params.context, wallet );
	wallet.catch( () => wallets.delete( params.context ) );
	return wallet;
}

function say( root: HTMLElement, sentence: string ): void {
	const place = root.querySelector( '.marketday-paypal__error' );
	if ( place ) {
		place.textContent = sentence;
	}
}

/** A shopper has turned to the button: all that its press needs is fetched. */
export async function prepareWallet(
	root: HTMLElement,
	page: WalletPage
): Promise< void > {
	try {
		const params = await walletParams( contextOf( root ), page );
		const wallet = await walletOf( params );
		for ( const other of root.querySelectorAll< HTMLElement >(
			'[data-funding]:not([data-funding=paypal])'
		) ) {
			other.hidden = ! wallet.isEligible( other.dataset.funding ?? '' );
		}
		await drawTheirs( root, wallet, params, page );
		followTotal( root, wallet, params, page );
	} catch {
		// The press tells it, where there is one.
		delete root.dataset.paypalState;
	}
}

/** PayPal's own buttons in the place of ours, where only they open its window. */
async function drawTheirs(
	root: HTMLElement,
	{ draw }: Wallet,
	params: WalletParams,
	page: WalletPage
): Promise< void > {
	const ours = root.querySelectorAll< HTMLElement >(
		'button[data-funding]:not([hidden])'
	);
	for ( const button of draw ? ours : [] ) {
		const { funding = 'paypal' } = button.dataset;
		const place = document.createElement( 'div' );
		button.after( place );
		await draw?.(
			place,
			funding,
			handlersOf( root, funding, params, page )
		);
		button.hidden = true;
	}
}

/** The button was pressed. */
export async function pay(
	root: HTMLElement,
	button: HTMLElement,
	page: WalletPage
): Promise< void > {
	if ( ! mayOpen( root ) ) {
		return;
	}
	try {
		const params = await walletParams( contextOf( root ), page );
		const wallet = await walletOf( params ).catch( () => null );
		if ( ! wallet ) {
			await goOnWithout( root, params, page );
			return;
		}
		const funding = button.dataset.funding ?? 'paypal';
		const handlers = handlersOf( root, funding, params, page );
		if ( funding === 'card' && wallet.cards ) {
			const { payByCard } = await import(
				/* webpackChunkName: "paypal-buttons/card" */ './card'
			);
			await payByCard( root, button, wallet.cards, params, handlers );
			return;
		}
		await wallet.start?.( funding, handlers );
	} catch ( reason ) {
		show( root, page, reason );
	}
}

/** A product that is not chosen whole says so itself. */
function mayOpen( root: HTMLElement ): boolean {
	say( root, '' );
	return (
		contextOf( root ) !== 'product' || ! isIncomplete( productForm( root ) )
	);
}

/** PayPal's script is blocked: the checkout's form leads to PayPal's page. */
async function goOnWithout(
	root: HTMLElement,
	params: WalletParams,
	page: WalletPage
): Promise< void > {
	const context = contextOf( root );
	if ( context === 'checkout' ) {
		await placeOrder( root, page );
		return;
	}
	if ( context === 'product' ) {
		await fillBasket( root, params );
	}
	leave( params.redirect );
}

async function fillBasket(
	root: HTMLElement,
	params: WalletParams
): Promise< void > {
	await call( 'ppc-change-cart', params, {
		products: [ chosenProduct( root ) ],
	} );
	document.body.dispatchEvent(
		new CustomEvent( 'wc-blocks_added_to_cart', {
			bubbles: true,
			detail: { preserveCartData: false },
		} )
	);
}

function handlersOf(
	root: HTMLElement,
	funding: string,
	params: WalletParams,
	page: WalletPage
): WalletHandlers {
	const context = contextOf( root );
	const isCheckout = context === 'checkout';
	let id = '';
	return {
		mayOpen: () => mayOpen( root ),
		createOrder: async () => {
			if ( context === 'product' ) {
				await fillBasket( root, params );
			}
			const created = await call< { id: string } >(
				'ppc-create-order',
				params,
				{
					context,
					payment_method: METHOD,
					funding_source: funding,
					...( isCheckout && { form_encoded: encodedForm( root ) } ),
				}
			);
			id = created.id;
			return id;
		},
		onApprove: ( orderId ) =>
			approve( root, orderId, funding, params, page ).catch( ( reason ) =>
				show( root, page, reason )
			),
		onCancel: () => say( root, '' ),
		onError: ( reason ) => show( root, page, reason ),
		...( ! isCheckout && {
			onAddress: ( address ) => moveDelivery( id, address, params, page ),
			onOption: ( rate ) => chooseDelivery( id, rate, params, page ),
		} ),
	};
}

async function approve(
	root: HTMLElement,
	orderId: string,
	funding: string,
	params: WalletParams,
	page: WalletPage
): Promise< void > {
	const isCheckout = contextOf( root ) === 'checkout';
	const approval = () =>
		call< { order_received_url?: string } >( 'ppc-approve-order', params, {
			order_id: orderId,
			funding_source: funding,
			should_create_wc_order:
				! isCheckout && ! params.final_review_enabled,
		} );
	if ( isCheckout ) {
		await placeOrder( root, page, approval );
	} else {
		leave( ( await approval() ).order_received_url || params.redirect );
	}
}

function encodedForm( root: HTMLElement ): string {
	const form = root.closest( 'form' );
	const fields = new URLSearchParams();
	for ( const [ name, value ] of form ? new FormData( form ) : [] ) {
		if ( typeof value === 'string' ) {
			fields.append( name, value );
		}
	}
	return fields.toString();
}

/** Tells what is wrong with fields at them; any other sentence stands below the button. */
function show(
	root: HTMLElement,
	{ checkout }: WalletPage,
	reason: unknown
): void {
	const isOurs = reason instanceof WalletRefusal;
	const fields = isOurs ? reason.fields : {};
	const form = checkout.form();
	if ( form && Object.keys( fields ).length > 0 ) {
		form.refuse( fields );
		return;
	}
	say( root, isOurs ? reason.message : SORRY() );
}
