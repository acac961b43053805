// @features calendar, newsletter, import

import { Administrator } from './administrator';
import { php } from './shop';

const BOSS = { user: 'files-boss', password: 'a long enough word 1' };
/** No calendar, no table, no text: the first bytes of a picture. */
const PICTURE = new Uint8Array( [ 0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3 ] );

const boss = new Administrator();

const SCREENS = [
	{
		name: 'events',
		path: '/wp-admin/edit.php?post_type=marketday_event&page=marketday-import-events',
		form: 'enctype="multipart/form-data"',
		field: 'file',
		says: 'This isn’t an .ics file',
		heading: 'Import events',
	},
	{
		name: 'products',
		path: '/wp-admin/tools.php?page=marketday-import',
		form: 'marketday_import_upload',
		field: 'products',
		says: 'This isn’t a text file.',
		heading: 'Import products',
	},
	{
		name: 'subscribers',
		path: '/wp-admin/admin.php?page=marketday-newsletter',
		form: 'marketday_newsletter_import&',
		field: 'subscribers',
		says: 'This isn’t a text file.',
		heading: 'Newsletter',
	},
] as const;

beforeAll( async () => {
	php(
		`username_exists( '${ BOSS.user }' ) || wp_insert_user( [ 'user_login' => '${ BOSS.user }', 'user_email' => '${ BOSS.user }@example.com', 'user_pass' => '${ BOSS.password }', 'role' => 'administrator' ] ); return [];`
	);
	await boss.logIn( BOSS );
} );
afterAll( () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( username_exists( '${ BOSS.user }' ) ); return [];`
	)
);

/** The form of a screen that takes a file: where it goes, and what is hidden in it. */
async function formOf( path: string, mark: string ) {
	const { text } = await boss.screen( path );
	const form =
		( text.match( /<form\b.*?<\/form>/gs ) ?? [] ).find( ( one ) =>
			one.replaceAll( '&#038;', '&' ).includes( mark )
		) ?? '';
	const action = new URL(
		( /action="([^"]*)"/.exec( form )?.[ 1 ] ?? '' ).replaceAll(
			'&#038;',
			'&'
		),
		'http://site.invalid'
	);
	const hidden = [
		...form.matchAll( /<input[^>]*type="hidden"[^>]*>/g ),
	].map(
		( [ input ] ) =>
			[ 'name', 'value' ].map(
				( name ) =>
					new RegExp( `${ name }="([^"]*)"` ).exec( input )?.[ 1 ] ??
					''
			) as [ string, string ]
	);
	return { path: action.pathname + action.search, hidden };
}

/** Products are read in steps, which the screen asks for; the first one meets the file. */
async function finish( { searchParams }: URL, action: string ) {
	const run = searchParams.get( 'run' );
	const nonce = /_wpnonce=(\w+)/.exec( action )?.[ 1 ];
	if ( run ) {
		await boss.post(
			`/wp-admin/admin-ajax.php?action=marketday_import_step&run=${ run }&_wpnonce=${ nonce }`,
			{}
		);
	}
}

describe.each( SCREENS )(
	'a file that cannot be read, on the screen of $name',
	( { path, form, field, says, heading } ) => {
		it( 'leads back to the screen, which says why', async () => {
			const { path: action, hidden } = await formOf( path, form );
			const sent = new FormData();
			hidden.forEach( ( [ name, value ] ) => sent.set( name, value ) );
			sent.set( 'basis', 'consent' );
			sent.set( 'agreed', '1' );
			sent.set( field, new Blob( [ PICTURE ] ), 'picture.png' );

			const response = await boss.postForm( action, sent );

			expect( [ 302, 303 ] ).toContain( response.status );
			const there = new URL(
				response.headers.get( 'location' ) ?? '',
				'http://site.invalid'
			);
			await finish( there, action );
			const { status, text } = await boss.screen(
				there.pathname + there.search
			);
			expect( status ).toBe( 200 );
			expect( /<h1[^>]*>\s*([^<]*)/.exec( text )?.[ 1 ] ).toContain(
				heading
			);
			const notices =
				text.match( /<div[^>]*notice-(error|warning).*?<\/div>/gs ) ??
				[];
			expect( notices.join() ).toContain( says );
		} );
	}
);
