// @features pages, account, order-confirmation
// @also-on woocommerce

import { expect, expectNoSidewaysScroll, expectSound, test } from './marketday';

const PAGES: ReadonlyArray< readonly [ string, string, string? ] > = [
	[ 'the front page', '/' ],
	[ 'the shop', '/shop/' ],
	[ 'a category', '/product-category/clothing/', 'the shop' ],
	[ 'a search', '/?s=mug&post_type=product', 'the shop' ],
	[ 'a search of the whole site', '/?s=mug' ],
	[ 'a simple product', '/product/stoneware-teapot/', 'a variable product' ],
	[ 'a variable product', '/product/lambswool-cardigan/' ],
	[ 'a grouped product', '/product/camp-kitchen/' ],
	[
		'an external product',
		'/product/walks-from-the-market-cross/',
		'a variable product',
	],
	[ 'the empty basket', '/cart/', 'the basket with a product' ],
	[ 'the checkout without a basket', '/checkout/', 'the checkout' ],
	[ 'the account of a guest', '/my-account/' ],
];

test( 'a search of the whole site lists its results shortly', async ( {
	page,
} ) => {
	await page.goto( '/?s=mug' );

	await expect(
		page.getByRole( 'link', { name: 'Enamel Mug', exact: true } )
	).toBeVisible();
	for ( const text of await page
		.locator( 'main .wp-block-post' )
		.allInnerTexts() ) {
		expect( text.length ).toBeLessThan( 400 );
	}
} );

for ( const [ name, path, like ] of PAGES ) {
	test.describe( `On ${ name }`, { tag: '@both' }, () => {
		test( 'no judge finds anything, and everything fits 320 px from right to left too', async ( {
			page,
		} ) => {
			await page.goto( path );
			await expectSound( page, name, like ? { like } : {} );

			await page.setViewportSize( { width: 320, height: 640 } );
			await page.evaluate( () => {
				document.documentElement.dir = 'rtl';
			} );
			await expectNoSidewaysScroll( page );
		} );
	} );
}

test.describe( 'On a page that does not exist', { tag: '@desktop' }, () => {
	test( 'no judge finds anything, and each search has a name of its own', async ( {
		page,
		quiet,
	} ) => {
		await page.goto( '/nothing-is-here/' );

		const names = await page
			.getByRole( 'search' )
			.evaluateAll( ( searches ) =>
				searches.map( ( one ) => one.getAttribute( 'aria-label' ) )
			);
		expect( names.length ).toBeGreaterThan( 1 );
		expect( names ).not.toContain( null );
		expect( new Set( names ).size ).toBe( names.length );
		await expectSound( page, 'a page that does not exist', {
			like: 'the front page',
		} );
		// The browser itself writes the answer 404 to the console.
		quiet.splice( 0 );
	} );
} );

test( 'A listing needs no jQuery and loads no other script than the page’s own', async ( {
	page,
} ) => {
	test.skip(
		process.env.MARKETDAY_ENGINE === 'woocommerce',
		'WooCommerce brings its own scripts.'
	);
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push( request.url() );
		}
	} );
	await page.goto( '/shop/' );

	expect( scripts.filter( ( url ) => url.includes( 'jquery' ) ) ).toEqual(
		[]
	);
} );

test( 'A visitor who only looks makes no uncached request and gets no cookie', async ( {
	page,
	context,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /wc-ajax|wp-json|admin-ajax/.test( request.url() ) ) {
			calls.push( request.url() );
		}
	} );
	await page.goto( '/shop/' );
	await page.waitForLoadState( 'networkidle' );

	expect( calls ).toEqual( [] );
	expect(
		// Nor where the visitor came from: nobody has been asked.
		( await context.cookies() ).filter( ( { name } ) =>
			/session|cart|sbjs/.test( name )
		)
	).toEqual( [] );
} );
