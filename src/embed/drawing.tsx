import { MarketdayProvider } from '@marketday/kernel';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import type { PartProps } from './element';
import { shopAt } from './shop-at';

const roots = new WeakMap< ShadowRoot, { root: Root; box: HTMLElement } >();

/** Draws a component into an element's own tree, with the shop of its address. */
export function draw(
	place: ShadowRoot,
	Part: ComponentType< PartProps >,
	props: Omit< PartProps, 'shop' >
): void {
	let known = roots.get( place );
	if ( ! known ) {
		const box = document.createElement( 'div' );
		place.append( box );
		known = { box, root: createRoot( box ) };
		roots.set( place, known );
	}
	const shop = shopAt( props.address );
	known.root.render(
		<MarketdayProvider shop={ shop }>
			<Part { ...props } shop={ shop } />
		</MarketdayProvider>
	);
}

export function end( place: ShadowRoot ): void {
	const known = roots.get( place );
	if ( known ) {
		known.root.unmount();
		known.box.remove();
		roots.delete( place );
	}
}
