const { spawnSync } = require( 'child_process' );
const { readFileSync } = require( 'fs' );
const path = require( 'path' );
const { post } = require( './evaluator' );

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
	const { MARKETDAY_EVALUATOR, MARKETDAY_SITE_DIR } = process.env;
	if ( ! folder ) {
		throw new Error(
			"Set MARKETDAY_URL and MARKETDAY_SITE_DIR to a running site, or run 'npm run test:contract'."
		);
	}
	// The suite's runner has an evaluator; by hand, the site's tool starts PHP each time.
	return MARKETDAY_EVALUATOR && folder === MARKETDAY_SITE_DIR
		? returnedBy( post( JSON.parse( MARKETDAY_EVALUATOR ), code ) )
		: inProcess( code, {
				command: process.execPath,
				args: [ 'tools/site/site.mjs', '--dir', folder, 'eval', code ],
				env: {},
		  } );
}

/**
 * Runs PHP code inside the site under test in a process of its own, which the code may end.
 *
 * @param {string} code
 * @param {string} [ofNetwork] Another site of its network than the first, by its path.
 * @return {unknown} What it returned.
 */
function inSiteAlone( code, ofNetwork = '' ) {
	const { env, ...program } = JSON.parse( process.env.MARKETDAY_EVALUATOR );
	return inProcess( code, {
		...program,
		env: { ...env, MARKETDAY_SITE_OF_NETWORK: ofNetwork },
	} );
}

/**
 * @param {string}                                            code
 * @param {import('../../tools/php/find-php.mjs').PhpCommand} program
 */
function inProcess( code, { command, args, env } ) {
	const { stdout, stderr, status, signal } = spawnSync( command, args, {
		cwd: CHECKOUT,
		encoding: 'utf8',
		env: { ...process.env, ...env },
		input: code,
		maxBuffer: 32 * 1024 * 1024,
	} );
	return returnedBy( {
		stdout,
		fault:
			status === 0
				? ''
				: `${ signal ?? `code ${ status }` }. ${ stderr }`,
	} );
}

/**
 * @param {{ stdout: string, fault: string }} outcome
 * @return {unknown} What the code returned.
 */
function returnedBy( { stdout, fault } ) {
	const at = stdout.lastIndexOf( MARK );
	const json = at < 0 ? stdout.search( /^[[{]/m ) : at + MARK.length;
	if ( fault || json < 0 ) {
		throw new Error(
			`PHP code in the site ended with ${
				fault || 'no answer'
			}. ${ stdout.slice( 0, 2000 ) }`
		);
	}
	return JSON.parse( stdout.slice( json ) );
}

/** @return {string} Code that fills a site with the suite's products, by the engine's own writer. */
function shopCode() {
	const code = readFileSync( path.join( __dirname, 'fixtures.php' ), 'utf8' );
	return code.replace( /^<\?php/, '' );
}

/**
 * Fills a site with the suite's products.
 *
 * @param {string} [folder]
 * @return {unknown} Ids by SKU.
 */
function fillSite( folder ) {
	return inSite( shopCode(), folder );
}

module.exports = { inSite, inSiteAlone, fillSite, shopCode };
