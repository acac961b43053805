// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from './files/fingerprint.mjs';
import { zip } from './files/zip.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';

/** Everything a site needs; what is not named here is not shipped. */
const SHIPPED = [
	'marketday.php',
	'uninstall.php',
	'block.json',
	'readme.txt',
	'LICENSE',
	'php',
	'build',
];
const NOT_SHIPPED = /^build\/(lib\/|.*\.zip$)|\.(map|d\.ts|md|po~)$|\/\./;
const MOST_BYTES = 1_000_000;
const OUTPUT = 'build/marketday.zip';

await runTool( main );

/** Makes the plugin's zip, as a site's Plugins screen takes it. */
async function main() {
	const progress = createProgress();
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	// It needs the packages that were just installed.
	const { shippedLanguages } = await import(
		'./translations/shipped-languages.mjs'
	);
	const files = [
		...( await shippedFiles() ),
		// WordPress reads the compiled ones; translators begin with the template.
		...( await shippedLanguages( CHECKOUT ) ).filter(
			( { name } ) => ! name.endsWith( '.po' )
		),
	]
		.map( ( { name, content } ) => ( {
			name: `marketday/${ name }`,
			content,
		} ) )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
	const bytes = await zip( files );
	if ( bytes.length >= MOST_BYTES ) {
		throw new Problem(
			`The zip would have ${ bytes.length } bytes; the most it may have is ${ MOST_BYTES }. Look for what grew in build/.`
		);
	}
	await writeFile( join( CHECKOUT, OUTPUT ), bytes );
	progress.line(
		`${ OUTPUT }: ${ files.length } files, ${ (
			bytes.length / 1000
		).toFixed( 0 ) } kB`
	);
}

/** @return {Promise<Array<{ name: string, content: Buffer }>>} Files as they are in the checkout. */
async function shippedFiles() {
	const found = await Promise.all(
		SHIPPED.map( ( path ) => filesBelow( join( CHECKOUT, path ) ) )
	);
	const names = found
		.flat()
		.map( ( file ) => relative( CHECKOUT, file ).replaceAll( '\\', '/' ) )
		.filter( ( name ) => ! NOT_SHIPPED.test( name ) );
	return Promise.all(
		names.map( async ( name ) => ( {
			name,
			content: await readFile( join( CHECKOUT, name ) ),
		} ) )
	);
}
