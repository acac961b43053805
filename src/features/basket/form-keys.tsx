/** The hidden fields by which the server knows a form without scripts. */
export function FormKeys( {
	action,
	nonce,
}: {
	action: string;
	nonce: string;
} ) {
	return (
		<>
			<input type="hidden" name="marketday-action" value={ action } />
			<input type="hidden" name="marketday-nonce" value={ nonce } />
		</>
	);
}
