// @ts-check
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../terminal/problem.mjs';
import { CHECKOUT } from './site-folder.mjs';

export const DEFAULT_DIR = join( CHECKOUT, '.marketday/demo' );

export const HELP = `npm run demo: a shop to try, on this machine.

  npm run demo -- [options]

  --port N                  where it listens (the first free port from 8080)
  --dir FOLDER              where the site lives (.marketday/demo)
  --detach                  return when it answers; the address is the last line
  --stop                    stop the site of the folder
  --reset                   remove the site first and make it anew
  --db sqlite|mariadb       its database (sqlite; mariadb with --woocommerce)
  --wordpress VERSION       for example 6.8 (the newest)
  --woocommerce DIR|download  run the shop on WooCommerce
  --scale N                 add N generated products
  --paypal                  with a PayPal of its own, at which anybody can pay
  --empty                   without the demo shop's products
  --skip-build              take the last build as it is
`;

/**
 * @typedef {object} DemoOptions
 * @property {number | undefined}    port
 * @property {string}                dir
 * @property {boolean}               detach
 * @property {boolean}               stop
 * @property {boolean}               reset
 * @property {'sqlite' | 'mariadb'} db
 * @property {boolean}               isDbNamed   Whether the person chose the database.
 * @property {string}                wordpress
 * @property {string | undefined}    woocommerce
 * @property {number}                scale
 * @property {boolean}               paypal
 * @property {boolean}               empty
 * @property {boolean}               skipBuild
 * @property {boolean}               help
 */

/**
 * @param {string[]} args
 * @return {DemoOptions}
 */
export function readDemoOptions( args ) {
	const { values } = parseArgs( {
		args,
		options: {
			port: { type: 'string' },
			dir: { type: 'string' },
			detach: { type: 'boolean', default: false },
			stop: { type: 'boolean', default: false },
			reset: { type: 'boolean', default: false },
			db: { type: 'string' },
			wordpress: { type: 'string', default: 'latest' },
			woocommerce: { type: 'string' },
			scale: { type: 'string' },
			paypal: { type: 'boolean', default: false },
			empty: { type: 'boolean', default: false },
			'skip-build': { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	} );
	return {
		port:
			values.port === undefined
				? undefined
				: readNumber( 'port', values.port, 1, 65535 ),
		dir:
			values.dir === undefined
				? DEFAULT_DIR
				: resolve( process.env.INIT_CWD ?? '.', values.dir ),
		detach: values.detach,
		stop: values.stop,
		reset: values.reset,
		db: readDatabase(
			values.db ?? ( values.woocommerce ? 'mariadb' : 'sqlite' )
		),
		isDbNamed: values.db !== undefined,
		wordpress: readVersion( values.wordpress ),
		woocommerce:
			values.woocommerce === 'download' ||
			values.woocommerce === undefined
				? values.woocommerce
				: resolve( process.env.INIT_CWD ?? '.', values.woocommerce ),
		scale:
			values.scale === undefined
				? 0
				: readNumber( 'scale', values.scale, 1, 1_000_000 ),
		paypal: values.paypal,
		empty: values.empty,
		skipBuild: values[ 'skip-build' ],
		help: values.help,
	};
}

/**
 * WooCommerce reserves stock by a statement that SQLite does not know, so there it refuses every order of a product whose
 * stock it manages.
 *
 * @param {Pick<DemoOptions, 'woocommerce' | 'isDbNamed'>} options
 * @param {'sqlite' | 'mariadb'}                           db      Of the site.
 * @return {string} What the person should know about the database; '' when nothing.
 */
export function databaseNote( { woocommerce, isDbNamed }, db ) {
	if ( woocommerce === undefined ) {
		return '';
	}
	if ( db === 'sqlite' ) {
		return 'On SQLite, WooCommerce refuses every order of a product with managed stock. Add --reset --db mariadb to make the site anew on MariaDB.';
	}
	return isDbNamed
		? ''
		: 'The site uses MariaDB: on SQLite, WooCommerce refuses every order of a product with managed stock. Add --db sqlite to have SQLite all the same.';
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} least
 * @param {number} most
 */
function readNumber( name, text, least, most ) {
	const value = /^\d+$/.test( text ) ? Number( text ) : NaN;
	if ( ! ( value >= least && value <= most ) ) {
		throw new Problem(
			`--${ name } takes a whole number from ${ least } to ${ most }, not '${ text }'.`
		);
	}
	return value;
}

/**
 * @param {string} text
 * @return {'sqlite' | 'mariadb'}
 */
function readDatabase( text ) {
	if ( text !== 'sqlite' && text !== 'mariadb' ) {
		throw new Problem( `--db takes sqlite or mariadb, not '${ text }'.` );
	}
	return text;
}

/** @param {string} text */
function readVersion( text ) {
	if ( text !== 'latest' && ! /^\d+\.\d+(\.\d+)?$/.test( text ) ) {
		throw new Problem(
			`--wordpress takes a version such as 6.8, or latest, not '${ text }'.`
		);
	}
	return text;
}
