// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { MAIN, STAGES } from './stages.mjs';

export const HELP = `npm test: every check and every suite.

  npm test                     all of them
  npm run check                the static checks
  npm run test:unit            jest
  npm run test:tools           the tools' own tests, and the packaged plugin in a clean WordPress
  npm run test:php             PHPUnit in a real WordPress
  npm run test:contract        the contract over HTTP
  npm run test:e2e             the browser suite

  -- --feature NAME            everything that tests a feature; more than one may be named
  -- --changed                 the same for each feature that the working tree touches, or stands on what it touches
     --base COMMIT             with the commits since this one: origin/main unless named, or main where there is no origin
  -- --only NAME               one stage: ${ STAGES.join( ', ' ) }
  -- --again                   also what has passed on this machine and not changed since, which rests otherwise
  -- --everywhere              every test on every stage and at both widths, judged everywhere: as at night
  -- ANYTHING ELSE             goes to the runner, for example a file's name
  WOOCOMMERCE_DIR              an unpacked WooCommerce: the stage woocommerce is run too
  CI                           where it is set, nothing rests
`;

export const PARTS = [ 'check', 'unit', 'tools', 'php', 'contract', 'e2e' ];
const SWITCHES = [ '--changed', '--again', '--everywhere' ];
const PARTS_OF_A_FEATURE = [ 'unit', 'php', 'contract', 'e2e' ];

/**
 * What a person asked for.
 *
 * @typedef {object} RunRequest
 * @property {string[]}           parts
 * @property {string | undefined} only      The one stage.
 * @property {string[]}           features
 * @property {boolean}            isChanged Those that were touched.
 * @property {string | undefined} base
 * @property {boolean}            isAgain      Whether nothing rests.
 * @property {boolean}            isEverywhere
 * @property {string[]}           args      For the runner.
 */

/**
 * @param {string[]} words Names of parts, options, then what is for the runner.
 * @return {RunRequest}
 */
export function readWords( words ) {
	const part = words.find( ( word ) => PARTS.includes( word ) );
	const rest = words.filter( ( word ) => word !== part );
	const [ only ] = take( rest, '--only' );
	if ( only !== undefined && ! STAGES.includes( only ) ) {
		throw new Problem(
			`There is no stage '${ only }'. The stages are: ${ STAGES.join(
				', '
			) }.`
		);
	}
	const [ base ] = take( rest, '--base' );
	const features = take( rest, '--feature' ).flatMap( ( names ) =>
		names.split( ',' )
	);
	const isChanged = rest.includes( '--changed' );
	const isPartial = isChanged || features.length > 0;
	const all = isPartial ? PARTS_OF_A_FEATURE : PARTS;
	return {
		parts: part ? [ part ] : all,
		only: only ?? ( isPartial ? MAIN : undefined ),
		features,
		isChanged,
		base,
		isAgain: rest.includes( '--again' ),
		isEverywhere: rest.includes( '--everywhere' ),
		args: rest.filter( ( word ) => ! SWITCHES.includes( word ) ),
	};
}

/**
 * Takes an option out of the words, each time it is there.
 *
 * @param {string[]} words
 * @param {string}   option
 * @return {string[]} Its values.
 */
function take( words, option ) {
	const values = [];
	for (
		let at = words.indexOf( option );
		at >= 0;
		at = words.indexOf( option )
	) {
		const [ , value ] = words.splice( at, 2 );
		if ( value === undefined ) {
			throw new Problem( `'${ option }' needs a value.` );
		}
		values.push( value );
	}
	return values;
}
