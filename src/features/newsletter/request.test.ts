import { type Call, CallFailure, request } from './request';

const CALL: Call = {
	url: 'https://shop.example/wp-admin/admin-ajax.php',
	action: 'marketday',
	endpoint: 'subscribers',
	method: 'subscribe',
	token: 'abc',
	messages: {
		common: 'An error has happened (%d).',
		timeout: 'No answer within %d seconds.',
	},
};

const asked: [ string, RequestInit ][] = [];
const response = ( body: string, status = 200 ) => {
	globalThis.fetch = jest.fn( async ( url: unknown, init?: RequestInit ) => {
		asked.push( [ String( url ), init ?? {} ] );
		return {
			ok: status < 400,
			status,
			json: async () => JSON.parse( body ),
		} as Response;
	} ) as typeof fetch;
};

/** An answer that never comes; the call's signal ends it. */
const hang = () => {
	globalThis.fetch = jest.fn(
		( _url: unknown, init?: RequestInit ) =>
			new Promise(
				( _resolve, reject ) =>
					init?.signal?.addEventListener( 'abort', () =>
						reject( new Error( 'aborted' ) )
					)
			)
	) as typeof fetch;
};

const messageOf = ( call: Partial< Call > = {} ) =>
	request( { ...CALL, ...call } ).then(
		() => 'no failure',
		( failure: CallFailure ) => failure.message
	);

beforeEach( () => {
	asked.length = 0;
} );

describe( 'a call in the envelope', () => {
	it( 'is a POST with nested brackets, and without what is null', async () => {
		response( '{"meta":{},"data":[]}' );

		await request( {
			...CALL,
			data: { form_id: 7, segments: [ 1, 2 ], name: null, a: { b: 'c' } },
		} );

		const [ url, { method, body } ] = asked[ 0 ] ?? [ '', {} ];
		expect( [ url, method ] ).toEqual( [ CALL.url, 'POST' ] );
		expect( [ ...( body as URLSearchParams ) ] ).toEqual( [
			[ 'action', 'marketday' ],
			[ 'api_version', 'v1' ],
			[ 'token', 'abc' ],
			[ 'endpoint', 'subscribers' ],
			[ 'method', 'subscribe' ],
			[ 'data[form_id]', '7' ],
			[ 'data[segments][]', '1' ],
			[ 'data[segments][]', '2' ],
			[ 'data[a][b]', 'c' ],
		] );
	} );

	it( 'may be a GET with the same envelope', async () => {
		response( '{"data":[]}' );

		await request( { ...CALL, httpMethod: 'GET', data: { a: 1 } } );

		const { searchParams } = new URL( asked[ 0 ]?.[ 0 ] ?? '' );
		expect( searchParams.get( 'endpoint' ) ).toBe( 'subscribers' );
		expect( searchParams.get( 'data[a]' ) ).toBe( '1' );
	} );

	it( 'answers what the server says', async () => {
		response( '{"meta":{"redirect_url":"/thanks/"},"data":[]}' );

		expect( await request( CALL ) ).toEqual( {
			meta: { redirect_url: '/thanks/' },
			data: [],
		} );
	} );
} );

describe( 'a call that fails', () => {
	it( 'says the errors of the server, with its meta and status', async () => {
		response(
			'{"meta":{"refresh_captcha":true},"errors":[{"message":"One."},{"message":"Two."}]}',
			400
		);

		const failure = await request( CALL ).catch(
			( thrown: CallFailure ) => thrown
		);

		expect( failure ).toBeInstanceOf( CallFailure );
		expect( failure ).toMatchObject( {
			message: 'One.\nTwo.',
			response: { status: 400, meta: { refresh_captcha: true } },
		} );
	} );

	it.each( [
		[ 500, '<html>', 'An error has happened (500).' ],
		[ 404, '{}', 'An error has happened (404).' ],
		[ 200, 'no JSON', 'An error has happened (200).' ],
	] )(
		'with %s and “%s” says the common message with the status',
		async ( status, body, message ) => {
			response( body, status );
			expect( await messageOf() ).toBe( message );
		}
	);

	it( 'says the seconds of its time-out, rounded up', async () => {
		hang();
		jest.spyOn( AbortSignal, 'timeout' ).mockImplementation( ( ms ) => {
			const controller = new AbortController();
			setTimeout( () => controller.abort(), ms / 1000 );
			return controller.signal;
		} );
		expect( await messageOf( { timeout: 2100 } ) ).toBe(
			'No answer within 3 seconds.'
		);
	} );

	it( 'says “abort” where it was taken back', async () => {
		hang();
		const controller = new AbortController();
		const message = messageOf( { signal: controller.signal } );
		controller.abort();
		expect( await message ).toBe( 'abort' );
	} );

	it( 'names the key of a message that is not translated', async () => {
		response( '', 500 );
		expect( await messageOf( { messages: {} } ) ).toBe(
			'TRANSLATION "common" NOT FOUND'
		);
	} );
} );
