import { imageFromWire } from '@marketday/kernel/catalogue';

import type { ChoiceAttribute, WireCombinations } from './form-props';
import type { Combination } from './variation-matching';

/** Reads what a page carries of a product with very many variations. */
export function combinationsFromWire(
	attributes: readonly ChoiceAttribute[],
	{ rows, pictures }: WireCombinations
): Combination[] {
	const shown = pictures.map( imageFromWire );
	return rows.map( ( [ id = 0, state = 0, image = 0, ...values ] ) => ( {
		id,
		attributes: Object.fromEntries(
			attributes.map( ( { name, options }, index ) => [
				name,
				options[ ( values[ index ] ?? 0 ) - 1 ]?.value ?? '',
			] )
		),
		isActive: state > 0,
		isInStock: state === 2,
		image: shown[ image - 1 ] ?? null,
	} ) );
}
