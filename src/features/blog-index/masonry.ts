/**
 * Closes up cards of unequal height in a grid of 2 columns or more.
 *
 * @param list Of cards, laid out as a grid whose rows are as high as their highest card.
 */
export function closeUp( list: HTMLElement ): void {
	const cards = [ ...list.children ] as HTMLElement[];
	const columns = getComputedStyle( list )
		.gridTemplateColumns.split( ' ' )
		.filter( Boolean ).length;
	cards.forEach( ( card ) => {
		card.style.translate = '';
	} );
	list.style.marginBlockEnd = '';
	if ( columns < 2 ) {
		return;
	}
	const gap = parseFloat( getComputedStyle( list ).rowGap ) || 0;
	// All is measured first: a change in between would lay out the page once for each card.
	const boxes = cards.map( ( { offsetTop, offsetHeight } ) => ( {
		offsetTop,
		offsetHeight,
	} ) );
	const ends: number[] = [];
	const bottom = Math.max(
		...boxes.map(
			( { offsetTop, offsetHeight } ) => offsetTop + offsetHeight
		)
	);
	boxes.forEach( ( { offsetTop, offsetHeight }, place ) => {
		const column = place % columns;
		const end = ends[ column ];
		const top = end === undefined ? offsetTop : end + gap;
		ends[ column ] = top + offsetHeight;
		const card = cards[ place ];
		if ( card && top !== offsetTop ) {
			card.style.translate = `0 ${ top - offsetTop }px`;
		}
	} );
	// What follows comes closer where nobody sees it move.
	if ( list.getBoundingClientRect().bottom > window.innerHeight ) {
		list.style.marginBlockEnd = `${ Math.max( ...ends ) - bottom }px`;
	}
}

/** Keeps a list closed up while pictures arrive, widths change and cards are added. */
export function keepClosedUp( list: HTMLElement ): void {
	if ( ! CSS.supports( 'display', 'grid-lanes' ) ) {
		const watch = new ResizeObserver( () => closeUp( list ) );
		watch.observe( list );
		new MutationObserver( () => closeUp( list ) ).observe( list, {
			childList: true,
		} );
	}
}
