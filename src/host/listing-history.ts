/** What an entry of the browser's history remembers beside its address. */
export interface ListingEntry {
	readonly scroll?: number | undefined;
	/** A selector of the element that had the focus. */
	readonly focus?: string | undefined;
}

const SETTLED = 150;

let timer: ReturnType< typeof setTimeout > | undefined;

/** What has the focus, by its id; a value of a list by its field and itself, a link by where it leads. */
function focusedSelector(): string {
	const { activeElement: element } = document;
	return element?.id
		? `#${ CSS.escape( element.id ) }`
		: [ 'name', 'value', 'href' ]
				.map( ( attribute ) => {
					const text = element?.getAttribute( attribute );
					return text && `[${ attribute }="${ CSS.escape( text ) }"]`;
				} )
				.join( '' );
}

/** Writes down where the shopper is on the page, in the current entry. */
function keepPlace(): void {
	window.history.replaceState(
		{
			...window.history.state,
			scroll: window.scrollY,
			focus: focusedSelector(),
		},
		''
	);
}

/** Entries that are left by back and forward know their place too. */
function keepPlaceSoon(): void {
	clearTimeout( timer );
	timer = setTimeout( keepPlace, SETTLED );
}

/** Another address for what is shown, in an entry of its own or in this one; an entry that is left remembers where the shopper was. */
export function moveTo( url: string, isSameEntry = false ): void {
	// Added once, however often it is asked for.
	window.addEventListener( 'scroll', keepPlaceSoon, { passive: true } );
	keepPlace();
	// What others keep in the state stays, or WordPress would load the page anew when it is gone back to.
	window.history[ isSameEntry ? 'replaceState' : 'pushState' ](
		{
			...window.history.state,
			...( ! isSameEntry && { came: window.location.href } ),
			scroll: undefined,
			focus: undefined,
			loaded: undefined,
		},
		'',
		url
	);
}

/** The address that the current entry was made at. */
export const cameFrom = (): unknown => window.history.state?.came;

/** Scrolls and focuses as it was when the entry was left. */
export function restorePlace( entry: ListingEntry | null ): void {
	clearTimeout( timer );
	// The browser scrolled as far as it could while the listing was drawn, which is no place of the shopper's.
	window.history.replaceState( entry, '' );
	if ( entry?.focus ) {
		document
			.querySelector< HTMLElement >( entry.focus )
			?.focus( { preventScroll: true } );
	}
	if ( entry?.scroll !== undefined ) {
		window.scrollTo( { top: entry.scroll, behavior: 'instant' } );
	}
}
