// @ts-check
/**
 * Finds turns that our texts do not take: `npm run check:words`. What they say instead is in docs/WORDING.md.
 */
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { turnsIn } from './turns.mjs';

commandLine( {
	name: 'npm run check:words',
	text: 'finds turns that our texts do not take (docs/WORDING.md).',
} );

await runTool( async () => {
	// Stands on TypeScript, which may not be installed yet.
	const { readSources } = await import( '../translations/read-sources.mjs' );
	const found = ( await readSources( CHECKOUT ) ).flatMap(
		( { text, plural, file, line } ) =>
			[ text, plural ?? '' ].flatMap( ( one ) =>
				turnsIn( one ).map(
					( instead ) =>
						`${ file }:${ line } ${ one }\n\tinstead: ${ instead }`
				)
			)
	);
	if ( found.length > 0 ) {
		process.stderr.write( `${ found.join( '\n' ) }\n` );
	}
	return found.length > 0 ? 1 : 0;
} );
