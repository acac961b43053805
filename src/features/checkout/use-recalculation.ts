import { type Address, useMarketday } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

import { deliveryAddress } from './delivery-address';
import { type FormState, placeOf } from './form-state';

interface Places {
	readonly billing: Partial< Address >;
	readonly shipping: Partial< Address >;
}

const withoutPostcode = ( { billing, shipping }: Places ): Places => ( {
	billing: { ...billing, postcode: '' },
	shipping: { ...shipping, postcode: '' },
} );

/** Milliseconds after the last letter of a postcode until the shop is asked. */
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
	const countries = `${ billing.country } ${ shipping.country }`;
	const agreed = useRef( countries );

	useEffect( () => {
		if ( ! isActive || wanted === sent.current ) {
			return undefined;
		}
		const timer = setTimeout( async () => {
			sent.current = wanted;
			const places: Places = JSON.parse( wanted );
			let isMade = await basket.updateCustomer( places );
			if ( ! isMade && countries !== agreed.current ) {
				// The postcode is of the country before, whose sums must not stay.
				isMade = await basket.updateCustomer(
					withoutPostcode( places )
				);
			}
			if ( isMade ) {
				agreed.current = countries;
			} else {
				// A half-typed postcode is no error yet; it is told when the order is sent.
				basket.setState( { error: null } );
			}
		}, WAIT );
		return () => clearTimeout( timer );
	}, [ wanted, countries, isActive, basket ] );
}
