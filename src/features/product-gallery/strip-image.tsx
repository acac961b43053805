import type { HTMLAttributes } from 'react';

import type { GalleryImage } from './gallery-image';
import { MAGNIFY } from './use-zoom';

/** The space that a page gives the gallery, in pixels. */
const WIDTH = 640;
const SIZES = `(min-width: 1000px) ${ WIDTH }px, 100vw`;

/** Lower case, as HTML has it: React knows the attribute only from its next version on. */
const FIRST = { fetchpriority: 'high' };
const LATER = { loading: 'lazy' } as const;

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
	const sizes = isFirst ? SIZES : `auto, ${ SIZES }`;
	return (
		<div
			className={ `marketday-product-gallery__image${
				isZoomed ? ' is-zoomed' : ''
			}` }
			{ ...attributes }
		>
			<img
				{ ...( isFirst ? FIRST : LATER ) }
				alt={ image.alt }
				src={ image.src }
				width={ image.width }
				height={ image.height }
				{ ...( image.srcset && {
					srcSet: image.srcset,
					sizes: isZoomed ? `${ WIDTH * MAGNIFY }px` : sizes,
				} ) }
				decoding="async"
			/>
		</div>
	);
}
