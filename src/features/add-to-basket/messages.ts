import { __ } from '@marketday/kernel';

/** The sentences of section 8, to the letter. */
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
