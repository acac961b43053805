import apiFetch from '@wordpress/api-fetch';

import { platform, uploadMedia } from '@marketday/kernel/platform';

const REST = 'https://shop.example/wp-json/';
const RENEWAL =
	'https://shop.example/wp-admin/admin-ajax.php?action=rest-nonce';

interface FakeResponse {
	status?: number;
	body?: unknown;
	headers?: Record< string, string >;
	text?: string;
}

/** A response as jsdom's window has none. */
const response = ( {
	status = 200,
	body,
	headers = {},
	text,
}: FakeResponse ) => {
	const content = text ?? JSON.stringify( body );
	const made = {
		ok: status < 300,
		status,
		headers: new Headers( headers ),
		text: async () => content,
		json: async () => JSON.parse( content ),
	};
	return Object.setPrototypeOf( made, Response.prototype ) as Response;
};

const sent = jest.fn<
	Promise< Response >,
	[ string, RequestInit | undefined ]
>();

/** Answers of the server, one after the other. */
const answers = ( ...list: FakeResponse[] ) => {
	for ( const one of list ) {
		sent.mockResolvedValueOnce( response( one ) );
	}
};

const requests = () =>
	sent.mock.calls.map( ( [ url, request ] ) => {
		const headers = ( request?.headers ?? {} ) as Record< string, string >;
		return [
			request?.method ?? 'GET',
			decodeURIComponent( url.replace( REST, '/' ) ),
			headers[ 'X-HTTP-Method-Override' ] ?? '',
			headers[ 'X-WP-Nonce' ] ?? '',
		];
	} );

const asItIs = ( body: unknown ) => body;

beforeAll( () => {
	class FakeResponse {}
	globalThis.Response ??= FakeResponse as unknown as typeof Response;
	globalThis.fetch = sent as unknown as typeof fetch;
	// As WordPress sets it up on every page that has it.
	apiFetch.use( apiFetch.createRootURLMiddleware( REST ) );
	apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( 'old' );
	apiFetch.use( apiFetch.nonceMiddleware );
	apiFetch.use( apiFetch.mediaUploadMiddleware );
	apiFetch.nonceEndpoint = RENEWAL;
} );

beforeEach( () => {
	sent.mockReset();
	apiFetch.nonceMiddleware!.nonce = 'old';
} );

it( 'adds _locale=user, the nonce and credentials to every request', async () => {
	answers( { body: { id: 4 } } );

	expect( await platform( { path: '/wp/v2/users/me' }, asItIs ) ).toEqual( {
		id: 4,
	} );

	expect( requests() ).toEqual( [
		[ 'GET', '/wp/v2/users/me?_locale=user', '', 'old' ],
	] );
	expect( sent.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( {
		credentials: 'include',
	} );
} );

it.each( [ 'PATCH', 'PUT', 'DELETE' ] as const )(
	'sends %s as POST with X-HTTP-Method-Override',
	async ( method ) => {
		answers( { body: {} } );

		await platform( { path: '/wp/v2/tags/3', method }, asItIs );

		expect( requests() ).toEqual( [
			[ 'POST', '/wp/v2/tags/3?_locale=user', method, 'old' ],
		] );
	}
);

it( 'fetches per_page=-1 in pages of 100, following link rel=next', async () => {
	answers(
		{
			body: [ 1, 2 ],
			headers: { link: `<${ REST }wp/v2/tags?page=2>; rel="next"` },
		},
		{ body: [ 3 ] }
	);

	expect(
		await platform( { path: '/wp/v2/tags?per_page=-1' }, asItIs )
	).toEqual( [ 1, 2, 3 ] );

	expect( requests().map( ( [ , url ] ) => url ) ).toEqual( [
		'/wp/v2/tags?per_page=100&_locale=user',
		'/wp/v2/tags?page=2&_locale=user',
	] );
} );

describe( 'A nonce that has grown old', () => {
	const refused = {
		status: 403,
		body: { code: 'rest_cookie_invalid_nonce', data: { status: 403 } },
	};

	it( 'is renewed, and the request sent again', async () => {
		answers( refused, { text: 'new' }, { body: { id: 4 } } );

		expect( await platform( { path: '/a' }, asItIs ) ).toEqual( { id: 4 } );

		expect( sent.mock.calls[ 1 ]?.[ 0 ] ).toBe( RENEWAL );
		expect( requests().at( -1 ) ).toEqual( [
			'GET',
			'/a?_locale=user',
			'',
			'new',
		] );
	} );

	it( 'is renewed once, and no more', async () => {
		answers( refused, { text: 'new' }, refused, { text: 'newer' } );

		await expect(
			platform( { path: '/a' }, asItIs )
		).rejects.toMatchObject( { status: 403 } );

		expect( sent.mock.calls.map( ( [ url ] ) => url ) ).toHaveLength( 4 );
	} );
} );

describe( 'A media upload that the server gives up on', () => {
	const gone = {
		status: 502,
		body: {},
		headers: { 'x-wp-upload-attachment-id': '12' },
	};
	const file = new File( [ 'x' ], 'mug.jpg', { type: 'image/jpeg' } );

	it( 'asks for the smaller pictures again', async () => {
		answers( gone, gone, { body: { id: 12 } } );

		expect( await uploadMedia( file, { title: 'Mug' }, asItIs ) ).toEqual( {
			id: 12,
		} );

		expect( requests().map( ( [ , url ] ) => url ) ).toEqual( [
			'/wp/v2/media?_locale=user',
			'/wp/v2/media/12/post-process?_locale=user',
			'/wp/v2/media/12/post-process?_locale=user',
		] );
	} );

	it( 'gives up after five tries, takes the file away and says so', async () => {
		answers( ...Array.from( { length: 6 }, () => gone ), { body: {} } );

		await expect( uploadMedia( file, {}, asItIs ) ).rejects.toMatchObject( {
			code: 'post_process',
			message:
				'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
		} );

		expect( requests().slice( 1 ) ).toEqual( [
			...Array.from( { length: 5 }, () => [
				'POST',
				'/wp/v2/media/12/post-process?_locale=user',
				'',
				'old',
			] ),
			[
				'POST',
				'/wp/v2/media/12?force=true&_locale=user',
				'DELETE',
				'old',
			],
		] );
	} );
} );

it.each( [
	[
		'invalid_json',
		{ text: '<p>' },
		'The response is not a valid JSON response.',
	],
	[
		'unknown_error',
		{ status: 500, body: null },
		'An unknown error occurred.',
	],
	[
		'rest_forbidden',
		{ status: 401, body: { code: 'rest_forbidden', message: 'No.' } },
		'No.',
	],
] )( 'tells %s', async ( code, reply, message ) => {
	answers( reply );

	await expect( platform( { path: '/a' }, asItIs ) ).rejects.toMatchObject( {
		name: 'ApiError',
		code,
		message,
	} );
} );

it.each( [ true, false ] )(
	'says that one is probably offline where no answer comes (browser online: %s)',
	async ( online ) => {
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( online );
		sent.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );

		await expect(
			platform( { path: '/a' }, asItIs )
		).rejects.toMatchObject( {
			code: 'fetch_error',
			message: 'You are probably offline.',
		} );
	}
);

it( 'leaves a request that was given up an AbortError', async () => {
	sent.mockRejectedValueOnce( new DOMException( 'x', 'AbortError' ) );

	await expect( platform( { path: '/a' }, asItIs ) ).rejects.toMatchObject( {
		name: 'AbortError',
	} );
} );
