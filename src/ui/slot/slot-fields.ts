/** Values of the slots of a form by the fields' names, as a form sends them. */
export function slotFields(
	form: HTMLFormElement | null
): Record< string, string > {
	const fields: Record< string, string > = {};
	for ( const [ name, value ] of form ? new FormData( form ) : [] ) {
		const control = form?.elements.namedItem( name );
		const element =
			control instanceof RadioNodeList ? control[ 0 ] : control;
		if (
			typeof value === 'string' &&
			element instanceof Element &&
			element.closest( '[data-marketday-slot]' )
		) {
			fields[ name ] = value;
		}
	}
	return fields;
}
