import { __ } from '../i18n';
import { formatMoney } from '../money/format-money';
import type { Basket } from '../basket/basket';

/** Props of `ProgressBar` of src/ui. */
interface FreeDeliveryBar {
	/** Text for shoppers. */
	readonly text: string;
	/** Share of the way that is gone, 0 to 100; 100 only once it is reached. */
	readonly percent: number;
}

/**
 * Distance of a basket from free delivery, as shoppers read it: the twin of `FreeDeliveryBar` in php/Engine/Contract.
 *
 * @param basket  Null while it is not known.
 * @param missing Another sentence while it is not reached, with `{amount}`; '' is the usual one.
 * @param reached Another sentence once it is; '' is the usual one.
 * @return Null where nothing is to be said.
 */
export function freeDelivery(
	basket: Basket | null,
	missing = '',
	reached = ''
): FreeDeliveryBar | null {
	const offer = basket?.freeDelivery;
	if ( ! offer || basket.lines.length === 0 ) {
		return null;
	}
	if ( offer.isReached ) {
		return {
			text: reached || __( 'You’ve got free delivery.', 'marketday' ),
			percent: 100,
		};
	}
	const amount = formatMoney(
		offer.from - offer.counted,
		basket.totals.currency
	);
	const sentence =
		missing ||
		/* translators: {amount} is replaced by an amount, such as £5.00. */
		__( 'Spend {amount} more for free delivery.', 'marketday' );
	const percent = Math.floor( ( 100 * offer.counted ) / offer.from );
	return {
		text: sentence.replaceAll( '{amount}', amount ),
		percent: Math.max( 0, Math.min( 99, percent ) ),
	};
}
