// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '../terminal/problem.mjs';
import { expectMaker } from './whose.mjs';

const OURS =
	'<title>Basket – Marketday</title><div class="alignwide wp-block-marketday-basket"></div>';
const BLOCK =
	'<title>Cart – Marketday</title><body class="woocommerce-cart"><div class="wp-block-woocommerce-cart alignwide is-loading"></div>';
const CLASSIC =
	'<title>Cart – Marketday</title><form class="woocommerce-cart-form" method="post"></form>';

/** @param {string} html @param {import('./whose.mjs').Maker} maker */
const expectBasket = ( html, maker ) => () =>
	expectMaker( html, 'basket', maker, '/cart/' );

/** @param {RegExp} sentence @return {( error: unknown ) => boolean} */
const says = ( sentence ) => ( error ) =>
	error instanceof Problem && sentence.test( error.message );

describe( 'a page that is to be measured', () => {
	it( 'is taken as its maker’s', () => {
		expectBasket( OURS, 'marketday' )();
		expectBasket( BLOCK, 'block' )();
		expectBasket( CLASSIC, 'classic' )();
	} );

	it( 'ends the measurement where another has drawn it', () => {
		assert.throws(
			expectBasket( BLOCK, 'marketday' ),
			says( /^\/cart\/ .*shows no 'wp-block-marketday-basket'\.$/ )
		);
		assert.throws(
			expectBasket( OURS, 'block' ),
			says( /shows no 'wp-block-woocommerce-cart'\.$/ )
		);
		assert.throws(
			expectBasket( BLOCK, 'classic' ),
			says( /shows no 'woocommerce-cart-form'\.$/ )
		);
	} );

	it( 'ends the measurement where nothing is drawn, as in a redirect', () => {
		assert.throws(
			expectBasket( '', 'marketday' ),
			says( /shows no 'wp-block-marketday-basket'\.$/ )
		);
	} );

	it( 'ends the measurement where it shows the other’s part beside', () => {
		assert.throws(
			expectBasket( OURS + CLASSIC, 'marketday' ),
			says( /shows 'woocommerce-cart-form' too\.$/ )
		);
		assert.throws(
			expectBasket( OURS + BLOCK, 'block' ),
			says( /shows 'wp-block-marketday-basket' too\.$/ )
		);
	} );

	it( 'has nothing of Marketday where it is WooCommerce’s', () => {
		for ( const trace of [
			'<div class="wp-block-marketday-mini-basket"></div>',
			'<link rel="stylesheet" href="/wp-content/plugins/marketday/build/host.css">',
		] ) {
			assert.throws(
				expectBasket( trace + BLOCK, 'block' ),
				says( /marketday.* too\.$/ )
			);
		}
	} );

	it( 'is not taken for another of a longer name', () => {
		assert.throws(
			expectBasket(
				'<div class="wp-block-marketday-basket-reservation"></div>',
				'marketday'
			),
			says( /shows no 'wp-block-marketday-basket'\.$/ )
		);
	} );
} );
