export interface Labels {
	readonly recent: string;
	readonly popular: string;
	readonly forget: string;
	readonly forgetKey: string;
}

function group( label: string, options: readonly HTMLElement[] ) {
	const element = document.createElement( 'div' );
	element.className = 'marketday-product-search__group is-terms';
	element.setAttribute( 'role', 'group' );
	element.setAttribute( 'aria-label', label );
	const heading = document.createElement( 'p' );
	heading.className = 'marketday-product-search__label';
	heading.setAttribute( 'role', 'presentation' );
	heading.textContent = label;
	element.append( heading, ...options );
	return element;
}

function option( term: string, ...more: readonly HTMLElement[] ) {
	const row = document.createElement( 'div' );
	row.className = 'marketday-product-search__option is-term';
	row.setAttribute( 'role', 'option' );
	row.dataset.term = term;
	const text = document.createElement( 'span' );
	text.textContent = term;
	row.append( text, ...more );
	return row;
}

/** Removed with a click, or with the Delete key while the term is chosen; a part of an option is no control of its own. */
function forgetMark( labels: Labels, term: string ) {
	const mark = document.createElement( 'span' );
	mark.className = 'marketday-product-search__forget';
	mark.title = labels.forget.replace( '%s', term );
	mark.setAttribute( 'aria-hidden', 'true' );
	mark.textContent = '×';
	const hint = document.createElement( 'span' );
	hint.className = 'screen-reader-text';
	hint.textContent = labels.forgetKey;
	return [ hint, mark ];
}

/** What the panel offers before anything is typed. */
export function drawSuggestions(
	labels: Labels,
	recent: readonly string[],
	popular: readonly string[]
): HTMLElement[] {
	const known = new Set( recent.map( ( term ) => term.toLowerCase() ) );
	const other = popular.filter( ( term ) => ! known.has( term ) );
	const groups = [
		{
			label: labels.recent,
			options: recent.map( ( term ) =>
				option( term, ...forgetMark( labels, term ) )
			),
		},
		{
			label: labels.popular,
			options: other.map( ( term ) => option( term ) ),
		},
	];
	const drawn = groups
		.filter( ( { options } ) => options.length > 0 )
		.map( ( { label, options } ) => group( label, options ) );
	if ( drawn.length === 0 ) {
		return [];
	}
	const list = document.createElement( 'div' );
	list.setAttribute( 'role', 'listbox' );
	list.setAttribute(
		'aria-label',
		recent.length > 0 ? labels.recent : labels.popular
	);
	list.append( ...drawn );
	return [ list ];
}
