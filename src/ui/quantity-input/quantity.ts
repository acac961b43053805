/** Limits of a quantity input (docs/PROTOCOL.md#quantity). */
export interface QuantityRule {
	readonly minimum: number;
	/** Null where there is no limit. */
	readonly maximum: number | null;
	readonly step: number;
}

export function clampQuantity(
	quantity: number,
	{ minimum, maximum }: QuantityRule
): number {
	return Math.min( Math.max( quantity, minimum ), maximum ?? Infinity );
}

/** Plus: adds the step, rounds up to a multiple of it, stops at the maximum. */
export function increase( quantity: number, rule: QuantityRule ): number {
	const { step, maximum } = rule;
	const next = Math.ceil( ( quantity + step ) / step ) * step;
	return Math.min( next, maximum ?? Infinity );
}

/** Minus: subtracts the step, stops at the minimum. */
export function decrease(
	quantity: number,
	{ minimum, step }: QuantityRule
): number {
	return Math.max( quantity - step, minimum );
}

/** Minus has nothing to take away below 2. */
export const canDecrease = ( quantity: number ) => quantity >= 2;

export const canIncrease = ( quantity: number, { maximum }: QuantityRule ) =>
	maximum === null || quantity < maximum;
