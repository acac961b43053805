/** A link to a picture's file, as `php/Site/Lightbox` marks it. */
const PICTURE_LINK = 'a[data-marketday-lightbox]';

/** Parts of a picture that are shown; sizes in pixels, 0 where nobody knows. */
export interface Picture {
	readonly src: string;
	readonly alt: string;
	readonly caption: string;
	readonly width: number;
	readonly height: number;
}

function pictureOf( link: HTMLAnchorElement ): Picture {
	const image = link.querySelector( 'img' );
	return {
		src: link.href,
		alt: image?.alt ?? '',
		caption:
			link
				.closest( 'figure' )
				?.querySelector( 'figcaption' )
				?.textContent?.trim() ?? '',
		width: Number( link.dataset.width ) || 0,
		height: Number( link.dataset.height ) || 0,
	};
}

/**
 * The pictures that belong together with a link's: those of its gallery, or the one alone.
 *
 * @param link One of `PICTURE_LINK`.
 */
export function groupOf( link: HTMLAnchorElement ): {
	pictures: Picture[];
	/** The place of the link's own, from 0. */
	first: number;
} {
	const gallery = link.closest( '.wp-block-gallery' );
	const links = gallery
		? [ ...gallery.querySelectorAll< HTMLAnchorElement >( PICTURE_LINK ) ]
		: [ link ];
	return { pictures: links.map( pictureOf ), first: links.indexOf( link ) };
}
