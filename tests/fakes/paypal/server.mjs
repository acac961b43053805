// @ts-check
/**
 * A PayPal of one's own for tests and the demo, as a real server: `node tests/fakes/paypal/server.mjs [port]`. It prints its address.
 * `/fake/…` are the calls of tests: what a shopper or PayPal's people would do, and what shall go wrong.
 */
import { createServer } from 'node:http';
import {
	agreementPage,
	agreementTarget,
	approvalPage,
	approvalTarget,
} from './approval.mjs';
import { Books, MERCHANT, Refusal, id, refuseUnknown } from './books.mjs';
import { sdk, sdkV5 } from './sdk.mjs';
import { unitFaults } from './units.mjs';
import { Vault } from './vault.mjs';
import { Webhooks } from './webhooks.mjs';

/** @typedef {{ path: string, kind: 'slow' | 'status' | 'lost' | 'decline' | 'pending', status?: number, wait?: number, times: number, method?: string }} Fault */
/** @typedef {{ method: string, url: URL, raw: string, body: any, headers: import('node:http').IncomingHttpHeaders, base: string }} Call */
/** @typedef {{ status: number, body?: unknown, type?: string, headers?: Record<string, string> }} FakeResponse */

const webhooks = new Webhooks();
let vault = new Vault();
let books = new Books( ( ...event ) => webhooks.notify( ...event ) );
/** @type {Fault[]} */
let faults = [];
/** @type {Set<string>} */
const tokens = new Set();
/** @type {Map<string, FakeResponse>} Responses by idempotency key. */
const answered = new Map();
/** @type {Array<{ method: string, path: string, key: string }>} */
let asked = [];

const json = (
	/** @type {number} */ status,
	/** @type {unknown} */ body
) => ( { status, body } );

/** @type {Array<[ string, RegExp, ( call: Call, key: string ) => FakeResponse | Promise<FakeResponse> ]>} */
const API = [
	[
		'POST',
		/^\/v2\/checkout\/orders$/,
		( call ) =>
			json(
				call.body.payment_source ? 200 : 201,
				books.create( call.body, call.base, takes( call ) )
			),
	],
	[
		'GET',
		/^\/v2\/checkout\/orders\/(\w+)$/,
		( call, key ) => json( 200, books.order( key ) ),
	],
	[
		'PATCH',
		/^\/v2\/checkout\/orders\/(\w+)$/,
		( { body }, key ) => ( books.patch( key, body ), { status: 204 } ),
	],
	[
		'POST',
		/^\/v2\/checkout\/orders\/(\w+)\/capture$/,
		( call, key ) => json( 201, books.capture( key, outcome( call ) ) ),
	],
	[
		'POST',
		/^\/v2\/checkout\/orders\/(\w+)\/authorize$/,
		( call, key ) => json( 201, books.authorize( key ) ),
	],
	[
		'GET',
		/^\/v2\/payments\/authorizations\/(\w+)$/,
		( call, key ) =>
			json( 200, books.authorizations.get( key ) ?? refuseUnknown() ),
	],
	[
		'POST',
		/^\/v2\/payments\/authorizations\/(\w+)\/capture$/,
		( { body }, key ) =>
			json( 201, books.captureAuthorization( key, body ?? {} ) ),
	],
	[
		'POST',
		/^\/v2\/payments\/authorizations\/(\w+)\/void$/,
		( call, key ) => ( books.release( key ), { status: 204 } ),
	],
	[
		'GET',
		/^\/v2\/payments\/captures\/(\w+)$/,
		( call, key ) =>
			json( 200, books.captures.get( key ) ?? refuseUnknown() ),
	],
	[
		'POST',
		/^\/v2\/payments\/captures\/(\w+)\/refund$/,
		( { body, base }, key ) =>
			json( 201, books.refund( key, body ?? {}, base ) ),
	],
	[
		'GET',
		/^\/v2\/payments\/refunds\/(\w+)$/,
		( call, key ) =>
			json( 200, books.refunds.get( key ) ?? refuseUnknown() ),
	],
	[
		'GET',
		/^\/v1\/notifications\/webhooks$/,
		() => json( 200, { webhooks: [ ...webhooks.hooks.values() ] } ),
	],
	[
		'POST',
		/^\/v1\/notifications\/webhooks$/,
		( { body } ) => json( 201, webhooks.add( body.url, body.event_types ) ),
	],
	[
		'DELETE',
		/^\/v1\/notifications\/webhooks\/(\w+)$/,
		( call, key ) => ( webhooks.hooks.delete( key ), { status: 204 } ),
	],
	[
		'POST',
		/^\/v1\/notifications\/verify-webhook-signature$/,
		( { raw } ) =>
			json( 200, {
				verification_status: webhooks.verifies( raw )
					? 'SUCCESS'
					: 'FAILURE',
			} ),
	],
	[
		'POST',
		/^\/v1\/notifications\/simulate-event$/,
		( { body } ) => (
			webhooks.notify( body.event_type, 'capture', {} ),
			json( 202, { id: id() } )
		),
	],
	[
		'POST',
		/^\/v3\/vault\/setup-tokens$/,
		( { body, base } ) => json( 201, vault.begin( body, base ) ),
	],
	[
		'GET',
		/^\/v3\/vault\/setup-tokens\/(\w+)$/,
		( call, key ) => json( 200, vault.setup( key ) ),
	],
	[
		'POST',
		/^\/v3\/vault\/payment-tokens$/,
		( { body } ) => json( 201, vault.keep( body ) ),
	],
	[
		'GET',
		/^\/v3\/vault\/payment-tokens\/(\w+)$/,
		( call, key ) => json( 200, vault.kept.get( key ) ?? refuseUnknown() ),
	],
	[
		'DELETE',
		/^\/v3\/vault\/payment-tokens\/(\w+)$/,
		( call, key ) => ( vault.kept.delete( key ), { status: 204 } ),
	],
];

/** @type {Record<string, ( call: Call, key: string ) => FakeResponse | Promise<FakeResponse>>} */
const FAKE = {
	'POST approve': ( { body }, key ) =>
		json( 200, books.approve( key, body ?? {} ) ),
	'POST card': ( { body }, key ) => json( 200, books.card( key, body ) ),
	'POST agree': ( call, key ) => json( 200, vault.agree( key ) ),
	// The next payment by a kept account asks its owner.
	'POST doubt': ( call, key ) => {
		Object.defineProperty( vault.kept.get( key ) ?? {}, 'isDoubted', {
			value: true,
		} );
		return json( 200, {} );
	},
	'POST choose': ( { body }, key ) => {
		Object.defineProperty( books.order( key ), 'chosen', {
			value: body,
			configurable: true,
		} );
		return json( 200, {} );
	},
	'POST amount': ( { body }, key ) => {
		books.order( key ).purchase_units[ 0 ].amount = body;
		return json( 200, {} );
	},
	// The next capture is of another sum than the order's.
	'POST amountpaid': ( { body }, key ) => {
		Object.defineProperty( books.order( key ), 'paid', { value: body } );
		return json( 200, {} );
	},
	'POST decide': ( { body }, key ) =>
		json( 200, books.decide( key, body.status ) ),
	'POST refund': ( { body, base }, key ) =>
		json( 200, books.refund( key, body ?? {}, base ) ),
	'POST faults': ( { body } ) => ( faults.push( ...body ), json( 200, {} ) ),
	// Nothing goes wrong any more.
	'POST calm': () => ( ( faults = [] ), json( 200, {} ) ),
	'POST webhooks': ( { body } ) => (
		Object.assign( webhooks, body ), json( 200, {} )
	),
	'POST flush': async ( { body } ) =>
		json( 200, { sent: await webhooks.flush( body ?? {} ) } ),
	'POST check': ( { body } ) => json( 200, body.map( unitFaults ) ),
	'POST reset': () => {
		vault = new Vault();
		books = new Books( ( ...event ) => webhooks.notify( ...event ) );
		faults = [];
		asked = [];
		answered.clear();
		webhooks.hooks.clear();
		webhooks.held = [];
		webhooks.log = [];
		Object.assign( webhooks, { mode: 'send', delay: 50 } );
		return json( 200, {} );
	},
	'GET state': () =>
		json( 200, {
			orders: [ ...books.orders.values() ],
			captures: [ ...books.captures.values() ],
			authorizations: [ ...books.authorizations.values() ],
			refunds: [ ...books.refunds.values() ],
			webhooks: webhooks.log,
			hooks: [ ...webhooks.hooks.values() ],
			tokens: [ ...vault.kept.values() ],
			asked,
		} ),
};

/** What becomes of a payment by an account that is kept; undefined where the shopper is asked. @param {Call} call */
function takes( call ) {
	return vault.payerOf( call.body )
		? outcome( call ) ?? 'COMPLETED'
		: undefined;
}

/** @param {Call} call @return {string | undefined} */
function outcome( { url } ) {
	const fault =
		due( 'pending', url.pathname, 'POST' ) ??
		due( 'decline', url.pathname, 'POST' );
	if ( fault?.kind === 'decline' ) {
		throw new Refusal( 422, 'UNPROCESSABLE_ENTITY', [
			{
				issue: 'INSTRUMENT_DECLINED',
				description: 'The instrument was declined.',
			},
		] );
	}
	return fault ? 'PENDING' : undefined;
}

/** @param {Fault['kind']} kind @param {string} path @param {string} method */
function due( kind, path, method ) {
	const fault = faults.find(
		( one ) =>
			one.kind === kind &&
			one.times > 0 &&
			path.includes( one.path ) &&
			( one.method ?? method ) === method
	);
	if ( fault ) {
		fault.times--;
	}
	return fault;
}

/** @param {Call} call */
function token( { headers, url, body } ) {
	const [ , pair = '' ] =
		/^Basic (.+)$/.exec( headers.authorization ?? '' ) ?? [];
	const [ client, secret ] = Buffer.from( pair, 'base64' )
		.toString()
		.split( ':' );
	if ( ! client || ! secret || secret.startsWith( 'wrong' ) ) {
		return json( 401, {
			error: 'invalid_client',
			error_description: 'Client Authentication failed',
		} );
	}
	const key = `A21${ id( 20 ) }`;
	tokens.add( key );
	return json( 200, {
		scope: '',
		access_token: key,
		token_type: 'Bearer',
		app_id: 'APP-FAKE',
		expires_in: String( url.search + JSON.stringify( body ) ).includes(
			'client_token'
		)
			? 900
			: 32400,
		nonce: id(),
	} );
}

/** @param {Call} call @return {Promise<FakeResponse>} */
async function api( call ) {
	const path = call.url.pathname;
	if ( path === '/v1/oauth2/token' ) {
		return token( call );
	}
	if ( path.startsWith( '/v1/notifications/certs/' ) ) {
		return {
			status: 200,
			body: webhooks.certificate(),
			type: 'application/x-pem-file',
		};
	}
	if (
		! tokens.has(
			( call.headers.authorization ?? '' ).replace( 'Bearer ', '' )
		)
	) {
		return json( 401, {
			error: 'invalid_token',
			error_description:
				'The token passed in was not found in the system',
		} );
	}
	for ( const [ method, pattern, respond ] of API ) {
		const found = method === call.method ? pattern.exec( path ) : null;
		if ( found ) {
			return once( call, () => respond( call, found[ 1 ] ?? '' ) );
		}
	}
	return json( 404, { name: 'RESOURCE_NOT_FOUND' } );
}

/** A request with the key of an earlier one gets that one's answer. @param {Call} call @param {() => FakeResponse | Promise<FakeResponse>} handle */
async function once( { headers, url }, handle ) {
	const key = headers[ 'paypal-request-id' ]
		? `${ url.pathname } ${ headers[ 'paypal-request-id' ] }`
		: '';
	const earlier = key ? answered.get( key ) : undefined;
	if ( earlier ) {
		return earlier;
	}
	const given = await handle();
	const copy = { ...given, body: structuredClone( given.body ) };
	if ( key ) {
		answered.set( key, copy );
	}
	return copy;
}

/** @param {Call} call @return {Promise<FakeResponse>} */
async function answerTo( call ) {
	const path = call.url.pathname;
	const [ , name = '', key = '' ] =
		/^\/fake\/(\w+)(?:\/(\w+))?$/.exec( path ) ?? [];
	if ( name ) {
		return ( FAKE[ `${ call.method } ${ name }` ] ?? refuseUnknown )(
			call,
			key
		);
	}
	if ( path === '/web-sdk/v6/core' ) {
		return { status: 200, body: sdk( call.base ), type: 'text/javascript' };
	}
	if ( path === '/sdk/js' ) {
		return call.url.searchParams.get( 'client-id' )
			? {
					status: 200,
					body: sdkV5( call.base ),
					type: 'text/javascript',
			  }
			: json( 400, { name: 'INVALID_REQUEST' } );
	}
	if ( path === '/checkoutnow' ) {
		const order = books.order( call.url.searchParams.get( 'token' ) ?? '' );
		return call.method === 'POST'
			? {
					status: 303,
					headers: {
						Location: approvalTarget( books, order, call.raw ),
					},
			  }
			: {
					status: 200,
					body: approvalPage( order ),
					type: 'text/html; charset=utf-8',
			  };
	}
	if ( path === '/agreements/approve' ) {
		const setup = vault.setup(
			call.url.searchParams.get( 'approval_session_id' ) ?? ''
		);
		return call.method === 'POST'
			? {
					status: 303,
					headers: {
						Location: agreementTarget( vault, setup, call.raw ),
					},
			  }
			: {
					status: 200,
					body: agreementPage(),
					type: 'text/html; charset=utf-8',
			  };
	}
	asked.push( {
		method: call.method,
		path,
		key: String( call.headers[ 'paypal-request-id' ] ?? '' ),
	} );
	return api( call );
}

/** @param {import('node:http').IncomingMessage} request */
async function read( request ) {
	const parts = [];
	for await ( const part of request ) {
		parts.push( part );
	}
	const raw = Buffer.concat( parts ).toString();
	const base = `http://${ request.headers.host }`;
	const isJson = ( request.headers[ 'content-type' ] ?? '' ).includes(
		'json'
	);
	return {
		method: request.method ?? 'GET',
		url: new URL( request.url ?? '/', base ),
		raw,
		body: isJson && raw ? JSON.parse( raw ) : raw,
		headers: request.headers,
		base,
	};
}

const server = createServer( async ( request, response ) => {
	response.setHeader( 'Access-Control-Allow-Origin', '*' );
	response.setHeader( 'Access-Control-Allow-Headers', 'content-type' );
	if ( request.method === 'OPTIONS' ) {
		response.writeHead( 204 ).end();
		return;
	}
	const call = await read( request );
	const path = call.url.pathname;
	const slow = due( 'slow', path, call.method );
	if ( slow ) {
		await new Promise( ( resolve ) =>
			setTimeout( resolve, slow.wait ?? 2000 )
		);
	}
	const status = due( 'status', path, call.method );
	const {
		status: code,
		body,
		type = 'application/json',
		headers = {},
	} = status
		? json( status.status ?? 503, {
				name: 'INTERNAL_SERVER_ERROR',
				message: 'An internal server error occurred.',
		  } )
		: await answerTo( call ).catch( ( reason ) => {
				if ( reason instanceof Refusal ) {
					return { status: reason.status, body: reason.body };
				}
				throw reason;
		  } );
	if ( due( 'lost', path, call.method ) ) {
		// All was done, and nobody hears of it.
		response.destroy();
		return;
	}
	response.writeHead( code, {
		'Content-Type': type,
		'PayPal-Debug-Id': id( 13 ),
		...headers,
	} );
	response.end(
		body === undefined || typeof body === 'string'
			? body
			: JSON.stringify( body )
	);
} );

// A test that waits meanwhile asks by the same connection again.
server.keepAliveTimeout = 120_000;

const [ port = '0', host = '127.0.0.1' ] = process.argv.slice( 2 );
server.listen( Number( port ), host, () => {
	const address = server.address();
	const base = `http://${ host }:${
		typeof address === 'object' ? address?.port : port
	}`;
	webhooks.use( base );
	process.stdout.write(
		`${ JSON.stringify( { url: base, merchant: MERCHANT.merchant_id } ) }\n`
	);
} );
// Whoever started it ends it with its input, unless it stands alone.
if ( process.argv.includes( '--attached' ) ) {
	process.stdin.resume();
	process.stdin.on( 'end', () => process.exit( 0 ) );
}
