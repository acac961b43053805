import { __, sprintf } from '@marketday/kernel';
import { type RefObject, useEffect, useRef } from 'react';

import type { GalleryImage } from './gallery-image';

/** An image's place on the page, to which a link leads where no script runs. */
export const imageId = ( productId: number, place: number ) =>
	`image-${ productId }-${ place + 1 }`;

/** Keeps the height where other images come: with fewer rows, what is below would move, and somebody is choosing there. */
function useHeight(
	list: RefObject< HTMLElement >,
	images: readonly GalleryImage[]
): void {
	const tallest = useRef( 0 );
	useEffect( () => {
		const element = list.current;
		if ( element ) {
			const { offsetHeight } = element;
			if ( offsetHeight < tallest.current ) {
				element.style.minBlockSize = `${ tallest.current }px`;
			}
			tallest.current = Math.max( tallest.current, offsetHeight );
		}
	}, [ list, images ] );
}

interface ThumbnailsProps {
	productId: number;
	images: readonly GalleryImage[];
	current: number;
	onChoose: ( place: number ) => void;
}

function labelOf( images: readonly GalleryImage[], place: number ): string {
	return images[ place ]?.video
		? sprintf(
				/* translators: 1: number of the video among the images, 2: number of images. */
				__( 'Show video, %1$d of %2$d', 'marketday' ),
				place + 1,
				images.length
		  )
		: sprintf(
				/* translators: 1: number of the image, 2: number of images. */
				__( 'Show image %1$d of %2$d', 'marketday' ),
				place + 1,
				images.length
		  );
}

/** A video may have no picture at all. */
function Thumbnail( { image, label }: { image: GalleryImage; label: string } ) {
	return image.thumbnail ? (
		<img
			src={ image.thumbnail }
			alt={ label }
			width={ 96 }
			height={ 96 }
			loading="lazy"
			decoding="async"
		/>
	) : (
		<span className="marketday-hidden">{ label }</span>
	);
}

export function Thumbnails( {
	productId,
	images,
	current,
	onChoose,
}: ThumbnailsProps ) {
	const list = useRef< HTMLUListElement >( null );
	useHeight( list, images );
	return (
		<ul
			ref={ list }
			className="marketday-product-gallery__thumbnails"
			aria-label={ __( 'Choose an image', 'marketday' ) }
		>
			{ images.map( ( image, place ) => (
				<li key={ place }>
					<a
						href={ `#${ imageId( productId, place ) }` }
						aria-current={ place === current || undefined }
						className={ image.video && 'is-video' }
						onClick={ ( event ) => {
							event.preventDefault();
							onChoose( place );
						} }
					>
						<Thumbnail
							image={ image }
							label={ labelOf( images, place ) }
						/>
					</a>
				</li>
			) ) }
		</ul>
	);
}
