import '@testing-library/jest-dom';
import type { toHaveNoViolations as Judged } from 'jest-axe';

/** axe takes a sixth of a second to load, and few files ask it. */
expect.extend( {
	toHaveNoViolations( results ) {
		const { toHaveNoViolations } = jest.requireActual< {
			toHaveNoViolations: typeof Judged;
		} >( 'jest-axe' );
		return toHaveNoViolations.toHaveNoViolations( results );
	},
} );
