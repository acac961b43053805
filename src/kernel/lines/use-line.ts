import {
	__,
	type BasketLine,
	type BasketTotals,
	formatMoney,
	sprintf,
	useBasketState,
} from '@marketday/kernel';

import { lineQuantity } from './line-quantity';
import type { Quantities } from './use-quantities';

/** Gives what page and drawer show of a line in the same way. */
export function useLine(
	line: BasketLine,
	totals: BasketTotals,
	quantities: Quantities
) {
	const isGoing = useBasketState( ( { pending } ) =>
		pending.includes( line.key )
	);
	const isChanging = quantities.isPending( line );
	return {
		isBusy: isGoing || isChanging,
		isChanging,
		/** True where it is no longer to be used: it goes, or comes back. */
		isOverlaid: isGoing && ! isChanging,
		money: ( minor: number ) => formatMoney( minor, totals.currency ),
		choices: line.choices
			.map( ( { name, value } ) => `${ name }: ${ value }` )
			.join( ', ' ),
		removeLabel: sprintf(
			/* translators: %s: product. */
			__( 'Remove %s from your basket', 'marketday' ),
			line.name
		),
		/** Props of `QuantityInput`. */
		input: {
			quantity: quantities.of( line ),
			...lineQuantity( line ),
			onChange: ( quantity: number ) =>
				quantities.change( line, quantity ),
		},
	};
}
