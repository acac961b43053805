// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import postcss from 'postcss';
import rootSizes from './root-sizes.cjs';

const ONE = 'var(--marketday-rem,1rem)';

/** @param {string} css */
const build = ( css ) =>
	postcss( [ rootSizes() ] ).process( css, { from: undefined } ).css;

describe( 'sizes by the root', () => {
	it( 'are multiples of the one that a theme may change', () => {
		assert.equal(
			build( 'a{padding:1rem -.5rem;width:calc(100% - 2.5rem)}' ),
			`a{padding:${ ONE } calc(-.5*${ ONE });width:calc(100% - calc(2.5*${ ONE }))}`
		);
		assert.equal(
			build( ':root{--marketday-space-2:0.5rem}' ),
			`:root{--marketday-space-2:calc(0.5*${ ONE })}`
		);
	} );

	it( 'are pixels in conditions of containers, or by much larger letters', () => {
		assert.equal(
			build(
				'@container a (width > 40rem) and (height<=2.5rem){a{b:c}}'
			),
			'@container a (width > max(640px,30em)) and (height<=max(40px,1.875em)){a{b:c}}'
		);
	} );

	it( 'stay in conditions of media, names and what properties begin with', () => {
		const css =
			'@media (width > 40rem){a{--a1rem:1px}}@property --x{initial-value:2rem}';
		assert.equal( build( css ), css );
	} );

	it( 'are said once', () => {
		const once = build( 'a{margin:2rem clamp(1rem,2vw,3rem)}' );
		assert.equal( build( once ), once );
	} );
} );
