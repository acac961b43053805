import type { VariationImage } from '@marketday/kernel';

import type { ImageSource } from '../chosen-image';

/** Messages of a form to a gallery: which image goes with what is chosen. */
export interface ImageChoice extends ImageSource {
	/** Callback for `onImage` of the product's form. */
	showImage: ( productId: number, image: VariationImage | null ) => void;
	/** Callback for `onPossible` of the product's form. */
	showPossible: ( productId: number, ids: readonly number[] ) => void;
}

const NONE: readonly number[] = [];

/**
 * Joins forms and galleries of products.
 *
 * @example
 * const choice = createImageChoice();
 * <Gallery product={ mug } choice={ choice } />
 * <ProductForm product={ mug.id } onImage={ ( _, image ) => choice.showImage( mug.id, image ) } … />
 */
export function createImageChoice(): ImageChoice {
	const listeners = new Set< () => void >();
	const images = new Map< number, VariationImage | null >();
	const possible = new Map< number, readonly number[] >();
	const notify = () => listeners.forEach( ( listener ) => listener() );
	return {
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		shown: ( productId ) => images.get( productId ) ?? null,
		possible: ( productId ) => possible.get( productId ) ?? NONE,
		showImage: ( productId, image ) => {
			images.set( productId, image );
			notify();
		},
		showPossible: ( productId, ids ) => {
			possible.set( productId, ids );
			notify();
		},
	};
}
