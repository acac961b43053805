import { version } from 'react';

import type { GalleryImage } from './gallery-image';

/** The space that a page gives the gallery, in pixels. */
export const WIDTH = 640;
const SIZES = `(min-width: 1000px) ${ WIDTH }px, 100vw`;

const KNOWN_SINCE = 19;
/** Priority as HTML has it where React does not know the attribute, and by React's own name where it does: either warns of the other. */
const FIRST = {
	[ Number.parseInt( version, 10 ) < KNOWN_SINCE
		? 'fetchpriority'
		: 'fetchPriority' ]: 'high',
};
const LATER = { loading: 'lazy' } as const;

interface PosterProps {
	image: GalleryImage;
	isFirst: boolean;
	/** Sizes of the space it takes, where it is shown larger. */
	sizes?: string | undefined;
}

/** An image in the space of the gallery; of a video, whose name its button has, it is a decoration. */
export function Poster( { image, isFirst, sizes }: PosterProps ) {
	const usual = isFirst ? SIZES : `auto, ${ SIZES }`;
	return image.src ? (
		<img
			{ ...( isFirst ? FIRST : LATER ) }
			alt={ image.video ? '' : image.alt }
			src={ image.src }
			width={ image.width }
			height={ image.height }
			{ ...( image.srcset && {
				srcSet: image.srcset,
				sizes: sizes ?? usual,
			} ) }
			decoding="async"
		/>
	) : null;
}
