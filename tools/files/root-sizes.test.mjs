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

	it( 'stay in conditions, names and what properties begin with', () => {
		const css =
			'@container (width > 40rem){a{--a1rem:1px}}@property --x{initial-value:2rem}';
		assert.equal( build( css ), css );
	} );

	it( 'are said once', () => {
		const once = build( 'a{margin:2rem clamp(1rem,2vw,3rem)}' );
		assert.equal( build( once ), once );
	} );
} );
