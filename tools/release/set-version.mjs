// @ts-check
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import {
	filesWithVersion,
	setVersionIn,
	versionIn,
} from './version-places.mjs';

commandLine( {
	name: 'node tools/release/set-version.mjs',
	text: 'writes the version of package.json wherever else it stands; npm run release:version runs it.',
} );

/** Writes the version that changesets put into package.json wherever else it stands. */
await runTool( async () => {
	const version = await versionIn( join( CHECKOUT, 'package.json' ) );
	for ( const file of await filesWithVersion( CHECKOUT ) ) {
		await setVersionIn( join( CHECKOUT, file ), version ?? '' );
	}
} );
