// @ts-check
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runTool } from '../terminal/problem.mjs';
import {
	filesWithVersion,
	setVersionIn,
	versionIn,
} from './version-places.mjs';

/** Writes the version that changesets put into package.json wherever else it stands. */
await runTool( async () => {
	const version = await versionIn( join( CHECKOUT, 'package.json' ) );
	for ( const file of await filesWithVersion( CHECKOUT ) ) {
		await setVersionIn( join( CHECKOUT, file ), version ?? '' );
	}
} );
