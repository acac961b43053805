// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { withWholePaths } from './module-paths.mjs';

/**
 * Writes the library's modules and their types, with imports that every tool resolves.
 *
 * @param {string} folder
 */
export async function writeModules( folder ) {
	await runOrThrow(
		join( CHECKOUT, 'node_modules/.bin/tsc' ),
		[ '-p', 'tsconfig.library.json', '--outDir', folder ],
		{
			cwd: CHECKOUT,
			otherwise:
				"The library's types have faults. Run 'npm run check:types' to see them, correct them, and then build again.",
		}
	);
	for ( const file of await filesBelow( folder ) ) {
		if ( /\.(js|d\.ts)$/.test( file ) ) {
			const text = await readFile( file, 'utf8' );
			await writeFile( file, withWholePaths( text, file, folder ) );
		}
	}
}
