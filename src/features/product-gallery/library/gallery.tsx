import {
	useCoreState,
	useOwnCore,
	useRevision,
} from '@marketday/kernel/headless';
import type { Product } from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef } from 'react';

import type { ImageSource } from '../chosen-image';
import { ProductGallery } from '../product-gallery';
import { galleryImages } from './gallery-images';
import { createGalleryStore, type GalleryStore } from './gallery-store';

export interface GalleryProps {
	product: Product;
	/** Result of `createImageChoice()`, which the product's form speaks to. */
	choice?: ImageSource | undefined;
	/** A gallery of one's own making. */
	store?: GalleryStore | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

function Images( { product, choice, store: given }: GalleryProps ) {
	const own = galleryImages( product );
	const store = useOwnCore( {
		given,
		wanted: [ product.id, own, choice ],
		make: () =>
			createGalleryStore( {
				start: own,
				productId: product.id,
				choice,
			} ),
	} );
	const { images, place, isOpen } = useCoreState( store );
	return (
		<ProductGallery
			productId={ product.id }
			images={ images }
			hold={ {
				...{ place, isOpen },
				onPlace: store.goTo,
				onOpen: store.open,
				onClose: store.close,
			} }
		/>
	);
}

/**
 * The images of a product: slider, thumbnails, zoom and full screen.
 *
 * @example
 * <Gallery product={ product } />
 */
export const Gallery = forwardRef< HTMLDivElement, GalleryProps >(
	function ImagesOfProduct( { className, ...props }, ref ) {
		const { id, images } = props.product;
		const revision = useRevision( [ id, images ] );
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-product-gallery', className ) }
			>
				<Images key={ revision } { ...props } />
			</div>
		);
	}
);
