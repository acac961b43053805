import type { Product } from '@marketday/kernel/products';

import type { GalleryImage } from '../gallery-image';

/** The Store API tells no sizes; the sheet gives every image the same square. */
const SIDE = 600;

/**
 * A product's images as a gallery shows them.
 *
 * @example
 * const [ first ] = galleryImages( product );
 */
export const galleryImages = ( { images, name }: Product ): GalleryImage[] =>
	images.map( ( { src, srcset, thumbnail, alt } ) => ( {
		...{ src, srcset, thumbnail },
		width: SIDE,
		height: SIDE,
		alt: alt || name,
		caption: '',
		full: src,
		fullWidth: 0,
		fullHeight: 0,
	} ) );
