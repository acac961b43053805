import type { SearchParts } from './search-parts';

/** The panel below the input: whether it is open, and what is said about it. */
export interface ResultsPanel {
	isOpen: () => boolean;
	/** Where there is something in it. */
	open: () => void;
	close: () => void;
	/** How many results there are, once for each answer. */
	announce: () => void;
}

export function createResultsPanel( {
	input,
	panel,
	status,
	labels,
}: SearchParts ): ResultsPanel {
	input.setAttribute( 'role', 'combobox' );
	input.setAttribute( 'aria-autocomplete', 'list' );
	input.setAttribute( 'aria-expanded', 'false' );

	function show( isShown: boolean ) {
		const list = panel.querySelector( '[role="listbox"]' );
		panel.hidden = ! isShown;
		input.setAttribute(
			'aria-expanded',
			String( isShown && list !== null )
		);
		if ( isShown && list ) {
			input.setAttribute( 'aria-controls', list.id );
		} else {
			input.removeAttribute( 'aria-controls' );
		}
	}

	function sentence() {
		const results = panel.querySelector< HTMLElement >(
			'.marketday-product-search__results'
		);
		const total = Number( results?.dataset.total ?? 0 );
		const corrected = results?.dataset.corrected;
		const found = total === 1 ? labels.one : labels.many;
		return [
			total ? found.replace( '%s', String( total ) ) : labels.none,
			corrected ? labels.instead.replace( '%s', corrected ) : '',
		]
			.filter( Boolean )
			.join( '. ' );
	}

	return {
		isOpen: () => ! panel.hidden,
		open: () => show( panel.childElementCount > 0 ),
		close: () => show( false ),
		announce: () => {
			if ( status && status.textContent !== sentence() ) {
				status.textContent = sentence();
			}
		},
	};
}
