import type { HTMLAttributes } from 'react';

import type { GalleryImage } from './gallery-image';
import { Poster, WIDTH } from './poster';
import { MAGNIFY } from './use-zoom';

interface StripImageProps extends HTMLAttributes< HTMLDivElement > {
	image: GalleryImage;
	isFirst: boolean;
	isZoomed: boolean;
}

/** One image of the strip; shown larger, it is fetched larger. */
export function StripImage( {
	image,
	isFirst,
	isZoomed,
	...attributes
}: StripImageProps ) {
	return (
		<div
			className={ `marketday-product-gallery__image${
				isZoomed ? ' is-zoomed' : ''
			}` }
			{ ...attributes }
		>
			<Poster
				image={ image }
				isFirst={ isFirst }
				sizes={ isZoomed ? `${ WIDTH * MAGNIFY }px` : undefined }
			/>
		</div>
	);
}
