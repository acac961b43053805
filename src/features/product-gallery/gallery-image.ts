/** An image of a product, as php/ProductGallery/GalleryImages gives it; sizes in pixels. */
export interface GalleryImage {
	readonly src: string;
	readonly srcset: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
	readonly caption: string;
	/** The largest size. */
	readonly full: string;
	/** Of the largest size; 0 where nobody knows. */
	readonly fullWidth: number;
	readonly fullHeight: number;
	/** A small square. */
	readonly thumbnail: string;
}
