import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import type { toHaveNoViolations as Judged } from 'jest-axe';

// A busy machine takes more than the usual second to load what comes on demand.
configure( { asyncUtilTimeout: 8_000 } );

/** axe takes a sixth of a second to load, and few files ask it. */
expect.extend( {
	toHaveNoViolations( results ) {
		const { toHaveNoViolations } = jest.requireActual< {
			toHaveNoViolations: typeof Judged;
		} >( 'jest-axe' );
		return toHaveNoViolations.toHaveNoViolations( results );
	},
} );

/**
 * Ends frames with the file: one that is asked for by a page that is gone fails the next file of the same process. The last ones are waited for,
 * and what still notices how the page is taken down gets none.
 */
afterAll( async () => {
	jest.useRealTimers();
	if ( typeof window !== 'undefined' && window.requestAnimationFrame ) {
		await new Promise( ( done ) => window.requestAnimationFrame( done ) );
		window.requestAnimationFrame = () => 0;
	}
} );
