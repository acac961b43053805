// @ts-check
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	installDebianPackages,
	isDebianRoot,
} from '../setup/debian-packages.mjs';
import { findProgram } from '../setup/find-program.mjs';
import { anyFreePort } from '../site/server.mjs';
import { visit } from '../site/visit.mjs';
import { Problem } from '../terminal/problem.mjs';
import {
	endWithThisProcess,
	removeWithThisProcess,
	signalGroup,
} from '../terminal/with-this-process.mjs';

const START_SECONDS = 20;

const NGINX = [ 'nginx', '/usr/sbin/nginx' ];
const FPM = [ '', '8.1', '8.2', '8.3', '8.4', '8.5' ].flatMap( ( version ) => [
	`php-fpm${ version }`,
	`/usr/sbin/php-fpm${ version }`,
] );

/** @typedef {{ port: number, stop: () => void }} WebServer */

/**
 * Serves a site by nginx and php-fpm, with the settings that Debian brings: five processes of PHP at most. Beside the site's own server, on another port.
 *
 * @param {string} dir The site's.
 * @return {Promise<WebServer>} Asked with the site's own address as the host.
 */
export async function startWebServer( dir ) {
	const [ nginx, fpm ] = await programs();
	const home = await mkdtemp( join( tmpdir(), 'marketday-web-' ) );
	removeWithThisProcess( home );
	await mkdir( join( home, 'temp' ) );
	const port = await anyFreePort();
	await writeFile( join( home, 'fpm.conf' ), fpmSettings( home ) );
	await writeFile(
		join( home, 'nginx.conf' ),
		nginxSettings( home, join( dir, 'wordpress' ), port )
	);
	const processes = [
		start( fpm, home, [
			'--nodaemonize',
			...( process.getuid?.() === 0 ? [ '--allow-to-run-as-root' ] : [] ),
			'--fpm-config',
			join( home, 'fpm.conf' ),
		] ),
		start( nginx, home, [ '-p', home, '-c', join( home, 'nginx.conf' ) ] ),
	];
	await untilItAnswers( port, home );
	return {
		port,
		stop: () =>
			processes.forEach( ( pid ) => signalGroup( pid, 'SIGTERM' ) ),
	};
}

/** @return {Promise<[ string, string ]>} nginx and php-fpm; on Debian as root they are installed where they are missing. */
async function programs() {
	const find = async () =>
		/** @type {const} */ ( [
			await findProgram( NGINX ),
			await findProgram( FPM ),
		] );
	let [ nginx, fpm ] = await find();
	if ( ( ! nginx || ! fpm ) && isDebianRoot() ) {
		await installDebianPackages( [ 'nginx-light', 'php-fpm' ] );
		[ nginx, fpm ] = await find();
	}
	if ( ! nginx || ! fpm ) {
		throw new Problem(
			'Load is measured with nginx and php-fpm. Install them (on Debian: nginx-light and php-fpm).'
		);
	}
	return [ nginx, fpm ];
}

/**
 * @param {string}   program
 * @param {string}   home
 * @param {string[]} args
 */
function start( program, home, args ) {
	const log = openSync( join( home, 'log' ), 'a' );
	const child = spawn( program, args, {
		stdio: [ 'ignore', log, log ],
		detached: true,
	} );
	const pid = child.pid ?? 0;
	endWithThisProcess(
		pid,
		new Promise( ( resolve ) => child.once( 'exit', resolve ) )
	);
	return pid;
}

/** @param {string} home */
const fpmSettings = ( home ) => `[global]
error_log = ${ home }/fpm.log
[www]
${ process.getuid?.() === 0 ? 'user = root\ngroup = root' : '' }
listen = ${ home }/fpm.sock
pm = dynamic
pm.max_children = 5
pm.start_servers = 2
pm.min_spare_servers = 1
pm.max_spare_servers = 3
php_admin_value[memory_limit] = 512M
php_admin_value[error_log] = ${ home }/php.log
php_admin_flag[display_errors] = off
`;

/**
 * @param {string} home
 * @param {string} root
 * @param {number} port
 */
const nginxSettings = ( home, root, port ) => `daemon off;
${ process.getuid?.() === 0 ? 'user root;' : '' }
worker_processes auto;
pid ${ home }/nginx.pid;
error_log ${ home }/nginx.log;
events { worker_connections 768; }
http {
	access_log off;
	client_body_temp_path ${ home }/temp;
	proxy_temp_path ${ home }/temp;
	fastcgi_temp_path ${ home }/temp;
	uwsgi_temp_path ${ home }/temp;
	scgi_temp_path ${ home }/temp;
	server {
		listen 127.0.0.1:${ port };
		root ${ root };
		index index.php;
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ \\.php$ {
			fastcgi_pass unix:${ home }/fpm.sock;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_param SCRIPT_NAME $fastcgi_script_name;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param DOCUMENT_URI $document_uri;
			fastcgi_param DOCUMENT_ROOT $document_root;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param REQUEST_SCHEME $scheme;
			fastcgi_param REMOTE_ADDR $remote_addr;
			fastcgi_param SERVER_ADDR $server_addr;
			fastcgi_param SERVER_PORT $server_port;
			fastcgi_param SERVER_NAME $http_host;
			fastcgi_param REDIRECT_STATUS 200;
		}
	}
}
`;

/**
 * @param {number} port
 * @param {string} home
 */
async function untilItAnswers( port, home ) {
	const end = Date.now() + START_SECONDS * 1000;
	while ( Date.now() < end ) {
		const status = await visit( `http://127.0.0.1:${ port }/wp-login.php`, {
			redirect: 'manual',
		} ).catch( () => 0 );
		if ( status > 0 && status < 500 ) {
			return;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
	throw new Problem(
		`nginx and php-fpm did not answer within ${ START_SECONDS } seconds. ${ await readFile(
			join( home, 'log' ),
			'utf8'
		) }`
	);
}
