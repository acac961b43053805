import { __, ApiError } from '@marketday/kernel';
import { useState } from 'react';

import type { PartProps } from '../element';

/** The way to the shop's checkout with the basket; one press is enough. */
export function useHandOver( {
	shop,
	address,
}: Pick< PartProps, 'shop' | 'address' > ) {
	const [ isLeaving, setLeaving ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	async function go() {
		if ( isLeaving ) {
			return;
		}
		setLeaving( true );
		setProblem( '' );
		try {
			const { checkoutAddress } = await import(
				/* webpackChunkName: "embed-hand-over" */ '../hand-over'
			);
			window.location.assign(
				await checkoutAddress( { shop, shopUrl: address } )
			);
		} catch ( reason ) {
			setProblem(
				reason instanceof ApiError
					? reason.message
					: __( 'You are probably offline.', 'marketday' )
			);
		}
		setLeaving( false );
	}
	return { go, problem };
}
