/** docs/PROTOCOL.md#times-and-limits: a slide takes 500 ms. */
const MILLISECONDS = 500;

const isCalm = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

const ease = ( part: number ) =>
	part < 0.5 ? 2 * part ** 2 : 1 - ( 2 - 2 * part ) ** 2 / 2;

/**
 * Scrolls a strip to one of its children, and nothing else.
 *
 * @param strip
 * @param child
 * @param isAtOnce Without a movement, as for those who want less motion.
 */
export function slideTo(
	strip: HTMLElement,
	child: HTMLElement,
	isAtOnce = false
): void {
	const from = strip.scrollLeft;
	const way = child.offsetLeft - strip.offsetLeft - from;
	if ( isAtOnce || isCalm() || way === 0 ) {
		strip.scrollLeft = from + way;
		return;
	}
	const began = performance.now();
	// Where a strip snaps to its children, each step on the way would be taken back.
	strip.style.scrollSnapType = 'none';
	const step = ( now: number ) => {
		const part = Math.min( ( now - began ) / MILLISECONDS, 1 );
		strip.scrollLeft = from + way * ease( part );
		if ( part < 1 ) {
			requestAnimationFrame( step );
		} else {
			strip.style.scrollSnapType = '';
		}
	};
	requestAnimationFrame( step );
}
