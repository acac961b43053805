// @ts-check

/**
 * @typedef {object} Progress
 * @property {<T>( label: string, work: ( say: ( text: string ) => void ) => Promise<T> ) => Promise<T>} step Shows a step and how long it took.
 * @property {( text: string ) => void}                                                                  line Prints a line.
 */

const TICK_MILLISECONDS = 5000;

/**
 * Progress for people: every step names itself when it starts, shows that it lives every five seconds, and says how long it took.
 *
 * @param {{ quiet?: boolean, stream?: NodeJS.WritableStream }} [options] `quiet` prints nothing at all.
 * @return {Progress} Steps and lines for one tool run.
 */
export function createProgress( {
	quiet = false,
	stream = process.stdout,
} = {} ) {
	const print = quiet
		? () => {}
		: ( /** @type {string} */ text ) => void stream.write( `${ text }\n` );
	return {
		line: print,
		async step( label, work ) {
			const started = performance.now();
			print( `  ${ label } ...` );
			const ticker = setInterval(
				() => print( `  ... ${ label }: ${ secondsSince( started ) }` ),
				TICK_MILLISECONDS
			);
			try {
				const result = await work( ( text ) =>
					print( `      ${ text }` )
				);
				print( `  ${ label }: done in ${ secondsSince( started ) }` );
				return result;
			} finally {
				clearInterval( ticker );
			}
		},
	};
}

/**
 * @param {number} started From performance.now().
 * @return {string} For example '2.3 s' or '1 min 12 s'.
 */
export function secondsSince( started ) {
	const seconds = ( performance.now() - started ) / 1000;
	return seconds < 60
		? `${ seconds.toFixed( 1 ) } s`
		: `${ Math.floor( seconds / 60 ) } min ${ Math.round(
				seconds % 60
		  ) } s`;
}
