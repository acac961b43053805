import { __, sprintf } from '@marketday/kernel';
import { useEffect, useRef, useState } from 'react';

import type { EmbeddedVideo, GalleryImage, VideoFile } from './gallery-image';
import { Poster } from './poster';

interface StripVideoProps {
	/** Its place on the page, as that of an image. */
	id?: string | undefined;
	image: GalleryImage;
	isFirst: boolean;
	/** True if it is in view: one that is not stops. */
	isCurrent: boolean;
}

interface KindProps< Video > extends Omit< StripVideoProps, 'id' > {
	video: Video;
}

function FileVideo( { image, isCurrent, video }: KindProps< VideoFile > ) {
	const player = useRef< HTMLVideoElement >( null );
	useEffect( () => {
		if ( ! isCurrent && player.current && ! player.current.paused ) {
			player.current.pause();
		}
	}, [ isCurrent ] );
	return (
		// Product videos show; what they say is in the description beside them.
		<video
			ref={ player }
			src={ video.src }
			aria-label={ image.alt }
			controls
			playsInline
			loop={ video.repeats }
			preload={ image.src ? 'none' : 'metadata' }
			{ ...( image.src && {
				poster: image.src,
				width: image.width,
				height: image.height,
			} ) }
		>
			<a href={ video.src }>{ image.alt }</a>
		</video>
	);
}

function OtherSitesVideo( {
	image,
	isFirst,
	isCurrent,
	video,
}: KindProps< EmbeddedVideo > ) {
	const [ isPlaying, setPlaying ] = useState( false );
	const player = useRef< HTMLIFrameElement >( null );
	useEffect( () => {
		if ( ! isCurrent ) {
			setPlaying( false );
		}
	}, [ isCurrent ] );
	// The button that had the focus is gone.
	useEffect( () => player.current?.focus(), [ isPlaying ] );

	return isPlaying ? (
		<iframe
			ref={ player }
			src={ video.player }
			title={ image.alt }
			allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
			allowFullScreen
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	) : (
		<>
			<Poster image={ image } isFirst={ isFirst } />
			<form
				className="marketday-product-gallery__play"
				action={ video.page }
				onSubmit={ ( event ) => {
					event.preventDefault();
					setPlaying( true );
				} }
			>
				<button type="submit" aria-label={ image.alt } />
				<p>
					{ sprintf(
						/* translators: %s: name of a site, such as YouTube. */
						__(
							'Playing loads the video from %s, which will know about your visit.',
							'marketday'
						),
						video.from
					) }
				</p>
			</form>
		</>
	);
}

/** The video of a product among its images: a file, or one of another site that is loaded when it is to play. */
export function StripVideo( { id, image, ...props }: StripVideoProps ) {
	const { video } = image;
	return (
		<div
			className="marketday-product-gallery__image marketday-product-gallery__image--video"
			{ ...( id && { id } ) }
		>
			{ video && 'player' in video && (
				<OtherSitesVideo { ...props } image={ image } video={ video } />
			) }
			{ video && 'src' in video && (
				<FileVideo { ...props } image={ image } video={ video } />
			) }
		</div>
	);
}
