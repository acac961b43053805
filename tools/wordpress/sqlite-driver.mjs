// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { cachedFolder } from '../files/cache-folder.mjs';
import { unzip } from '../files/zip.mjs';
import { Problem } from '../terminal/problem.mjs';

const CARRIER = '@wp-playground/cli';

/**
 * WordPress's own SQLite driver. The project's development package for WordPress Playground carries it.
 *
 * @return {Promise<{ version: string, folder: string }>} The unpacked driver; nobody may write to it.
 */
export async function getSqliteDriver() {
	const home = dirname( locateCarrier() );
	const { version } = JSON.parse(
		await readFile( join( home, 'package.json' ), 'utf8' )
	);
	const folder = await cachedFolder(
		`sqlite-driver/${ version }`,
		( draft ) =>
			unzip( join( home, 'sqlite-database-integration.zip' ), draft )
	);
	return { version, folder };
}

/** @return {string} The path of the carrier's package.json. */
function locateCarrier() {
	try {
		return createRequire( import.meta.url ).resolve(
			`${ CARRIER }/package.json`
		);
	} catch {
		throw new Problem(
			`The package ${ CARRIER } is not installed. Run 'npm ci' and then this again.`
		);
	}
}
