const { spawnSync } = require( 'child_process' );
const { readFileSync } = require( 'fs' );
const path = require( 'path' );

const CHECKOUT = path.resolve( __dirname, '../..' );

/** Stands before what the code returned, where PHP itself is run. */
const MARK = '\n\x1eRETURNED ';

/**
 * Runs PHP code inside a site, beside its web server.
 *
 * @param {string} code     What it returns must be an object or a list.
 * @param {string} [folder] The site's; the site under test unless given.
 * @return {unknown} What it returned.
 */
function inSite( code, folder = process.env.MARKETDAY_SITE_DIR ) {
	if ( ! folder ) {
		throw new Error(
			"Set MARKETDAY_URL and MARKETDAY_SITE_DIR to a running site, or run 'npm run test:contract'."
		);
	}
	const { stdout, stderr, status, signal } = evaluate( code, folder );
	const at = stdout.lastIndexOf( MARK );
	const json = at < 0 ? stdout.search( /^[[{]/m ) : at + MARK.length;
	if ( status !== 0 || json < 0 ) {
		throw new Error(
			`PHP code in the site ended with ${
				signal ?? `code ${ status }`
			}. ${ stderr }${ stdout.slice( 0, 2000 ) }`
		);
	}
	return JSON.parse( stdout.slice( json ) );
}

/**
 * The suite's runner has found PHP already; by hand, the site's tool does it each time.
 *
 * @param {string} code
 * @param {string} folder
 */
function evaluate( code, folder ) {
	const { MARKETDAY_EVALUATOR, MARKETDAY_SITE_DIR } = process.env;
	const isKnown = MARKETDAY_EVALUATOR && folder === MARKETDAY_SITE_DIR;
	const { command, args, env } = isKnown
		? JSON.parse( MARKETDAY_EVALUATOR )
		: {
				command: process.execPath,
				args: [ 'tools/site/site.mjs', '--dir', folder, 'eval', code ],
		  };
	return spawnSync( command, args, {
		cwd: CHECKOUT,
		encoding: 'utf8',
		env: { ...process.env, ...env },
		input: isKnown ? code : '',
		maxBuffer: 32 * 1024 * 1024,
	} );
}

/**
 * Fills a site with the suite's products, by the engine's own writer.
 *
 * @param {string} [folder]
 * @return {unknown} Ids by SKU.
 */
function fillSite( folder ) {
	const code = readFileSync( path.join( __dirname, 'fixtures.php' ), 'utf8' );
	return inSite( code.replace( /^<\?php/, '' ), folder );
}

module.exports = { inSite, fillSite };
