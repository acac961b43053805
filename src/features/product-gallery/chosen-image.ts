import type { VariationPicture } from '@marketday/kernel';

import type { GalleryImage } from './gallery-image';

/** Tells which image goes with what is chosen in a product's form. */
export interface ImageSource {
	/** @return Ends it. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Null where the product's own are shown. */
	readonly shown: ( productId: number ) => VariationPicture | null;
}

export const noChoice: ImageSource = {
	subscribe: () => () => {},
	shown: () => null,
};

/**
 * The images with the chosen one: it takes the place of the first, unless it is among them.
 *
 * @param images
 * @param chosen Null where nothing is chosen.
 * @return The images, and the place of the chosen one.
 */
export function withChosen(
	images: readonly GalleryImage[],
	chosen: VariationPicture | null
): { images: readonly GalleryImage[]; place: number } {
	const [ first, ...others ] = images;
	const place = images.findIndex( ( { full } ) => chosen?.full === full );
	if ( ! chosen || ! first || place >= 0 ) {
		return { images, place: Math.max( place, 0 ) };
	}
	const { src, srcset, alt, full, thumbnail } = chosen;
	return {
		images: [
			{
				...first,
				...{ src, srcset, thumbnail },
				alt: alt || first.alt,
				caption: '',
				full: full || src,
			},
			...others,
		],
		place: 0,
	};
}
