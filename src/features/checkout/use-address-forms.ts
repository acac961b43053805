import { type AddressKind, useMarketday } from '@marketday/kernel';
import { useEffect, useState } from 'react';

import type { AddressField, AddressForms } from './checkout-props';

type Known = Readonly< Record< string, AddressForms > >;

/** The fields of an address in the chosen country: those of the page at first, others asked for once. */
export function useAddressForms(
	first: AddressForms,
	countries: Readonly< Record< AddressKind, string > >
): AddressForms {
	const { client } = useMarketday();
	const [ start ] = useState( countries );
	const [ known, setKnown ] = useState< Known >( {} );
	// While a country's fields are on their way, those before stay: nothing jumps.
	const [ shown, setShown ] = useState( first );
	const { billing, shipping } = countries;

	useEffect( () => {
		let isCurrent = true;
		const fieldsOf = async (
			kind: AddressKind,
			country: string
		): Promise< readonly AddressField[] > => {
			if ( country === start[ kind ] ) {
				return first[ kind ];
			}
			const forms =
				known[ country ] ??
				( ( await client.read(
					`marketday/v1/address-fields?country=${ encodeURIComponent(
						country
					) }`
				) ) as AddressForms );
			setKnown( ( others ) => ( { ...others, [ country ]: forms } ) );
			return forms[ kind ];
		};
		Promise.all( [
			fieldsOf( 'billing', billing ),
			fieldsOf( 'shipping', shipping ),
		] ).then(
			( [ billingFields, shippingFields ] ) =>
				isCurrent &&
				setShown( {
					billing: billingFields,
					shipping: shippingFields,
				} ),
			// Offline: the fields before stay, and the server's word counts.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what is known is a memory, not a reason to ask.
	}, [ billing, shipping, client, first, start ] );

	return shown;
}
