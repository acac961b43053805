// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { ensureComposerPackages } from '../setup/composer-packages.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { run, runOrThrow } from '../terminal/run-process.mjs';

/**
 * @param {string} code
 * @return {Promise<string[]>} What `phpcs.xml.dist` says of it: each rule once.
 */
async function rulesAgainst( code ) {
	const { stdout, stderr } = await run(
		'php',
		[
			'vendor/bin/phpcs',
			'-q',
			'--no-cache',
			'--report=json',
			'--stdin-path=php/Sample.php',
			'-',
		],
		{ cwd: CHECKOUT, input: `<?php\n${ code }\n` }
	);
	assert.match( stdout, /^\{/, stderr );
	/** @type {{ files: Record<string, { messages: { source: string }[] }> }} */
	const { files } = JSON.parse( stdout );
	const messages = Object.values( files ).flatMap(
		( file ) => file.messages
	);
	return [ ...new Set( messages.map( ( { source } ) => source ) ) ];
}

describe( 'the rules on PHP', () => {
	before( () => ensureComposerPackages( CHECKOUT, createProgress() ) );

	it( 'find a value that is written into a statement, and let the name of a table pass', async () => {
		const ask = ( /** @type {string} */ where ) =>
			rulesAgainst(
				`$wpdb->query( "DELETE FROM {$table} WHERE ${ where }" );`
			);

		assert.deepEqual( await ask( 'id = {$id}' ), [
			'WordPress.DB.PreparedSQL.InterpolatedNotPrepared',
		] );
		assert.deepEqual( await ask( 'id = 1' ), [] );
		assert.deepEqual(
			await rulesAgainst(
				'$wpdb->query( "DELETE FROM {$this->table()} JOIN {$this->tables->bits()}" );'
			),
			[]
		);
		assert.deepEqual(
			await rulesAgainst( '$wpdb->query( "DELETE FROM {$tabled}" );' ),
			[ 'WordPress.DB.PreparedSQL.InterpolatedNotPrepared' ]
		);
	} );

	it( 'count the values of a statement, and the names in it', async () => {
		const ask = ( /** @type {string} */ values ) =>
			rulesAgainst(
				`$wpdb->prepare( 'SELECT id FROM %i WHERE id = %d', ${ values } );`
			);

		assert.deepEqual( await ask( '$name, 1' ), [] );
		assert.deepEqual( await ask( '1' ), [
			'WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber',
		] );
	} );

	it( 'find functions that WordPress does better, those of its newer rules too', async () => {
		assert.deepEqual(
			await rulesAgainst(
				"unlink( $file );\nmkdir( $folder );\nparse_url( $address );\nmove_uploaded_file( $file, $to );\nfile_get_contents( __DIR__ . '/a' );"
			),
			[
				'WordPress.WP.AlternativeFunctions.unlink_unlink',
				'WordPress.WP.AlternativeFunctions.file_system_operations_mkdir',
				'WordPress.WP.AlternativeFunctions.parse_url_parse_url',
				'Generic.PHP.ForbiddenFunctions.Found',
			]
		);
	} );

	it( 'find what a visitor has sent and nobody has looked at', async () => {
		assert.deepEqual( await rulesAgainst( "$a = $_COOKIE['a'] ?? '';" ), [
			'WordPress.Security.ValidatedSanitizedInput.MissingUnslash',
			'WordPress.Security.ValidatedSanitizedInput.InputNotSanitized',
		] );
	} );

	it( 'let pass what is excused beside the code', async () => {
		assert.deepEqual(
			await rulesAgainst(
				'unlink( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- ours.'
			),
			[]
		);
	} );
} );

describe( "the plugin's PHP", () => {
	/** @type {{ name: string, code: string }[]} */
	let files;
	before( async () => {
		const listed = await runOrThrow( 'git', [ 'ls-files', 'php/*.php' ], {
			cwd: CHECKOUT,
		} );
		files = await Promise.all(
			listed
				.split( '\n' )
				.filter( Boolean )
				.map( async ( name ) => ( {
					name,
					// One that was taken away and is not yet committed.
					code: await readFile(
						join( CHECKOUT, name ),
						'utf8'
					).catch( () => GUARD ),
				} ) )
		);
	} );

	const GUARD = "defined( 'ABSPATH' ) || exit;";

	it( 'answers to nobody who asks for a file by itself', () => {
		assert.ok( files.length > 100 );
		assert.deepEqual(
			files
				.filter( ( { code } ) => ! code.includes( GUARD ) )
				.map( ( { name } ) => name ),
			[]
		);
	} );

	it( 'says of every setting how it is cleaned', () => {
		const settings = files.flatMap( ( { name, code } ) =>
			code
				.split( /\bregister_setting\( / )
				.slice( 1 )
				.map( ( rest ) => ( { name, call: upToEnd( rest ) } ) )
		);

		assert.ok( settings.length > 10 );
		assert.deepEqual(
			settings
				.filter(
					( { call } ) => ! call.includes( 'sanitize_callback' )
				)
				.map( ( { name } ) => name ),
			[]
		);
	} );
} );

/** The rest of a call, as far as its statement goes. @param {string} code */
const upToEnd = ( code ) => code.slice( 0, code.search( /\);\n/ ) + 1 );
