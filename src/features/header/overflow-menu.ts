import { fitting } from './fit';

/**
 * Hides the entries that do not fit in the line of a menu, and tells its last entry so, again whenever the line has another width: before the
 * browser paints, so that nothing is seen to jump. The entries themselves stay where they are: WordPress's own script keeps working on them.
 */
function fold( nav: HTMLElement, list: HTMLElement, more: HTMLElement ): void {
	const entries = ( [ ...list.children ] as HTMLElement[] ).filter(
		( entry ) => entry !== more
	);
	let shown = -1;

	const widthOf = ( { offsetWidth }: HTMLElement ) => offsetWidth;
	const show = ( count: number ) => {
		entries.forEach(
			( entry, index ) => ( entry.hidden = index >= count )
		);
		more.hidden = count === entries.length;
		nav.classList.toggle( 'is-all', count === 0 );
		nav.classList.add( 'is-folded' );
		if ( count !== shown ) {
			shown = count;
			more.firstElementChild?.dispatchEvent(
				new Event( 'marketday_fold' )
			);
		}
	};
	const update = () => {
		// Where WordPress shows its own button in the place of the line, there is none.
		if ( nav.offsetWidth > 0 && list.offsetParent !== null ) {
			entries.forEach( ( entry ) => ( entry.hidden = false ) );
			more.hidden = false;
			const gap = parseFloat( getComputedStyle( list ).columnGap ) || 0;
			show(
				fitting(
					entries.map( widthOf ),
					gap,
					widthOf( more ),
					nav.clientWidth
				)
			);
		}
	};

	new ResizeObserver( update ).observe( nav );
	// The letters of the theme may come later than its menu.
	document.fonts?.ready.then( update );
}

/** All menus of the page with the style 'One line with a More menu'. */
export function foldMenus(): void {
	for ( const more of document.querySelectorAll< HTMLElement >(
		'.marketday-more'
	) ) {
		const list = more.parentElement;
		const nav = more.closest( 'nav' );
		if ( list && nav ) {
			fold( nav, list, more );
		}
	}
}
