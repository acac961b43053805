import { behaviour } from '@marketday/behaviour';
import { __, _n, announce, sprintf } from '@marketday/kernel';

import { hasPast } from './drop-past';
import { fetchPage, PageError } from './page-fetcher';

const CONTAINER = '.marketday-events-table__container';
const BOX = 'input[type="checkbox"][name="events[]"]';

/** Events that a visitor has chosen on any page of a table, by the table's id. */
const chosen = new Map< string, Set< string > >();

const chosenOf = ( container: HTMLElement ) => {
	const known = chosen.get( container.id ) ?? new Set< string >();
	chosen.set( container.id, known );
	return known;
};

const takeForm = ( container: HTMLElement ) =>
	container.querySelector< HTMLFormElement >( '[data-table-take]' );

const boxes = ( container: HTMLElement ) => [
	...container.querySelectorAll< HTMLInputElement >( BOX ),
];

/** Marks what is chosen, and lets the form send what is chosen on other pages. */
function draw( container: HTMLElement ): void {
	const form = takeForm( container );
	if ( ! form ) {
		return;
	}
	const ids = chosenOf( container );
	const all = form.elements.namedItem( 'all' );
	const isAll = all instanceof HTMLInputElement && all.checked;
	const shown = boxes( container );
	shown.forEach( ( box ) => {
		box.checked = isAll || ids.has( box.value );
		box.disabled = isAll;
	} );
	form.querySelectorAll( 'input[data-elsewhere]' ).forEach( ( input ) =>
		input.remove()
	);
	const here = new Set( shown.map( ( { value } ) => value ) );
	[ ...ids ]
		.filter( ( id ) => ! here.has( id ) )
		.forEach( ( id ) => {
			const input = document.createElement( 'input' );
			Object.assign( input, {
				type: 'hidden',
				name: 'events[]',
				value: id,
			} );
			input.dataset.elsewhere = '';
			form.append( input );
		} );
	const count = form.querySelector( '[data-table-count]' );
	if ( count ) {
		const { length } = [ ...ids ];
		count.textContent =
			isAll || length === 0
				? ''
				: sprintf(
						/* translators: %d: number of events. */
						_n( '%d selected', '%d selected', length, 'marketday' ),
						length
				  );
	}
}

let current: AbortController | null = null;

/**
 * Shows another page of the table in place of this one; where that fails, it says so.
 *
 * @param container
 * @param address
 * @param isAsked   Whether a visitor has asked for it: else focus and address stay, and nothing is said.
 */
async function show(
	container: HTMLElement,
	address: string,
	isAsked = true
): Promise< void > {
	current?.abort();
	const mine = new AbortController();
	current = mine;
	container.setAttribute( 'aria-busy', 'true' );
	const { activeElement } = document;
	const way =
		activeElement instanceof HTMLElement
			? activeElement.dataset.tableWay
			: undefined;
	try {
		const page = await fetchPage( address, mine.signal );
		const next = page.getElementById( container.id );
		if ( current !== mine || ! next ) {
			return;
		}
		container.replaceChildren(
			...[ ...next.childNodes ].map( ( node ) =>
				document.importNode( node, true )
			)
		);
		draw( container );
		if ( ! isAsked ) {
			return;
		}
		window.history.replaceState( window.history.state, '', address );
		container
			.querySelector< HTMLElement >(
				way ? `[data-table-way="${ way }"]` : '[data-table-form] button'
			)
			?.focus( { preventScroll: true } );
		announce(
			container
				.querySelector( '[data-table-info], [role="status"]' )
				?.textContent?.trim() ?? ''
		);
	} catch ( error ) {
		if ( current === mine && isAsked ) {
			announce(
				error instanceof PageError
					? error.message
					: __( 'You are probably offline.', 'marketday' )
			);
		}
	} finally {
		if ( current === mine ) {
			current = null;
			container.removeAttribute( 'aria-busy' );
		}
	}
}

const containerOf = ( element: Element ) =>
	element.closest< HTMLElement >( CONTAINER );

function submit( form: HTMLFormElement ): void {
	const container = containerOf( form );
	if ( container ) {
		const address = new URL( form.action );
		address.search = new URLSearchParams(
			[ ...new FormData( form ) ].flatMap( ( [ name, value ] ) =>
				typeof value === 'string' && value ? [ [ name, value ] ] : []
			)
		).toString();
		void show( container, address.href );
	}
}

function choose( container: HTMLElement, box: HTMLInputElement ): void {
	const ids = chosenOf( container );
	if ( box.checked ) {
		ids.add( box.value );
	} else {
		ids.delete( box.value );
	}
}

function change( container: HTMLElement, { target }: Event ): void {
	if ( ! ( target instanceof HTMLElement ) ) {
		return;
	}
	if ( target instanceof HTMLInputElement && target.matches( BOX ) ) {
		choose( container, target );
		draw( container );
	} else if ( target.closest( '[data-table-take]' ) ) {
		draw( container );
	} else if ( target.matches( 'select[name="events-length"]' ) ) {
		target
			.closest< HTMLFormElement >( '[data-table-form]' )
			?.requestSubmit();
	}
}

function reset( container: HTMLElement ): void {
	chosenOf( container ).clear();
	// The form's own fields are reset only after this event.
	setTimeout( () => draw( container ) );
}

/** Lets the page's tables of events change in place, and keeps what is chosen from page to page. */
export function enhanceTables(): void {
	document
		.querySelectorAll< HTMLElement >( CONTAINER )
		.forEach( ( container ) => {
			// A browser that comes back has kept the boxes.
			boxes( container )
				.filter( ( box ) => box.checked )
				.forEach( ( box ) => chosenOf( container ).add( box.value ) );
			draw( container );
			// Kept for long: what is over by now is not listed.
			if ( hasPast( container ) ) {
				void show( container, window.location.href, false );
			}
		} );
	behaviour< HTMLAnchorElement >( `${ CONTAINER } a[data-table-way]`, {
		press: ( link ) => {
			const container = containerOf( link );
			void ( container && show( container, link.href ) );
		},
	} );
	behaviour< HTMLFormElement >( `${ CONTAINER } [data-table-form]`, {
		on: {
			submit: ( form, event ) => {
				event.preventDefault();
				submit( form );
			},
		},
	} );
	behaviour( CONTAINER, { on: { change, reset } } );
}
