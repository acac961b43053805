interface Line {
	readonly place: number;
	readonly count: number;
	readonly isVertical: boolean;
	readonly isRtl: boolean;
}

/** Place that a key leads to among tabs that stand beside or below each other; null for any other key. */
export function placeAfter(
	key: string,
	{ place, count, isVertical, isRtl }: Line
): number | null {
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case ' ':
			return place;
		case isVertical ? 'ArrowDown' : forward:
			return ( place + 1 ) % count;
		case isVertical ? 'ArrowUp' : back:
			return ( place + count - 1 ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

/** The layout decides the direction: tabs that stand below each other are gone through by the keys up and down. */
export const areBelowEachOther = ( [ first, second ]: HTMLElement[] ) =>
	!! first &&
	!! second &&
	first.offsetTop !== second.offsetTop &&
	first.offsetLeft === second.offsetLeft;
