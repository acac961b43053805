// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { run } from '../terminal/run-process.mjs';
import { wasmScript } from './wasm-php.mjs';

const SCRIPT = join( CHECKOUT, 'tools/php/lint.php' );

describe( 'compiling PHP without running it', () => {
	/** @type {string} */
	let folder;
	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'marketday-lint-' ) );
	} );
	after( () => rm( folder, { recursive: true } ) );

	/**
	 * @param {string} text
	 * @return {Promise<string>} The file.
	 */
	const file = async ( text ) => {
		const path = join( folder, `${ Math.random() }.php` );
		await writeFile( path, text );
		return path;
	};
	const lint = async ( /** @type {string[]} */ ...texts ) => {
		const files = await Promise.all( texts.map( file ) );
		const { code, stdout } = await run( 'php', [ SCRIPT, ...files ] );
		return { code, said: stdout.replaceAll( folder, '' ) };
	};

	it( 'runs nothing of a file, whatever it begins with', async () => {
		const { code, said } = await lint(
			`<?php\ndeclare( strict_types=1 );\nnamespace A;\n\nuse B\\C;\n\necho 'it ran';`,
			`<?php\n/** A comment. */\necho 'it ran';`,
			`<p><?php echo 'it ran'; ?></p>`
		);

		assert.equal( code, 0, said );
		assert.match( said, /^PHP [\d.]+: 3 files, 0 faults\n$/ );
	} );

	it( 'names the line of what is no PHP, of what cannot be compiled, and of what is deprecated', async () => {
		for ( const [ text, fault ] of /** @type {const} */ ( [
			[ `<?php\n\nfunction f( {\n`, /\.php:3: syntax error/ ],
			[
				`<p>\n<?php break; ?>\n</p>`,
				/\.php:2: 'break' not in the 'loop'/,
			],
			[
				`<?php\nnamespace A;\n\nfunction f( $a = 1, $b ) {}\n`,
				/\.php:4: Optional parameter \$a/,
			],
		] ) ) {
			const { code, said } = await lint( text );

			assert.equal( code, 1 );
			assert.match( said, fault );
		}
	} );

	it( 'reads on after a fault that PHP survives', async () => {
		const { said } = await lint(
			`<?php\nfunction f( {\n`,
			`<?php\nfunction g( {\n`
		);

		assert.match( said, /2 files, 2 faults/ );
	} );
} );

it( 'PHP 8.1 is asked even where it is not installed', async () => {
	const { command, args, env } = wasmScript( '8.1', SCRIPT, [
		join( CHECKOUT, 'php/Plugin.php' ),
	] );
	const { code, stdout } = await run( command, args, { env } );

	assert.equal( code, 0, stdout );
	assert.match( stdout, /PHP 8\.1\.\d+: 1 files, 0 faults/ );
} );
