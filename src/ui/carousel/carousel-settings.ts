/** Settings as `php/Kernel/Ui/views/carousel.php` prints them; times in milliseconds. */
export interface CarouselSettings {
	/** Number of slides by the window's width from which it holds, with how many pixels between them. */
	readonly steps: readonly { from: number; items: number; gap: number }[];
	/** 0 for no autoplay. */
	readonly delay: number;
	readonly speed: number;
	readonly loop: boolean;
}

/** Null where the attribute is none of ours. */
export function settingsOf( root: HTMLElement ): CarouselSettings | null {
	try {
		return JSON.parse( root.dataset.marketdayCarousel ?? '' );
	} catch {
		return null;
	}
}

/** Swiper's `breakpoints`. */
export const breakpointsOf = ( { steps }: CarouselSettings ) =>
	Object.fromEntries(
		steps.map( ( { from, items, gap } ) => [
			from,
			{ slidesPerView: items, spaceBetween: gap },
		] )
	);
