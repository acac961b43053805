import type { SearchParts } from './search-parts';

/** The panel below the input: whether it is open, and what is said about it. */
export interface ResultsPanel {
	isOpen: () => boolean;
	/** Where there is something in it; says how many results there are. */
	open: () => void;
	close: () => void;
	/** So that the next sentence is heard, also where it is the same again. */
	hush: () => void;
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
			// A browser stops at what scrolls, with the tab key too.
			list.tabIndex = -1;
			input.setAttribute( 'aria-controls', list.id );
		} else {
			input.removeAttribute( 'aria-controls' );
		}
	}

	function say( sentence = '' ) {
		if ( status.textContent !== sentence ) {
			status.textContent = sentence;
		}
	}

	return {
		isOpen: () => ! panel.hidden,
		open: () => {
			show( panel.childElementCount > 0 );
			say(
				panel.querySelector< HTMLElement >( '[data-said]' )?.dataset
					.said
			);
		},
		close: () => {
			show( false );
			say();
		},
		hush: say,
	};
}
