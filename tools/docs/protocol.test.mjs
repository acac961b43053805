// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { it } from 'node:test';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';

const ROOMS = [ 'blocks', 'php', 'src', 'tests', 'tools' ];
const CODE = /\.(php|tsx?|mjs|scss|md)$/;

/** A heading as the part of an address that leads to it. @param {string} heading */
const anchorOf = ( heading ) =>
	heading
		.toLowerCase()
		.replace( /[^\w\s-]/g, '' )
		.trim()
		.replace( /\s/g, '-' );

it( 'what comments say of the protocol stands in docs/PROTOCOL.md', async () => {
	const page = await readFile( join( CHECKOUT, 'docs/PROTOCOL.md' ), 'utf8' );
	const anchors = new Set(
		[ ...page.matchAll( /^#+ (.+)$/gm ) ].map( ( [ , heading = '' ] ) =>
			anchorOf( heading )
		)
	);
	const strangers = [];
	let links = 0;
	for ( const room of ROOMS ) {
		const files = await filesBelow( join( CHECKOUT, room ) );
		for ( const file of files.filter(
			( name ) => CODE.test( name ) && ! name.includes( '/node_modules/' )
		) ) {
			const text = await readFile( file, 'utf8' );
			for ( const [ , anchor = '' ] of text.matchAll(
				/PROTOCOL\.md#([\w-]+)/g
			) ) {
				links++;
				if ( ! anchors.has( anchor ) ) {
					strangers.push(
						`${ relative( CHECKOUT, file ) }: ${ anchor }`
					);
				}
			}
			if ( /\b[Ss]ection \d/.test( text ) ) {
				strangers.push(
					`${ relative( CHECKOUT, file ) } names a numbered section`
				);
			}
		}
	}
	assert.ok( links > 100 );
	assert.deepEqual( strangers, [] );
} );
