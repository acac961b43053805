import { createElement, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

const roots = new WeakMap< Element, Root >();

function mount< Props extends object >(
	element: HTMLElement,
	Island: ComponentType< Props >
): void {
	if ( roots.has( element ) ) {
		return;
	}
	const props = JSON.parse( element.dataset.marketdayProps ?? '{}' ) as Props;
	roots.set(
		element,
		hydrateRoot( element, createElement( Island, props ) )
	);
}

/**
 * Hydrates every island of this name on the page, now and in fragments that arrive later; roots of removed islands
 * are unmounted.
 *
 * @param name   The island's name, as `Island` in php/Kernel printed it.
 * @param Island The feature's component; its props are those PHP rendered.
 */
export function mountIslands< Props extends object >(
	name: string,
	Island: ComponentType< Props >
): void {
	const selector = `[data-marketday-island="${ name }"]`;
	const within = ( root: ParentNode ) =>
		root.querySelectorAll< HTMLElement >( selector );

	const each = ( node: Node, visit: ( element: HTMLElement ) => void ) => {
		if ( ! ( node instanceof HTMLElement ) ) {
			return;
		}
		if ( node.matches( selector ) ) {
			visit( node );
		}
		within( node ).forEach( visit );
	};

	const start = () => {
		within( document ).forEach( ( element ) => mount( element, Island ) );
		new MutationObserver( ( changes ) => {
			for ( const { addedNodes, removedNodes } of changes ) {
				removedNodes.forEach( ( node ) =>
					each( node, ( element ) => {
						if ( ! element.isConnected ) {
							roots.get( element )?.unmount();
							roots.delete( element );
						}
					} )
				);
				addedNodes.forEach( ( node ) =>
					each( node, ( element ) => mount( element, Island ) )
				);
			}
		} ).observe( document.body, { childList: true, subtree: true } );
	};

	if ( document.readyState === 'loading' ) {
		document.addEventListener( 'DOMContentLoaded', start, { once: true } );
	} else {
		start();
	}
}
