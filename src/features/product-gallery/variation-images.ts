import type { Variation } from '@marketday/kernel';

import type { GalleryImage } from './gallery-image';

/** Tells which variation a product's form shows. */
export interface VariationSource {
	/** @return Ends it. */
	readonly subscribe: ( listener: () => void ) => () => void;
	readonly shown: ( productId: number ) => Variation | null;
}

export const noVariations: VariationSource = {
	subscribe: () => () => {},
	shown: () => null,
};

/**
 * The images with that of a variation: it takes the place of the first, unless it is among them.
 *
 * @param images
 * @param variation Null where none is shown.
 * @return The images, and the place of the variation's own.
 */
export function withVariation(
	images: readonly GalleryImage[],
	variation: Variation | null
): { images: readonly GalleryImage[]; place: number } {
	const [ first, ...others ] = images;
	const own = variation?.picture;
	const place = images.findIndex( ( { full } ) => own?.full === full );
	if ( ! own || ! first || place >= 0 ) {
		return { images, place: Math.max( place, 0 ) };
	}
	return {
		images: [
			{
				...first,
				src: own.src,
				srcset: own.srcset,
				alt: own.alt || first.alt,
				caption: '',
				full: own.full || own.src,
				thumbnail: own.thumbnail,
			},
			...others,
		],
		place: 0,
	};
}
