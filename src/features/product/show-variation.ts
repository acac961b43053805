import type { Variation } from '@marketday/kernel';

type Restore = () => void;

function setText( element: Element | null, text: string ): Restore {
	const before = element?.textContent ?? '';
	if ( element && text ) {
		element.textContent = text;
	}
	return () => {
		if ( element ) {
			element.textContent = before;
		}
	};
}

const plain = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;

/**
 * Shows a variation's SKU, weight and dimensions in the place of the product's, and those of the product again
 * when none is chosen (docs/PROTOCOL.md#variation-form).
 */
export function variationDisplay( product: HTMLElement ) {
	let restore: Restore[] = [];
	const at = ( name: string ) =>
		product.querySelector( `[data-marketday-${ name }]` );

	return ( variation: Variation | null ): void => {
		restore.forEach( ( undo ) => undo() );
		restore = variation
			? [
					setText( at( 'sku' ), variation.sku ),
					setText(
						at( 'fact="weight"' ),
						plain( variation.weightHtml )
					),
					setText(
						at( 'fact="dimensions"' ),
						plain( variation.dimensionsHtml )
					),
			  ]
			: [];
	};
}
