/** Parts that move on by themselves, and what they move. */
interface Moving {
	readonly root: HTMLElement;
	readonly delay: number;
	readonly advance: () => void;
}

/**
 * Moves a carousel on, but not under the pointer, not while the focus is in it, not out of sight, and not once it was stopped:
 * by its button (WCAG 2.2.2), or from the start for those who want less motion.
 *
 * @return Stops it for good.
 */
export function autoplay( { root, delay, advance }: Moving ): () => void {
	const button = root.querySelector< HTMLElement >(
		'[data-carousel="pause"]'
	);
	let isStopped = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	let isVisible = true;

	const say = () => {
		root.classList.toggle( 'is-stopped', isStopped );
		button?.setAttribute(
			'aria-label',
			( isStopped ? button.dataset.play : button.dataset.pause ) ?? ''
		);
	};
	button?.addEventListener( 'click', () => {
		isStopped = ! isStopped;
		say();
	} );
	const observer = new IntersectionObserver( ( [ entry ] ) => {
		isVisible = entry?.isIntersecting ?? false;
	} );
	observer.observe( root );
	// The button itself does not hold what it has just let go.
	const isHeld = () => {
		const { activeElement } = root.ownerDocument;
		const isFocused =
			root.contains( activeElement ) && activeElement !== button;
		return (
			isFocused ||
			root.querySelector( '.marketday-carousel__window:hover' ) !== null
		);
	};
	const timer = setInterval( () => {
		if ( ! isStopped && isVisible && ! document.hidden && ! isHeld() ) {
			advance();
		}
	}, delay );
	say();
	return () => {
		clearInterval( timer );
		observer.disconnect();
	};
}
