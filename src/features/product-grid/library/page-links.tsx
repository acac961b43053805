import { __, sprintf } from '@marketday/kernel';

interface PageLinksProps {
	page: number;
	pages: number;
	onPage: ( page: number ) => void;
}

/** Number on each side of the page that is shown. */
const AROUND = 2;

/** The first, the last and those around the page that is shown; 0 for a gap. */
function shownPages( page: number, pages: number ): number[] {
	const all = Array.from( { length: pages }, ( _, at ) => at + 1 );
	return all
		.filter(
			( one ) =>
				one === 1 || one === pages || Math.abs( one - page ) <= AROUND
		)
		.flatMap( ( one, at, shown ) =>
			at > 0 && one - ( shown[ at - 1 ] ?? 0 ) > 1 ? [ 0, one ] : [ one ]
		);
}

/** The numbers of a listing's pages. */
export function PageLinks( { page, pages, onPage }: PageLinksProps ) {
	return (
		<nav
			className="marketday-product-grid__pages"
			aria-label={ __( 'Pages', 'marketday' ) }
		>
			<ul>
				{ shownPages( page, pages ).map( ( number, at ) => (
					<li key={ number || `gap-${ at }` }>
						{ number === 0 ? (
							<span aria-hidden="true">…</span>
						) : (
							<button
								type="button"
								className="marketday-button marketday-button--quiet"
								aria-current={
									number === page ? 'page' : undefined
								}
								aria-label={ sprintf(
									/* translators: %d: number of a page. */
									__( 'Page %d', 'marketday' ),
									number
								) }
								onClick={ () => onPage( number ) }
							>
								{ number }
							</button>
						) }
					</li>
				) ) }
			</ul>
		</nav>
	);
}
