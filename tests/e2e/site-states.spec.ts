// @features coming-soon, back-in-stock, wow-store, pages
// @also-on woocommerce

import type { Page } from '@playwright/test';

import { isWooCommerce, php } from '../contract/shop';
import { blocksOf, canvasOf, reloadEditor, untilReady } from './editor';
import { AS_EDITOR, expect, expectSound, test } from './marketday';

const giveCookie = ( page: Page, name: string, baseURL?: string ) =>
	page.context().addCookies( [ { name, value: '1', url: baseURL! } ] );

test( 'A visitor of a shop that is not open yet reads so', async ( {
	page,
	baseURL,
	quiet,
} ) => {
	await giveCookie( page, 'not-open-yet', baseURL );

	await page.goto( '/shop/' );

	await expect(
		page.getByText(
			isWooCommerce ? /on the horizon/i : 'We’re opening soon'
		)
	).toBeVisible();
	await expect( page.locator( '.add_to_cart_button' ) ).toHaveCount( 0 );
	if ( ! isWooCommerce ) {
		await expectSound( page, 'a shop that is not open yet' );
	}
	// The browser tells of the answer 503.
	quiet.splice(
		0,
		quiet.length,
		...quiet.filter( ( text ) => ! text.includes( '503' ) )
	);
} );

test( 'A visitor asks to be told of what is sold out, confirms it by the mail’s link, and gets one mail once it is back', async ( {
	page,
	baseURL,
}, { project } ) => {
	// Each look into the site takes seconds where WooCommerce is loaded for it.
	test.setTimeout( 150_000 );
	const name = `Slate coaster ${ project.name }`;
	const email = `ann-${ project.name }@example.com`;
	const { url, id } = php< { url: string; id: number } >(
		`$id = $engine->writer()->idBySku( '${ name }' );
		$engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( id: $id ?: null, sku: '${ name }', name: '${ name }', status: 'publish', regularPrice: '6', stockQuantity: '0', stockStatus: Marketday\\Engine\\Contract\\StockStatus::OutOfStock, type: $id ? null : Marketday\\Engine\\Contract\\ProductType::Simple ) );
		$id = $engine->writer()->idBySku( '${ name }' );
		return [ 'id' => $id, 'url' => wp_make_link_relative( get_permalink( $id ) ) ];`
	);
	/** What the site has sent there once its jobs have run, oldest first. */
	const emails = () =>
		php< { texts: string[] } >(
			`do_action( 'marketday_outbox' );
			$texts = [];
			foreach ( glob( MARKETDAY_SITE_DIR . '/mail/*.json' ) as $file ) {
				$mail = json_decode( file_get_contents( $file ), true );
				in_array( '${ email }', (array) $mail['to'], true ) && $texts[] = html_entity_decode( $mail['subject'] . $mail['message'] );
			}
			return [ 'texts' => $texts ];`
		).texts;
	const notifyAll = () =>
		php(
			`do_action( 'marketday_back_in_stock_mail', ${ id } ); return [];`
		);
	await giveCookie( page, 'tells-of-stock', baseURL );

	await page.goto( url );
	await page.getByLabel( 'Your email address' ).last().fill( email );
	await expectSound( page, 'a product that is sold out', {
		isArrival: false,
	} );
	await page.getByRole( 'button', { name: 'Email me', exact: true } ).click();
	await expect( page.getByText( /Check your inbox/ ) ).toBeVisible();

	const linkOfEmail = () =>
		/https?:[^"<> ]+[?&]back-in-stock=[^"<> #]+/.exec(
			emails().at( -1 ) ?? ''
		)?.[ 0 ] ?? '';
	await expect.poll( linkOfEmail ).not.toBe( '' );
	const { pathname, search } = new URL( linkOfEmail() );
	await page.goto( pathname + search );
	await expectSound( page, 'a wait for stock to be confirmed' );
	await page.getByRole( 'button', { name: 'Yes, email me' } ).click();
	await expect(
		page.getByText( /Thank you\. We’ll email you once/ )
	).toBeVisible();

	const before = emails().length;
	notifyAll();
	expect( emails() ).toHaveLength( before );
	php(
		`$engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( id: ${ id }, stockQuantity: '4', stockStatus: Marketday\\Engine\\Contract\\StockStatus::InStock ) ); return [];`
	);
	notifyAll();
	notifyAll();
	expect( emails().slice( before ) ).toEqual( [
		expect.stringContaining( `${ name } is back in stock` ),
	] );
	php( `wp_delete_post( ${ id }, true ); return [];` );
} );

test( 'A notice has the focus half a second after its page is there', async ( {
	page,
} ) => {
	// As who opens the button's link in a tab of its own.
	await page.goto( '/shop/' );
	const link = await page
		.locator( '.ajax_add_to_cart' )
		.first()
		.getAttribute( 'href' );
	await page.goto( new URL( link!, page.url() ).href );

	const notice = page.getByRole( 'alert' ).first();
	await expect( notice ).toContainText( /added to your (basket|cart)/ );
	await expect( notice ).toBeFocused();
} );

test.describe( 'Whoever runs the site', { tag: '@desktop' }, () => {
	test.use( AS_EDITOR );
	test.setTimeout( 180_000 );

	test( 'sees the shop before it opens, and closes the banner that says so for good', async ( {
		page,
		baseURL,
	} ) => {
		php(
			`foreach ( get_users( [ 'fields' => 'ID' ] ) as $user ) { delete_user_meta( $user, 'woocommerce_admin_coming_soon_banner_dismissed' ); delete_user_meta( $user, 'woocommerce_coming_soon_banner_dismissed' ); } return [];`
		);
		await giveCookie( page, 'not-open-yet', baseURL );
		await page.goto( '/shop/' );
		await expect(
			page.locator( '.add_to_cart_button' ).first()
		).toBeVisible();
		const banner = page.locator( '#coming-soon-footer-banner' );
		await expect( banner ).toBeVisible();

		const [ response ] = await Promise.all( [
			page.waitForResponse( /wp\/v2\/users\/\d+/ ),
			banner.locator( '.coming-soon-footer-banner-dismiss' ).click(),
		] );
		expect( response.status() ).toBe( 200 );
		await expect( banner ).toBeHidden();

		await page.reload();
		await expect( banner ).toHaveCount( 0 );
	} );

	test( 'makes ours of the blocks of WowStore in a page of old', async ( {
		page,
	} ) => {
		const { id, link } = php< { id: number; link: string } >(
			`$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Moved in', 'post_content' => '<!-- wp:product-blocks/product-grid-1 {"blockId":"ab12cd","queryNumber":4,"columns":{"lg":"4","sm":"2","xs":"1"}} /-->' . "\\n\\n" . '<!-- wp:product-blocks/heading {"headingTag":"h3","headingText":"New in"} /-->' ] );
			return [ 'id' => $id, 'link' => wp_make_link_relative( get_permalink( $id ) ) ];`
		);
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await untilReady( page );
		for ( const name of [ 'Product grid', 'Heading' ] ) {
			await canvasOf( page )
				.locator( '[data-type="core/missing"]' )
				.first()
				.click( { position: { x: 5, y: 5 } } );
			const toolbar = page.getByRole( 'toolbar', {
				name: 'Block tools',
			} );
			await toolbar
				.locator( '.block-editor-block-switcher button' )
				.first()
				.click();
			await page.getByRole( 'menuitem', { name, exact: true } ).click();
		}
		await expect
			.poll( async () =>
				( await blocksOf( page ) ).map( ( block ) => block.name )
			)
			.toEqual( [ 'marketday/product-grid', 'core/heading' ] );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await reloadEditor( page );

		await page.goto( link );
		await expect(
			page.locator( '.marketday-product-grid__card' )
		).toHaveCount( 4 );
		await expect(
			page.getByRole( 'heading', { name: 'New in', level: 3 } )
		).toBeVisible();
		php( `wp_delete_post( ${ id }, true ); return [];` );
	} );
} );
