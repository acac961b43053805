import { expect } from '@jest/globals';
import { compareWithShape } from './shape';
import { restoreStock } from './shop';

// The order of files is anybody's: none finds what another has left.
beforeAll( restoreStock );

/** `expect( body ).toKeepShape( 'cart' )`: the same keys and types as WooCommerce's own answer, at every level. */
expect.extend( {
	toKeepShape( body: unknown, name: string ) {
		const differences = compareWithShape( name, body );
		return {
			pass: differences.length === 0,
			message: () =>
				`The answer differs from the shape '${ name }':\n${ differences.join(
					'\n'
				) }`,
		};
	},
} );
