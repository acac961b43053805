// @features product-grid, product-tabs, add-to-basket, mini-basket, pages

import type { Locator } from '@playwright/test';

import { addFirst, expect, test } from './marketday';

/** What is left of a look where the system's colours replace the author's. */
const look = ( part: Locator, pseudo = '' ) =>
	part.evaluate( ( element, within ) => {
		const style = getComputedStyle( element, within );
		return [
			style.backgroundColor,
			style.borderStyle,
			style.borderColor,
			style.borderWidth,
			style.outline,
			style.textDecorationLine,
			style.color,
		].join( ' | ' );
	}, pseudo );

test.describe( 'In forced colours', { tag: '@desktop' }, () => {
	test.beforeEach( ( { page } ) =>
		page.emulateMedia( { forcedColors: 'active' } )
	);

	test( 'the current page and the current slide can be told from the others', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		const pages = page.locator( '.marketday-product-grid__paging' ).first();
		expect(
			await look( pages.locator( '[aria-current="page"]' ) )
		).not.toBe( await look( pages.locator( 'a' ).first() ) );

		await page.goto( '/' );
		const dots = page.locator( '.marketday-carousel__dots' ).first();
		await dots.scrollIntoViewIfNeeded();
		expect(
			await look( dots.locator( '[aria-current]' ), '::before' )
		).not.toBe(
			await look(
				dots.locator( 'button:not([aria-current])' ).first(),
				'::before'
			)
		);
	} );

	test( 'the current tab and a disabled button can be told from the others', async ( {
		page,
	} ) => {
		await page.goto( '/product/lambswool-cardigan/' );
		await page.keyboard.press( 'Shift' );
		const tab = ( isSelected: boolean ) =>
			page.getByRole( 'tab', { selected: isSelected } ).first();
		expect( await look( tab( true ) ) ).not.toBe(
			await look( tab( false ) )
		);

		const quantity = page.locator( '.marketday-quantity' ).first();
		expect(
			await look( quantity.locator( 'button:disabled' ).first() )
		).not.toBe(
			await look( quantity.locator( 'button:enabled' ).first() )
		);
	} );
} );

test.describe( 'At 400 %', { tag: '@phone' }, () => {
	test( 'the foot of the basket’s drawer covers neither its lines nor the focus', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 320, height: 256 } );
		await addFirst( page );
		await page.locator( '.marketday-mini-basket__button' ).first().click();
		const drawer = page.getByRole( 'dialog', { name: 'Your basket' } );
		await expect(
			drawer.locator( '.marketday-mini-basket__line' )
		).toHaveCount( 1 );

		const seen = new Set< string >();
		for ( let step = 0; step < 12; step++ ) {
			await page.keyboard.press( 'Tab' );
			const focus = await drawer.evaluate( ( { ownerDocument } ) => {
				const active = ownerDocument.activeElement;
				if ( ! active?.closest( '[role="dialog"], dialog' ) ) {
					return null;
				}
				const box = active.getBoundingClientRect();
				const top = ownerDocument.elementFromPoint(
					box.x + box.width / 2,
					box.y + box.height / 2
				);
				return {
					name: active.outerHTML.slice( 0, 120 ),
					isSeen: !! top && active.contains( top ),
				};
			} );
			if ( focus ) {
				seen.add( focus.name );
				expect( focus ).toEqual( { ...focus, isSeen: true } );
			}
		}
		// The cross, the line’s link, its buttons, and the two of the foot.
		expect( seen.size ).toBeGreaterThanOrEqual( 5 );
	} );
} );
