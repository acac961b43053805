import { type RefObject, useEffect } from 'react';

import type { FieldErrors } from './validate-form';

/**
 * Hears the event `marketday_checkout_refused` of the form, by which a way to pay tells what the server says of its fields before anything is
 * ordered: `detail` is a sentence by field.
 */
export function useRefusals(
	element: RefObject< HTMLFormElement >,
	refuse: ( problems: FieldErrors ) => void
): void {
	useEffect( () => {
		const form = element.current;
		const hear = ( event: Event ) =>
			refuse( ( event as CustomEvent< FieldErrors > ).detail );
		form?.addEventListener( 'marketday_checkout_refused', hear );
		return () =>
			form?.removeEventListener( 'marketday_checkout_refused', hear );
	} );
}
