// @features newsletter

import { Administrator } from './administrator';
import { php } from './shop';
import type { ShopResponse } from './shopper';

const BOSS = { user: 'letters-boss', password: 'a long enough word 1' };
const SCREEN = '/wp-admin/admin.php?page=marketday-newsletter';

const boss = new Administrator();

/** The address of a form of the screen, with its nonce. */
async function actionOf( name: string ): Promise< string > {
	const { text } = await boss.screen( SCREEN );
	const found = new RegExp(
		`action="([^"]*action=marketday_newsletter_${ name }&[^"]*)"`
	).exec( text.replaceAll( '&#038;', '&' ) );
	const url = new URL( found?.[ 1 ] ?? '' );
	return url.pathname + url.search;
}

async function upload( csv: string, agreed = '1' ): Promise< ShopResponse > {
	const form = new FormData();
	form.set( 'subscribers', new Blob( [ csv ] ), 'people.csv' );
	form.set( 'basis', 'consent' );
	form.set( 'agreed', agreed );
	return boss.postForm( await actionOf( 'import' ), form );
}

beforeAll( async () => {
	php(
		`username_exists( '${ BOSS.user }' ) || wp_insert_user( [ 'user_login' => '${ BOSS.user }', 'user_email' => '${ BOSS.user }@example.com', 'user_pass' => '${ BOSS.password }', 'role' => 'administrator' ] ); return [];`
	);
	await boss.logIn( BOSS );
} );

describe( 'the newsletter’s screen', () => {
	it( 'brings a file in, step by step, finds those in it and saves them', async () => {
		const response = await upload(
			'email,first_name\nadmin-one@example.com,=Ann\nadmin-two@example.com,Ben\nnobody,\n'
		);
		expect( response.status ).toBe( 303 );
		expect( ( await boss.screen( SCREEN ) ).text ).toContain( 'nobody' );
		const mapped = await boss.post( await actionOf( 'import_map' ), {
			'columns[0]': 'email',
			'columns[1]': 'first_name',
			fallback: 'subscribed',
			month_first: '0',
		} );
		expect( mapped.status ).toBe( 303 );
		const { text } = await boss.screen( SCREEN );
		const body = /data-body="([^"]+)"/.exec( text )?.[ 1 ] ?? '';
		const step = await boss.post(
			'/wp-admin/admin-ajax.php',
			Object.fromEntries(
				new URLSearchParams( body.replaceAll( '&amp;', '&' ) )
			)
		);
		expect( step.json ).toEqual( {
			percent: 100,
			text: '2 added, 0 already there, 1 without a valid address',
			isOver: true,
		} );

		const found = await boss.screen( `${ SCREEN }&s=admin-one` );
		expect( found.text ).toContain( '<td>admin-one@example.com</td>' );
		expect( found.text ).not.toContain( 'admin-two@example.com' );

		const saved = await boss.post( await actionOf( 'export' ), {
			s: 'admin-',
		} );
		expect( saved.headers.get( 'content-disposition' ) ).toContain(
			'subscribers.csv'
		);
		expect( saved.text ).toContain( "admin-one@example.com,'=Ann," );
	} );

	it( 'lists subscribers to its script, page by page, and tells what each agreed to', async () => {
		const API = '/wp-json/marketday/v1/subscribers';
		const found = await boss.call(
			`${ API }?s=admin-&orderby=email&order=asc&per_page=1`
		);
		expect( found.json ).toMatchObject( {
			total: 2,
			items: [
				{
					email: 'admin-one@example.com',
					name: '=Ann',
					status: 'subscribed',
					lists: [ 1 ],
				},
			],
		} );
		const next = await boss.call(
			`${ API }?s=admin-&orderby=email&order=asc&per_page=1&page=2`
		);
		expect( next.json ).toMatchObject( {
			items: [ { email: 'admin-two@example.com' } ],
		} );

		const { id } = found.json.items[ 0 ];
		const one = await boss.call( `${ API }/${ id }` );
		expect( one.json ).toMatchObject( {
			source: 'imported',
			fields: {},
			consents: [
				{
					deed: 'imported',
					basis: 'consent',
					form: 'people.csv',
					at: expect.stringMatching( /^\d{4}-.*T.*\+00:00$/ ),
				},
			],
		} );

		const lines = await boss.call( `${ API }/lines?s=admin-` );
		expect( lines.json ).toMatchObject( {
			lines: expect.stringContaining( "admin-one@example.com,'=Ann," ),
			count: 2,
			isOver: true,
		} );
		const { after } = lines.json as unknown as { after: number };
		const rest = await boss.call(
			`${ API }/lines?s=admin-&after=${ after }`
		);
		expect( rest.json ).toMatchObject( {
			lines: '',
			count: 0,
			isOver: true,
		} );
	} );

	it( 'unsubscribes and deletes those ticked', async () => {
		const id = ( email: string ) =>
			php< { id: number } >(
				`global $wpdb; return [ 'id' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}marketday_subscribers WHERE email = %s", '${ email }' ) ) ];`
			).id;
		const [ one, two ] = [
			id( 'admin-one@example.com' ),
			id( 'admin-two@example.com' ),
		];
		await boss.post( await actionOf( 'bulk' ), {
			deed: 'unsubscribe',
			'ids[]': one,
		} );
		await boss.post( await actionOf( 'bulk' ), {
			deed: 'delete',
			'ids[]': two,
		} );

		expect( id( 'admin-two@example.com' ) ).toBe( 0 );
		const { text } = await boss.screen(
			`${ SCREEN }&status=unsubscribed&s=admin-one`
		);
		expect( text ).toContain( '<td>admin-one@example.com</td>' );
	} );

	it.each( [
		[ '', { status: 'gone' }, 400 ],
		[ '', { orderby: 'secret' }, 400 ],
		[ '', { order: 'sideways' }, 400 ],
		[ '', { page: '0' }, 400 ],
		[ '', { per_page: '1000' }, 400 ],
		[ '', { list: 'x' }, 400 ],
		[ '/999999', {}, 404 ],
		[ '/lines', { after: '-1' }, 400 ],
	] )( 'answers subscribers%s %j with %i', async ( path, query, status ) => {
		const address = `/wp-json/marketday/v1/subscribers${ path }?${ new URLSearchParams(
			query as Record< string, string >
		) }`;
		expect( ( await boss.call( address ) ).status ).toBe( status );
		expect( ( await new Administrator().get( address ) ).status ).toBe(
			401
		);
	} );

	it.each( [
		[ 'no deed', {} ],
		[ 'an unknown deed', { deed: 'explode', 'ids[]': 1 } ],
		[ 'no number', { deed: 'delete', 'ids[]': 'x' } ],
		[ 'an unknown list', { deed: 'join', to_list: 99_999, 'ids[]': 1 } ],
	] )( 'refuses %s', async ( _what, fields ) => {
		const { status } = await boss.post(
			await actionOf( 'bulk' ),
			fields as Record< string, string >
		);
		expect( status ).toBe( 400 );
	} );

	it.each( [
		[
			'a file without addresses',
			'name\nAnn\n',
			'1',
			'must have a column named',
		],
		[
			'people who did not agree',
			'email\nann@example.com\n',
			'',
			'you can email these people',
		],
	] )(
		'takes no file of %s, and says why',
		async ( _what, csv, agreed, why ) => {
			await upload( csv, agreed );
			expect( ( await boss.screen( SCREEN ) ).text ).toContain( why );
		}
	);

	it( 'is closed to who may not', async () => {
		const action = await actionOf( 'export' );
		const response = await new Administrator().post( action, {} );
		expect( response.text ).not.toContain( '@example.com' );
		const wrong = await boss.post(
			action.replace( /_wpnonce=\w+/, '_wpnonce=abc' ),
			{}
		);
		expect( wrong.status ).toBe( 403 );
	} );
} );
