// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKERS = '6';
const SHARED = {
	memory_limit: '512M',
	'date.timezone': 'UTC',
	display_errors: '0',
	log_errors: '1',
};
const SERVED = {
	'opcache.enable': '1',
	'opcache.enable_cli': '1',
	'opcache.memory_consumption': '192',
	'opcache.max_accelerated_files': '20000',
	'opcache.interned_strings_buffer': '16',
	'opcache.revalidate_freq': '0',
	upload_max_filesize: '256M',
	post_max_size: '260M',
	max_execution_time: '120',
	output_buffering: '4096',
};

/**
 * PHP as an installed program: its built-in server with several workers.
 *
 * @param {string}   command
 * @param {string[]} flags
 * @param {string}   version
 * @return {import('./find-php.mjs').Php}
 */
export function nativePhp( command, flags, version ) {
	return {
		kind: 'native',
		version,
		script: ( site, script, args ) => ( {
			command,
			args: [
				...flags,
				...settings( {
					...SHARED,
					error_log: join( site, 'logs/php.log' ),
					max_execution_time: '0',
				} ),
				script,
				site,
				...args,
			],
			env: {},
		} ),
		server: ( site, port, router = 'router.php' ) => ( {
			command,
			args: [
				...flags,
				...settings( {
					...SHARED,
					...SERVED,
					error_log: join( site, 'logs/php.log' ),
				} ),
				'-S',
				`127.0.0.1:${ port }`,
				'-t',
				join( site, 'wordpress' ),
				fileURLToPath(
					new URL( `../site/php/${ router }`, import.meta.url )
				),
			],
			env: { PHP_CLI_SERVER_WORKERS: WORKERS },
		} ),
	};
}

/**
 * @param {Record<string, string>} values
 * @return {string[]} PHP's -d flags.
 */
function settings( values ) {
	return Object.entries( values ).flatMap( ( [ name, value ] ) => [
		'-d',
		`${ name }=${ value }`,
	] );
}
