/** An image of a product, as php/Catalogue/ProductGallery/GalleryImages gives it; sizes in pixels. */
export interface GalleryImage {
	/** '' where only a video is there. */
	readonly src: string;
	readonly srcset: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
	readonly caption: string;
	/** The largest size. */
	readonly full: string;
	/** Width of the largest size; 0 where nobody knows. */
	readonly fullWidth: number;
	readonly fullHeight: number;
	/** A small square. */
	readonly thumbnail: string;
	/** Video that it is the picture of until it plays. */
	readonly video?: VideoFile | EmbeddedVideo;
}

export interface VideoFile {
	readonly src: string;
	/** True if it begins again when it ends. */
	readonly repeats: boolean;
}

/** A video of another site, of which nothing is loaded before it plays. */
export interface EmbeddedVideo {
	/** The site's name. */
	readonly from: string;
	/** Address where it can be seen there. */
	readonly page: string;
	/** Address of what plays it here. */
	readonly player: string;
}

/** Address that the magnifier leads to without scripts: the first that is no video. */
export const firstFull = ( images: readonly GalleryImage[] ) =>
	( images.find( ( { video } ) => ! video ) ?? images[ 0 ] )?.full ?? '';
