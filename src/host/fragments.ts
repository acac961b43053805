import type { Basket, BasketStore, Fragments } from '@marketday/kernel';

/** Carries the basket itself beside the regions, so that an addition needs no second request. */
const BASKET_DATA = 'script.marketday-basket-data';

function parse( html: string ): Element[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html.trim();
	return [ ...template.content.children ];
}

/** Replaces each page region by the server's new markup (docs/PROTOCOL.md#basket). */
export function replaceFragments( fragments: Fragments ): void {
	for ( const [ selector, html ] of Object.entries( fragments ) ) {
		if ( selector !== BASKET_DATA ) {
			document
				.querySelectorAll( selector )
				.forEach( ( region ) =>
					region.replaceWith( ...parse( html ) )
				);
		}
	}
}

/** Tells the page's basket what the fragments say; asks the server where they do not say it. */
export function learnFromFragments(
	basket: BasketStore,
	fragments: Fragments | undefined
): void {
	const data = fragments?.[ BASKET_DATA ];
	const text = data ? parse( data )[ 0 ]?.textContent : '';
	try {
		basket.seed( JSON.parse( text ?? '' ) as Basket );
	} catch {
		basket.refresh();
	}
}
