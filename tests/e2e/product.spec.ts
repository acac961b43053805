// @features product, product-gallery, add-to-basket
// @also-on woocommerce

import { expect, expectSound, test } from './marketday';

const MUG = '/product/enamel-mug/';
const INCOMPLETE =
	'Please select some product options before adding this product to your basket.';

test.describe( 'On the page of a variable product, a shopper', () => {
	test(
		'is told to choose first, then sees the variation and adds it',
		{ tag: '@both' },
		async ( { page } ) => {
			await page.goto( MUG );
			const button = page.locator( '.single_add_to_cart_button' );
			// The form comes alive at the first sign that somebody is at the page.
			await page.keyboard.press( 'Shift' );
			await expect( button ).toHaveAttribute( 'aria-disabled', 'true' );

			// Disabled for assistive technology, yet it answers.
			await button.click( { force: true } );
			await expect( page.getByText( INCOMPLETE ) ).toBeVisible();
			await expectSound( page, 'a choice that is incomplete', {
				isArrival: false,
			} );

			const sku = page.locator( '.sku' );
			const own = await sku.innerText();
			const current = page.locator(
				'.marketday-product-gallery__thumbnails [aria-current] img'
			);
			await expect( current ).toHaveAttribute( 'src', /white/ );
			await page
				.getByRole( 'radiogroup', { name: /^Colour(?! of)/ } )
				.getByRole( 'radio', { name: 'Navy' } )
				.check();
			await expect( page.getByText( INCOMPLETE ) ).toBeHidden();
			await expect( page.locator( '.single_variation' ) ).toContainText(
				'£'
			);
			await expect( sku ).not.toHaveText( own );
			await expect( current ).toHaveAttribute( 'src', /navy/ );

			const response = page.waitForResponse( /wc-ajax=add_to_cart/ );
			await button.click();
			expect( ( await response ).ok() ).toBe( true );
			await expect( button ).toHaveClass( /added/ );
			await expect(
				page.locator( '.marketday-add-to-basket__buy .added_to_cart' )
			).toHaveText( 'View basket' );
			await expectSound( page, 'a variation that was added', {
				isArrival: false,
			} );

			await page.getByRole( 'button', { name: 'Clear' } ).click();
			await expect( page.getByRole( 'radio' ).first() ).toBeFocused();
			await expect( sku ).toHaveText( own );
		}
	);

	test(
		'chooses by swatches with mouse and keyboard, and takes a choice back by a second click',
		{ tag: '@desktop' },
		async ( { page } ) => {
			await page.goto( '/product/lambswool-cardigan/' );
			const colours = page.getByRole( 'radiogroup', {
				name: /^Colour(?! of)/,
			} );
			const select = page.locator( 'select[name="attribute_pa_colour"]' );
			const first = colours.getByRole( 'radio' ).first();
			for ( const swatch of await colours
				.locator( '.marketday-swatch' )
				.all() ) {
				const { width, height } = ( await swatch.boundingBox() ) ?? {
					width: 0,
					height: 0,
				};
				expect( Math.min( width, height ) ).toBeGreaterThanOrEqual(
					24
				);
			}

			await first.click();
			await expect( select ).toHaveValue( await first.inputValue() );
			await expect( colours ).toHaveAccessibleName( /^Colour: \S+/ );
			await expectSound( page, 'a colour that was chosen', {
				isArrival: false,
			} );

			await first.press( 'ArrowRight' );
			const second = colours.getByRole( 'radio' ).nth( 1 );
			await expect( second ).toBeChecked();
			await expect( select ).toHaveValue( await second.inputValue() );

			await second.click();
			await expect( second ).not.toBeChecked();
			await expect( select ).toHaveValue( '' );

			// Other people's scripts drive the select, as they do in WooCommerce's form.
			await select.evaluate( ( field: HTMLSelectElement ) => {
				field.value = field.options[ 1 ]?.value ?? '';
				field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			} );
			await expect( first ).toBeChecked();
		}
	);
} );

test.describe(
	'On the page of a variable product, a shopper',
	{ tag: '@desktop' },
	() => {
		test( 'of two hundred combinations never meets a dead end, and finds the choice again on reload', async ( {
			page,
		} ) => {
			await page.goto( '/product/made-to-measure-linen-cushion/' );
			const width = page.getByLabel( 'Width', { exact: true } );
			const height = page.getByLabel( 'Height', { exact: true } );
			await page
				.getByRole( 'radiogroup', { name: /^Colour(?! of)/ } )
				.getByRole( 'radio', { name: 'Navy' } )
				.click();
			await width.selectOption( '35 cm' );
			await expect(
				height.locator(
					'optgroup[label="With different options"] option'
				)
			).toHaveText( [
				'40 cm',
				'45 cm',
				'50 cm',
				'55 cm',
				'60 cm',
				'65 cm',
			] );

			await height.selectOption( '60 cm' );

			await expect( width ).toHaveValue( '60 cm' );
			await expect( page.locator( '.single_variation' ) ).toContainText(
				'£54.00'
			);
			await expect(
				page.getByText( 'Width changed to 60 cm to match.' )
			).toBeVisible();
			await expect(
				page.locator(
					'.marketday-product-gallery__thumbnails [aria-current] img'
				)
			).toHaveAttribute( 'src', /navy/ );
			await expectSound( page, 'a choice that moved', {
				isArrival: false,
			} );

			await page.reload();

			await expect( height ).toHaveValue( '60 cm' );
			await expect( page.locator( '.single_variation' ) ).toContainText(
				'£54.00'
			);
		} );

		test( 'finds the choice of a shared address made', async ( {
			page,
		} ) => {
			await page.goto( `${ MUG }?attribute_pa_colour=navy` );

			await expect(
				page
					.getByRole( 'radiogroup', { name: /^Colour(?! of)/ } )
					.getByRole( 'radio', { name: 'Navy' } )
			).toBeChecked();
			await expect(
				page.locator( '.single_add_to_cart_button' )
			).not.toHaveAttribute( 'aria-disabled' );
		} );
	}
);

test.describe( 'On the page of a variable product, a shopper', () => {
	test(
		'looks at the other images without leaving the place',
		{ tag: '@both' },
		async ( { page } ) => {
			await page.goto( MUG );
			const thumbnails = page.locator(
				'.marketday-product-gallery__thumbnails a'
			);

			await thumbnails.nth( 2 ).click();

			await expect( thumbnails.nth( 2 ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			await expect(
				page.locator( '.marketday-product-gallery__image' ).nth( 2 )
			).toBeInViewport( { ratio: 0.6 } );
			expect( new URL( page.url() ).hash ).toBe( '' );
		}
	);
} );

test(
	'The basket’s button stays in sight while the page is read, and covers nothing that has the focus',
	{ tag: '@both' },
	async ( { page } ) => {
		await page.goto( MUG );
		const bar = page.getByRole( 'region', { name: 'Buy Enamel Mug' } );
		await expect( bar ).toBeHidden();
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await expect( bar ).toBeVisible();
		await expectSound( page, 'a page with its sticky bar', {
			isArrival: false,
		} );

		await page
			.locator( '.marketday-product-tabs [role="tab"]' )
			.first()
			.focus();
		for ( let step = 0; step < 20; step++ ) {
			await page.keyboard.press( 'Tab' );
			const covered = await page.evaluate( () => {
				const element = document.querySelector< HTMLElement >(
					'.marketday-sticky-bar:not([hidden])'
				);
				const { activeElement } = document;
				return element &&
					activeElement &&
					! element.contains( activeElement ) &&
					activeElement.getBoundingClientRect().bottom >
						element.getBoundingClientRect().top + 1
					? activeElement.outerHTML.slice( 0, 120 )
					: '';
			} );
			expect( covered ).toBe( '' );
		}

		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await bar.getByRole( 'button', { name: 'Choose options' } ).click();
		const colour = page.locator( '.marketday-swatch__input' ).first();
		await expect( colour ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await bar.getByRole( 'button', { name: 'Add to basket' } ).click();
		await expect( bar.getByRole( 'button' ) ).toHaveClass( /added/ );
	}
);

test( 'A grouped product adds what has a quantity', async ( { page } ) => {
	await page.goto( '/product/camp-kitchen/' );
	const counts = page.locator( '.grouped_form .marketday-quantity__input' );
	await counts.nth( 0 ).fill( '1' );
	await counts.nth( 1 ).fill( '2' );

	let responses = 0;
	page.on( 'response', ( response ) => {
		responses += /wc-ajax=add_to_cart/.test( response.url() ) ? 1 : 0;
	} );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( page.locator( '.single_add_to_cart_button' ) ).toHaveClass(
		/added/
	);
	// One after the other: the button tells of the first.
	await expect.poll( () => responses ).toBe( 2 );

	await page.goto( '/cart/' );
	const quantities = page.getByRole( 'spinbutton', { name: /quantity/i } );
	await expect( quantities ).toHaveCount( 2 );
	await expect( quantities.nth( 1 ) ).toHaveValue( '2' );
} );

test( 'A product page tells search engines what it sells', async ( {
	page,
} ) => {
	await page.goto( MUG );
	const data = await page
		.locator( 'script[type="application/ld+json"]' )
		.textContent();

	const [ product, trail ] = JSON.parse( data ?? '{}' )[ '@graph' ];
	expect( product ).toMatchObject( {
		'@type': 'ProductGroup',
		name: 'Enamel Mug',
		variesBy: [ 'https://schema.org/color' ],
	} );
	const [ variant ] = product.hasVariant;
	expect( variant.offers ).toMatchObject( {
		priceCurrency: 'GBP',
		availability: 'https://schema.org/InStock',
	} );
	expect( trail.itemListElement.at( -1 ).name ).toBe( 'Enamel Mug' );

	// The address of a variation is the page with it chosen.
	await page.goto( variant.url );
	await expect(
		page.getByRole( 'radio', { name: variant.color, exact: true } )
	).toBeChecked();
} );

test( 'A review without a rating is not sent, and says why', async ( {
	page,
} ) => {
	await page.goto( `${ MUG }#reviews` );

	await page.getByRole( 'button', { name: 'Submit review' } ).click();

	await expect( page.getByText( 'Please select a rating' ) ).toBeVisible();
	await expect(
		page.getByRole( 'radio', { name: '1 of 5 stars' } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByText( 'Please select a rating' ) ).toBeHidden();
	await expect(
		page.getByRole( 'radio', { name: '2 of 5 stars' } )
	).toBeChecked();
} );
