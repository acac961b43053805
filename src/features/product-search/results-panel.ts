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
}: SearchParts ): ResultsPanel {
	input.setAttribute( 'role', 'combobox' );
	input.setAttribute( 'aria-autocomplete', 'list' );
	input.setAttribute( 'aria-expanded', 'false' );

	function show( isShown: boolean ) {
		const list = panel.querySelector< HTMLElement >( '[role="listbox"]' );
		panel.hidden = ! isShown;
		input.setAttribute(
			'aria-expanded',
			String( isShown && list !== null )
		);
		if ( isShown && list ) {
			list.id ||= `${ panel.id }-list`;
			input.setAttribute( 'aria-controls', list.id );
		} else {
			input.removeAttribute( 'aria-controls' );
		}
	}

	const sentence = () =>
		panel.querySelector< HTMLElement >( '[data-said]' )?.dataset.said ?? '';

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
