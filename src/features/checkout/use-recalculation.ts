import { useMarketday } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

import { deliveryAddress, type FormState, placeOf } from './form-state';

/** So long after the last letter of a postcode the shop is asked. */
const WAIT = 600;

/**
 * Asks for new sums when a field that matters changed: country, region, postcode, town. Only those are sent, and nothing
 * of the answer goes into the form, so what is being typed stays.
 */
export function useRecalculation( form: FormState, isActive: boolean ): void {
	const { basket } = useMarketday();
	const billing = placeOf( form.billing );
	const shipping = placeOf( deliveryAddress( form ) );
	const wanted = JSON.stringify( { billing, shipping } );
	const sent = useRef( wanted );

	useEffect( () => {
		if ( ! isActive || wanted === sent.current ) {
			return undefined;
		}
		const timer = setTimeout( async () => {
			sent.current = wanted;
			const isMade = await basket.updateCustomer( JSON.parse( wanted ) );
			if ( ! isMade ) {
				// A half-typed postcode is no error yet; it is told when the order is sent.
				basket.setState( { error: null } );
			}
		}, WAIT );
		return () => clearTimeout( timer );
	}, [ wanted, isActive, basket ] );
}
