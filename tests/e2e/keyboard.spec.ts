// @features basket, checkout, mini-basket, product
// @also-on oldest-wordpress, woocommerce

import type { Locator, Page } from '@playwright/test';
import { expect, SHOPPER, test } from './marketday';

/** More stops than any page has. */
const STOPS = 250;

/** What is wrong with the place of the keyboard: '' when it is seen. */
function focusProblem( page: Page ): Promise< string > {
	return page.evaluate( () => {
		const focused = document.querySelector( ':focus' );
		if ( ! focused ) {
			return 'The focus is lost.';
		}
		const name = `${ focused.outerHTML.slice( 0, 120 ) } …`;
		const { top, bottom, left, right, width, height } =
			focused.getBoundingClientRect();
		const isOnScreen =
			width > 1 &&
			height > 1 &&
			bottom > 0 &&
			right > 0 &&
			top < window.innerHeight &&
			left < window.innerWidth;
		if ( ! isOnScreen ) {
			return `The focus is off the screen: ${ name }`;
		}
		const isMarked = ( element: Element | null ): boolean => {
			if ( ! element || element === document.body ) {
				return false;
			}
			const { outlineStyle, outlineWidth, boxShadow } =
				getComputedStyle( element );
			return (
				( outlineStyle !== 'none' && outlineWidth !== '0px' ) ||
				( boxShadow !== 'none' && element === focused )
			);
		};
		return isMarked( focused ) || isMarked( focused.parentElement )
			? ''
			: `The focus is not marked: ${ name }`;
	} );
}

/** A slider's handle is drawn by the browser: whether it looks another without the focus. */
async function isHandleMarked( page: Page ): Promise< boolean > {
	const handle = page.locator( 'input[type="range"]:focus' );
	if ( ( await handle.count() ) === 0 ) {
		return false;
	}
	const slider = await handle.elementHandle();
	const withFocus = await slider!.screenshot();
	await slider!.evaluate( ( element ) => ( element as HTMLElement ).blur() );
	const without = await slider!.screenshot();
	await slider!.evaluate( ( element ) => ( element as HTMLElement ).focus() );
	return ! withFocus.equals( without );
}

async function expectFocusSeen( page: Page ): Promise< void > {
	const problem = await focusProblem( page );
	const isSeen =
		problem.includes( 'not marked' ) && ( await isHandleMarked( page ) );
	expect( isSeen ? '' : problem ).toBe( '' );
}

/** Goes from stop to stop until it is there; the focus must be seen at each. */
async function goTo(
	page: Page,
	target: Locator,
	key: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise< void > {
	await target.waitFor();
	const isThere = () =>
		target.evaluate( ( element ) => element.matches( ':focus' ) );
	for ( let stop = 0; stop < STOPS && ! ( await isThere() ); stop++ ) {
		await page.keyboard.press( key );
		await expectFocusSeen( page );
	}
	expect( await isThere() ).toBe( true );
}

async function press(
	page: Page,
	key: string,
	then: () => Promise< unknown >
): Promise< void > {
	await page.keyboard.press( key );
	await then();
	await expectFocusSeen( page );
}

async function follow( page: Page, link: Locator, address: RegExp ) {
	await goTo( page, link );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( address );
	await page.waitForLoadState( 'load' );
}

async function chooseJumper( page: Page ): Promise< void > {
	const radios = ( name: string ) =>
		page
			.getByRole( 'radiogroup', {
				name: new RegExp( `^${ name }(?! of)` ),
			} )
			.getByRole( 'radio' );
	await goTo( page, radios( 'Colour' ).first() );
	await press( page, ' ', () =>
		expect( radios( 'Colour' ).first() ).toBeChecked()
	);
	await goTo( page, radios( 'Size' ).first() );
	for ( const place of [ 1, 2 ] ) {
		await press( page, 'ArrowRight', () =>
			expect( radios( 'Size' ).nth( place ) ).toBeChecked()
		);
	}
	await expect( radios( 'Size' ).nth( 2 ) ).toHaveValue( 'l' );
	const button = page.locator( '.single_add_to_cart_button' );
	await goTo( page, button );
	await press( page, 'Enter', () => expect( button ).toHaveClass( /added/ ) );
	await expect( button ).toBeFocused();
}

async function lookIntoMiniBasket( page: Page ): Promise< void > {
	const button = page.locator( '.marketday-mini-basket__button' ).first();
	const drawer = page.getByRole( 'dialog', { name: 'Your basket' } );
	const line = () =>
		expect(
			drawer.locator( '.marketday-mini-basket__line' )
		).toBeVisible();

	await goTo( page, button, 'Shift+Tab' );
	await press( page, 'Enter', line );
	await expect( drawer.locator( ':focus' ) ).toHaveCount( 1 );
	await press( page, 'Escape', () => expect( drawer ).toBeHidden() );
	await expect( button ).toBeFocused();

	await press( page, 'Enter', line );
	await follow(
		page,
		drawer.getByRole( 'link', { name: 'View basket' } ),
		/\/cart\//
	);
}

async function changeBasket( page: Page ): Promise< void > {
	await goTo(
		page,
		page.getByRole( 'button', { name: /^Increase quantity/ } )
	);
	await press( page, 'Enter', () =>
		expect( page.getByRole( 'spinbutton' ) ).toHaveValue( '2' )
	);
	await goTo(
		page,
		page.getByRole( 'button', { name: /^Remove/ } ),
		'Shift+Tab'
	);
	await press( page, 'Enter', () =>
		expect( page.getByText( 'Your basket is empty.' ) ).toBeVisible()
	);
	await goTo( page, page.getByRole( 'button', { name: 'Undo' } ) );
	await press( page, 'Enter', () =>
		expect( page.locator( '.marketday-basket__row' ) ).toHaveCount( 1 )
	);
}

async function fillCheckout( page: Page ): Promise< void > {
	for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
		const field = page.locator( `#billing_${ name }` );
		if ( await field.isVisible() ) {
			await goTo( page, field );
			await page.keyboard.type( value );
		}
	}
}

test(
	'A shopper without a mouse finds, chooses, changes, and orders, and always sees where the keyboard is',
	{ tag: '@desktop' },
	async ( { page } ) => {
		test.setTimeout( 120_000 );
		await page.goto( '/shop/' );
		await follow(
			page,
			page.getByRole( 'link', {
				name: "Fisherman's Jumper",
				exact: true,
			} ),
			/product/
		);
		await chooseJumper( page );
		await lookIntoMiniBasket( page );
		await changeBasket( page );
		await follow(
			page,
			page.getByRole( 'link', { name: 'Proceed to checkout' } ),
			/checkout/
		);

		const place = page.getByRole( 'button', { name: 'Place order' } );
		await goTo( page, place );
		await press( page, 'Enter', () =>
			expect( page.locator( '#billing_email' ) ).toBeFocused()
		);
		await page.keyboard.press( 'Shift+Tab' );
		await fillCheckout( page );
		await goTo( page, page.locator( '[name="payment_method"]:checked' ) );
		await press( page, 'ArrowDown', () =>
			expect(
				page.locator( '[name="payment_method"]' ).last()
			).toBeChecked()
		);
		await goTo( page, place );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /order-received/ );

		await expect( page.locator( 'main' ) ).toContainText( SHOPPER.email );
	}
);
