import { listen } from '@marketday/behaviour';
import type {
	BasketState,
	Fragments,
	FragmentsResponse,
	Marketday,
} from '@marketday/kernel';

import { replaceFragments } from './fragments';
import { jQueryBody, suppressEcho } from './page-events';

/** Says it once as a DOM event, unless a listener of the jQuery event has translated it already. */
function dispatch( name: string, trigger: () => void ): void {
	const nativeName = `wc-blocks_${ name }`;
	let isReported = false;
	const notice = () => ( isReported = true );
	suppressEcho.isActive = true;
	const stop = listen( document.body, nativeName, notice );
	try {
		trigger();
		if ( ! isReported ) {
			document.body.dispatchEvent(
				new CustomEvent( nativeName, {
					bubbles: true,
					detail: { preserveCartData: false },
				} )
			);
		}
	} finally {
		stop();
		suppressEcho.isActive = false;
	}
}

/** False where another plugin stops this addition (`should_send_ajax_request.adding_to_cart`). */
export function mayAdd( button: Element ): boolean {
	const body = jQueryBody();
	const allowed =
		body?.triggerHandler( 'should_send_ajax_request.adding_to_cart', [
			window.jQuery?.( button ),
		] ) !== false;
	if ( ! allowed ) {
		body?.trigger( 'ajax_request_not_sent.adding_to_cart', [
			false,
			false,
			window.jQuery?.( button ),
		] );
	}
	return allowed;
}

/** Listeners may change the data that is sent, as they do with WooCommerce's own button. */
export function announceAdding(
	button: Element,
	data: Record< string, string >
): void {
	dispatch(
		'adding_to_cart',
		() =>
			jQueryBody()?.trigger( 'adding_to_cart', [
				window.jQuery?.( button ),
				data,
			] )
	);
}

export function announceChange(
	name: 'added_to_cart' | 'removed_from_cart',
	fragments: Fragments,
	hash: string,
	button?: Element
): void {
	dispatch(
		name,
		() =>
			jQueryBody()?.trigger( name, [
				fragments,
				hash,
				button && window.jQuery?.( button ),
			] )
	);
}

/** Regions were replaced: `wc_fragments_refreshed` for those that draw into them. */
export function announceFragments(): void {
	suppressEcho.isActive = true;
	jQueryBody()?.trigger( 'wc_fragments_loaded' );
	jQueryBody()?.trigger( 'wc_fragments_refreshed' );
	suppressEcho.isActive = false;
}

/** A change made by one of our own parts: the regions that others drew are asked for anew, and everyone hears of it. */
export async function dispatchChange(
	{ client }: Marketday,
	state: BasketState,
	before: BasketState
): Promise< void > {
	const hasRegions = document.querySelector(
		'.widget_shopping_cart_content'
	);
	const { fragments = {}, cart_hash: hash = '' } = hasRegions
		? await client.wcAjax
				.getRefreshedFragments()
				.catch( () => ( {} ) as FragmentsResponse )
		: ( {} as FragmentsResponse );
	replaceFragments( fragments );
	const count = state.basket?.itemCount ?? 0;
	const name =
		count < ( before.basket?.itemCount ?? 0 )
			? 'removed_from_cart'
			: 'added_to_cart';
	announceChange( name, fragments, hash );
	announceFragments();
}
