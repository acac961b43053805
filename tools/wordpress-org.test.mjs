// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHECKOUT } from './site/site-folder.mjs';

/** @param {string} file */
const read = ( file ) => readFile( join( CHECKOUT, '.wordpress-org', file ) );

/**
 * @param {Buffer} png
 * @return {[number, number]} Width and height.
 */
const sizeOf = ( png ) => [ png.readUInt32BE( 16 ), png.readUInt32BE( 20 ) ];

describe( 'the page on wordpress.org', () => {
	it( 'has banner and icon in the sizes that it takes', async () => {
		for ( const [ file, width, height ] of /** @type {const} */ ( [
			[ 'banner-1544x500.png', 1544, 500 ],
			[ 'banner-772x250.png', 772, 250 ],
			[ 'icon-256x256.png', 256, 256 ],
			[ 'icon-128x128.png', 128, 128 ],
		] ) ) {
			assert.deepEqual(
				sizeOf( await read( file ) ),
				[ width, height ],
				file
			);
		}
	} );

	it( 'has a picture for each line of readme.txt, the one of the documents', async () => {
		const readme = await readFile( join( CHECKOUT, 'readme.txt' ), 'utf8' );
		const lines = readme
			.split( '== Screenshots ==' )[ 1 ]
			?.split( '==' )[ 0 ]
			?.match( /^\d+\./gm );
		assert.equal( lines?.length, 4 );
		for ( const [ number, name ] of [
			'shop-filter',
			'product',
			'checkout',
			'front-page',
		].entries() ) {
			assert.ok(
				( await read( `screenshot-${ number + 1 }.jpg` ) ).equals(
					await readFile(
						join( CHECKOUT, `docs/screenshots/${ name }.jpg` )
					)
				),
				`screenshot-${
					number + 1
				}.jpg is older than docs/screenshots/${ name }.jpg`
			);
		}
	} );
} );
