// @ts-check
import { randomBytes } from 'node:crypto';
import { socketOf } from './mariadb.mjs';

const KEYS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/**
 * @typedef {object} ConfigurationInput
 * @property {string}                dir
 * @property {'sqlite' | 'mariadb'} db
 * @property {boolean}               isForTests Then the site asks nothing of the outside world.
 * @property {import('./setup.mjs').Setup} setup
 */

/**
 * Writes wp-config.php: the site answers under whatever local address it is called by, logs PHP's errors and shows none.
 *
 * @param {ConfigurationInput} input
 * @return {string} The file's text.
 */
export function configuration( { dir, db, isForTests, setup } ) {
	const constants = {
		...databaseConstants( dir, db ),
		...Object.fromEntries(
			KEYS.map( ( key ) => [
				key,
				randomBytes( 32 ).toString( 'base64' ),
			] )
		),
		MARKETDAY_SITE_DIR: dir,
		WP_ENVIRONMENT_TYPE: 'local',
		WP_DEBUG: true,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: `${ dir }/logs/debug.log`,
		SCRIPT_DEBUG: false,
		DISABLE_WP_CRON: true,
		WP_AUTO_UPDATE_CORE: false,
		AUTOMATIC_UPDATER_DISABLED: true,
		WP_HTTP_BLOCK_EXTERNAL: isForTests,
		FS_METHOD: 'direct',
		WP_MEMORY_LIMIT: '512M',
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) => `define( '${ name }', ${ literal( value ) } );`
	);
	return `<?php
${ lines.join( '\n' ) }
$marketday_scheme = 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ? 'https' : 'http';
if ( 'https' === $marketday_scheme ) {
	$_SERVER['HTTPS'] = 'on';
}
$marketday_host = preg_replace( '/[^a-zA-Z0-9.:\\[\\]-]/', '', $_SERVER['HTTP_HOST'] ?? '127.0.0.1' );
${ addresses( setup ) }
$table_prefix = ${ literal( setup.prefix ) };
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
}

/**
 * A network keeps the addresses of its sites in its tables, which are not there before it is installed.
 *
 * @param {import('./setup.mjs').Setup} setup
 * @return {string} Lines that say where the site is.
 */
function addresses( { multisite, folder, core } ) {
	const own = [
		`define( 'WP_HOME', $marketday_scheme . '://' . $marketday_host . ${ literal(
			folder
		) } );`,
		`define( 'WP_SITEURL', WP_HOME . ${ literal( core ) } );`,
	];
	const network = [
		`define( 'MULTISITE', true );`,
		`define( 'SUBDOMAIN_INSTALL', false );`,
		`define( 'DOMAIN_CURRENT_SITE', $marketday_host );`,
		`define( 'PATH_CURRENT_SITE', ${ literal( `${ folder }/` ) } );`,
		`define( 'SITE_ID_CURRENT_SITE', 1 );`,
		`define( 'BLOG_ID_CURRENT_SITE', 1 );`,
	];
	const within = ( /** @type {string[]} */ lines ) =>
		lines.map( ( line ) => `\t${ line }` );
	return (
		multisite
			? [
					`if ( ! defined( 'MARKETDAY_INSTALLING' ) ) {`,
					...within( network ),
					'} else {',
					...within( own ),
					'}',
			  ]
			: own
	).join( '\n' );
}

/**
 * @param {string}                dir
 * @param {'sqlite' | 'mariadb'} db
 */
function databaseConstants( dir, db ) {
	const own =
		db === 'sqlite'
			? {
					DB_HOST: 'localhost',
					DB_DIR: `${ dir }/database`,
					DB_FILE: 'site.sqlite',
			  }
			: { DB_HOST: `localhost:${ socketOf( dir ) }` };
	return {
		DB_NAME: 'marketday',
		DB_USER: 'marketday',
		DB_PASSWORD: '',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		...own,
	};
}

/** @param {string | boolean} value */
function literal( value ) {
	return typeof value === 'boolean'
		? String( value )
		: `'${ value.replace( /[\\']/g, '\\$&' ) }'`;
}
