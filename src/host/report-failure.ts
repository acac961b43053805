import { __, announce } from '@marketday/kernel';

/**
 * For what a shopper has asked for: as `reportFailure`, and who cannot see that the page has stayed as it was hears it.
 */
export function reportUnchanged( error: unknown ): void {
	reportFailure( error );
	announce(
		__(
			'Nothing has changed: the shop did not answer. Please try again.',
			'marketday'
		)
	);
}

/** Section 8 'Background failures': the console is told, the page shows nothing. */
export function reportFailure( error: unknown ): void {
	console.error(
		'Error occured.please try again',
		error instanceof Error ? error.message : String( error )
	);
}
