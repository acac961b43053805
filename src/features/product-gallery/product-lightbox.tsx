import { __, sprintf } from '@marketday/kernel';
import { Lightbox } from '@marketday/ui/lightbox';

import type { GalleryImage } from './gallery-image';
import { StripVideo } from './strip-video';

interface ProductLightboxProps {
	images: readonly GalleryImage[];
	/** The place of the image that is shown first, from 0. */
	first: number;
	onClose: () => void;
}

function titleOf( images: readonly GalleryImage[], place: number ): string {
	return images[ place ]?.video
		? sprintf(
				/* translators: 1: number of the video among the images, 2: number of images. */
				__( 'Video %1$d of %2$d', 'marketday' ),
				place + 1,
				images.length
		  )
		: sprintf(
				/* translators: 1: number of the image, 2: number of images. */
				__( 'Image %1$d of %2$d', 'marketday' ),
				place + 1,
				images.length
		  );
}

/** All images of a product on the whole screen. */
export function ProductLightbox( {
	images,
	first,
	onClose,
}: ProductLightboxProps ) {
	const screens = images.map(
		( image, place ) =>
			function Screen( isCurrent: boolean ) {
				return (
					<>
						{ image.video ? (
							<StripVideo
								image={ image }
								isFirst={ place === first }
								isCurrent={ isCurrent }
							/>
						) : (
							<img
								src={ image.full }
								alt={ image.alt }
								width={ image.fullWidth || image.width }
								height={ image.fullHeight || image.height }
								loading={ place === first ? 'eager' : 'lazy' }
								decoding="async"
							/>
						) }
						{ image.caption && (
							<figcaption>{ image.caption }</figcaption>
						) }
					</>
				);
			}
	);
	return (
		<Lightbox
			screens={ screens }
			first={ first }
			onClose={ onClose }
			words={ {
				title: ( place ) => titleOf( images, place ),
				strip: __( 'Images', 'marketday' ),
				close: __( 'Close', 'marketday' ),
				previous: __( 'Previous image', 'marketday' ),
				next: __( 'Next image', 'marketday' ),
			} }
		/>
	);
}
