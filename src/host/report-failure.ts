/** docs/PROTOCOL.md#background-failures: the console is told, the shopper is not. */
export function reportFailure( error: unknown ): void {
	console.error(
		'Error occured.please try again',
		error instanceof Error ? error.message : String( error )
	);
}
