import { listen } from '@marketday/behaviour';

import { call, type WalletParams, walletParams } from './calls';
import { updatePayLater } from './pay-later';
import { chosenProduct, productForm } from './product';
import type { WalletPage } from './wallet-page';
import type { Wallet } from './wallet-types';

/**
 * Keeps the words on paying later in step with what is to be paid.
 *
 * @param root
 * @param wallet
 * @param params
 * @param page
 */
export function followTotal(
	root: HTMLElement,
	wallet: Wallet,
	params: WalletParams,
	page: WalletPage
): void {
	if ( params.context === 'product' ) {
		followProduct( root, wallet, params );
	} else {
		followBasket( root, wallet, params, page );
	}
}

/** Watches the price of the product: asked at once, then not more often than the contract says. */
function followProduct(
	root: HTMLElement,
	wallet: Wallet,
	params: WalletParams
): void {
	if ( ! params.simulate_cart.enabled ) {
		return;
	}
	let waits = false;
	let asksAgain = false;
	const ask = async () => {
		if ( waits ) {
			asksAgain = true;
			return;
		}
		waits = true;
		setTimeout( () => {
			waits = false;
			if ( asksAgain ) {
				asksAgain = false;
				ask();
			}
		}, params.simulate_cart.throttling );
		const seen = await call< {
			total: number;
			button: { is_disabled: boolean };
			messages: { is_hidden: boolean };
		} >( 'ppc-simulate-cart', params, {
			products: [ chosenProduct( root ) ],
		} ).catch( () => null );
		await updatePayLater(
			root,
			wallet,
			seen ? String( seen.total ) : '',
			! seen || seen.button.is_disabled || seen.messages.is_hidden
		);
	};
	productForm( root )?.addEventListener( 'change', ask );
	ask();
}

/** Watches the basket for the words on paying it later. */
function followBasket(
	root: HTMLElement,
	wallet: Wallet,
	params: WalletParams,
	page: WalletPage
): void {
	const say = ( { total_str: sum = '', messages }: WalletParams ) =>
		updatePayLater( root, wallet, sum, messages.is_hidden );
	for ( const change of [ 'added_to', 'removed_from' ] ) {
		listen( document.body, `wc-blocks_${ change }_cart`, () =>
			walletParams( params.context, page, true ).then( say, () => {} )
		);
	}
	say( params );
}
