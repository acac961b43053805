// @ts-check
/** Looks whether docs/ARCHITECTURE.md is short, and its table of rooms true: `npm run check:architecture`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { readRooms } from './read-rooms.mjs';
import { isTrue, MOST_WORDS, withTable, wordsOf } from './rooms-table.mjs';

const { values } = commandLine( {
	name: 'npm run check:architecture',
	text: 'looks whether docs/ARCHITECTURE.md is short, and its table of rooms true.',
	options: {
		write: {
			text: 'write the table anew, as npm run architecture does',
		},
	},
} );

await runTool( async () => {
	const path = join( CHECKOUT, 'docs/ARCHITECTURE.md' );
	const page = await readFile( path, 'utf8' );
	const rooms = await readRooms();
	if ( values.write ) {
		await writeFile( path, withTable( page, rooms ) );
		return 0;
	}
	if ( ! isTrue( page, rooms ) ) {
		throw new Problem(
			'The table of rooms in docs/ARCHITECTURE.md is out of date: npm run architecture'
		);
	}
	if ( wordsOf( page ) > MOST_WORDS ) {
		throw new Problem(
			`docs/ARCHITECTURE.md has ${ wordsOf(
				page
			) } words, and may have ${ MOST_WORDS }: what is about one room goes into its README.md.`
		);
	}
	return 0;
} );
