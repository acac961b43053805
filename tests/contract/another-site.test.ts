// @features kernel, store
// @also-on multisite, subdirectory, prefix, plain-permalinks, german, arabic

import { readFileSync } from 'fs';
import path from 'path';

import { isWooCommerce, php, setOptions } from './shop';
import { factsOf } from './site-facts';
import { Visitor } from './visitor';
import { describeWalk } from './walk';

const facts = factsOf( php );
const open = ( address: string ) => new Visitor( facts ).open( address );

describe( 'a site, however it is set up', () => {
	describeWalk( () => facts );

	it( 'keeps what is its own in tables with its prefix', () => {
		const tables = php< string[] >(
			`return $GLOBALS['wpdb']->get_col( "SHOW TABLES LIKE '%marketday%'" );`
		);

		expect( tables.length ).toBeGreaterThan( 3 );
		expect(
			tables.filter( ( name ) => ! name.startsWith( facts.prefix ) )
		).toEqual( [] );
	} );
} );

const isTranslated = facts.locale !== 'en_GB';

( isTranslated ? describe : describe.skip )( 'a site in its language', () => {
	const words = isTranslated
		? readFileSync(
				path.join(
					__dirname,
					`../../languages/marketday-${ facts.locale }.po`
				),
				'utf8'
		  )
		: '';
	const inIts = ( text: string ) =>
		new RegExp( `^msgid "${ text }"\nmsgstr "(.+)"$`, 'm' ).exec(
			words
		)?.[ 1 ] ?? `no translation of ${ text }`;

	it( 'says so, and speaks it', async () => {
		const calendar = await open( facts.pages.calendar );

		expect( calendar.text ).toContain(
			`lang="${ facts.locale.replace( '_', '-' ) }"`
		);
		expect( calendar.text ).toContain( inIts( 'Find events' ) );
	} );

	it( 'names months as it does', async () => {
		const month = new Intl.DateTimeFormat(
			facts.locale.replace( '_', '-' ),
			{ month: 'long', timeZone: 'UTC' }
		).format( new Date( facts.today ) );

		expect( ( await open( facts.pages.calendar ) ).text ).toContain(
			month
		);
	} );

	// The pages of WooCommerce's shop are in its own words.
	( isWooCommerce ? it.skip : it )(
		'speaks it in its shop, on pages and in scripts',
		async () => {
			const { text } = await open( facts.pages.basket );

			expect( text ).toContain( inIts( 'Your basket is empty.' ) );
			expect( text ).toContain( 'setLocaleData' );
		}
	);

	it( 'writes prices as the shop is told to', async () => {
		setOptions( {
			woocommerce_currency: 'EUR',
			woocommerce_currency_pos: 'right_space',
			woocommerce_price_decimal_sep: ',',
			woocommerce_price_thousand_sep: '.',
		} );

		const { text } = await open( facts.pages.mug );
		const { json } = await new Visitor( facts ).storeApi(
			'GET',
			`/products/${ facts.mug }`
		);

		setOptions( {
			woocommerce_currency: 'GBP',
			woocommerce_currency_pos: 'left',
			woocommerce_price_decimal_sep: '.',
			woocommerce_price_thousand_sep: ',',
		} );
		expect( text.replace( /<[^>]+>/g, '' ) ).toMatch(
			/12,50(&nbsp;|\u00a0)(€|&euro;)/
		);
		expect( json.prices ).toMatchObject( {
			price: '1250',
			currency_code: 'EUR',
			currency_decimal_separator: ',',
			currency_suffix: ' €',
		} );
	} );
} );
