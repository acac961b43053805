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

/** A frame that is asked for and comes once the page is gone fails the whole file: the last ones are waited for. */
afterAll( async () => {
	jest.useRealTimers();
	if ( typeof window !== 'undefined' && window.requestAnimationFrame ) {
		await new Promise( ( done ) => window.requestAnimationFrame( done ) );
	}
} );
