// @features currency-switcher, address-search, order-attribution

import { copyFile, mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { php } from '../contract/shop';
import { addFirst, expect, expectSound, SHOPPER, test } from './marketday';

const PLUGINS = join(
	process.env.MARKETDAY_SITE_DIR ?? '',
	'wordpress/wp-content/mu-plugins'
);
const PLUGIN = join( PLUGINS, 'further-choices.php' );

/** As Photon answers: places near what was asked for. */
const photon = (): Server =>
	createServer( ( request, response ) => {
		const house = ( id: number, city: string, postcode: string ) => ( {
			type: 'Feature',
			geometry: { type: 'Point', coordinates: [ -0.12, 51.5 ] },
			properties: {
				osm_type: 'W',
				osm_id: id,
				type: 'house',
				housenumber: '10',
				street: 'Downing Street',
				city,
				postcode,
				countrycode: 'GB',
			},
		} );
		response.setHeader( 'Content-Type', 'application/json' );
		response.end(
			JSON.stringify( {
				type: 'FeatureCollection',
				features: [
					house( 1, 'London', 'SW1A 2AA' ),
					house( 2, 'Farnham', 'GU9 7PP' ),
				],
			} )
		);
	} );

/** Leaves the order's number, once its confirmation is there. */
async function order( page: Page ): Promise< number > {
	await page.goto( '/checkout/' );
	for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
		const field = page.locator( `#billing_${ name }` );
		if ( await field.isVisible() ) {
			await field.fill( value );
		}
	}
	await page.getByRole( 'button', { name: 'Place order' } ).click();
	await page.waitForURL( /order-received/ );
	return Number( /order-received\/(\d+)/.exec( page.url() )?.[ 1 ] );
}

test.describe( 'A shopper', { tag: '@desktop' }, () => {
	let server: Server;
	test.beforeAll( async () => {
		await mkdir( PLUGINS, { recursive: true } );
		await copyFile(
			join( __dirname, 'plugins/further-choices.php' ),
			PLUGIN
		);
		php(
			`get_page_by_path( 'our-currencies' ) || wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our currencies', 'post_name' => 'our-currencies', 'post_content' => '<!-- wp:marketday/currency-switcher {"display":"list"} /-->' ] ); return [];`
		);
		server = photon();
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
	} );
	test.afterAll( async () => {
		await rm( PLUGIN, { force: true } );
		server.close();
	} );
	test.beforeEach( ( { context, baseURL } ) =>
		context.addCookies( [
			{
				name: 'further-choices',
				value: `${ ( server.address() as AddressInfo ).port }`,
				url: baseURL ?? '',
			},
		] )
	);

	test( 'chooses a currency, sees it on every page and pays in it', async ( {
		page,
	} ) => {
		await page.goto( '/our-currencies/' );
		await expectSound( page, 'a page with a choice of currencies' );
		await page.getByRole( 'link', { name: '€ EUR' } ).click();
		await expect(
			page.getByRole( 'link', { name: '€ EUR' } )
		).toHaveAttribute( 'aria-current', 'true' );

		await addFirst( page );
		await expect(
			page.locator( '.marketday-product-grid__card' ).first()
		).toContainText( '€' );
		const id = await order( page );

		await expect( page.locator( 'main' ) ).toContainText( '€' );
		await expect( page.locator( 'main' ) ).not.toContainText( '£' );
		expect(
			php< { code: string } >(
				`return [ 'code' => $engine->payments()->order( ${ id } )->total->currency->code ];`
			).code
		).toBe( 'EUR' );
	} );

	test( 'is remembered with the order as coming from where he came from', async ( {
		page,
	} ) => {
		await page.goto(
			'/?utm_source=letters&utm_medium=email&utm_campaign=spring'
		);
		await addFirst( page );

		const id = await order( page );

		expect(
			php( `return $engine->orderSources()->of( ${ id } );` )
		).toMatchObject( {
			source_type: 'utm',
			utm_source: 'letters',
			utm_medium: 'email',
			utm_campaign: 'spring',
		} );
	} );

	test( 'takes a suggested address with the keyboard', async ( { page } ) => {
		await addFirst( page );
		await page.goto( '/checkout/' );
		const line = page.locator( '#billing_address_1' );
		await line.click();
		await expect( line ).toHaveAttribute( 'role', 'combobox' );
		await line.pressSequentially( '10 Down' );
		await expect(
			page.getByRole( 'listbox', { name: 'Address suggestions' } )
		).toBeVisible();
		await expectSound( page, 'the checkout with suggested addresses', {
			focus: line,
			isArrival: false,
		} );

		await line.press( 'ArrowDown' );
		await line.press( 'Enter' );

		await expect( line ).toHaveValue( '10 Downing Street' );
		await expect( page.locator( '#billing_city' ) ).toHaveValue( 'London' );
		await expect( page.locator( '#billing_postcode' ) ).toHaveValue(
			'SW1A 2AA'
		);
	} );
} );
