// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHECKOUT } from './site/site-folder.mjs';

const DEMO = join( CHECKOUT, 'demo' );
const MEGABYTE = 1048576;
const MARKUP = [ 'pages', 'parts', 'templates' ];

const shop = JSON.parse( readFileSync( join( DEMO, 'shop.json' ), 'utf8' ) );
const rows = readProducts();
const pictures = readdirSync( join( DEMO, 'pictures' ) );

/** @return {Array<Record<string, string>>} The rows of products.csv by the names of its columns. */
function readProducts() {
	const text = readFileSync( join( DEMO, 'products.csv' ), 'utf8' );
	const lines = text.replace( '\ufeff', '' ).trim().split( '\n' );
	const [ names = [], ...cells ] = lines.map( ( line ) =>
		[ ...line.matchAll( /("(?:[^"]|"")*"|[^,]*)(?:,|$)/g ) ].map(
			( [ , cell = '' ] ) =>
				cell.replace( /^"|"$/g, '' ).replaceAll( '""', '"' )
		)
	);
	return cells.map( ( row ) =>
		Object.fromEntries(
			names.map( ( name, i ) => [ name, row[ i ] ?? '' ] )
		)
	);
}

/** @param {string | undefined} cell */
const items = ( cell ) => ( cell ? cell.split( ', ' ) : [] );

describe( 'the demo shop', () => {
	it( 'has about 40 products in 6 categories, of every type', () => {
		const products = rows.filter(
			( row ) => ! row.Type?.startsWith( 'variation' )
		);
		const roots = new Set(
			products.map( ( row ) => items( row.Categories )[ 0 ] )
		);
		const types = new Set( rows.map( ( row ) => row.Type ) );

		assert.ok( products.length >= 40, `${ products.length } products` );
		assert.equal( roots.size, 6 );
		for ( const type of [
			'simple',
			'variable',
			'variation',
			'grouped',
			'external',
			'simple, downloadable, virtual',
		] ) {
			assert.ok( types.has( type ), `a product of the type ${ type }` );
		}
	} );

	it( 'names each product and variation once', () => {
		const skus = rows.map( ( row ) => row.SKU );

		assert.equal( new Set( skus ).size, skus.length );
	} );

	it( 'links only to products it has', () => {
		const skus = new Set( rows.map( ( row ) => row.SKU ) );
		const links = rows.flatMap( ( row ) => [
			...items( row.Parent ),
			...items( row[ 'Grouped products' ] ),
			...items( row.Upsells ),
			...items( row[ 'Cross-sells' ] ),
		] );
		const reviewed = shop.reviews.map(
			( /** @type {{sku: string}} */ review ) => review.sku
		);

		assert.deepEqual(
			[ ...links, ...reviewed ].filter( ( sku ) => ! skus.has( sku ) ),
			[]
		);
	} );

	it( 'has a swatch for every colour', () => {
		const colours = rows
			.filter( ( row ) => row[ 'Attribute 1 name' ] === 'Colour' )
			.flatMap( ( row ) => items( row[ 'Attribute 1 value(s)' ] ) )
			.map( ( name ) => name.toLowerCase().replaceAll( ' ', '-' ) );

		assert.deepEqual(
			[ ...new Set( colours ) ].filter(
				( slug ) => ! shop.swatches.pa_colour[ slug ]
			),
			[]
		);
	} );

	it( 'has more than 120 reviews, not all of them kind', () => {
		const ratings = shop.reviews.map(
			( /** @type {{rating: number}} */ review ) => review.rating
		);

		assert.ok( ratings.length >= 120 );
		assert.ok(
			ratings.some( ( /** @type {number} */ stars ) => stars < 4 )
		);
	} );
} );

describe( 'the pictures of the demo shop', () => {
	it( 'are there for every product, two or more of each', () => {
		const named = rows.flatMap( ( row ) => items( row.Images ) );
		const poor = rows.filter(
			( row ) =>
				! row.Type?.startsWith( 'variation' ) &&
				items( row.Images ).length < 2
		);

		assert.deepEqual(
			named.filter( ( name ) => ! pictures.includes( name ) ),
			[]
		);
		assert.deepEqual( poor, [] );
	} );

	it( 'are all on show somewhere', () => {
		const texts = [
			'products.csv',
			'shop.json',
			'php/DemoShop/Look.php',
			...MARKUP.flatMap( ( folder ) =>
				readdirSync( join( DEMO, folder ) ).map(
					( name ) => `${ folder }/${ name }`
				)
			),
		].map( ( file ) => readFileSync( join( DEMO, file ), 'utf8' ) );

		assert.deepEqual(
			pictures.filter(
				( name ) => ! texts.some( ( text ) => text.includes( name ) )
			),
			[]
		);
	} );

	it( 'weigh no more than 6 MB together', () => {
		const weight = pictures.reduce(
			( sum, name ) =>
				sum + statSync( join( DEMO, 'pictures', name ) ).size,
			0
		);

		assert.ok( weight <= 6 * MEGABYTE, `${ weight } bytes` );
	} );

	it( 'and pages named in the block markup exist', () => {
		const files = MARKUP.flatMap( ( folder ) =>
			readdirSync( join( DEMO, folder ) ).map( ( name ) =>
				readFileSync( join( DEMO, folder, name ), 'utf8' )
			)
		);
		const named = files.flatMap( ( markup ) =>
			[ ...markup.matchAll( /\{\{picture(?:-id)?:([^}]+)\}\}/g ) ].map(
				( [ , name = '' ] ) => name
			)
		);

		assert.deepEqual(
			named.filter( ( name ) => ! pictures.includes( name ) ),
			[]
		);
		for ( const { file } of shop.pages ) {
			assert.ok( existsSync( join( DEMO, 'pages', file ) ), file );
		}
	} );
} );
