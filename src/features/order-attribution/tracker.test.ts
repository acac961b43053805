import { createTracker } from './tracker';

const SETTINGS = { lifetime: 0.00001, session: 30 };

const at = new Date( '2026-03-02T12:00:00Z' );

const visit = ( href: string, referrer = '', settings = SETTINGS ) =>
	createTracker( settings, {
		href: `http://localhost${ href }`,
		referrer,
		at,
	} );

/** Cookies as a script finds them that reads sourcebuster's. */
const storedVisit = () =>
	Object.fromEntries(
		document.cookie
			.split( '; ' )
			.filter( ( cookie ) => cookie.startsWith( 'sbjs_' ) )
			.map( ( cookie ) => {
				const [ name = '', value = '' ] = cookie.split( '=' );
				return [ name, decodeURIComponent( value ) ];
			} )
	);

function forget() {
	document.cookie.split( '; ' ).forEach( ( cookie ) => {
		document.cookie = `${ cookie.split( '=' )[ 0 ] }=;max-age=0;path=/`;
	} );
}

afterEach( forget );

describe( 'before consent', () => {
	it( 'nothing is stored and nothing is sent', () => {
		const tracker = visit( '/?utm_source=news' );

		expect( storedVisit() ).toEqual( {} );
		expect( tracker.data() ).toMatchObject( {
			source_type: null,
			utm_source: null,
			user_agent: null,
		} );
	} );

	it( 'the landing page waits in memory', () => {
		const tracker = visit( '/?utm_source=news', 'https://mail.example/' );

		tracker.allow( true );

		expect( tracker.data() ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'news',
			referrer: 'https://mail.example/',
			session_entry: 'http://localhost/?utm_source=news',
			session_start_time: '2026-03-02 12:00:00',
		} );
	} );
} );

describe( 'the record', () => {
	it( 'is written as sourcebuster writes it', () => {
		visit( '/?utm_source=a|b%25', 'https://mail.example/' ).allow( true );

		expect( storedVisit() ).toEqual( {
			sbjs_migrations: '1418474375998=1',
			sbjs_current:
				'typ=utm|||src=a%7Cb%25|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)',
			sbjs_current_add:
				'fd=2026-03-02 12:00:00|||ep=http://localhost/?utm_source=a%7Cb%2525|||rf=https://mail.example/',
			sbjs_first: expect.stringContaining( 'src=a%7Cb%25' ),
			sbjs_first_add: expect.stringContaining( 'rf=https' ),
			sbjs_session: 'pgs=1|||cpg=http://localhost/?utm_source=a%7Cb%2525',
			sbjs_udata: `vst=1|||uip=(none)|||uag=${ navigator.userAgent }`,
		} );
	} );

	it( 'counts pages within a visit, and visits', () => {
		visit( '/' ).allow( true );
		visit( '/two/' ).allow( true );
		const third = visit( '/three/' );
		third.allow( true );
		expect( third.data() ).toMatchObject( {
			session_pages: '3',
			session_count: '1',
		} );

		document.cookie = 'sbjs_session=;max-age=0;path=/';
		const back = visit( '/' );
		back.allow( true );

		expect( back.data() ).toMatchObject( {
			session_pages: '1',
			session_count: '2',
		} );
	} );

	it( 'counts a page once, however often the visitor agrees', () => {
		const tracker = visit( '/' );
		tracker.allow( true );
		tracker.allow( true );

		expect( tracker.data().session_pages ).toBe( '1' );
	} );

	it( 'is direct without a source, and keeps the one there was', () => {
		const direct = visit( '/' );
		direct.allow( true );
		expect( direct.data() ).toMatchObject( {
			source_type: 'typein',
			utm_source: '(direct)',
			utm_medium: '(none)',
		} );
		visit( '/?utm_source=news' ).allow( true );

		const later = visit( '/basket/', 'http://localhost/' );
		later.allow( true );

		expect( later.data() ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'news',
			session_entry: 'http://localhost/?utm_source=news',
		} );
		expect( storedVisit().sbjs_first ).toContain( 'typ=typein' );
	} );

	it( 'begins anew where its cookies are not to be read', () => {
		document.cookie = 'sbjs_current=%E0%A4%A;path=/';
		document.cookie = 'sbjs_udata=vst%3D-5;path=/';
		document.cookie = 'sbjs_session=nonsense;path=/';
		const tracker = visit( '/' );

		tracker.allow( true );

		expect( tracker.data() ).toMatchObject( {
			source_type: 'typein',
			session_pages: '2',
			session_count: '1',
		} );
	} );

	it( 'stays within what a cookie holds', () => {
		visit( `/?utm_source=${ 'x'.repeat( 5000 ) }` ).allow( true );

		expect( storedVisit().sbjs_current ).toContain(
			`src=${ 'x'.repeat( 500 ) }|`
		);
	} );
} );

describe( 'tracking off', () => {
	it( 'deletes every cookie of the record, and sends nothing', () => {
		const tracker = visit( '/?utm_source=news' );
		tracker.allow( true );
		document.cookie = 'sbjs_promo=code%3D1;path=/';

		tracker.allow( false );

		expect( storedVisit() ).toEqual( {} );
		expect( tracker.data().source_type ).toBeNull();
	} );
} );
