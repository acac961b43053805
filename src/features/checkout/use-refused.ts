import { type RefObject, useEffect, useRef, useState } from 'react';

import { announceErrors } from './error-summary';
import type { FieldErrors } from './validate-form';

/** The first control with a message gets the keyboard; where a message has no control of its own, the summary does. */
function focusFirstError( form: HTMLFormElement | null ): void {
	const target =
		form?.querySelector< HTMLElement >( '[aria-invalid="true"]' ) ??
		form?.querySelector< HTMLElement >(
			'fieldset[aria-describedby] input'
		) ??
		form?.querySelector< HTMLElement >( '.marketday-notice' );
	if ( target?.matches( '.marketday-notice' ) ) {
		target.tabIndex = -1;
	}
	target?.focus();
}

/**
 * Errors of a refused order, by the names of fields. The keyboard goes to the first once the messages are drawn; where the page
 * came with them, the server says where it is.
 *
 * @param element The form.
 * @param names   At first.
 */
export function useRefused(
	element: RefObject< HTMLFormElement >,
	names: readonly string[]
) {
	const first = useRef( names );
	const [ refused, setRefused ] = useState( names );
	useEffect( () => {
		if ( refused !== first.current ) {
			focusFirstError( element.current );
		}
	}, [ refused, element ] );
	const refuse = ( errors: FieldErrors ) => {
		setRefused( Object.keys( errors ) );
		announceErrors( errors );
	};
	return [ refused, refuse ] as const;
}
