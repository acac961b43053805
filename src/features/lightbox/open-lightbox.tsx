import { __, sprintf } from '@marketday/kernel';
import { Lightbox } from '@marketday/ui/lightbox';
import { createRoot } from 'react-dom/client';

import { groupOf, type Picture } from './picture-group';

const screenOf = ( picture: Picture, isFirst: boolean ) =>
	function Screen() {
		const { src, alt, caption, width, height } = picture;
		return (
			<>
				<img
					src={ src }
					alt={ alt }
					{ ...( width > 0 && height > 0 && { width, height } ) }
					loading={ isFirst ? 'eager' : 'lazy' }
					decoding="async"
				/>
				{ caption && <figcaption>{ caption }</figcaption> }
			</>
		);
	};

/**
 * Shows a link's picture on the whole screen, with those of its gallery beside it. The focus returns to the link.
 *
 * @param link Of a picture, as `php/Site/Lightbox` marks it.
 */
export function openLightbox( link: HTMLAnchorElement ): void {
	const { pictures, first } = groupOf( link );
	const place = document.createElement( 'div' );
	document.body.append( place );
	const root = createRoot( place );
	// A browser that gives links no focus when they are clicked would leave nowhere to return to.
	link.focus( { preventScroll: true } );
	root.render(
		<Lightbox
			screens={ pictures.map( ( picture, at ) =>
				screenOf( picture, at === first )
			) }
			first={ first }
			hasWords
			onClose={ () => {
				root.unmount();
				place.remove();
			} }
			words={ {
				title: ( at ) =>
					sprintf(
						/* translators: 1: number of the image, 2: number of images. */
						__( 'Image %1$d of %2$d', 'marketday' ),
						at + 1,
						pictures.length
					),
				strip: __( 'Images', 'marketday' ),
				close: __( 'Close', 'marketday' ),
				previous: __( 'Prev', 'marketday' ),
				next: __( 'Next', 'marketday' ),
			} }
		/>
	);
}
