// @ts-check
/**
 * Makes the folder `build/lib`, which is published as `@marketday/blocks`: our modules one by one, so that a bundler takes only what is
 * used, their types, the style sheet that webpack has laid there, and a package.json of its own. Run by `npm run build`.
 */
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { manifestOf } from './manifest.mjs';

commandLine( {
	name: 'node tools/library/build-library.mjs',
	text: 'makes what is published as @marketday/blocks in build/lib; npm run build runs it.',
} );

const LIBRARY = join( CHECKOUT, 'build/lib' );
/** What webpack has laid there. */
const STYLE = 'style.css';
const BUNDLED = [ STYLE, 'embed' ];

/** @return {Promise<string[]>} Those that the library offers by themselves. */
async function featuresWithDoors() {
	const folder = join( LIBRARY, 'features' );
	const names = await readdir( folder );
	return names.filter( ( name ) =>
		existsSync( join( folder, name, 'library/index.js' ) )
	);
}

await runTool( async () => {
	for ( const name of await readdir( LIBRARY ) ) {
		if ( ! BUNDLED.includes( name ) ) {
			await rm( join( LIBRARY, name ), { recursive: true } );
		}
	}
	// It needs TypeScript.
	const { writeModules } = await import( './library-modules.mjs' );
	await writeModules( LIBRARY );
	// A sheet and the elements export nothing; strict sites want to be told.
	await writeFile( join( LIBRARY, 'style.d.ts' ), 'export {};\n' );
	await writeFile( join( LIBRARY, 'embed/embed.d.ts' ), 'export {};\n' );
	// The elements have trees of their own, whose root is the element.
	const sheet = await readFile( join( LIBRARY, STYLE ), 'utf8' );
	await writeFile(
		join( LIBRARY, 'embed/embed.css' ),
		sheet
			.replaceAll(
				':root:has(body.marketday-dark,body.is-dark-theme)',
				':host(.is-dark)'
			)
			.replaceAll( ':root', ':host' )
	);
	const { version, license, devDependencies } = JSON.parse(
		await readFile( join( CHECKOUT, 'package.json' ), 'utf8' )
	);
	await writeFile(
		join( LIBRARY, 'package.json' ),
		JSON.stringify(
			manifestOf( {
				version,
				license,
				installed: devDependencies,
				features: await featuresWithDoors(),
			} ),
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
