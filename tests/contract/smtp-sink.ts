import { createServer, type Server, type Socket } from 'net';

import { php } from './shop';

/** A mail as it went over the line. */
export interface ReceivedEmail {
	readonly from: string;
	readonly to: readonly string[];
	/** By name in lower case, each in the order it stood there. */
	readonly headers: ReadonlyMap< string, readonly string[] >;
	readonly html: string;
	readonly plain: string;
}

type Headers = Map< string, string[] >;

const decodedWord = ( text: string ): string =>
	text
		.replace( /\?=\s+=\?/g, '?==?' )
		.replace(
			/=\?utf-8\?([bq])\?([^?]*)\?=/gi,
			( _, kind: string, body: string ) =>
				kind.toLowerCase() === 'b'
					? Buffer.from( body, 'base64' ).toString( 'utf8' )
					: quotedPrintable( body.replaceAll( '_', ' ' ) )
		);

function quotedPrintable( text: string ): string {
	const bytes = text
		.replace( /=\r?\n/g, '' )
		.replace( /=([0-9A-F]{2})/gi, ( _, hex: string ) =>
			String.fromCharCode( parseInt( hex, 16 ) )
		);
	return Buffer.from( bytes, 'latin1' ).toString( 'utf8' );
}

function split( text: string ): { headers: Headers; body: string } {
	const end = text.indexOf( '\r\n\r\n' );
	const head = end < 0 ? text : text.slice( 0, end );
	const headers: Headers = new Map();
	for ( const line of head.replace( /\r\n[ \t]+/g, ' ' ).split( '\r\n' ) ) {
		const at = line.indexOf( ':' );
		const name = line.slice( 0, at ).toLowerCase();
		headers.set( name, [
			...( headers.get( name ) ?? [] ),
			decodedWord( line.slice( at + 1 ).trim() ),
		] );
	}
	return { headers, body: end < 0 ? '' : text.slice( end + 4 ) };
}

/** The parts of a mail that are read, by their kind. */
function textsOf( text: string ): Record< string, string > {
	const { headers, body } = split( text );
	const kind = headers.get( 'content-type' )?.[ 0 ] ?? 'text/plain';
	const [ , boundary ] = /boundary="?([^";]+)/i.exec( kind ) ?? [];
	if ( boundary ) {
		return Object.assign(
			{},
			...body
				.split( `--${ boundary }` )
				.slice( 1, -1 )
				.map( ( part ) => textsOf( part.replace( /^\r\n/, '' ) ) )
		) as Record< string, string >;
	}
	const how = headers.get( 'content-transfer-encoding' )?.[ 0 ] ?? '';
	const decoders: Record< string, ( raw: string ) => string > = {
		base64: ( raw ) => Buffer.from( raw, 'base64' ).toString( 'utf8' ),
		'quoted-printable': quotedPrintable,
	};
	const decode =
		decoders[ how.toLowerCase() ] ??
		( ( raw: string ) => Buffer.from( raw, 'latin1' ).toString( 'utf8' ) );
	return { [ ( kind.split( ';' )[ 0 ] ?? '' ).trim() ]: decode( body ) };
}

/** How a mail server behaves. */
export interface Manners {
	/** Milliseconds before each answer. */
	readonly pause?: number;
	/** Takes no mail, for good. */
	readonly refuses?: boolean;
}

/** Speaks SMTP with one sender, and hands each mail on. */
function converse(
	socket: Socket,
	manners: Manners,
	take: ( email: ReceivedEmail ) => void
): void {
	let rest = '';
	let from = '';
	let to: string[] = [];
	let isData = false;
	const write = ( line: string ) =>
		socket.writable && socket.write( `${ line }\r\n` );
	const say = ( line: string ) =>
		manners.pause
			? void setTimeout( () => write( line ), manners.pause ).unref()
			: write( line );
	const finish = ( raw: string ) => {
		const whole = raw.replace( /^\.\./gm, '.' );
		const { headers } = split( whole );
		const texts = textsOf( whole );
		take( {
			from,
			to,
			headers,
			html: texts[ 'text/html' ] ?? '',
			plain: texts[ 'text/plain' ] ?? '',
		} );
		[ from, to ] = [ '', [] ];
		say( '250 Taken' );
	};
	const listener = ( line: string ) => {
		const [ , verb = '', address = '' ] =
			/^(\w+)(?:[^<]*<([^>]*)>)?/.exec( line ) ?? [];
		switch ( verb.toUpperCase() ) {
			case 'EHLO':
			case 'HELO':
				say( '250 sink.example' );
				break;
			case 'MAIL':
				from = address;
				say( '250 Go on' );
				break;
			case 'RCPT':
				to = [ ...to, address ];
				say( manners.refuses ? '550 No such mailbox' : '250 Go on' );
				break;
			case 'DATA':
				isData = true;
				say( '354 End with a dot' );
				break;
			case 'QUIT':
				say( '221 Bye' );
				socket.end();
				break;
			case 'RSET':
			case 'NOOP':
				say( '250 Go on' );
				break;
			default:
				say( '500 What is that?' );
		}
	};
	socket.setEncoding( 'latin1' );
	socket.on( 'error', () => socket.destroy() );
	socket.on( 'data', ( chunk: string ) => {
		rest += chunk;
		for (;;) {
			const mark = isData ? '\r\n.\r\n' : '\r\n';
			const at = rest.indexOf( mark );
			if ( at < 0 ) {
				return;
			}
			const line = rest.slice( 0, at );
			rest = rest.slice( at + mark.length );
			if ( isData ) {
				isData = false;
				finish( line );
			} else {
				listener( line );
			}
		}
	} );
	say( '220 sink.example' );
}

/**
 * A mail server that keeps what it gets. The site sends by it, as it would by its host's, to addresses of one domain; other mails go
 * where they went before, so that other tests find theirs.
 */
export class SmtpSink {
	private constructor(
		private readonly server: Server,
		private readonly domain: string,
		private readonly emails: ReceivedEmail[],
		/** Of 127.0.0.1. */
		readonly port: number
	) {}

	static async start(
		domain: string,
		manners: Manners = {}
	): Promise< SmtpSink > {
		const emails: ReceivedEmail[] = [];
		const server = createServer( ( socket ) =>
			converse( socket, manners, ( email ) => emails.push( email ) )
		);
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
		const address = server.address();
		const port = typeof address === 'object' ? address?.port ?? 0 : 0;
		php(
			`update_option( 'marketday_site_smtp', [ '${ domain }' => '127.0.0.1:${ port }' ] + (array) get_option( 'marketday_site_smtp', [] ) ); return [];`
		);
		return new SmtpSink( server, domain, emails, port );
	}

	/** An address whose mails come here. */
	address( name: string ): string {
		return `${ name }@${ this.domain }`;
	}

	/** The mails to an address, the oldest first: as many as are waited for. */
	async to( address: string, count = 1 ): Promise< ReceivedEmail[] > {
		const end = Date.now() + 10_000;
		for (;;) {
			const found = this.emails.filter( ( { to } ) =>
				to.includes( address )
			);
			if ( found.length >= count || Date.now() > end ) {
				return found;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
	}

	async stop(): Promise< void > {
		php(
			`update_option( 'marketday_site_smtp', array_diff_key( (array) get_option( 'marketday_site_smtp', [] ), [ '${ this.domain }' => 1 ] ) ); return [];`
		);
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}
}
