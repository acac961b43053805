import { __ } from '@marketday/kernel';
import {
	isAddable,
	type Product,
	ProductPriceText,
	priceTexts,
} from '@marketday/kernel/products';
import type { Drawn } from '@marketday/ui';

import type {
	ComparedProduct,
	ComparedRow,
	ComparisonData,
} from '../comparison-data';

/** Least number of the table's columns: those without a product offer to choose one. */
const COLUMNS = 3;
/** Most words of a short description. */
const WORDS = 30;

/** Its name stands below it. */
export function pictureOf( { images }: Product, width: number ): Drawn | null {
	const [ image ] = images;
	return image
		? {
				node: (
					<img
						src={ image.thumbnail || image.src }
						alt=""
						loading="lazy"
						draggable={ false }
						width={ width }
						height={ width }
					/>
				),
		  }
		: null;
}

function productOf( product: Product, href: string ): ComparedProduct {
	const { id, name, addToBasket } = product;
	return {
		id,
		name,
		url: href,
		choice: '',
		picture: pictureOf( product, 200 ),
		offer: isAddable( product )
			? {
					kind: 'add',
					productId: id,
					minimum: addToBasket.minimum,
					maximum: addToBasket.maximum,
			  }
			: {
					kind: 'see',
					text: addToBasket.text || __( 'View product', 'marketday' ),
					url: href,
			  },
	};
}

function wordsOf( html: string ): string {
	const words = html
		.replace( /<[^>]*>/g, ' ' )
		.split( /\s+/ )
		.filter( Boolean );
	return (
		words.slice( 0, WORDS ).join( ' ' ) +
		( words.length > WORDS ? '…' : '' )
	);
}

/** Attributes by name, as each product has them. */
function attributeRows( products: readonly Product[] ) {
	const names = new Set(
		products.flatMap( ( { attributes } ) =>
			attributes.map( ( { name } ) => name )
		)
	);
	return [ ...names ].map(
		( label ) =>
			[
				label,
				( { attributes }: Product ) =>
					attributes
						.find( ( { name } ) => name === label )
						?.terms.map( ( { name } ) => name )
						.join( ', ' ) ?? '',
			] as const
	);
}

/** A row of what each of them has; `draw` is for cells that are more than text. */
function rowOf(
	products: readonly Product[],
	label: string,
	textOf: ( product: Product ) => string,
	draw?: ( product: Product ) => Drawn
): ComparedRow {
	const texts = products.map( textOf );
	return {
		label,
		isSame: texts.length > 1 && new Set( texts ).size === 1,
		cells: Object.fromEntries(
			products.flatMap( ( product, at ) =>
				texts[ at ]
					? [
							[
								product.id,
								draw?.( product ) ?? { node: texts[ at ] },
							],
					  ]
					: []
			)
		),
		text: [ label, ...texts ].join( ' ' ),
	};
}

const rowsOf = ( products: readonly Product[] ): ComparedRow[] =>
	[
		rowOf(
			products,
			__( 'Price', 'marketday' ),
			( product ) =>
				Object.values( priceTexts( product ) ?? {} ).join( ' ' ),
			( product ) => ( {
				node: <ProductPriceText product={ product } />,
			} )
		),
		rowOf(
			products,
			__( 'Availability', 'marketday' ),
			( { isInStock } ) =>
				isInStock
					? __( 'In stock', 'marketday' )
					: __( 'Out of stock', 'marketday' )
		),
		rowOf( products, __( 'Reviews', 'marketday' ), ( { rating } ) =>
			rating.count > 0 ? `${ rating.average } (${ rating.count })` : ''
		),
		...attributeRows( products ).map( ( [ label, textOf ] ) =>
			rowOf( products, label, textOf )
		),
		rowOf(
			products,
			__( 'Description', 'marketday' ),
			( { shortDescriptionHtml } ) => wordsOf( shortDescriptionHtml )
		),
		rowOf( products, __( 'SKU', 'marketday' ), ( { sku } ) => sku ),
	].filter( ( { cells } ) => Object.keys( cells ).length > 0 );

interface ComparisonOptions {
	hrefOf: ( product: Product ) => string;
	onlyDifferences: boolean;
	isShared: boolean;
	link: string;
}

const placesOf = ( products: readonly unknown[], isShared: boolean ) =>
	isShared ? 0 : Math.max( 0, COLUMNS - products.length );

/** Rows that differ; the first, of prices, stays. */
const differing = (
	[ price, ...rows ]: readonly ComparedRow[],
	onlyDifferences: boolean
) => [
	...( price ? [ price ] : [] ),
	...rows.filter( ( { isSame } ) => ! ( onlyDifferences && isSame ) ),
];

/** Data of the table for rows that Marketday has told. */
export const rowsData = (
	{ products, rows }: Pick< ComparisonData, 'products' | 'rows' >,
	{ onlyDifferences, isShared, link }: Omit< ComparisonOptions, 'hrefOf' >
): ComparisonData => ( {
	products,
	rows: differing( rows, onlyDifferences ),
	places: placesOf( products, isShared ),
	isShared,
	action: '',
	keys: [],
	link,
	shopUrl: '',
} );

/** Data of the table for products that the Store API has told. */
export function dataOf(
	products: readonly Product[],
	{ hrefOf, onlyDifferences, isShared, link }: ComparisonOptions
): ComparisonData {
	return rowsData(
		{
			products: products.map( ( one ) =>
				productOf( one, hrefOf( one ) )
			),
			rows: rowsOf( products ),
		},
		{ onlyDifferences, isShared, link }
	);
}
