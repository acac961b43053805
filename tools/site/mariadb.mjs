// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { openSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exists } from '../files/cache-folder.mjs';
import {
	installDebianPackages,
	isDebianRoot,
} from '../setup/debian-packages.mjs';
import { Problem } from '../terminal/problem.mjs';
import { endWithThisProcess } from '../terminal/with-this-process.mjs';
import { run, runOrThrow } from '../terminal/run-process.mjs';

const START_SECONDS = 30;
/** Small on disk, so that a prepared site is quick to copy. As root it must be told that it may run as root. */
const SETTINGS = [
	'--no-defaults',
	'--skip-networking',
	'--innodb-log-file-size=16M',
	'--innodb-data-file-path=ibdata1:8M:autoextend',
	'--innodb-undo-tablespaces=0',
	'--innodb-autoextend-increment=4',
	'--innodb-buffer-pool-size=256M',
	'--innodb-flush-log-at-trx-commit=2',
	'--character-set-server=utf8mb4',
	'--max-connections=60',
	'--skip-log-bin',
	'--skip-name-resolve',
	...( process.getuid?.() === 0 ? [ '--user=root' ] : [] ),
];
const FIRST_STATEMENTS = `CREATE DATABASE IF NOT EXISTS marketday CHARACTER SET utf8mb4;
CREATE USER IF NOT EXISTS 'marketday'@'localhost' IDENTIFIED BY '';
GRANT ALL ON marketday.* TO 'marketday'@'localhost';
`;

/**
 * A socket's path may have about a hundred characters, so it cannot be in the site's folder, which may be deep.
 *
 * @param {string} dir
 * @return {string}
 */
export function socketOf( dir ) {
	return join(
		tmpdir(),
		`marketday-${ createHash( 'sha256' )
			.update( dir )
			.digest( 'hex' )
			.slice( 0, 12 ) }.sock`
	);
}

/** @typedef {{ pid: number, stop: () => Promise<void> }} Database */

/**
 * Starts a MariaDB of the site's own: its files are in the site's folder, it listens on a socket there and on no port,
 * and the machine's own database, if there is one, is not touched.
 *
 * @param {string}                                           dir
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<Database>}
 */
export async function startMariaDb( dir, progress ) {
	const program = await findMariaDb( progress );
	const home = join( dir, 'mariadb' );
	const isNew = ! ( await exists( join( home, 'data/mysql' ) ) );
	await mkdir( join( home, 'data' ), { recursive: true } );
	if ( isNew ) {
		await createDatabaseFiles( home );
	}
	return launch( program, home, socketOf( dir ) );
}

/**
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<string>} The path of mariadbd.
 */
async function findMariaDb( progress ) {
	const program = await locate();
	if ( program ) {
		return program;
	}
	if ( isDebianRoot() ) {
		await progress.step( 'Installing MariaDB', () =>
			withoutService( () =>
				installDebianPackages( [ 'mariadb-server' ] )
			)
		);
	}
	const installed = await locate();
	if ( ! installed ) {
		throw new Problem(
			'There is no MariaDB server on this machine. Install it (on Debian: mariadb-server), or run with --db sqlite.'
		);
	}
	return installed;
}

/** @return {Promise<string | undefined>} */
async function locate() {
	for ( const place of [
		'/usr/sbin/mariadbd',
		'/usr/local/sbin/mariadbd',
		'/usr/bin/mariadbd',
		'/usr/local/bin/mariadbd',
		'/opt/homebrew/bin/mariadbd',
	] ) {
		if ( await exists( place ) ) {
			return place;
		}
	}
	return undefined;
}

/**
 * Debian starts a service it installs, unless this file says no.
 *
 * @param {() => Promise<void>} install
 */
async function withoutService( install ) {
	const policy = '/usr/sbin/policy-rc.d';
	if ( await exists( policy ) ) {
		return install();
	}
	await runOrThrow( 'sh', [
		'-c',
		`printf '#!/bin/sh\\nexit 101\\n' > ${ policy }`,
	] );
	await chmod( policy, 0o755 );
	await install().finally( () => run( 'rm', [ policy ] ) );
}

/**
 * @param {string} home
 */
async function createDatabaseFiles( home ) {
	const args = [
		...SETTINGS,
		`--datadir=${ home }/data`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	];
	await runOrThrow( 'mariadb-install-db', args, {
		otherwise: `MariaDB could not create its files in ${ home }. Choose another place with --dir.`,
	} );
}

/**
 * @param {string} program
 * @param {string} home
 * @param {string} socket
 * @return {Promise<Database>}
 */
async function launch( program, home, socket ) {
	const log = openSync( join( home, 'mariadb.log' ), 'a' );
	const args = [
		...SETTINGS,
		`--datadir=${ home }/data`,
		`--socket=${ socket }`,
		`--pid-file=${ home }/pid`,
		`--init-file=${ home }/init.sql`,
	];
	await writeFile( join( home, 'init.sql' ), FIRST_STATEMENTS );
	const child = spawn( program, args, {
		stdio: [ 'ignore', log, log ],
		detached: true,
	} );
	const ended = new Promise( ( resolve ) => child.once( 'exit', resolve ) );
	endWithThisProcess( child.pid ?? 0, ended );
	await untilItListens(
		socket,
		() => child.exitCode === null,
		join( home, 'mariadb.log' )
	);
	return {
		pid: child.pid ?? 0,
		async stop() {
			child.kill( 'SIGTERM' );
			await ended;
		},
	};
}

/**
 * @param {string}        socket
 * @param {() => boolean} isAlive
 * @param {string}        log
 */
async function untilItListens( socket, isAlive, log ) {
	const end = Date.now() + START_SECONDS * 1000;
	while ( Date.now() < end && isAlive() ) {
		if ( await canConnect( socket ) ) {
			return;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	throw new Problem(
		`MariaDB did not start; its log ${ log } says why. Run this again with --reset, or without --db mariadb.`
	);
}

/**
 * @param {string} socket
 * @return {Promise<boolean>}
 */
function canConnect( socket ) {
	return new Promise( ( resolve ) => {
		const connection = connect( socket );
		connection.once(
			'data',
			() => ( connection.destroy(), resolve( true ) )
		);
		connection.once( 'error', () => resolve( false ) );
		connection.setTimeout(
			1000,
			() => ( connection.destroy(), resolve( false ) )
		);
	} );
}
