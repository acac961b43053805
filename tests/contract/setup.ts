import { expect } from '@jest/globals';
import { compareWithTreaty } from './treaty';

/** `expect( body ).toKeepTreaty( 'cart' )`: the same keys and types as WooCommerce's own answer, at every level. */
expect.extend( {
	toKeepTreaty( body: unknown, name: string ) {
		const differences = compareWithTreaty( name, body );
		return {
			pass: differences.length === 0,
			message: () =>
				`The answer differs from the treaty '${ name }':\n${ differences.join(
					'\n'
				) }`,
		};
	},
} );
