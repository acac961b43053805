import type { GalleryImage } from './gallery-image';

/** The images that some variations have of their own. */
export interface VariationGallery {
	/** Their ids. */
	readonly variations: readonly number[];
	/** The main one first. */
	readonly images: readonly GalleryImage[];
}

/**
 * The gallery that goes with a choice: the one that all variations share which it leaves.
 *
 * @param galleries
 * @param possible  Ids; none where nothing is chosen.
 * @return Null where the product's own goes with it.
 */
export function galleryOf(
	galleries: readonly VariationGallery[],
	possible: readonly number[]
): VariationGallery | null {
	const [ first = 0 ] = possible;
	const gallery = galleries.find( ( { variations } ) =>
		variations.includes( first )
	);
	const has = new Set( gallery?.variations );
	return gallery && possible.every( ( id ) => has.has( id ) )
		? gallery
		: null;
}

/**
 * A gallery with the videos of its product, which are where they are among the product's images: first, last or in between.
 *
 * @param gallery
 * @param own     The product's images.
 */
export function withVideos(
	gallery: readonly GalleryImage[],
	own: readonly GalleryImage[]
): readonly GalleryImage[] {
	const images = [ ...gallery ];
	own.forEach( ( image, place ) => {
		if ( image.video ) {
			const isLast = place > 0 && place === own.length - 1;
			images.splice( isLast ? images.length : place, 0, image );
		}
	} );
	return images;
}
