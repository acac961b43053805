import { __, sprintf } from '@marketday/kernel';

import { type ChoiceAttribute, labelOf } from './form-props';
import type { Chosen } from './variation-matching';

/** The sentences of docs/PROTOCOL.md#messages, to the letter. */
export const messages = {
	noMatch: () =>
		__(
			'Sorry, no products matched your selection. Please choose a different combination.',
			'marketday'
		),
	incomplete: () =>
		__(
			'Please select some product options before adding this product to your basket.',
			'marketday'
		),
	unavailable: () =>
		__(
			'Sorry, this product is unavailable. Please choose a different combination.',
			'marketday'
		),
	reset: () =>
		__(
			'Your selection has been reset. Please select some product options before adding this product to your cart.',
			'marketday'
		),
};

/**
 * Sentence on what has changed beside the value that was chosen, because the two do not go together.
 *
 * @param attributes
 * @param chosen     As it is now.
 * @param moved      Names of attributes.
 */
export const movedNews = (
	attributes: readonly ChoiceAttribute[],
	chosen: Chosen,
	moved: readonly string[]
): string =>
	attributes
		.filter( ( { name } ) => moved.includes( name ) )
		.map( ( attribute ) =>
			sprintf(
				/* translators: 1: option, such as 'Size', 2: its value, such as 'Large'. */
				__( '%1$s changed to %2$s to match.', 'marketday' ),
				attribute.label,
				labelOf( attribute.options, chosen[ attribute.name ] )
			)
		)
		.join( ' ' );
