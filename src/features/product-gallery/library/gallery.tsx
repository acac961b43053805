import type { Product } from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef, useMemo } from 'react';

import type { ImageSource } from '../chosen-image';
import type { GalleryImage } from '../gallery-image';
import { ProductGallery } from '../product-gallery';

/** The Store API tells no sizes; the sheet gives every image the same square. */
const SIDE = 600;

/** A product's images as a gallery shows them. */
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

export interface GalleryProps {
	product: Product;
	/** Of `createImageChoice()`, which the product's form speaks to. */
	choice?: ImageSource | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** The images of a product: slider, thumbnails, zoom and full screen. */
export const Gallery = forwardRef< HTMLDivElement, GalleryProps >(
	function Images( { product, choice, className }, ref ) {
		const images = useMemo( () => galleryImages( product ), [ product ] );
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-product-gallery', className ) }
			>
				<ProductGallery
					productId={ product.id }
					images={ images }
					{ ...( choice && { choice } ) }
				/>
			</div>
		);
	}
);
