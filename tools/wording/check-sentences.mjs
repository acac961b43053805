// @ts-check
/**
 * Finds sentences of the documents that have thirty words or more: `npm run check:sentences`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { longSentences, MOST_WORDS } from './sentences.mjs';

const DOCUMENTS = [
	'README.md',
	'CONTRIBUTING.md',
	'docs/*.md',
	'docs/decisions/*.md',
	'**/README.md',
];

commandLine( {
	name: 'npm run check:sentences',
	text: `finds sentences of the documents with more than ${ MOST_WORDS } words.`,
} );

await runTool( async () => {
	const listed = await runOrThrow(
		'git',
		[ 'ls-files', '--', ...DOCUMENTS.map( ( one ) => `:(glob)${ one }` ) ],
		{ cwd: CHECKOUT }
	);
	const found = [];
	for ( const file of listed.split( '\n' ).filter( Boolean ) ) {
		const text = await readFile( join( CHECKOUT, file ), 'utf8' );
		for ( const { line, words, sentence } of longSentences( text ) ) {
			found.push( `${ file }:${ line } ${ words } words: ${ sentence }` );
		}
	}
	if ( found.length > 0 ) {
		process.stderr.write( `${ found.join( '\n' ) }\n` );
	}
	return found.length > 0 ? 1 : 0;
} );
