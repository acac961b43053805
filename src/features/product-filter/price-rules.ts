import type { Prices } from './content';

export type End = 'min' | 'max';

/** Range of a listing's prices, in whole units of the currency. */
export interface Range {
	readonly lowest: number;
	readonly highest: number;
}

const isBelowZero = ( value: number ) => value < 0 || Object.is( value, -0 );

/** docs/PROTOCOL.md#price-filter: what is typed as the lowest price. */
export function allowedMinimum( typed: number, { highest }: Range ): number {
	if ( isBelowZero( typed ) ) {
		return 0;
	}
	return Math.min( typed, highest );
}

/** docs/PROTOCOL.md#price-filter: what is typed as the highest price. */
export function allowedMaximum( typed: number, { highest }: Range ): number {
	return isBelowZero( typed ) || typed > highest ? highest : typed;
}

/** docs/PROTOCOL.md#price-filter: the lower handle stays below the upper one, the one that was moved is pushed back. */
export function pushBack(
	moved: End,
	from: number,
	to: number
): { from: number; to: number } {
	if ( to - from > 0 ) {
		return { from, to };
	}
	return moved === 'min' ? { from: to - 1, to } : { from, to: from + 1 };
}

/** The handles where the inputs say. */
export function pricesTyped(
	min: string,
	max: string,
	{ lowest, highest }: Range
): Prices {
	const within = ( value: number ) =>
		Math.min( highest, Math.max( lowest, value ) );
	return {
		min,
		max,
		from: Math.floor( within( Number( min || lowest ) ) ),
		to: Math.ceil( within( Number( max || highest ) ) ),
	};
}

/** A handle was moved: its input follows; at the ends of the range nothing is chosen. */
export function handleMoved(
	prices: Prices,
	moved: End,
	value: number,
	{ lowest, highest }: Range
): Prices {
	const { from, to } =
		moved === 'min'
			? pushBack( moved, value, prices.to )
			: pushBack( moved, prices.from, value );
	return {
		from,
		to,
		min: prices.min,
		max: prices.max,
		...( moved === 'min'
			? { min: from === lowest ? '' : String( from ) }
			: { max: to === highest ? '' : String( to ) } ),
	};
}

/** Price for what was typed: nothing is chosen where it leaves nothing out; the other price is not passed. */
export function priceTyped(
	prices: Prices,
	end: End,
	text: string,
	range: Range
): Prices {
	const isMinimum = end === 'min';
	const other = Number(
		( isMinimum ? prices.max : prices.min ) ||
			( isMinimum ? range.highest : 0 )
	);
	let taken = text;
	if ( text !== '' && range.highest > range.lowest ) {
		let value = ( isMinimum ? allowedMinimum : allowedMaximum )(
			Number( text ),
			range
		);
		if ( isMinimum ? value > other : value < other ) {
			value = other + ( isMinimum ? -1 : 1 );
		}
		taken = ( isMinimum ? value <= 0 : value >= range.highest )
			? ''
			: String( value );
	}
	return isMinimum
		? pricesTyped( taken, prices.max, range )
		: pricesTyped( prices.min, taken, range );
}
