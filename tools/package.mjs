// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { zip } from './files/zip.mjs';
import { MOST_BYTES } from './files/zip-size.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { commandLine } from './terminal/command-line.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';

const { values } = commandLine( {
	name: 'npm run package',
	text: "makes the plugin's zip.",
	options: {
		demo: { text: "make a zip of the demo's plugin too" },
		to: { takes: 'FOLDER', text: 'where to', standard: 'build' },
	},
} );
const TO = resolve( CHECKOUT, values.to );

await runTool( () => main( values.demo ) );

/**
 * Makes the plugin's zip, as a site's Plugins screen takes it.
 *
 * @param {boolean} withDemo Whether to make a zip of the demo's plugin too.
 */
async function main( withDemo ) {
	const progress = createProgress();
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	// They need the packages that were just installed.
	const { isShipped } = await import( './files/dist-ignore.mjs' );
	const { shippedLanguages } = await import(
		'./translations/shipped-languages.mjs'
	);
	const ships = await isShipped( CHECKOUT );
	const files = [
		// What lies in languages/ may be older than the build.
		...( await filesOf( CHECKOUT, ships ) ).filter(
			( { name } ) => ! name.startsWith( 'languages/' )
		),
		...( await shippedLanguages( CHECKOUT ) ).filter( ( { name } ) =>
			ships( name )
		),
	];
	const size = await write( 'marketday', files );
	if ( size >= MOST_BYTES ) {
		throw new Problem(
			`The zip would have ${ size } bytes; the most it may have is ${ MOST_BYTES }. Look for what grew in build/.`
		);
	}
	progress.line( lineOf( 'marketday', files.length, size ) );
	if ( withDemo ) {
		const demo = await filesOf( join( CHECKOUT, 'demo' ), () => true );
		progress.line(
			lineOf(
				'marketday-demo',
				demo.length,
				await write( 'marketday-demo', demo )
			)
		);
	}
}

/**
 * @param {string}                              plugin
 * @param {import('./files/zip.mjs').ZippedFile[]} files
 * @return {Promise<number>} The zip's bytes.
 */
async function write( plugin, files ) {
	const bytes = await zip(
		files
			.map( ( { name, content } ) => ( {
				name: `${ plugin }/${ name }`,
				content,
			} ) )
			.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) )
	);
	await writeFile( join( TO, `${ plugin }.zip` ), bytes );
	return bytes.length;
}

/**
 * @param {string} plugin
 * @param {number} count
 * @param {number} size
 */
function lineOf( plugin, count, size ) {
	return `${ join( values.to, plugin ) }.zip: ${ count } files, ${ (
		size / 1000
	).toFixed( 0 ) } kB`;
}

/**
 * @param {string}                      root
 * @param {( name: string ) => boolean} isWanted Is asked for folders too, whose names end with a slash.
 * @return {Promise<import('./files/zip.mjs').ZippedFile[]>}
 */
async function filesOf( root, isWanted ) {
	const names = await namesBelow( root, '', isWanted );
	return Promise.all(
		names.map( async ( name ) => ( {
			name,
			content: await readFile( join( root, name ) ),
		} ) )
	);
}

/**
 * @param {string}                      root
 * @param {string}                      folder   '' or a name with a slash at its end.
 * @param {( name: string ) => boolean} isWanted
 * @return {Promise<string[]>}
 */
async function namesBelow( root, folder, isWanted ) {
	const entries = await readdir( join( root, folder ), {
		withFileTypes: true,
	} );
	const nested = await Promise.all(
		entries
			.map( ( entry ) =>
				entry.isDirectory()
					? `${ folder }${ entry.name }/`
					: `${ folder }${ entry.name }`
			)
			.filter( isWanted )
			.map( ( name ) =>
				name.endsWith( '/' )
					? namesBelow( root, name, isWanted )
					: [ name ]
			)
	);
	return nested.flat();
}
