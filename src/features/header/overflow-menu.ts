import { fitting } from './fit';
import { createMore } from './more-entry';

/**
 * Folds what does not fit in the line of a menu into its last entry, again whenever the line has another width: before the browser paints,
 * so that nothing is seen to jump. The entries themselves stay where they are, hidden: WordPress's own script keeps working on them.
 */
function fold( nav: HTMLElement, list: HTMLElement ): void {
	const entries = [ ...list.children ] as HTMLElement[];
	const more = createMore( nav.dataset.more ?? '', nav.dataset.menu ?? '' );
	let widths: number[] = [];
	let shown = -1;

	const widthOf = ( { offsetWidth }: HTMLElement ) => offsetWidth;
	const measure = () => {
		entries.forEach( ( entry ) => ( entry.hidden = false ) );
		more.element.hidden = false;
		widths = entries.map( widthOf );
	};
	const show = ( count: number ) => {
		entries.forEach(
			( entry, index ) => ( entry.hidden = index >= count )
		);
		if ( count !== shown ) {
			shown = count;
			more.hold( entries.slice( count ), count === 0 );
		}
		more.element.hidden = count === entries.length;
	};
	const update = () => {
		// Where WordPress shows its own button in the place of the line, there is none.
		if ( nav.offsetWidth === 0 || list.offsetParent === null ) {
			return;
		}
		measure();
		const gap = parseFloat( getComputedStyle( list ).columnGap ) || 0;
		show(
			fitting( widths, gap, widthOf( more.element ), nav.clientWidth )
		);
		nav.classList.add( 'is-folded' );
	};

	list.append( more.element );
	new ResizeObserver( update ).observe( nav );
	// The letters of the theme may come later than its menu.
	document.fonts?.ready.then( update );
}

/** All menus of the page with the style 'One line with a More menu'. */
export function foldMenus(): void {
	for ( const nav of document.querySelectorAll< HTMLElement >(
		'nav.is-style-marketday-more'
	) ) {
		const list = nav.querySelector< HTMLElement >(
			'ul.wp-block-navigation__container'
		);
		if ( list ) {
			fold( nav, list );
		}
	}
}
