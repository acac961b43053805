import {
	createServer,
	type IncomingMessage,
	request,
	type ServerResponse,
} from 'http';
import type { AddressInfo } from 'net';

/** Bytes of a page that come at once, and the milliseconds until the next come: a frame is painted in between. */
const PIECE = 600;
const PAUSE = 20;

const pause = () => new Promise( ( resolve ) => setTimeout( resolve, PAUSE ) );

async function bodyOf( message: IncomingMessage ): Promise< Buffer > {
	const parts: Buffer[] = [];
	for await ( const part of message ) {
		parts.push( part as Buffer );
	}
	return Buffer.concat( parts );
}

/** The head comes whole, as nothing is painted before it has; the body piece by piece. */
async function sendInPieces(
	page: Buffer,
	response: ServerResponse
): Promise< void > {
	const start = Math.max( 0, page.indexOf( '<body' ) );
	response.write( page.subarray( 0, start ) );
	for ( let at = start; at < page.length; at += PIECE ) {
		response.write( page.subarray( at, at + PIECE ) );
		await pause();
	}
	response.end();
}

async function pass(
	wanted: IncomingMessage,
	response: ServerResponse
): Promise< void > {
	const body = await bodyOf( wanted );
	const onward = request( wanted.url ?? '', {
		method: wanted.method,
		headers: { ...wanted.headers, 'accept-encoding': 'identity' },
	} );
	onward.on( 'error', () => response.destroy() );
	onward.on( 'response', async ( result ) => {
		response.writeHead( result.statusCode ?? 502, result.headers );
		if ( /text\/html/.test( result.headers[ 'content-type' ] ?? '' ) ) {
			await sendInPieces( await bodyOf( result ), response );
		} else {
			result.pipe( response );
		}
	} );
	onward.end( body );
}

/** A proxy through which every page comes slowly and in pieces, as over a bad line or from a busy server. */
export async function openSlowLine(): Promise< {
	address: string;
	close: () => Promise< void >;
} > {
	const server = createServer( pass );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		address: `http://127.0.0.1:${
			( server.address() as AddressInfo ).port
		}`,
		close: async () => {
			server.closeAllConnections();
			await new Promise( ( resolve ) => server.close( resolve ) );
		},
	};
}
