// @features product-gallery
// @also-on woocommerce

import { expect, expectSound, test } from './marketday';

const MUG = '/product/enamel-mug/';

test.describe( 'The gallery of a product', () => {
	test(
		'is shown on the whole screen, by keys and buttons, and gives the focus back',
		{ tag: '@both' },
		async ( { page } ) => {
			await page.goto( MUG );
			const enlarge = page.getByRole( 'button', {
				name: 'View full-screen image gallery',
			} );

			await enlarge.focus();
			await page.keyboard.press( 'Enter' );

			const dialog = page.getByRole( 'dialog' );
			await expect( dialog ).toHaveAccessibleName( 'Image 1 of 5' );
			await page.keyboard.press( 'ArrowRight' );
			await expect( dialog ).toHaveAccessibleName( 'Image 2 of 5' );
			await expect( dialog.locator( 'img' ).nth( 1 ) ).toBeInViewport( {
				ratio: 0.9,
			} );
			await dialog.getByRole( 'button', { name: 'Next image' } ).click();
			await expect( dialog ).toHaveAccessibleName( 'Image 3 of 5' );
			await expectSound( page, 'the full-screen gallery', {
				isArrival: false,
			} );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( enlarge ).toBeFocused();
		}
	);

	test( 'leads to the largest size where no script runs', async ( {
		browser,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( MUG );

		await page
			.getByRole( 'button', { name: 'View full-screen image gallery' } )
			.click();

		await expect( page ).toHaveURL( /enamel-mug-white\.webp/ );
		await context.close();
	} );
} );

test.describe( 'The gallery of a product', { tag: '@desktop' }, () => {
	test( 'is shown twice as large under the mouse', async ( { page } ) => {
		await page.goto( MUG );
		const image = page
			.locator( '.marketday-product-gallery__image' )
			.first();

		await expect( async () => {
			await page.mouse.move( 0, 0 );
			await image.hover();
			await expect( image ).toHaveClass( /is-zoomed/, { timeout: 500 } );
		} ).toPass();

		const { width } = ( await image.boundingBox() ) ?? { width: 0 };
		const grown = await image.locator( 'img' ).boundingBox();
		expect( grown?.width ).toBeCloseTo( width * 2, 0 );
		await page.mouse.move( 0, 0 );
		await expect( image ).not.toHaveClass( /is-zoomed/ );
	} );
} );

test.describe( 'The gallery of a product', { tag: '@desktop' }, () => {
	test( 'shows a colour as soon as it is chosen, before a size is', async ( {
		page,
	} ) => {
		await page.goto( '/product/boot-socks/' );
		const current = page.locator(
			'.marketday-product-gallery__thumbnails [aria-current] img'
		);
		const before = await current.getAttribute( 'src' );
		const colours = page.getByRole( 'radiogroup', {
			name: /^Colour(?! of)/,
		} );

		await colours.getByRole( 'radio' ).nth( 1 ).check();

		await expect( current ).not.toHaveAttribute( 'src', before ?? '' );
		await expect(
			page.locator( 'select[name="attribute_pa_size"]' )
		).toHaveValue( '' );
		await page.goto(
			`/product/boot-socks/?attribute_pa_colour=${ await page
				.locator( 'select[name="attribute_pa_colour"]' )
				.inputValue() }`
		);
		await expect( current ).not.toHaveAttribute( 'src', before ?? '' );
	} );
} );

test( 'A colour with pictures of its own brings them into the gallery, and a reset the product’s', async ( {
	page,
} ) => {
	await page.goto( '/product/fishermans-jumper/' );
	const small = page.locator( '.marketday-product-gallery__thumbnails li' );
	await expect( small ).toHaveCount( 5 );

	await page
		.getByRole( 'radiogroup', { name: /^Colour(?! of)/ } )
		.getByRole( 'radio', { name: 'Oatmeal' } )
		.check();
	await expect( small ).toHaveCount( 3 );
	await page.getByRole( 'link', { name: 'Show image 2 of 3' } ).click();
	await expectSound( page, 'the gallery of a variation', {
		isArrival: false,
	} );

	await page.getByRole( 'button', { name: 'Clear' } ).click();
	await expect( small ).toHaveCount( 5 );
	await expect(
		page.getByRole( 'link', { name: 'Show image 1 of 5' } )
	).toHaveAttribute( 'aria-current', 'true' );
} );
