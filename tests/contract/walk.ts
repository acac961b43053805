import { Administrator } from './administrator';
import { orderFields, placeOrder } from './checkout-form';
import { emailsTo, linkIn, pause } from './newsletter-page';
import type { Json } from './shopper';
import type { SiteFacts, SitePage } from './site-facts';
import {
	addressOfForm,
	assetsOf,
	formIn,
	hiddenIn,
	type Page,
	straysOf,
	Visitor,
} from './visitor';

/** What a page says that has ended in the middle. */
const BROKEN =
	/critical error on this website|<b>(Fatal|Parse) error|There has been a critical error/;

/** The screens that Marketday adds to WordPress's own. */
const SCREENS =
	/href=['"]((?:admin|options-general|tools|edit)\.php\?(?:page=marketday|post_type=(?:product|marketday_event))[^'"#]*)/g;

const SENTENCE = 'Walk over the market';

let number = 0;

/** What must hold of every site, however it is set up: as a shopper without scripts, by calls, and in the admin. */
export function describeWalk( facts: () => SiteFacts ): void {
	const address = ( page: SitePage ) => facts().pages[ page ];
	const open = ( url: string, visitor = new Visitor( facts() ) ) =>
		visitor.open( url );

	it( 'shows its pages, and none of them leads off the site', async () => {
		const { home, isPlain, pages } = facts();
		const faults = [];
		for ( const url of [
			`${ home }/`,
			`${ home }/?s=mug&post_type=product`,
			...Object.values( pages ),
		] ) {
			const page = await open( url );
			const strays = straysOf( page, facts() );
			if ( page.status >= 400 || BROKEN.test( page.text ) ) {
				faults.push( `${ page.status } ${ url }` );
			}
			faults.push(
				...strays.map( ( one ) => `${ url } names ${ one }` )
			);
			if ( isPlain && page.text.includes( '/wp-json/' ) ) {
				faults.push( `${ url } names /wp-json/` );
			}
		}

		expect( faults ).toEqual( [] );
	} );

	it( 'links style sheets and scripts that are there, for its direction', async () => {
		const pages: Page[] = [];
		for ( const name of [
			'filter',
			'mug',
			'basket',
			'calendar',
		] as const ) {
			pages.push( await open( address( name ) ) );
		}
		const assets = [ ...new Set( pages.flatMap( assetsOf ) ) ];
		const sheets = assets.filter( ( url ) => url.includes( '.css' ) );
		const responses = await Promise.all(
			assets.map(
				async ( url ) => `${ ( await open( url ) ).status } ${ url }`
			)
		);

		expect( sheets.length ).toBeGreaterThan( 1 );
		expect(
			responses.filter( ( response ) => ! response.startsWith( '200 ' ) )
		).toEqual( [] );
		expect(
			sheets.filter(
				( url ) => url.includes( '-rtl.css' ) !== facts().isRightToLeft
			)
		).toEqual( [] );
		expect( / dir="rtl"/.test( pages[ 0 ]?.text ?? '' ) ).toBe(
			facts().isRightToLeft
		);
	} );

	it( 'filters a listing by a form without scripts, on the page that has it', async () => {
		const page = await open( address( 'filter' ) );
		const form = formIn( page, /<form method="get"[^>]*role="search"/ );
		expect( page.text ).toContain( 'Cotton T-shirt' );

		const filtered = await open(
			addressOfForm( page, form, { 'filter_product_cat[]': 'kitchen' } )
		);

		expect( filtered.status ).toBe( 200 );
		expect( filtered.text ).toContain( 'wopb-block-walked' );
		expect( filtered.text ).toContain( 'Enamel mug' );
		expect( filtered.text ).not.toContain( 'Cotton T-shirt' );
	} );

	it( 'turns the pages of a listing by its links', async () => {
		const page = await open( address( 'filter' ) );
		const [ , next = '' ] =
			/href="([^"]*product-page[^"]*=2)"/.exec( page.text ) ?? [];

		const second = await open(
			new URL( next.replaceAll( '&#038;', '&' ), page.url ).href
		);

		expect( next ).not.toBe( '' );
		expect( second.status ).toBe( 200 );
		expect( second.text ).toContain( 'wopb-block-walked' );
		expect( second.text ).not.toBe( page.text );
	} );

	it( 'takes additions by link, by form and by calls, into one basket', async () => {
		const { mug, home } = facts();
		const ann = new Visitor( facts() );
		await ann.open( `${ home }/?add-to-cart=${ mug }` );
		await ann.submit( address( 'mug' ), { 'add-to-cart': String( mug ) } );
		const { json } = await ann.wcAjax( 'add_to_cart', { product_id: mug } );
		await ann.add( mug );

		const basket = await ann.open( address( 'basket' ) );

		expect( json.cart_hash ).toMatch( /^\w+$/ );
		expect( ( await ann.cart() ).items_count ).toBe( 4 );
		expect( basket.text ).toContain( 'Enamel mug' );
		expect( straysOf( basket, facts() ) ).toEqual( [] );
	} );

	it( 'takes an order without scripts, and thanks for it on a page of its own', async () => {
		const ann = new Visitor( facts() );
		await ann.add( facts().mug );
		const checkout = await ann.open( address( 'checkout' ) );
		const [ , nonce = '' ] =
			/name="marketday-nonce" value="([^"]+)"/.exec( checkout.text ) ??
			[];

		const thanks = await ann.submit( checkout.url, {
			...orderFields(),
			'marketday-nonce': nonce,
		} );

		expect( thanks.status ).toBe( 200 );
		expect( thanks.url ).toContain( 'order-received' );
		expect( thanks.text ).toContain( '1 High Street' );
		expect( straysOf( thanks, facts() ) ).toEqual( [] );
		expect( ( await ann.cart() ).items_count ).toBe( 0 );
	} );

	it( 'takes an order by calls, and says where it is', async () => {
		const ann = new Visitor( facts() );
		await ann.add( facts().mug );

		const { status, json } = await placeOrder( ann );
		const thanks = await ann.open(
			( json.payment_result as Json ).redirect_url
		);

		expect( status ).toBe( 200 );
		expect( thanks.url.startsWith( facts().home ) ).toBe( true );
		expect( thanks.text ).toContain( '1 High Street' );
	} );

	it( 'shows its events, and gives them as iCalendar', async () => {
		const calendar = await open( address( 'calendar' ) );
		const event = await open( address( 'event' ) );
		const [ , ics = '' ] =
			/href="([^"]*marketday-ics=[^"]*)"/.exec( event.text ) ?? [];
		const file = await open(
			new URL( ics.replaceAll( '&#038;', '&' ), event.url ).href
		);

		expect( calendar.text ).toContain( SENTENCE );
		expect( event.text ).toContain( SENTENCE );
		expect( file.headers.get( 'content-type' ) ).toContain(
			'text/calendar'
		);
		expect( file.text ).toContain( `SUMMARY:${ SENTENCE }` );
	} );

	it( 'finds its events by a form without scripts', async () => {
		const calendar = await open( address( 'calendar' ) );
		const form = formIn(
			calendar,
			/<form\s+method="get"[^>]*role="search"/
		);

		const found = await open(
			addressOfForm( calendar, form, { mcs: 'Walk' } )
		);

		expect( found.status ).toBe( 200 );
		expect( found.text ).toContain( 'marketday-events-calendar' );
		expect( found.text ).toContain( SENTENCE );
	} );

	it( 'leads from a few events to all of them, without scripts', async () => {
		const page = await open( address( 'letters' ) );
		const form = formIn(
			page,
			/<form class="marketday-upcoming-events__more"/
		);

		const all = await open( addressOfForm( page, form, {} ) );

		expect( form ).not.toBe( '' );
		expect( all.status ).toBe( 200 );
		expect( all.text ).toContain( 'marketday-events-calendar' );
	} );

	it( 'takes a subscription without scripts, and its letter leads back to it', async () => {
		const email = `walk-${ Date.now() }-${ ++number }@example.com`;
		const page = await open( address( 'letters' ) );
		const form = formIn(
			page,
			/<form\s+class="marketday-newsletter__form"/
		);
		await pause( 2100 );

		const sent = await new Visitor( facts() ).submit( page.url, {
			...hiddenIn( form ),
			'data[email]': '',
			'data[form_field_email]': email,
		} );
		const [ message ] = emailsTo( email );
		const link = message ? linkIn( message, 'confirm' ).href : '';
		const confirm = await open( link );

		expect( sent.status ).toBe( 200 );
		expect( link.startsWith( facts().home ) ).toBe( true );
		expect( confirm.status ).toBe( 200 );
		expect( straysOf( confirm, facts() ) ).toEqual( [] );
	} );

	it( 'has its screens in the admin', async () => {
		const administrator = new Administrator( facts().core );
		await administrator.logIn( {
			user: process.env.MARKETDAY_ADMIN_USER ?? '',
			password: process.env.MARKETDAY_ADMIN_PASSWORD ?? '',
		} );
		// The first look may lead to somebody's welcome.
		await administrator.get( '/wp-admin/index.php' );
		const { text } = await administrator.get( '/wp-admin/index.php' );
		const screens = [
			...new Set(
				[ ...text.matchAll( SCREENS ) ].map( ( [ , one = '' ] ) =>
					one.replace( /&amp;|&#0?38;/g, '&' )
				)
			),
		];
		const faults = [];
		for ( const screen of screens ) {
			const response = await administrator.get( `/wp-admin/${ screen }` );
			if ( response.status !== 200 || BROKEN.test( response.text ) ) {
				faults.push( `${ response.status } ${ screen }` );
			}
		}

		expect( screens.length ).toBeGreaterThan( 6 );
		expect( faults ).toEqual( [] );
	}, 120_000 );
}
