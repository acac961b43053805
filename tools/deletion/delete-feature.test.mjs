// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutExportsOf, withoutLinesOf } from './delete-feature.mjs';

describe( 'a feature that is taken away', () => {
	it( 'leaves the composition root with its import and its line', () => {
		assert.equal(
			withoutLinesOf(
				'Basket',
				[
					'use Marketday\\Basket\\BasketFeature;',
					'use Marketday\\MiniBasket\\MiniBasketFeature;',
					'			new MiniBasketFeature( $engine, $blocks ),',
					'			new BasketFeature( $engine, $blocks ),',
					'',
				].join( '\n' )
			),
			[
				'use Marketday\\MiniBasket\\MiniBasketFeature;',
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
} );
