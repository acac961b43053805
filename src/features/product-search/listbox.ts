/** The options of an open panel, and which of them the keys are at: focus itself stays in the input. */
export interface Listbox {
	/** After the panel's content has changed. */
	read: () => void;
	/** By so many options; past the end is the input again. */
	move: ( by: number ) => void;
	first: () => void;
	last: () => void;
	active: () => HTMLElement | null;
	clear: () => void;
}

const OPTIONS = '[role="option"]:not([hidden])';

export function createListbox(
	input: HTMLInputElement,
	panel: HTMLElement
): Listbox {
	let active: HTMLElement | null = null;

	const options = () => [
		...panel.querySelectorAll< HTMLElement >( OPTIONS ),
	];

	function choose( option: HTMLElement | null ) {
		active?.setAttribute( 'aria-selected', 'false' );
		active = option;
		if ( option ) {
			option.setAttribute( 'aria-selected', 'true' );
			option.scrollIntoView?.( { block: 'nearest' } );
			input.setAttribute( 'aria-activedescendant', option.id );
		} else {
			input.removeAttribute( 'aria-activedescendant' );
		}
	}

	return {
		read: () => {
			choose( null );
			panel
				.querySelectorAll< HTMLElement >( '[role="option"]' )
				.forEach( ( option, place ) => {
					option.id = `${ panel.id }-${ place }`;
					option.tabIndex = -1;
					option.setAttribute( 'aria-selected', 'false' );
				} );
		},
		move: ( by ) => {
			const all: Array< HTMLElement | null > = [ null, ...options() ];
			const place = Math.max( 0, all.indexOf( active ) ) + by;
			choose( all[ ( place + all.length ) % all.length ] ?? null );
		},
		first: () => choose( options()[ 0 ] ?? null ),
		last: () => choose( options().at( -1 ) ?? null ),
		active: () => ( active?.isConnected ? active : null ),
		clear: () => choose( null ),
	};
}
