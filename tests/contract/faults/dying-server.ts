import { spawn, type ChildProcess } from 'child_process';
import { request } from 'http';
import { createServer, connect } from 'net';
import nodePath from 'path';

import type { Shopper } from '../shopper';

/** A web server of the site's with one process, which a request may end. */
async function start(): Promise< { port: number; child: ChildProcess } > {
	const { command, args } = JSON.parse(
		process.env.MARKETDAY_EVALUATOR ?? '{}'
	) as { command: string; args: string[] };
	const port = await freePort();
	const settings = args.slice(
		0,
		args.findIndex( ( arg ) => arg.endsWith( 'evaluate.php' ) )
	);
	const child = spawn(
		command,
		[
			...settings,
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			nodePath.join( process.env.MARKETDAY_SITE_DIR ?? '', 'wordpress' ),
			nodePath.join( __dirname, '../../../tools/site/php/router.php' ),
		],
		{ stdio: 'ignore' }
	);
	await untilItListens( port );
	return { port, child };
}

const freePort = (): Promise< number > =>
	new Promise( ( resolve ) => {
		const probe = createServer().listen( 0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close( () =>
				resolve( typeof address === 'object' ? address?.port ?? 0 : 0 )
			);
		} );
	} );

async function untilItListens( port: number ): Promise< void > {
	for ( let tries = 0; tries < 200; tries++ ) {
		const isThere = await new Promise( ( resolve ) => {
			const socket = connect( port, '127.0.0.1' );
			socket.once( 'error', () => resolve( false ) );
			socket.once( 'connect', () => resolve( !! socket.end() ) );
		} );
		if ( isThere ) {
			return;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 25 ) );
	}
	throw new Error( 'The server did not start.' );
}

/**
 * Sends a request of the shopper's to a server that the operating system ends meanwhile: the answer, with the cookies in it, is lost.
 *
 * @param shopper
 * @param fault   The headers that arrange when it ends.
 * @param path
 * @param body    A form; JSON where it is none.
 */
export async function loseResponse(
	shopper: Shopper,
	fault: Record< string, string >,
	path: string,
	body: URLSearchParams | Record< string, unknown >
): Promise< void > {
	const { port, child } = await start();
	const ended = new Promise< NodeJS.Signals | null >( ( resolve ) =>
		child.once( 'exit', ( _code, signal ) => resolve( signal ) )
	);
	const result = await new Promise< string >( ( resolve ) => {
		const asked = request(
			{
				port,
				host: '127.0.0.1',
				method: 'POST',
				path,
				headers: {
					// The names of WordPress's cookies depend on it.
					Host: new URL( process.env.MARKETDAY_URL ?? '' ).host,
					'Content-Type':
						body instanceof URLSearchParams
							? 'application/x-www-form-urlencoded'
							: 'application/json',
					Cookie: [ ...shopper.cookies ]
						.map( ( pair ) => pair.join( '=' ) )
						.join( '; ' ),
					Nonce: shopper.nonce,
					...fault,
				},
			},
			( response ) => {
				let text = '';
				response.on( 'data', ( part ) => ( text += part ) );
				response.on( 'error', () => resolve( '' ) );
				response.on( 'end', () => resolve( text ) );
			}
		);
		asked.on( 'error', () => resolve( '' ) );
		asked.end(
			body instanceof URLSearchParams
				? body.toString()
				: JSON.stringify( body )
		);
	} );
	if ( result !== '' ) {
		child.kill();
	}

	expect( [ await ended, result ] ).toEqual( [ 'SIGKILL', '' ] );
}
