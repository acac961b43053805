// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	halves,
	usersOf,
	withoutElements,
	withoutExportsOf,
	withoutLinesOf,
} from './delete-feature.mjs';

describe( 'a feature that is taken away', () => {
	it( 'leaves the composition root with its import and its line', () => {
		assert.equal(
			withoutLinesOf(
				'Basket',
				[
					'use Marketday\\Buying\\Basket\\BasketFeature;',
					'use Marketday\\Buying\\MiniBasket\\MiniBasketFeature;',
					'			new MiniBasketFeature( $engine, $blocks ),',
					'			new BasketFeature( $engine, $blocks ),',
					'',
				].join( '\n' )
			),
			[
				'use Marketday\\Buying\\MiniBasket\\MiniBasketFeature;',
				'			new MiniBasketFeature( $engine, $blocks ),',
				'',
			].join( '\n' )
		);
	} );

	it( 'leaves the public face with all that it exports', () => {
		assert.equal(
			withoutExportsOf(
				'basket',
				[
					"export { BasketPage } from '@marketday/features/basket';",
					'export {',
					'	MiniBasket,',
					"} from '@marketday/features/mini-basket';",
					'',
				].join( '\n' )
			),
			[
				'export {',
				'	MiniBasket,',
				"} from '@marketday/features/mini-basket';",
				'',
			].join( '\n' )
		);
	} );

	it( 'leaves the public face with its own door too', () => {
		assert.equal(
			withoutExportsOf(
				'basket',
				"export * from './shop';\nexport * from '@marketday/features/basket/library';\n"
			),
			"export * from './shop';\n"
		);
	} );

	it( 'takes along the elements made of its components', () => {
		assert.equal(
			withoutElements(
				[ 'parts/basket' ],
				[
					"import { defineElement } from './element';",
					"defineElement( 'marketday-basket', () => import( './parts/basket' ) );",
					"defineElement( 'marketday-mini-basket', () => import( './parts/mini-basket' ) );",
					'',
				].join( '\n' )
			),
			[
				"import { defineElement } from './element';",
				"defineElement( 'marketday-mini-basket', () => import( './parts/mini-basket' ) );",
				'',
			].join( '\n' )
		);
	} );

	it( 'takes along what stands on its components by others', () => {
		assert.deepEqual(
			usersOf(
				'@marketday/features/checkout/library',
				new Map( [
					[ 'parts/basket', "import { go } from './use-hand-over';" ],
					[
						'parts/use-hand-over',
						"await import( /* a name */ '../hand-over' );",
					],
					[
						'hand-over',
						"export { go } from '@marketday/features/checkout/library';",
					],
					[ 'parts/search', "import { at } from '../shop-at';" ],
					[ 'shop-at', '' ],
				] )
			).sort(),
			[ 'hand-over', 'parts/basket', 'parts/use-hand-over' ]
		);
	} );
} );

describe( 'features that are taken away together', () => {
	it( 'leave each of them once without each other', () => {
		const features = [ 'A', 'B', 'C', 'D', 'E' ];
		const groups = halves( features );
		const isTried = (
			/** @type {string} */ one,
			/** @type {string} */ other
		) =>
			groups.some(
				( group ) => group.includes( one ) && ! group.includes( other )
			);

		assert.equal( groups.length, 6 );
		for ( const one of features ) {
			for ( const other of features.filter( ( name ) => name !== one ) ) {
				assert.ok(
					isTried( one, other ),
					`${ other } without ${ one }`
				);
			}
		}
	} );
} );
