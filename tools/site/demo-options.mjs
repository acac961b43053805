// @ts-check
import { join, resolve } from 'node:path';
import { Problem } from '../terminal/problem.mjs';
import { CHECKOUT } from './site-folder.mjs';

export const DEFAULT_DIR = join( CHECKOUT, '.marketday/demo' );

export const DEMO = {
	name: 'npm run demo',
	text: 'a shop to try, on this machine.',
	options: {
		port: {
			takes: 'N',
			text: 'where it listens (the first free port from 8080)',
		},
		dir: {
			takes: 'FOLDER',
			text: 'where the site lives (.marketday/demo)',
		},
		detach: {
			text: 'return when it answers; the address is the last line',
		},
		stop: { text: 'stop the site of the folder' },
		reset: { text: 'remove the site first and make it anew' },
		db: {
			takes: 'sqlite|mariadb',
			text: 'its database (sqlite; mariadb with --woocommerce)',
		},
		wordpress: {
			takes: 'VERSION',
			text: 'for example 6.8',
			standard: 'latest',
		},
		woocommerce: {
			takes: 'DIR|download',
			text: 'run the shop on WooCommerce',
		},
		scale: { takes: 'N', text: 'add N generated products' },
		paypal: { text: 'with a PayPal of its own, at which anybody can pay' },
		empty: { text: "without the demo shop's products" },
		'skip-build': { text: 'take the last build as it is' },
	},
};

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
 */

/**
 * @param {import('../terminal/command-line.mjs').Values<typeof DEMO.options>} values
 * @return {DemoOptions}
 */
export function readDemoOptions( values ) {
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
