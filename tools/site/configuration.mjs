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
 */

/**
 * Writes wp-config.php: the site answers under whatever local address it is called by, logs PHP's errors and shows none.
 *
 * @param {ConfigurationInput} input
 * @return {string} The file's text.
 */
export function configuration( { dir, db, isForTests } ) {
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
define( 'WP_HOME', $marketday_scheme . '://' . preg_replace( '/[^a-zA-Z0-9.:\\[\\]-]/', '', $_SERVER['HTTP_HOST'] ?? '127.0.0.1' ) );
define( 'WP_SITEURL', WP_HOME );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
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
