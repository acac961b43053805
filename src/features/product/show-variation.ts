import type { Variation } from '@marketday/kernel';

type Restore = () => void;

/** Sets HTML: the shop's own, as the page of the product has it. */
function set(
	element: Element | null,
	value: string,
	as: 'innerHTML' | 'textContent' = 'innerHTML'
): Restore {
	const before = element?.[ as ] ?? '';
	if ( element && value ) {
		element[ as ] = value;
	}
	return () => {
		if ( element ) {
			element[ as ] = before;
		}
	};
}

/**
 * Shows a variation's price, SKU, weight and dimensions in the place of the product's, and those of the product again
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
					set(
						product.querySelector( '.marketday-product__price' ),
						variation.priceHtml
					),
					set( at( 'sku' ), variation.sku, 'textContent' ),
					set( at( 'fact="weight"' ), variation.weightHtml ),
					set( at( 'fact="dimensions"' ), variation.dimensionsHtml ),
			  ]
			: [];
	};
}
