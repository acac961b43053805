// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { hooksIn, hooksPage } from './hooks.mjs';

describe( 'the page of hooks', () => {
	it( 'is made of what the code says of its hooks', async () => {
		const page = await hooksPage();

		assert.match(
			page,
			/## marketday_basket_line_data\n\nFilter of `php\/Engine\/Contract\/SaleEvents\.php`\. A product is about to be put in the basket\.\n\n- `array/
		);
		assert.ok( page.split( '\n## ' ).length > 50 );
		assert.doesNotMatch( page, /undefined|\*\// );
	} );

	it( 'has each hook of the code, and each place of a page', async () => {
		const page = await hooksPage();
		const names = [ 'marketday_card_badges', 'marketday_checkout_fields' ];
		for ( const file of await filesBelow( join( CHECKOUT, 'php' ) ) ) {
			const source = await readFile( file, 'utf8' );
			for ( const [ , name ] of source.matchAll(
				/(?:apply_filters|do_action|Announcement::\w+)\(\s*(?:\$orderId,\s*)?'(marketday_\w+)'/g
			) ) {
				names.push( name ?? '' );
			}
		}

		assert.deepEqual(
			names.filter( ( name ) => ! page.includes( `## ${ name }\n` ) ),
			[]
		);
	} );

	it( 'has a name, what it is for and its parameters, of literals and constants', () => {
		const source = `
const NAME = 'marketday_named';
/**
 * Somebody is about to buy.
 *
 * @param int    $id   Of the product,
 *                     or of a variation.
 * @param string $name
 */
$a = apply_filters( 'marketday_buys', $id, $name );
/** Said once. */
do_action( self::NAME );
/** Of another. */
do_action( 'init' );`;

		assert.deepEqual( hooksIn( source, 'php/A.php' ), [
			{
				name: 'marketday_buys',
				kind: 'filter',
				file: 'php/A.php',
				text: 'Somebody is about to buy.',
				parameters: [
					'int $id Of the product, or of a variation.',
					'string $name',
				],
			},
			{
				name: 'marketday_named',
				kind: 'action',
				file: 'php/A.php',
				text: 'Said once.',
				parameters: [],
			},
		] );
	} );
} );
