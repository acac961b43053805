import { type RefObject, useEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The first field in a slot of the form that does not hold, by its own attributes: `required`, `min`, `pattern`. */
export const firstWrongField = (
	form: HTMLFormElement | null
): Field | undefined =>
	[
		...( form?.querySelectorAll< Field >(
			'[data-marketday-slot] :is(input, select, textarea)'
		) ?? [] ),
	].find( ( { validity } ) => ! validity.valid );

/**
 * Tells whether the form has fields of another plugin, which reads them where WooCommerce reads a form: files, lists, and names that nobody knows here.
 *
 * @param form
 */
export const isReadWhole = ( form: HTMLFormElement | null ): boolean =>
	!! form?.querySelector( '[data-marketday-sent-whole]' );

/**
 * Tells whether what features and other plugins ask for in the form's slots is answered. Their fields are not React's: they are heard.
 *
 * @param form
 */
export function useSlotFields( form: RefObject< HTMLFormElement > ): boolean {
	const [ isAnswered, setAnswered ] = useState( true );
	useEffect( () => {
		const { current } = form;
		const check = () => setAnswered( ! firstWrongField( current ) );
		check();
		current?.addEventListener( 'input', check );
		current?.addEventListener( 'change', check );
		return () => {
			current?.removeEventListener( 'input', check );
			current?.removeEventListener( 'change', check );
		};
	}, [ form ] );
	return isAnswered;
}
