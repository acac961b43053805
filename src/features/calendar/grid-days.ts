const GRID = 'table[data-calendar-grid]';

/** What can be done within a day: its events, its list of further ones, the day itself in a small month. */
export const WITHIN = 'a, summary';

export const cellsOf = ( grid: Element ) => [
	...grid.querySelectorAll< HTMLElement >( 'td[data-date]' ),
];

export const cellOf = ( grid: Element, day: string ) =>
	grid.querySelector< HTMLElement >( `td[data-date="${ day }"]` );

/** One day of the grid is in the tab order, with what is in it. */
export function makeActive( grid: Element, active: HTMLElement ): void {
	cellsOf( grid ).forEach( ( cell ) => {
		const isActive = cell === active;
		cell.tabIndex = isActive ? 0 : -1;
		cell.querySelectorAll< HTMLElement >( WITHIN ).forEach( ( element ) => {
			element.tabIndex = isActive ? 0 : -1;
		} );
	} );
}

function enhance( grid: HTMLElement ): void {
	// Its rows and cells are a grid's by that.
	grid.setAttribute( 'role', 'grid' );
	const cells = cellsOf( grid );
	cells.forEach( ( cell ) => {
		cell.setAttribute( 'aria-label', cell.dataset.label ?? '' );
	} );
	const first =
		cells.find( ( cell ) => cell.matches( '.is-chosen' ) ) ??
		cells.find( ( cell ) =>
			cell.matches( '.is-today:not(.is-outside)' )
		) ??
		cells.find( ( cell ) => ! cell.matches( '.is-outside' ) );
	if ( first ) {
		makeActive( grid, first );
	}
}

/** Makes grids of the tables that the server has drawn: only with scripts they keep what the role promises. */
export function enhanceGrids( root: ParentNode ): void {
	root.querySelectorAll< HTMLElement >( `${ GRID }:not([role])` ).forEach(
		enhance
	);
}
