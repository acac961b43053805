import type {
	BasketStore,
	Fragments,
	FragmentsResponse,
	Marketday,
} from '@marketday/kernel';

import { learnFromFragments, replaceFragments } from './fragments';

/** The few parts of jQuery that WooCommerce's events need; present only where another plugin loaded it. */
interface JQueryNode {
	trigger: ( event: string, parameters?: unknown[] ) => void;
	triggerHandler: ( event: string, parameters?: unknown[] ) => unknown;
	on: (
		events: string,
		listener: ( event: unknown, ...parameters: unknown[] ) => void
	) => void;
}
type JQuery = ( element: Element ) => JQueryNode;

declare global {
	interface Window {
		jQuery?: JQuery;
	}
}

const body = () => window.jQuery?.( document.body );

/** While we speak we do not listen: our own events would come back as news. */
let isSpeaking = false;

/** Says it once as a DOM event, unless a listener of the jQuery event has translated it already. */
function speak( name: string, trigger: () => void ): void {
	const nativeName = `wc-blocks_${ name }`;
	let isSaid = false;
	const notice = () => ( isSaid = true );
	isSpeaking = true;
	document.body.addEventListener( nativeName, notice );
	try {
		trigger();
		if ( ! isSaid ) {
			document.body.dispatchEvent(
				new CustomEvent( nativeName, {
					bubbles: true,
					detail: { preserveCartData: false },
				} )
			);
		}
	} finally {
		document.body.removeEventListener( nativeName, notice );
		isSpeaking = false;
	}
}

/** False where another plugin stops this addition (`should_send_ajax_request.adding_to_cart`). */
export function mayAdd( button: Element ): boolean {
	const allowed =
		body()?.triggerHandler( 'should_send_ajax_request.adding_to_cart', [
			window.jQuery?.( button ),
		] ) !== false;
	if ( ! allowed ) {
		body()?.trigger( 'ajax_request_not_sent.adding_to_cart', [
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
	speak(
		'adding_to_cart',
		() =>
			body()?.trigger( 'adding_to_cart', [
				window.jQuery?.( button ),
				data,
			] )
	);
}

export function announceChange(
	name: 'added_to_cart' | 'removed_from_cart',
	fragments: Fragments,
	hash: string,
	button: Element
): void {
	speak(
		name,
		() =>
			body()?.trigger( name, [
				fragments,
				hash,
				window.jQuery?.( button ),
			] )
	);
}

/** Regions were replaced: `wc_fragments_refreshed` for those that draw into them. */
export function announceFragments(): void {
	isSpeaking = true;
	body()?.trigger( 'wc_fragments_loaded' );
	body()?.trigger( 'wc_fragments_refreshed' );
	isSpeaking = false;
}

/** Hears what other scripts did to the basket. */
export function hearWooEvents( basket: BasketStore ): void {
	for ( const name of [ 'added_to_cart', 'removed_from_cart' ] ) {
		document.body.addEventListener( `wc-blocks_${ name }`, () => {
			if ( ! isSpeaking ) {
				basket.refresh();
			}
		} );
	}
	const listen = () => {
		body()?.on(
			'added_to_cart removed_from_cart',
			( _event, fragments ) => {
				if ( ! isSpeaking ) {
					// A translation of this event to the DOM is the same news.
					isSpeaking = true;
					learnFromFragments( basket, fragments as Fragments );
					setTimeout( () => ( isSpeaking = false ) );
				}
			}
		);
		body()?.on( 'updated_cart_totals wc_cart_emptied', () =>
			basket.refresh()
		);
	};
	if ( document.readyState === 'complete' || window.jQuery ) {
		listen();
	} else {
		window.addEventListener( 'load', listen, { once: true } );
	}
}

/** A change made by one of our own parts: the regions that others drew are asked for anew, and everyone hears of it. */
export function tellOwnChanges( { basket, client }: Marketday ): void {
	basket.subscribe( async ( state, before ) => {
		if ( state.changes === before.changes ) {
			return;
		}
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
		speak(
			name,
			() => body()?.trigger( name, [ fragments, hash, undefined ] )
		);
		announceFragments();
	} );
}
