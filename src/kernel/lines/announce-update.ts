import {
	__,
	announce,
	type Basket,
	formatMoney,
	sprintf,
} from '@marketday/kernel';

/** Says that lines have changed, and what all of them come to. */
export function announceUpdate( basket: Basket | null ): void {
	if ( basket ) {
		const { total, currency } = basket.totals;
		announce(
			sprintf(
				/* translators: %s: amount. */
				__( 'Basket updated. Total: %s', 'marketday' ),
				formatMoney( total, currency )
			)
		);
	}
}
