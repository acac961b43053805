// @features pages, basket, add-to-basket
// @also-on woocommerce

import type { Page, Route } from '@playwright/test';

import { inSite } from '../contract/site';
import { expect, layoutShiftsOf, test } from './marketday';
import { openSlowLine } from './slow-line';

const PAGES = [
	'/',
	'/shop/',
	'/product-category/clothing/',
	'/product/lambswool-cardigan/',
	'/product/camp-kitchen/',
	'/cart/',
	'/checkout/',
	'/my-account/',
	'/about/',
	'/browser-slow-strip/',
] as const;

/** A strip whose higher cards come after those that are shown. */
const STRIP = `
	$page = [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'browser-slow-strip', 'post_title' => 'Slow strip', 'post_content' => '<!-- wp:marketday/product-grid {"blockId":"slow-strip","perPage":10,"layout":"carousel"} /-->' ];
	return [ get_page_by_path( 'browser-slow-strip' )->ID ?? wp_insert_post( $page ) ];`;

test.beforeAll( () => {
	inSite( STRIP );
} );

test.describe(
	'Over a slow line and on a slow machine',
	{ tag: '@phone' },
	() => {
		test.use( {
			proxy: async ( {}, provide ) => {
				const line = await openSlowLine();
				await provide( { server: line.address } );
				await line.close();
			},
		} );

		test.setTimeout( 90_000 );

		test.beforeEach( async ( { page, context } ) => {
			const session = await context.newCDPSession( page );
			await session.send( 'Emulation.setCPUThrottlingRate', { rate: 3 } );
		} );

		for ( const path of PAGES ) {
			test( `${ path } comes piece by piece and nothing moves`, async ( {
				page,
			} ) => {
				if ( /cart|checkout/.test( path ) ) {
					await page.goto( '/shop/' );
					await page.locator( '.ajax_add_to_cart' ).first().click();
					await page.locator( '.added_to_cart' ).first().waitFor();
				}
				await page.goto( path, { waitUntil: 'networkidle' } );

				expect( await layoutShiftsOf( page ) ).toEqual( [] );
			} );
		}
	}
);

test.describe(
	'A listing of which the half has come',
	{ tag: '@phone' },
	() => {
		for ( const end of [
			'<p class="marketday-result-count',
			'<div class="marketday-catalogue-sorting',
			'<div class="marketday-product-grid',
		] ) {
			test( `stands where it will stand, before ${ end }`, async ( {
				page,
			} ) => {
				const placed = () =>
					page
						.locator(
							'.marketday-product-filter__opener, .marketday-result-count'
						)
						.evaluateAll( ( found ) =>
							found.map( ( element ) => {
								const { x, y, width } =
									element.getBoundingClientRect();
								return [ x, y, width ].map( Math.round );
							} )
						);
				await page.goto( '/shop/' );
				const whole = await placed();
				await page.route( '**/shop/', async ( route ) => {
					const response = await route.fetch();
					const html = await response.text();
					await route.fulfill( {
						response,
						body: html.slice( 0, html.indexOf( end ) ),
					} );
				} );
				await page.goto( '/shop/' );

				const half = await placed();
				expect( half ).not.toEqual( [] );
				expect( half ).toEqual( whole.slice( 0, half.length ) );
			} );
		}
	}
);

test.describe(
	'A shopper who is quicker than the scripts',
	{ tag: '@phone' },
	() => {
		/** Opens a page on which no script of the plugin runs before the answer is called. */
		async function openWithoutScripts(
			page: Page,
			path: string
		): Promise< () => void > {
			let release = () => {};
			const released = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			await page.route(
				'**/marketday/build/**/*.js*',
				async ( route ) => {
					await released;
					await route.continue();
				}
			);
			await page.goto( path, { waitUntil: 'commit' } );
			return release;
		}

		test( 'has a quantity of the basket saved that was typed and left', async ( {
			page,
		} ) => {
			await page.goto( '/shop/' );
			await page.locator( '.ajax_add_to_cart' ).first().click();
			await page.locator( '.added_to_cart' ).first().waitFor();
			const release = await openWithoutScripts( page, '/cart/' );

			const quantity = page.getByRole( 'spinbutton' ).first();
			await quantity.fill( '2' );
			await quantity.blur();
			const saved = page.waitForResponse( /cart\/update-item/ );
			release();

			expect( ( await saved ).ok() ).toBe( true );
			await expect( quantity ).toHaveValue( '2' );
		} );

		test( 'keeps what was chosen on the page of a product', async ( {
			page,
		} ) => {
			const path = '/product/enamel-mug/';
			const release = await openWithoutScripts( page, path );

			await page
				.getByRole( 'radiogroup', { name: /^Colour(?! of)/ } )
				.getByRole( 'radio', { name: 'Navy' } )
				.check();
			await page.getByRole( 'spinbutton' ).fill( '3' );
			release();

			await expect( page.locator( '.single_variation' ) ).toContainText(
				'£'
			);
			await page.locator( '.single_add_to_cart_button' ).click();
			await page.locator( '.added_to_cart' ).first().waitFor();
			await page.goto( '/cart/' );
			await expect( page.getByText( 'Colour: Navy' ) ).toBeVisible();
			await expect( page.getByRole( 'spinbutton' ) ).toHaveValue( '3' );
		} );

		for ( const [ where, path, button ] of [
			[ 'a card', '/shop/', 'a.ajax_add_to_cart' ],
			[
				'the form of a product',
				'/product/storm-lantern/',
				'.single_add_to_cart_button',
			],
		] as const ) {
			test( `finds in the basket what ${ where } was still adding when the next link was pressed`, async ( {
				page,
			} ) => {
				const slowly = async ( route: Route ) => {
					await new Promise( ( done ) => setTimeout( done, 800 ) );
					await route.continue().catch( () => {} );
				};
				// Parts that come with the first press, and the answer to it.
				await page.route( /(-later|form)\.js/, slowly );
				await page.route( /wc-ajax=add_to_cart/, slowly );
				await page.goto( path );
				await page.waitForLoadState( 'load' );

				await page.locator( button ).first().click();
				await page
					.getByRole( 'contentinfo' )
					.getByRole( 'link', { name: 'About' } )
					.click();

				await expect( page ).toHaveURL( /about/ );
				await expect(
					page.locator( '.marketday-mini-basket__count' ).first()
				).toHaveText( '1' );
			} );
		}
	}
);
