// @features order-attribution, checkout
// @also-on woocommerce

import type { BrowserContext, Page } from '@playwright/test';

import { php } from '../contract/shop';
import { addFirst, expect, SHOPPER, test } from './marketday';

const LANDING = '/?utm_source=news&utm_medium=email';

/** What shoppers ask for by using the shop: it needs no consent. */
const FUNCTIONAL =
	/^(consent-tool|wp_woocommerce_session_|woocommerce_(items_in_cart|cart_hash|recently_viewed)|marketday_|store_notice|wc_cart_|wordpress_test_cookie)/;

const beyond = async ( context: BrowserContext ) =>
	( await context.cookies() )
		.map( ( { name } ) => name )
		.filter( ( name ) => ! FUNCTIONAL.test( name ) );

/** WordPress's own knows whether the browser draws emoji. */
const stored = ( page: Page ) =>
	page.evaluate( () =>
		[ ...Object.keys( localStorage ), ...Object.keys( sessionStorage ) ]
			.filter( ( key ) => ! /^(marketday_|wpEmoji|wc_)/.test( key ) )
			.concat(
				[ localStorage, sessionStorage ]
					.flatMap( ( storage ) => Object.values( storage ) )
					.filter( ( text ) => /news|utm_/.test( String( text ) ) )
			)
	);

const responses = ( context: BrowserContext, response: string ) =>
	context.addCookies( [
		{
			name: 'consent-tool',
			value: response,
			url: process.env.MARKETDAY_URL ?? '',
		},
	] );

async function expectNothingKept( page: Page ) {
	await page.waitForLoadState( 'networkidle' );
	expect( await beyond( page.context() ) ).toEqual( [] );
	expect( await stored( page ) ).toEqual( [] );
}

/** From the first page to the checkout, by product and basket. */
async function walk( page: Page, look: () => Promise< void > ) {
	await page.goto( LANDING, { referer: 'https://news.example/' } );
	await look();
	await addFirst( page );
	await page.locator( 'a[href*="/product/"]' ).first().click();
	await page.waitForURL( /\/product\// );
	await look();
	await page.goto( '/cart/' );
	await look();
	await page.goto( '/checkout/' );
	await look();
}

/** @return The source that the order keeps. */
async function order( page: Page ) {
	for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
		const field = page.locator( `#billing_${ name }` );
		if ( await field.isVisible() ) {
			await field.fill( value );
		}
	}
	await page.getByRole( 'button', { name: 'Place order' } ).click();
	await page.waitForURL( /order-received/ );
	const [ , id ] = /order-received\/(\d+)/.exec( page.url() ) ?? [];
	return php< Record< string, string > >(
		`return (object) $engine->orderSources()->of( ${ id } );`
	);
}

test.describe( 'Of where a visitor came from', { tag: '@desktop' }, () => {
	test( 'nothing is kept on a site that asks nobody', async ( { page } ) => {
		await walk( page, () => expectNothingKept( page ) );

		expect( await order( page ) ).toEqual( {} );
		await expectNothingKept( page );
	} );

	test( 'nothing is kept before the visitor is asked, nor after a no', async ( {
		page,
		context,
	} ) => {
		await responses( context, 'asked' );
		await walk( page, () => expectNothingKept( page ) );
		await page.evaluate( "window.sayToConsentTool( 'deny' )" );
		await expectNothingKept( page );

		expect( await order( page ) ).toEqual( {} );
	} );

	test( 'the record is kept from a yes on, goes with the order, and away with a no', async ( {
		page,
		context,
	} ) => {
		await responses( context, 'asked' );
		await page.goto( LANDING, { referer: 'https://news.example/' } );
		await expectNothingKept( page );
		await page.evaluate( "window.sayToConsentTool( 'allow' )" );
		await expect
			.poll( async () => ( await beyond( context ) ).sort() )
			.toEqual( [
				'sbjs_current',
				'sbjs_current_add',
				'sbjs_first',
				'sbjs_first_add',
				'sbjs_migrations',
				'sbjs_session',
				'sbjs_udata',
			] );
		await addFirst( page );
		await page.goto( '/checkout/' );

		expect( await order( page ) ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'news',
		} );
		await page.evaluate( "window.sayToConsentTool( 'deny' )" );
		await expectNothingKept( page );
	} );
} );
