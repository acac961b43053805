import { type CheckoutForm, useMarketday } from '@marketday/kernel';
import { type RefObject, useEffect } from 'react';

import type { FieldErrors } from './validate-form';

/**
 * Opens the form to payment methods' own buttons (`checkout.form()`). Scripts without that extension point tell what is wrong with its fields by the
 * event `marketday_checkout_refused` of the form: `detail` is a sentence by field.
 */
export function useOpenForm(
	element: RefObject< HTMLFormElement >,
	control: CheckoutForm
): void {
	const { checkout } = useMarketday();
	useEffect( () => checkout.openForm( control ) );
	useEffect( () => {
		const form = element.current;
		const listener = ( event: Event ) =>
			control.refuse( ( event as CustomEvent< FieldErrors > ).detail );
		form?.addEventListener( 'marketday_checkout_refused', listener );
		return () =>
			form?.removeEventListener( 'marketday_checkout_refused', listener );
	} );
}
