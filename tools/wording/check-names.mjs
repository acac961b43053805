// @ts-check
/**
 * Finds names, and comments, that use a word of the glossary's column 'not' (docs/GLOSSARY.md), and classes that answer without the suffix of their role:
 * `npm run check:names`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

const FOLDERS = [
	'php',
	'src',
	'blocks',
	'tests',
	'tools',
	'demo',
	'examples',
	'gallery',
];

commandLine( {
	name: 'npm run check:names',
	text: 'finds names with words that the glossary does not take (docs/GLOSSARY.md).',
} );

// With TypeScript, which is not there before anything is installed.
const {
	goneOf,
	isBareParticiple,
	namesIn,
	readGlossary,
	wrongHandlers,
	wrongProse,
	wrongWords,
} = await import( './names.mjs' );

await runTool( async () => {
	const glossary = readGlossary(
		await readFile( join( CHECKOUT, 'docs/GLOSSARY.md' ), 'utf8' )
	);
	const listed = await runOrThrow( 'git', [ 'ls-files', '--', ...FOLDERS ], {
		cwd: CHECKOUT,
	} );
	const found = [];
	/** @type {Map<string, string[]>} */
	const known = new Map();
	for ( const file of listed
		.split( '\n' )
		.filter( ( name ) => /(?<!\.d)\.(php|tsx?|mjs)$/.test( name ) ) ) {
		const text = await readFile( join( CHECKOUT, file ), 'utf8' );
		for ( const { line, say, not } of wrongProse( file, text, glossary ) ) {
			found.push(
				`${ file }:${ line } comment\n\tnot ${ not }, but ${ say }`
			);
		}
		for ( const named of namesIn( file, text ) ) {
			const { name, line, kind } = named;
			known.set( name, [ ...( known.get( name ) ?? [] ), file ] );
			for ( const { say, not } of wrongWords(
				name,
				file,
				glossary,
				kind
			) ) {
				found.push(
					`${ file }:${ line } ${ name }\n\tnot ${ not }, but ${ say }`
				);
			}
			if (
				! file.startsWith( 'tests/' ) &&
				isBareParticiple( named, file, glossary )
			) {
				found.push(
					`${ file }:${ line } ${ name }()\n\tnot a bare participle, but a verb (keep, isKept) or what it gives (keptItems)`
				);
			}
		}
	}
	found.push(
		...goneOf( glossary, known ).map(
			( name ) =>
				`docs/GLOSSARY.md ${ name }\n\tis gone, so it need not stay`
		)
	);
	found.push(
		...wrongHandlers(
			await readFile( join( CHECKOUT, 'docs/ROUTES.md' ), 'utf8' )
		).map( ( wrong ) => `docs/ROUTES.md ${ wrong }` )
	);
	if ( found.length > 0 ) {
		process.stderr.write( `${ found.join( '\n' ) }\n` );
	}
	return found.length > 0 ? 1 : 0;
} );
