import {
	__,
	announce,
	type Basket,
	formatMoney,
	sprintf,
} from '@marketday/kernel';

/** Says what a basket comes to after a change of it. */
export function announceTotal( basket: Basket | null ): void {
	if ( basket ) {
		const { total, currency } = basket.totals;
		announce(
			sprintf(
				/* translators: %s: amount of money. */
				__( 'New total: %s', 'marketday' ),
				formatMoney( total, currency )
			)
		);
	}
}
