// @features order-attribution, checkout
// @also-on woocommerce

import { ANN, pageForm, placeOrder } from './checkout-form';
import { isWooCommerce, php, product, setOptions } from './shop';
import { Shopper } from './shopper';

const SENT = {
	source_type: 'utm',
	referrer: 'https://mail.example/',
	utm_campaign: 'spring',
	utm_source: 'news',
	utm_medium: 'email',
	utm_content: '(none)',
	utm_id: '(none)',
	utm_term: '(none)',
	utm_source_platform: '(none)',
	utm_creative_format: '(none)',
	utm_marketing_tactic: '(none)',
	session_entry: 'https://shop.example/?utm_source=news',
	session_start_time: '2026-03-02 12:00:00',
	session_pages: '3',
	session_count: '2',
	user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
};

const KEPT = {
	...Object.fromEntries(
		Object.entries( SENT ).filter( ( [ , value ] ) => value !== '(none)' )
	),
	device_type: 'Desktop',
};

const sourceOf = ( id: number ) =>
	php< Record< string, string > >(
		`return (object) $engine->orderSources()->of( ${ id } );`
	);

/** The cookies a browser keeps once its visitor agreed. */
function withRecord( shopper: Shopper, source = 'news' ) {
	const put = ( name: string, text: string ) =>
		shopper.cookies.set( `sbjs_${ name }`, encodeURIComponent( text ) );
	put( 'current', `typ=utm|||src=${ source }|||mdm=email|||cmp=spring` );
	put( 'current_add', `fd=2026-03-02 12:00:00|||ep=${ SENT.session_entry }` );
	put( 'session', 'pgs=3' );
	put( 'udata', `vst=2|||uag=${ SENT.user_agent }` );
	return shopper;
}

async function shopperWithMug() {
	const ann = new Shopper();
	await ann.add( product( 'mug' ) );
	return ann;
}

const toggle = ( isOn: boolean ) =>
	isWooCommerce &&
	setOptions( {
		woocommerce_feature_order_attribution_enabled: isOn ? 'yes' : 'no',
	} );

describe.each( [
	[ 'where the shop platform records sources', true ],
	[ 'where Marketday does', false ],
] )( 'an order, %s,', ( _who, isPlatform ) => {
	if ( isPlatform && ! isWooCommerce ) {
		it( 'needs WooCommerce', () => expect( isWooCommerce ).toBe( false ) );
		return;
	}

	beforeAll( () => toggle( isPlatform ) );
	afterAll( () => toggle( true ) );

	it( 'keeps what came as extension data, once', async () => {
		const ann = withRecord( await shopperWithMug(), 'cookie' );

		const { status, json } = await placeOrder( ann, {
			extensions: { 'woocommerce/order-attribution': SENT },
		} );

		expect( status ).toBe( 200 );
		expect( sourceOf( json.order_id ) ).toEqual( KEPT );
	} );

	it( 'takes it from the cookies where nothing came with it, as from an express button', async () => {
		const ann = withRecord( await shopperWithMug() );

		const { json } = await placeOrder( ann );

		expect( sourceOf( json.order_id ) ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'news',
			session_pages: '3',
			session_count: '2',
		} );
	} );

	it( 'has none of a visitor who has not agreed', async () => {
		const { json } = await placeOrder( await shopperWithMug() );

		expect( sourceOf( json.order_id ) ).toEqual( {} );
	} );

	it( 'is placed all the same with cookies that say nothing', async () => {
		const ann = await shopperWithMug();
		ann.cookies.set( 'sbjs_current', '%FF%FE{[' );
		ann.cookies.set( 'sbjs_session', 'x'.repeat( 3000 ) );

		const { status, json } = await placeOrder( ann );

		expect( status ).toBe( 200 );
		expect( sourceOf( json.order_id ) ).toEqual( {} );
	} );

	it( 'has its script on every page, the same for everyone, without anything of a visitor', async () => {
		const page = '/';
		const first = await withRecord( new Shopper() ).get( page );
		const second = await new Shopper().get( page );

		const script = ( text: string ) =>
			/<script[^>]*>[^<]*wc_order_attribution[^<]*/.exec( text )?.[ 0 ];
		expect( script( first.text ) ).toContain(
			'"prefix":"wc_order_attribution_"'
		);
		expect( script( first.text ) ).toBe( script( second.text ) );
		expect(
			first.text.includes( 'blocks/order-attribution/view.js' )
		).toBe( ! isPlatform );
	} );
} );

if ( ! isWooCommerce ) {
	describe( 'the checkout as a plain form', () => {
		it( 'sends the source in hidden fields `wc_order_attribution_*`', async () => {
			const ann = await shopperWithMug();
			const { first_name: first, last_name: last, ...place } = ANN;
			const fields = Object.entries( {
				...place,
				first_name: first,
				last_name: last,
				email: 'ann@example.com',
			} ).map( ( [ name, value ] ) => [ `billing_${ name }`, value ] );
			const send = await pageForm( ann, '/checkout/', {
				...( Object.fromEntries( fields ) as Record< string, string > ),
				...Object.fromEntries(
					Object.entries( SENT ).map( ( [ name, value ] ) => [
						`wc_order_attribution_${ name }`,
						value,
					] )
				),
				payment_method: 'cod',
				terms: '1',
				'marketday-action': 'place-order',
			} );

			const { headers } = await send();

			const [ , id ] =
				/order-received\/(\d+)/.exec(
					headers.get( 'location' ) ?? ''
				) ?? [];
			expect( sourceOf( Number( id ) ) ).toEqual( KEPT );
		} );
	} );
}
