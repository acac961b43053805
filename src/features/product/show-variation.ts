import type { Variation } from '@marketday/kernel';

import { showPicture } from './gallery';

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

function setAttributes(
	element: Element | null,
	attributes: Readonly< Record< string, string > >
): Restore {
	const before = Object.keys( attributes ).map(
		( name ) => [ name, element?.getAttribute( name ) ] as const
	);
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element?.setAttribute( name, value );
	}
	return () => {
		for ( const [ name, value ] of before ) {
			if ( typeof value === 'string' ) {
				element?.setAttribute( name, value );
			} else {
				element?.removeAttribute( name );
			}
		}
	};
}

function setPicture( product: Element, variation: Variation ): Restore {
	const first = product.querySelector< HTMLElement >(
		'.marketday-product__picture'
	);
	const { picture } = variation;
	if ( ! first || ! picture ) {
		return () => {};
	}
	showPicture( first );
	const restore = [
		setAttributes( first.querySelector( 'img' ), {
			src: picture.src,
			srcset: picture.srcset,
			alt: picture.alt,
		} ),
		setAttributes(
			product.querySelector( '.marketday-product__thumbnails img' ),
			{ src: picture.thumbnail }
		),
	];
	return () => restore.forEach( ( undo ) => undo() );
}

/**
 * Shows a variation's SKU, weight, dimensions and picture in the place of the product's, and those of the product again
 * when none is chosen (section 4 'Reset').
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
					setPicture( product, variation ),
			  ]
			: [];
	};
}
