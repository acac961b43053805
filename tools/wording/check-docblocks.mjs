// @ts-check
/**
 * Finds docblocks that begin neither with a noun nor with a verb in the third person: `npm run check:docblocks`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { wrongFirstWords } from './docblocks.mjs';

commandLine( {
	name: 'npm run check:docblocks',
	text: 'finds docblocks that begin neither with a noun nor with a verb in the third person.',
} );

await runTool( async () => {
	const listed = await runOrThrow(
		'git',
		[ 'ls-files', '--', 'php', 'src', 'blocks' ],
		{ cwd: CHECKOUT }
	);
	const found = [];
	for ( const file of listed
		.split( '\n' )
		.filter( ( name ) => /(?<!\.d)\.(php|tsx?)$/.test( name ) ) ) {
		const text = await readFile( join( CHECKOUT, file ), 'utf8' );
		for ( const { line, sentence } of wrongFirstWords( text ) ) {
			found.push( `${ file }:${ line } ${ sentence }` );
		}
	}
	if ( found.length > 0 ) {
		process.stderr.write(
			`${ found.join( '\n' ) }\n${
				found.length
			} docblocks begin otherwise.\n`
		);
	}
	return found.length > 0 ? 1 : 0;
} );
