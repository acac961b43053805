// @features currency-switcher
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { guestNonce, php, product, setOptions } from './shop';
import { type ShopResponse, Shopper } from './shopper';

const CURRENCIES = [
	{ code: 'EUR', rate: '1.17', step: 100, charm: 1, position: 'right_space' },
	{ code: 'USD', rate: '1.27' },
];

const save = ( shopper: Shopper, data: string, wpnonce: string ) =>
	shopper.post( '/wp-admin/admin-ajax.php', {
		action: 'wopb_current_currency_save',
		data,
		wpnonce,
	} );

async function visitorIn( code: string ) {
	const ann = new Shopper();
	await save( ann, code, guestNonce( 'wopb-nonce' ) );
	return ann;
}

const total = ( { json }: ShopResponse ) =>
	json.totals as unknown as { currency_code: string; total_items: string };

beforeAll( () => setOptions( { marketday_currencies: CURRENCIES } ) );
afterAll( () => setOptions( { marketday_currencies: [] } ) );

describe( 'POST admin-ajax `wopb_current_currency_save`', () => {
	it( 'keeps the choice in the visitor’s cookie', async () => {
		const ann = new Shopper();

		const response = await save( ann, 'EUR', guestNonce( 'wopb-nonce' ) );

		expect( response ).toMatchObject( {
			status: 200,
			json: { success: true },
		} );
		expect( ann.cookies.get( 'marketday_currency' ) ).toBe( 'EUR' );
	} );

	it( 'takes the cookie away with the shop’s own currency', async () => {
		const ann = await visitorIn( 'EUR' );

		const { cookies } = await save(
			ann,
			'GBP',
			guestNonce( 'wopb-nonce' )
		);

		expect( cookies.join() ).toMatch( /marketday_currency=(deleted)?;/ );
	} );

	it.each( [ 'XXX', 'JPY', '', 'EUR"' ] )(
		'refuses what is none of the shop’s: %s',
		async ( code ) => {
			const ann = new Shopper();

			const { status, cookies } = await save(
				ann,
				code,
				guestNonce( 'wopb-nonce' )
			);

			expect( status ).toBe( 400 );
			expect( cookies ).toEqual( [] );
		}
	);

	it( 'refuses a wrong nonce', async () => {
		const ann = new Shopper();

		const { status } = await save( ann, 'EUR', 'wrong' );

		expect( status ).toBe( 403 );
		expect( ann.cookies.has( 'marketday_currency' ) ).toBe( false );
	} );
} );

describe( 'a visitor who has chosen a currency', () => {
	it( 'sees prices, basket and order in it, and nobody else does', async () => {
		const ann = await visitorIn( 'USD' );
		await ann.add( product( 'mug' ) );
		const bob = new Shopper();
		await bob.add( product( 'mug' ) );

		const hers = total( await ann.storeApi( 'GET', '/cart' ) );
		const his = total( await bob.storeApi( 'GET', '/cart' ) );

		expect( his.currency_code ).toBe( 'GBP' );
		expect( hers ).toMatchObject( {
			currency_code: 'USD',
			total_items: String(
				Math.round( Number( his.total_items ) * 1.27 )
			),
		} );

		const { json } = await placeOrder( ann );
		const kept = php< { code: string; data: Record< string, string > } >(
			`$order = $engine->orders()->find( ${ json.order_id }, '${ json.order_key }' );
			return [ 'code' => $order->contents->total->currency->code, 'data' => $engine->orders()->data( ${ json.order_id }, 'currency' ) ];`
		);
		expect( kept ).toEqual( {
			code: 'USD',
			data: { base: 'GBP', code: 'USD', rate: '1.27' },
		} );
	} );

	it( 'changes the basket’s currency with the next choice', async () => {
		const ann = await visitorIn( 'USD' );
		await ann.add( product( 'mug' ) );
		await save( ann, 'GBP', guestNonce( 'wopb-nonce' ) );

		expect( total( await ann.storeApi( 'GET', '/cart' ) ) ).toMatchObject( {
			currency_code: 'GBP',
		} );
	} );

	it( 'chooses by a link without scripts; another site’s link chooses nothing', async () => {
		const ann = new Shopper();
		const far = new Shopper();

		const response = await ann.get(
			'/shop/?marketday-set-currency=EUR&a=b'
		);
		await far.get( '/shop/?marketday-set-currency=EUR', {
			'Sec-Fetch-Site': 'cross-site',
		} );

		expect( response.status ).toBe( 303 );
		expect( response.headers.get( 'location' ) ).toMatch(
			/\/shop\/\?a=b$/
		);
		expect( ann.cookies.get( 'marketday_currency' ) ).toBe( 'EUR' );
		expect( far.cookies.has( 'marketday_currency' ) ).toBe( false );
	} );

	it( 'is a visitor of the shop’s own currency with a cookie that was tampered with', async () => {
		const ann = new Shopper();
		ann.cookies.set( 'marketday_currency', '1;rate=0' );
		await ann.add( product( 'mug' ) );

		expect( total( await ann.storeApi( 'GET', '/cart' ) ) ).toMatchObject( {
			currency_code: 'GBP',
		} );
	} );
} );

/** A cache of pages, as shops have them: by the address alone, without a look at cookies. */
class PageCache {
	private readonly pages = new Map< string, string >();

	async get( shopper: Shopper, path: string ): Promise< string > {
		const kept = this.pages.get( path );
		if ( kept !== undefined ) {
			return kept;
		}
		const { text, headers, cookies } = await shopper.get( path );
		const control = headers.get( 'cache-control' ) ?? '';
		if ( ! /private|no-store/.test( control ) && cookies.length === 0 ) {
			this.pages.set( path, text );
		}
		return text;
	}
}

const shown = ( html: string ) =>
	/marketdayCurrency=\{"shown":"([A-Z]{3})"/.exec( html )?.[ 1 ];

describe( 'a page that a cache has kept', () => {
	const PAGE = '/shop/';

	it( 'for one visitor never shows another’s currency', async () => {
		const cache = new PageCache();
		const ann = await visitorIn( 'EUR' );

		const hers = await cache.get( ann, PAGE );
		const his = await cache.get( new Shopper(), PAGE );

		expect( shown( hers ) ).toBe( 'EUR' );
		expect( shown( his ) ).toBe( 'GBP' );
		expect( his ).not.toContain( '&euro;' );
	} );

	it( 'is in the shop’s own, says so, and has an address for each currency that is the same for everyone', async () => {
		const cache = new PageCache();
		const ann = await visitorIn( 'EUR' );
		await cache.get( new Shopper(), PAGE );

		expect( shown( await cache.get( ann, PAGE ) ) ).toBe( 'GBP' );
		const own = `${ PAGE }?marketday-currency=EUR`;
		expect( shown( await cache.get( ann, own ) ) ).toBe( 'EUR' );
		expect( shown( await cache.get( new Shopper(), own ) ) ).toBe( 'EUR' );
	} );
} );
