// @ts-check
import { gzipSync } from 'node:zlib';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';

/**
 * Bundles a module as a careful site does, React left out.
 *
 * @param {string} folder Where the library is installed.
 * @param {string} text   Of the module.
 * @return {Promise<{ first: string, files: Record<string, number>, modules: string[] }>} The first script; what each script weighs gzipped,
 *         in bytes; and the library's modules that are in them.
 */
export async function bundle( folder, text ) {
	await writeFile( join( folder, 'entry.js' ), text );
	const path = join( folder, 'bundle' );
	await rm( path, { recursive: true, force: true } );
	const stats = await new Promise( ( resolve, reject ) =>
		webpack(
			{
				mode: 'production',
				context: folder,
				entry: './entry.js',
				output: { path },
				externals: [ /^react(-dom)?($|\/)/ ],
				performance: false,
			},
			( error, outcome ) =>
				error ? reject( error ) : resolve( outcome )
		)
	);
	const { errors, modules } = stats.toJson( {
		all: false,
		errors: true,
		modules: true,
		nestedModules: true,
		modulesSpace: 9999,
		nestedModulesSpace: 9999,
	} );
	if ( errors.length > 0 ) {
		throw new Error( errors[ 0 ].message );
	}
	/** @type {Record<string, number>} */
	const files = {};
	for ( const name of await readdir( path ) ) {
		if ( name.endsWith( '.js' ) ) {
			files[ name ] = gzipSync( await readFile( join( path, name ) ), {
				level: 9,
			} ).length;
		}
	}
	return {
		first: await readFile( join( path, 'main.js' ), 'utf8' ),
		files,
		modules: namesOf( modules ),
	};
}

/**
 * @param {Array<{ name?: string, modules?: any[] }>} modules
 * @return {string[]}
 */
function namesOf( modules ) {
	return modules.flatMap( ( { name = '', modules: within = [] } ) =>
		within.length > 0 ? namesOf( within ) : [ name ]
	);
}
