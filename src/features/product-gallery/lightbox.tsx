import { __, sprintf } from '@marketday/kernel';
import { Dialog } from '@marketday/ui';
import type { KeyboardEvent } from 'react';

import type { GalleryImage } from './gallery-image';
import { StepButton } from './step-button';
import { StripVideo } from './strip-video';
import { useSlider } from './use-slider';

export interface LightboxProps {
	images: readonly GalleryImage[];
	/** The place of the image that is shown first, from 0. */
	first: number;
	onClose: () => void;
}

/** Where a key leads: to the next or the one before as the line runs, to the first or the last. */
function placeAfter(
	{ key, target, currentTarget }: KeyboardEvent< HTMLElement >,
	current: number,
	last: number
): number | null {
	if ( target instanceof HTMLVideoElement ) {
		// It goes forward and back by the same keys.
		return null;
	}
	const isRtl = getComputedStyle( currentTarget ).direction === 'rtl';
	const steps: Record< string, number > = {
		ArrowRight: isRtl ? current - 1 : current + 1,
		ArrowLeft: isRtl ? current + 1 : current - 1,
		Home: 0,
		End: last,
	};
	const place = steps[ key ];
	return place === undefined ? null : Math.min( Math.max( place, 0 ), last );
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

/** All images of a product on the whole screen, one at a time. */
export function Lightbox( { images, first, onClose }: LightboxProps ) {
	const { strip, current, goTo } = useSlider( images.length, first );
	const last = images.length - 1;
	const title = titleOf( images, current );
	return (
		<Dialog
			isOpen
			onClose={ onClose }
			title={ title }
			closeLabel={ __( 'Close', 'marketday' ) }
			variant="screen"
			onKeyDown={ ( event ) => {
				const place = placeAfter( event, current, last );
				if ( place !== null ) {
					event.preventDefault();
					goTo( place );
				}
			} }
		>
			<div className="marketday-product-gallery__lightbox">
				<div
					ref={ strip }
					className="marketday-product-gallery__screens"
					role="group"
					aria-label={ __( 'Images', 'marketday' ) }
					tabIndex={ 0 }
				>
					{ images.map( ( image, place ) => (
						<figure
							key={ place }
							className="marketday-product-gallery__screen"
						>
							{ image.video ? (
								<StripVideo
									image={ image }
									isFirst={ place === first }
									isCurrent={ place === current }
								/>
							) : (
								<img
									src={ image.full }
									alt={ image.alt }
									width={ image.fullWidth || image.width }
									height={ image.fullHeight || image.height }
									loading={
										place === first ? 'eager' : 'lazy'
									}
									decoding="async"
								/>
							) }
							{ image.caption && (
								<figcaption>{ image.caption }</figcaption>
							) }
						</figure>
					) ) }
				</div>
				{ last > 0 && (
					<>
						<StepButton
							direction="previous"
							isEnd={ current === 0 }
							onStep={ () => goTo( current - 1 ) }
						/>
						<StepButton
							direction="next"
							isEnd={ current === last }
							onStep={ () => goTo( current + 1 ) }
						/>
					</>
				) }
				<p className="marketday-product-gallery__spoken" role="status">
					{ title }
				</p>
			</div>
		</Dialog>
	);
}
