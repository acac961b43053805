import { listen, observeChanges } from '@marketday/behaviour';
import { MarketdayProvider } from '@marketday/kernel';
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { pageShop } from './page-shop';
import { startHost } from './start-host';

const roots = new WeakMap< Element, Root >();

/** Props that PHP printed, or the element itself, from whose markup the island reads its state (`host/markup`). */
function propsOf( element: HTMLElement ): object | null {
	const { marketdayProps } = element.dataset;
	try {
		return marketdayProps ? JSON.parse( marketdayProps ) : { element };
	} catch {
		console.error( 'Its props are not JSON:', element );
		return null;
	}
}

function mount< Props extends object >(
	element: HTMLElement,
	Island: ComponentType< Props >
): void {
	const props = roots.has( element ) ? null : propsOf( element );
	if ( props ) {
		// In slices: a finger is never kept waiting by a large form.
		startTransition( () => {
			roots.set(
				element,
				hydrateRoot(
					element,
					<MarketdayProvider shop={ pageShop() }>
						{ createElement( Island, props as Props ) }
					</MarketdayProvider>,
					{
						// An island that has gone before React was there is none.
						onRecoverableError: ( error ) =>
							element.isConnected && reportError( error ),
					}
				)
			);
		} );
	}
}

function unmount( element: HTMLElement ): void {
	// A node that was only moved is still on the page.
	if ( ! element.isConnected ) {
		roots.get( element )?.unmount();
		roots.delete( element );
	}
}

/** The islands of this name in the node, itself included. */
function islandsIn( node: Node, selector: string ): HTMLElement[] {
	if ( ! ( node instanceof HTMLElement ) ) {
		return [];
	}
	const inside = [ ...node.querySelectorAll< HTMLElement >( selector ) ];
	return node.matches( selector ) ? [ node, ...inside ] : inside;
}

/**
 * Hydrates every island of this name on the page, now and in fragments that arrive later; roots of removed islands
 * are unmounted. Islands find the page's shop through `useMarketday`.
 *
 * @param name   The island's name, as `Island` in php/Kernel printed it.
 * @param Island The feature's component; its props are those PHP rendered, or `element` where PHP rendered none (`fromMarkup`).
 */
export function mountIslands< Props extends object >(
	name: string,
	Island: ComponentType< Props >
): void {
	const selector = `[data-marketday-island="${ name }"]`;
	const mountIn = ( node: Node ) =>
		islandsIn( node, selector ).forEach( ( element ) =>
			mount( element, Island )
		);

	const start = () => {
		startHost();
		mountIn( document.body );
		observeChanges( ( changes ) => {
			for ( const { addedNodes, removedNodes } of changes ) {
				removedNodes.forEach( ( node ) =>
					islandsIn( node, selector ).forEach( unmount )
				);
				addedNodes.forEach( mountIn );
			}
		} );
	};

	if ( document.readyState === 'loading' ) {
		listen( document, 'DOMContentLoaded', start );
	} else {
		start();
	}
}
