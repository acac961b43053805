import {
	createServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from 'http';

/** The page's script, as Turnstile's speaks: which sizes it knows, too. A person presses its button. */
const SCRIPT = ( origin: string ) => `( () => {
	const widgets = new Map();
	const solve = async ( id ) => widgets.get( id ).options.callback( await ( await fetch( '${ origin }/solve' ) ).text() );
	const draw = ( id ) => {
		const { room, options } = widgets.get( id );
		room.innerHTML = options.execution === 'execute' ? '' : '<button type="button">I am a person</button>';
		room.querySelector( 'button' )?.addEventListener( 'click', () => solve( id ) );
	};
	window.turnstile = {
		render( room, options ) {
			if ( ! [ undefined, 'normal', 'compact', 'flexible' ].includes( options.size ) ) {
				throw new Error( 'Invalid value for parameter "size"' );
			}
			const id = 'widget-' + widgets.size;
			widgets.set( id, { room, options } );
			draw( id );
			return id;
		},
		reset: draw,
		execute: ( id ) => void solve( id ),
	};
} )();`;

const bodyOf = async ( request: IncomingMessage ): Promise< string > => {
	let body = '';
	for await ( const chunk of request ) {
		body += String( chunk );
	}
	return body;
};

/** A captcha service on this machine: its script in the page gets tokens, each is good once, and the site asks it by the protocol that all speak. */
export class CaptchaService {
	/** How many tokens were looked at, and what was said. */
	readonly verdicts: boolean[] = [];

	private readonly tokens = new Set< string >();

	private number = 0;

	private constructor(
		private readonly server: Server,
		readonly secret: string
	) {}

	static async start( secret = 'secret' ): Promise< CaptchaService > {
		const server = createServer();
		const service = new CaptchaService( server, secret );
		server.on(
			'request',
			( request, response ) => void service.answer( request, response )
		);
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
		return service;
	}

	get url(): string {
		const address = this.server.address();
		return `http://127.0.0.1:${
			typeof address === 'object' ? address?.port : ''
		}`;
	}

	private async answer(
		request: IncomingMessage,
		response: ServerResponse
	): Promise< void > {
		response.setHeader( 'Access-Control-Allow-Origin', '*' );
		const { pathname } = new URL( request.url ?? '', this.url );
		if ( pathname === '/api.js' ) {
			response.setHeader( 'Content-Type', 'text/javascript' );
			response.end( SCRIPT( this.url ) );
		} else if ( pathname === '/solve' ) {
			const token = `person-${ ++this.number }`;
			this.tokens.add( token );
			response.end( token );
		} else {
			const sent = new URLSearchParams( await bodyOf( request ) );
			const isRight =
				sent.get( 'secret' ) === this.secret &&
				this.tokens.delete( sent.get( 'response' ) ?? '' );
			this.verdicts.push( isRight );
			response.setHeader( 'Content-Type', 'application/json' );
			response.end(
				JSON.stringify( {
					success: isRight,
					'error-codes': isRight ? [] : [ 'timeout-or-duplicate' ],
				} )
			);
		}
	}

	async stop(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}
}
