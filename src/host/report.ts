import { __, announce } from '@marketday/kernel';

/** docs/PROTOCOL.md#background-failures: the console is told, the shopper is not. */
export function reportFailure( error: unknown ): void {
	console.error(
		'Error occured.please try again',
		error instanceof Error ? error.message : String( error )
	);
}

/** Reports what a shopper has asked for: who cannot see that the page has stayed as it was hears it. */
export function reportUnchanged( error: unknown ): void {
	reportFailure( error );
	announce( __( 'Nothing has changed. Please try again.', 'marketday' ) );
}
