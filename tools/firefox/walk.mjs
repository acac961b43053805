// @ts-check
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import puppeteer from 'puppeteer-core';
import { Shopper } from './shopper.mjs';

const SITE = process.env.MARKETDAY_URL ?? 'http://127.0.0.1:8080';
const CATEGORY = '/product-category/clothing/';
const CARD = '.marketday-product-grid__card';
const CHIP = '.wopb-filter-active-item';
const NAVY = '[data-facet="pa_colour"] input[value="navy"]';
const OPENER = '.marketday-product-filter__opener';
const BASKET = '.marketday-mini-basket__button';
const LINE = 'dialog[open] .marketday-mini-basket__line';
const TOTAL = '.marketday-amounts__row--total .marketday-amounts__amount';
const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 St James’s Square',
	city: 'London',
	postcode: 'SW1Y 4JH',
	phone: '020 7946 0018',
};

/** @type {import('puppeteer-core').Browser} */
let browser;
before( async () => {
	browser = await puppeteer.launch( {
		browser: 'firefox',
		executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
	} );
} );
after( () => browser?.close() );

for ( const window of [
	{ width: 1280, height: 900 },
	{ width: 390, height: 844 },
] ) {
	describe( `A shopper with Firefox, ${ window.width } px wide,`, () => {
		/** @type {Shopper} */
		let shopper;
		beforeEach( async () => {
			shopper = await Shopper.arrive( browser, SITE, window );
		} );
		afterEach( () => shopper.leave() );

		it( 'filters a listing by clicks, sees what the number promised, and goes back', async () => {
			await shopper.goTo( CATEGORY );
			const all = await shopper.count( CARD );
			await openFilter( shopper );
			const navy = await countPromised( shopper, NAVY );
			assert.ok( navy > 0 && navy < all, `${ navy } of ${ all }` );
			await shopper.click( NAVY );

			await shopper.seesSoMany( CARD, navy );
			await shopper.isAt( /\?filter_colour=navy$/ );
			await shopper.seesSoMany( CHIP, 1 );
			await showProducts( shopper );

			await shopper.read( 'history.back()' );
			await shopper.isAt( /\/clothing\/$/ );
			await shopper.seesSoMany( CARD, all );
			await shopper.seesSoMany( CHIP, 0 );
			await shopper.read( 'history.forward()' );
			await shopper.seesSoMany( CARD, navy );
			await shopper.click( `${ CHIP } a` );
			await shopper.seesSoMany( CHIP, 0 );
			await shopper.seesSoMany( CARD, all );
		} );

		it( 'moves a price by the keyboard, and finds it again when the page is read anew', async () => {
			await shopper.goTo( CATEGORY );
			await openFilter( shopper );
			const sliders = await shopper.page.$$( 'input[type="range"]' );
			await sliders.at( -1 )?.focus();
			await shopper.page.keyboard.press( 'Home' );

			await shopper.isAt( /max_price=/ );
			await shopper.seesSoMany( CHIP, 1 );
			const shown = await shopper.count( CARD );
			await shopper.page.reload();
			await shopper.seesSoMany( CHIP, 1 );
			await shopper.seesSoMany( CARD, shown );
		} );

		it( 'searches, is shown suggestions, and takes one with the keyboard', async () => {
			await shopper.goTo( '/' );
			await shopper.click( 'header input[name="s"]' );
			await shopper.page.keyboard.type( 'stoneware mug' );

			const options =
				'header .marketday-product-search__panel [role="option"]';
			await shopper.seesText( options, /Speckled Stoneware Mug/ );
			await shopper.page.keyboard.press( 'ArrowDown' );
			await shopper.seesSoMany( `${ options }[aria-selected="true"]`, 1 );
			await shopper.page.keyboard.press( 'Enter' );

			await shopper.isAt( /speckled-stoneware-mug/ );
		} );

		it( 'chooses a variation and finds it in the drawer of the basket', async () => {
			await shopper.goTo( '/product/lambswool-cardigan/' );
			for ( const name of [ 'pa_colour', 'pa_size' ] ) {
				await choose( shopper, `attribute_${ name }` );
			}
			await shopper.seesText( '.single_variation', /in stock/ );
			await shopper.click( '.single_add_to_cart_button' );
			await hasInBasket( shopper, 'Basket, 1 item' );

			await shopper.click( BASKET );
			await shopper.seesText( LINE, /Lambswool Cardigan/ );
			await shopper.page.keyboard.press( 'Escape' );
			await shopper.seesSoMany( LINE, 0 );
			await shopper.finds(
				`document.activeElement?.matches( '${ BASKET }' )`,
				'focus on the button of the basket'
			);
		} );

		it( 'opens the menu over the page and closes it, finds what had no room, and dismisses a notice', async () => {
			const menu = '.marketday-menu-sidebar .marketday-panel-button';
			const notice = '.marketday-store-notice:not(:empty, [hidden])';
			await shopper.goTo( '/site-parts/' );
			await shopper.click( menu );
			await shopper.seesSoMany( 'dialog[open]:not([popover])', 1 );
			await shopper.page.keyboard.press( 'Escape' );
			await shopper.seesSoMany( 'dialog[open]', 0 );
			await shopper.finds(
				`document.activeElement?.matches( '${ menu }' )`,
				'focus on the button of the menu'
			);

			if ( window.width < 600 ) {
				await shopper.click( '.marketday-more__button' );
				await shopper.seesText(
					'.marketday-more__list:not([hidden])',
					/Stationery/
				);
			}

			const shown = await shopper.count( notice );
			await shopper.click( '.marketday-store-notice__close' );
			await shopper.seesSoMany( notice, shown - 1 );
			await shopper.page.reload();
			await shopper.seesSoMany( notice, shown - 1 );
		} );

		it( 'changes a quantity, takes a coupon, and orders', async () => {
			await shopper.goTo( '/shop/' );
			await shopper.click( '.ajax_add_to_cart' );
			await hasInBasket( shopper, 'Basket, 1 item' );
			await shopper.goTo( '/cart/' );
			const one = await shopper.text( TOTAL );
			await shopper.click( '[aria-label^="Increase quantity of"]' );
			await hasInBasket( shopper, 'Basket, 2 items' );
			const two = await waitForTotal( shopper, one );

			await shopper.click( '::-p-text(Have a coupon?)' );
			await shopper.fill( '[name="coupon_code"]', 'welcome10' );
			await shopper.click( '::-p-aria([name="Apply"][role="button"])' );
			await waitForTotal( shopper, two );
			await shopper.seesSoMany( '[name="remove-coupon"]', 1 );

			await shopper.goTo( '/checkout/' );
			// A coupon for a first order knows who has had one.
			const email = `firefox-${ Date.now() }@example.com`;
			await shopper.fill( '#billing_email', email );
			for ( const [ name, value ] of Object.entries( ADDRESS ) ) {
				const field = `#billing_${ name }`;
				// What is folded away stays empty, as most shoppers leave it.
				if ( await isVisible( shopper, field ) ) {
					await shopper.fill( field, value );
				}
			}
			await shopper.click( '.marketday-checkout__place' );

			await shopper.isAt( /order-received/ );
			await shopper.seesText( 'main', new RegExp( email ) );
		} );
	} );
}

/** Opens the filter where it is folded away. @param {Shopper} shopper */
async function openFilter( shopper ) {
	if ( await isVisible( shopper, OPENER ) ) {
		await shopper.click( OPENER );
		await shopper.seesSoMany( 'dialog[open]', 1 );
	}
}

/** Closes the dialog by its button, as who has chosen. @param {Shopper} shopper */
async function showProducts( shopper ) {
	if ( await isVisible( shopper, 'dialog[open]' ) ) {
		await shopper.click(
			'dialog[open] .marketday-product-filter__end [type="submit"]'
		);
		await shopper.seesSoMany( 'dialog[open]', 0 );
	}
}

/**
 * @param {Shopper} shopper
 * @param {string}  selector
 */
function isVisible( shopper, selector ) {
	return shopper.read(
		`document.querySelector( ${ JSON.stringify(
			selector
		) } )?.checkVisibility() ?? false`
	);
}

/**
 * @param {Shopper} shopper
 * @param {string}  input
 * @return {Promise<number>} The number beside a value.
 */
async function countPromised( shopper, input ) {
	return Number(
		await shopper.read(
			`parseInt( document.querySelector( ${ JSON.stringify(
				input
			) } ).closest( 'label' ).querySelector( '[data-part="count"]' ).textContent, 10 )`
		)
	);
}

/**
 * Takes the first value of an attribute: by its swatches, or from its list.
 *
 * @param {Shopper} shopper
 * @param {string}  name
 */
async function choose( shopper, name ) {
	const swatch = `.variations_form input[name="swatch_${ name }"]`;
	if ( ( await shopper.count( swatch ) ) > 0 ) {
		return shopper.click( swatch );
	}
	const select = `.variations_form select[name="${ name }"]`;
	const value = await shopper.read(
		`document.querySelector( '${ select }' ).options[ 1 ].value`
	);
	await shopper.page.select( select, String( value ) );
}

/**
 * @param {Shopper} shopper
 * @param {string}  name    The button's, for who hears it.
 */
async function hasInBasket( shopper, name ) {
	await shopper.finds(
		`document.querySelector( '${ BASKET }' ).getAttribute( 'aria-label' ) === '${ name }'`,
		name
	);
}

/**
 * @param {Shopper} shopper
 * @param {string}  old
 * @return {Promise<string>} Another total than the old one.
 */
async function waitForTotal( shopper, old ) {
	await shopper.finds(
		`document.querySelector( '${ TOTAL }' ).innerText !== ${ JSON.stringify(
			old
		) } && document.querySelector( '.marketday-basket__subtotal' )?.getAttribute( 'aria-busy' ) !== 'true'`,
		`another total than ${ old }`
	);
	return shopper.text( TOTAL );
}
