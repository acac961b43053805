import { __, announce, useMarketday } from '@marketday/kernel';

import { announceTotal } from './announce-total';

/** Takes a coupon off by its code, and says so with the new total. */
export function useRemoveCoupon(): ( code: string ) => Promise< void > {
	const { basket } = useMarketday();
	return async ( code ) => {
		if ( await basket.removeCoupon( code ) ) {
			announce( __( 'Coupon removed.', 'marketday' ) );
			announceTotal( basket.getState().basket );
		}
	};
}
