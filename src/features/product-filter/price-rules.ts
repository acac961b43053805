export type End = 'min' | 'max';

/** What a listing's prices lie between, in whole units of the currency. */
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
