import { __, announce } from '@marketday/kernel';

import { reportFailure } from './report-failure';

/** Reports what a shopper has asked for: who cannot see that the page has stayed as it was hears it. */
export function reportUnchanged( error: unknown ): void {
	reportFailure( error );
	announce( __( 'Nothing has changed. Please try again.', 'marketday' ) );
}
