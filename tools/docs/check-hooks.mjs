// @ts-check
/** Looks whether docs/HOOKS.md has the hooks of the code: `npm run check:hooks`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { withHooks } from './hooks-table.mjs';
import { allHooks } from './hooks.mjs';

const { values } = commandLine( {
	name: 'npm run check:hooks',
	text: 'looks whether docs/HOOKS.md has the hooks of the code.',
	options: {
		write: { text: 'write the tables anew, as npm run hooks does' },
	},
} );

await runTool( async () => {
	const path = join( CHECKOUT, 'docs/HOOKS.md' );
	const page = await readFile( path, 'utf8' );
	const wanted = withHooks( page, await allHooks() );
	if ( values.write ) {
		await writeFile( path, wanted );
	} else if ( page !== wanted ) {
		throw new Problem(
			'docs/HOOKS.md does not say what the code says of its hooks: npm run hooks'
		);
	}
	return 0;
} );
