// @features header, store-notice, sales-notification, free-delivery-bar, coming-soon

import {
	addFirst,
	expect,
	expectSound,
	layoutShiftsOf,
	test,
} from './marketday';

const PARTS = '/site-parts/';

// What other tests have bought would be told here, at any moment of a judge's look.
test.beforeEach( ( { page } ) =>
	page.route( '**/sales/v1/notification', ( route ) =>
		route.fulfill( { json: { html: [] } } )
	)
);

test( 'The menu slides in, keeps the focus within, and gives it back', async ( {
	page,
} ) => {
	await page.goto( PARTS );
	const button = page.getByRole( 'button', { name: 'Shelves', exact: true } );
	const menu = page.getByRole( 'dialog', { name: 'Shelves' } );
	await button.click();
	await expect( menu ).toBeVisible();
	await expect.poll( async () => ( await menu.boundingBox() )?.x ).toBe( 0 );
	await expectSound( page, 'the menu sidebar', { isArrival: false } );

	for ( let press = 0; press < 6; press++ ) {
		await page.keyboard.press( 'Tab' );
	}
	expect(
		await menu.evaluate( ( { ownerDocument } ) => {
			const { activeElement, body } = ownerDocument;
			return (
				activeElement === body || !! activeElement?.closest( 'dialog' )
			);
		} )
	).toBe( true );
	await page.keyboard.press( 'Escape' );
	await expect( menu ).toBeHidden();
	await expect( button ).toBeFocused();
} );

test( 'The menu comes from the right in languages that are written from there', async ( {
	page,
} ) => {
	await page.goto( PARTS );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await page.getByRole( 'button', { name: 'Shelves', exact: true } ).click();
	const menu = page.getByRole( 'dialog', { name: 'Shelves' } );

	await expect
		.poll( async () => {
			const box = await menu.boundingBox();
			return box && box.x + box.width;
		} )
		.toBe( page.viewportSize()!.width );
} );

test( 'The search opens over the page, ready to type', async ( { page } ) => {
	await page.goto( PARTS );
	await page.getByRole( 'button', { name: 'Search everything' } ).click();
	const search = page.getByRole( 'dialog', { name: 'Search everything' } );

	await expect( search.getByRole( 'combobox' ) ).toBeFocused();
	// What it offers makes it longer: nothing of it is cut.
	const last = search.getByRole( 'option' ).last();
	await expect( last ).toBeVisible();
	await expect
		.poll( () =>
			last.evaluate( ( option ) => {
				const panel = option.closest( 'dialog' );
				const list = option.closest( '[role="listbox"]' );
				return (
					( panel?.getBoundingClientRect().bottom ?? 0 ) -
					( list?.getBoundingClientRect().bottom ?? 0 )
				);
			} )
		)
		.toBeGreaterThanOrEqual( 0 );
	await expectSound( page, 'the search overlay', { isArrival: false } );

	await page.mouse.click( 5, page.viewportSize()!.height - 5 );
	await expect( search ).toBeHidden();
} );

test(
	'A menu folds what does not fit into More, and everything into Menu',
	{ tag: '@desktop' },
	async ( { page } ) => {
		await page.goto( PARTS );
		expect( await layoutShiftsOf( page ) ).toEqual( [] );
		const nav = page.getByRole( 'navigation', {
			name: 'Shelves of the shop',
		} );
		const bar = nav.locator( 'ul' ).first();
		await expect( bar.locator( '> li:visible' ) ).toHaveText( [
			'Clothing',
			'Bags',
			/^Kitchen/,
			'Home',
			'Garden',
			'Stationery',
		] );

		await page.setViewportSize( { width: 640, height: 800 } );
		const more = nav.getByRole( 'button', { name: 'More' } );
		await expect( more ).toBeVisible();
		await more.focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			nav.getByRole( 'link', { name: 'Stationery' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( more ).toBeFocused();

		await page.setViewportSize( { width: 360, height: 800 } );
		await nav.getByRole( 'button', { name: 'Menu' } ).click();
		await expectSound( page, 'the menu that is all in Menu', {
			isArrival: false,
		} );
		await nav.getByRole( 'link', { name: 'Bags' } ).click();
		await expect( page ).toHaveURL( /bags/ );
	}
);

test( 'A bar that was closed stays closed, without anything moving', async ( {
	page,
	context,
} ) => {
	await page.goto( PARTS );
	await page.getByRole( 'button', { name: 'Dismiss' } ).click();
	const bar = page.getByRole( 'region', { name: 'Announcement' } );
	await expect( bar ).toBeHidden();
	const cookies = await context.cookies();
	expect(
		cookies.find( ( { name } ) => name.startsWith( 'store_notice' ) )
	).toMatchObject( { value: 'hidden', path: '/', expires: -1 } );

	await page.reload();

	await expect( bar ).toBeHidden();
	expect( await layoutShiftsOf( page ) ).toEqual( [] );
} );

test( 'A note on a sale waits for who reads it, and closed there is none for a day', async ( {
	page,
	context,
} ) => {
	// What the server tells is the contract's; a demo shop has no sales.
	await page.route( '**/sales/v1/notification', ( route ) =>
		route.fulfill( {
			json: {
				html: [
					'<p class="marketday-sales-note__text">Someone bought <a href="/shop/">Enamel mug</a> <time datetime="2031-01-01T00:00:00+00:00">5 minutes ago</time></p>',
				],
			},
		} )
	);
	await page.goto( PARTS );
	const note = page.getByRole( 'complementary', { name: 'Bought recently' } );
	await expect( note ).toContainText( 'Enamel mug' );

	// Each stays for 7 s: who has the focus in it has all the time there is.
	await note.getByRole( 'link' ).focus();
	await expectSound( page, 'a note on a sale', { isArrival: false } );
	await page.waitForTimeout( 7500 );
	await expect( note ).toContainText( 'Enamel mug' );

	await note.getByRole( 'button', { name: 'Close' } ).click();
	await expect( note ).toHaveCount( 0 );
	const [ cookie ] = ( await context.cookies() ).filter(
		( { name } ) => name === 'sales_notification'
	);
	expect( cookie?.value ).toBe( 'closed' );
} );

test( 'The bar says how far the basket is from free delivery', async ( {
	page,
} ) => {
	await page.goto( PARTS );
	await expect( page.getByText( 'Free delivery from £50.00' ) ).toBeVisible();

	await addFirst( page );
	await page.goto( PARTS );

	await expect( page.locator( '.marketday-free-delivery__text' ) ).toHaveText(
		/more for free delivery|You’ve got free delivery/
	);
} );

test.describe( 'Without scripts', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the menu opens as a popover', async ( { page } ) => {
		await page.goto( PARTS );
		await page
			.getByRole( 'button', { name: 'Shelves', exact: true } )
			.click();

		await expect(
			page.locator( 'dialog.is-start' ).getByRole( 'link', {
				name: 'Garden',
			} )
		).toBeVisible();
	} );
} );

test( 'The header grows with its words instead of laying them over each other', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( '/shop/' );
	// WCAG 1.4.12, in the font that is there where the shop's has not come.
	await page.addStyleTag( {
		content:
			'*{font-family:sans-serif!important;line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
	} );
	const boxOf = ( part: string ) =>
		page
			.locator( part )
			.first()
			.evaluate( ( element ) => {
				const { top, bottom } = element.getBoundingClientRect();
				return { top, bottom };
			} );
	const [ bar, title, search ] = [
		await boxOf( '.shop-header__bar' ),
		await boxOf( '.shop-header .wp-block-site-title' ),
		await boxOf( '.shop-header__search' ),
	];

	expect( title.top ).toBeGreaterThanOrEqual( bar.top );
	expect( search.top ).toBeGreaterThanOrEqual( title.bottom );
} );

test( 'A list to choose from has its arrow at the end of its own direction', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	const sort = page.locator( 'select.marketday-field__control' ).first();
	const arrow = () =>
		sort.evaluate(
			( element ) => getComputedStyle( element ).backgroundPosition
		);

	expect( await arrow() ).toMatch( /^calc\(100%/ );
	await sort.evaluate( ( element ) => {
		element.setAttribute( 'dir', 'rtl' );
	} );
	expect( await arrow() ).toMatch( /^16px/ );
} );
