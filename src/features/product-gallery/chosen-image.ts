import type { VariationImage } from '@marketday/kernel';

import type { GalleryImage } from './gallery-image';

/** Tells which image goes with what is chosen in a product's form. */
export interface ImageSource {
	/** @return Ends it. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Null where the product's own are shown. */
	readonly shown: ( productId: number ) => VariationImage | null;
	/** Ids of the variations that go with what is chosen; none where nothing is. */
	readonly possible: ( productId: number ) => readonly number[];
}

const NONE: readonly number[] = [];

export const noChoice: ImageSource = {
	subscribe: () => () => {},
	shown: () => null,
	possible: () => NONE,
};

/**
 * The images with the chosen one: it takes the place of the first that is no video, unless it is among them.
 *
 * @param images
 * @param chosen Null where nothing is chosen.
 * @return The images, and the place of the chosen one.
 */
export function withChosen(
	images: readonly GalleryImage[],
	chosen: VariationImage | null
): { images: readonly GalleryImage[]; place: number } {
	const place = images.findIndex(
		( { full, video } ) => ! video && chosen?.full === full
	);
	const main = images.findIndex( ( { video } ) => ! video );
	const first = images[ main ];
	if ( ! chosen || ! first || place >= 0 ) {
		return { images, place: Math.max( place, 0 ) };
	}
	const { src, srcset, alt, full, thumbnail } = chosen;
	const shown = {
		...first,
		...{ src, srcset, thumbnail },
		alt: alt || first.alt,
		caption: '',
		full: full || src,
	};
	return {
		images: images.map( ( image, at ) => ( at === main ? shown : image ) ),
		place: main,
	};
}
