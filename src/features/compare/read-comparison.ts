import { inside, keysOf } from '@marketday/kernel/product-list';

import type {
	ComparedOffer,
	ComparedProduct,
	ComparedRow,
	ComparisonData,
} from './comparison-data';

const textOf = ( root: ParentNode, selector: string ) =>
	root.querySelector( selector )?.textContent ?? '';
const addressOf = ( element: Element | null | undefined ) =>
	element?.getAttribute( 'href' ) ?? '';

function readOffer( cell: Element | null ): ComparedOffer | null {
	const button = cell?.querySelector< HTMLButtonElement >( 'button' );
	const field = cell?.querySelector( 'input' );
	if ( button && field ) {
		return {
			kind: 'add',
			productId: Number( button.dataset.product_id ),
			minimum: Number( field.defaultValue ),
			maximum: field.max ? Number( field.max ) : null,
		};
	}
	const link = cell?.querySelector( 'a' );
	return link
		? {
				kind: 'see',
				// What follows is the product's name, for screen readers.
				text: link.firstChild?.textContent ?? '',
				url: addressOf( link ),
		  }
		: null;
}

function readProduct( head: HTMLElement, table: Element ): ComparedProduct {
	const id = Number( head.dataset.id );
	return {
		id,
		name: textOf( head, '.marketday-compared__name' ),
		url: addressOf( head.querySelector( '.marketday-compared__name' ) ),
		choice: textOf( head, '.marketday-compared__choice' ),
		picture: inside( head, '.marketday-compared__picture' ),
		offer: readOffer(
			table.querySelector(
				`.marketday-compared__buy > [data-id="${ id }"]`
			)
		),
	};
}

const readRow = ( row: Element ): ComparedRow => ( {
	label: textOf( row, 'th' ),
	isSame: row.matches( '.is-same' ),
	cells: Object.fromEntries(
		[ ...row.querySelectorAll< HTMLElement >( 'td[data-id]' ) ].map(
			( cell ) => [ Number( cell.dataset.id ), { html: cell.innerHTML } ]
		)
	),
	text: row.textContent ?? '',
} );

/**
 * Reads a comparison out of the markup that php/Lists/Compare draws.
 *
 * @param element That holds it.
 */
export function readComparison( element: ParentNode ): ComparisonData {
	const form = element.querySelector( 'form' );
	const of = < Found extends Element = HTMLElement >( selector: string ) => [
		...( form?.querySelectorAll< Found >( selector ) ?? [] ),
	];
	const isShared = form !== null && of( '[name=clear]' ).length === 0;
	return {
		products: of( 'thead [data-id]' ).flatMap( ( head ) =>
			form ? readProduct( head, form ) : []
		),
		rows: of( 'tbody tr:not(.marketday-compared__buy)' ).map( readRow ),
		places: of( '.marketday-compared__waiting' ).length,
		isShared,
		action: form?.getAttribute( 'action' ) ?? '',
		keys: keysOf( form ),
		link: addressOf( of( '.marketday-compared__foot a' )[ 0 ] ),
		shopUrl: form ? '' : addressOf( element.querySelector( 'a' ) ),
	};
}
