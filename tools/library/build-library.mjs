// @ts-check
/**
 * Makes the folder `build/lib`, which is published as `@marketday/blocks`: our modules one by one, so that a bundler takes only what is
 * used, their types, the style sheet that webpack has laid there, and a package.json of its own. Run by `npm run build`.
 */
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runTool } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { manifestOf } from './manifest.mjs';
import { withWholePaths } from './module-paths.mjs';

const LIBRARY = join( CHECKOUT, 'build/lib' );
const STYLE = 'style.css';

await runTool( async () => {
	for ( const name of await readdir( LIBRARY ) ) {
		if ( name !== STYLE ) {
			await rm( join( LIBRARY, name ), { recursive: true } );
		}
	}
	await runOrThrow(
		join( CHECKOUT, 'node_modules/.bin/tsc' ),
		[ '-p', 'tsconfig.library.json' ],
		{
			cwd: CHECKOUT,
			otherwise:
				"The library's types have faults. Run 'npm run check:types' to see them, correct them, and then build again.",
		}
	);
	for ( const file of await filesBelow( LIBRARY ) ) {
		if ( /\.(js|d\.ts)$/.test( file ) ) {
			const text = await readFile( file, 'utf8' );
			await writeFile( file, withWholePaths( text, file, LIBRARY ) );
		}
	}
	// A sheet exports nothing; strict sites want to be told.
	await writeFile( join( LIBRARY, 'style.d.ts' ), 'export {};\n' );
	const { version, license, devDependencies } = JSON.parse(
		await readFile( join( CHECKOUT, 'package.json' ), 'utf8' )
	);
	await writeFile(
		join( LIBRARY, 'package.json' ),
		JSON.stringify(
			manifestOf( { version, license, installed: devDependencies } ),
			null,
			'\t'
		) + '\n'
	);
	await copyFile(
		join( CHECKOUT, 'docs/LIBRARY.md' ),
		join( LIBRARY, 'README.md' )
	);
	await copyFile( join( CHECKOUT, 'LICENSE' ), join( LIBRARY, 'LICENSE' ) );
} );
