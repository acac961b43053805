// @ts-check
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { CHECKOUT } from './site/site-folder.mjs';
import { runOrThrow } from './terminal/run-process.mjs';

/** Named, never asked: vocabularies, licences, manuals, and addresses that stand for any. */
const NEVER_ASKED =
	/^(schema\.org|www\.w3\.org|schemas\.wp\.org|www\.gnu\.org|www\.php\.net|localhost|127\.0\.0\.1|(.*\.)?example(\.(com|net|org))?)$/;
/** Not part of the plugin. */
const NOT_SHIPPED = /\.(test|stories|example)\.|\.test\.helpers\.|\.md$|\.dat$/;

/**
 * @param {string} code
 * @return {string[]} The hosts whose addresses it holds; a part that only PHP knows is left out of the name.
 */
function hostsIn( code ) {
	const found = code.matchAll( /\bhttps?:\/\/((?:[\w.-]|\{\$\w+\})+)/g );
	return [ ...found ]
		.map( ( [ , host = '' ] ) => host.replace( /\{\$\w+\}/g, '' ) )
		.filter( ( host ) => /\w/.test( host ) && ! NEVER_ASKED.test( host ) );
}

/** Host by host, the first file that names it. */
async function hostsOfThePlugin() {
	const listed = await runOrThrow(
		'git',
		[ 'ls-files', 'php', 'src', 'blocks' ],
		{ cwd: CHECKOUT }
	);
	/** @type {Map<string, string>} */
	const hosts = new Map();
	for ( const file of listed.split( '\n' ) ) {
		if ( file && ! NOT_SHIPPED.test( file ) ) {
			// A file that has been taken away and is not yet committed names nothing.
			const code = await readFile( join( CHECKOUT, file ), 'utf8' ).catch(
				() => ''
			);
			hostsIn( code ).forEach( ( host ) =>
				hosts.set( host, hosts.get( host ) ?? file )
			);
		}
	}
	return hosts;
}

async function services() {
	const readme = await readFile( join( CHECKOUT, 'readme.txt' ), 'utf8' );
	return readme.split( /^== (.+) ==$/m )[
		readme.split( /^== (.+) ==$/m ).indexOf( 'External services' ) + 1
	];
}

describe( 'readme.txt', () => {
	it( 'names every host that the plugin can reach', async () => {
		const text = ( await services() ) ?? '';
		const hosts = await hostsOfThePlugin();
		const unnamed = [ ...hosts ].filter(
			( [ host ] ) => ! namesHost( text, host )
		);

		assert.ok( hosts.size > 0 );
		assert.deepEqual( unnamed, [] );
	} );

	it( 'links the terms and the privacy policy of every service', async () => {
		const [ , ...parts ] = ( ( await services() ) ?? '' ).split( /^= /m );
		const asked = parts.filter(
			( part ) => ! part.startsWith( 'Addresses that you enter' )
		);

		assert.ok( asked.length > 5 );
		for ( const part of asked ) {
			assert.match( part, /\[terms[\w ]*\]\(https:\/\//i, part );
			assert.match( part, /\[privacy[\w ]*\]\(https:\/\//i, part );
		}
	} );
} );

describe( 'README.md', () => {
	/** @param {string} file */
	const read = ( file ) => readFile( join( CHECKOUT, file ) );

	it( 'has the numbers that its proofs have', async () => {
		const readme = String( await read( 'README.md' ) );
		const baskets = gunzipSync(
			await read( 'tests/fixtures/woocommerce-sums.jsonl.gz' )
		)
			.toString()
			.split( '\n' )
			.filter( Boolean )
			.flatMap( ( line ) => JSON.parse( line ).baskets ?? [] ).length;
		const searches = 'tests/fixtures/search';
		const languages = await readdir( join( CHECKOUT, searches ) );
		const texts = await Promise.all(
			languages.map( ( name ) => read( `${ searches }/${ name }` ) )
		);
		const asked = texts.flatMap( ( text ) =>
			( String( text ).split( '\n---\n' )[ 1 ] ?? '' )
				.split( '\n' )
				.filter( Boolean )
		).length;

		assert.ok(
			readme.includes(
				`${ baskets.toLocaleString( 'en-GB' ) } recorded baskets`
			),
			`${ baskets } baskets`
		);
		assert.equal( languages.length, 10 );
		assert.ok(
			readme.includes( `${ asked } searches in ten languages` ),
			`${ asked } searches`
		);
	} );
} );

it( 'a host counts as named by its whole name alone', () => {
	assert.ok( namesHost( 'the page at youtu.be)', 'youtu.be' ) );
	assert.ok( ! namesHost( 'player.vimeo.com', 'vimeo.com' ) );
	assert.ok( ! namesHost( 'api.example.community', 'api.example.com' ) );
	assert.ok( ! namesHost( 'see https://x.com/tos', 'x.com' ) );
} );

it( 'hosts are read from the code of both languages', () => {
	assert.deepEqual(
		hostsIn(
			'\'http://one.test/a\', "https://two{$sandbox}.test"; // https://schema.org and https://shop.example/'
		),
		[ 'one.test', 'two.test' ]
	);
} );

/**
 * @param {string} text
 * @param {string} host
 * @return {boolean} Whether the text names it, other than in the address of a link.
 */
function namesHost( text, host ) {
	return text
		.replace( /\bhttps?:\/\/[^\s)]+/g, '' )
		.split( /[^\w.-]+/ )
		.some( ( word ) => word.replace( /\.$/, '' ) === host );
}
