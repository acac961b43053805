import { __, type Basket, useMarketday } from '@marketday/kernel';
import { useState } from 'react';

import { announceTotal } from './announce-total';
import { ratePrice } from './total-rows';

/** The choice for one package, as radio buttons show it. */
interface DeliveryList {
	readonly name: string;
	readonly legend: string;
	readonly chosen: string;
	readonly choices: ReadonlyArray< {
		value: string;
		label: string;
		detail: string;
	} >;
	readonly onChoose: ( rateId: string ) => void;
}

/** Ways to send each package. The choice shows at once; the sums follow. */
export function useDelivery( { packages, totals }: Basket ): DeliveryList[] {
	const { basket } = useMarketday();
	const [ wanted, setWanted ] = useState<
		Readonly< Record< string, string > >
	>( {} );

	async function choose( packageId: string, rateId: string ) {
		setWanted( ( others ) => ( { ...others, [ packageId ]: rateId } ) );
		if ( await basket.chooseShippingRate( packageId, rateId ) ) {
			announceTotal( basket.getState().basket );
		}
		// A later choice for the same package still waits for its own answer.
		setWanted( ( { [ packageId ]: latest, ...others } ) =>
			latest === rateId || latest === undefined
				? others
				: { ...others, [ packageId ]: latest }
		);
	}

	return packages
		.filter( ( { rates } ) => rates.length > 0 )
		.map( ( { id, name, rates } ) => ( {
			name: `shipping_method[${ id }]`,
			legend: packages.length > 1 ? name : __( 'Delivery', 'marketday' ),
			chosen:
				wanted[ id ] ??
				rates.find( ( { chosen } ) => chosen )?.id ??
				'',
			choices: rates.map( ( rate ) => ( {
				value: rate.id,
				label: rate.name,
				detail: ratePrice( rate.price, totals ),
			} ) ),
			onChoose: ( rateId ) => choose( id, rateId ),
		} ) );
}
