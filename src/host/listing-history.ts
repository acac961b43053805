import { listen } from '@marketday/behaviour';

/** Data that an entry of the browser's history remembers beside its address. */
export interface ListingEntry {
	readonly scroll?: number | undefined;
	/** A selector of the element that had the focus. */
	readonly focus?: string | undefined;
	/** The last page that was loaded, by the listing's id. */
	readonly loaded?: Readonly< Record< string, unknown > > | undefined;
}

const SETTLED = 150;

const { history } = window;
let timer: ReturnType< typeof setTimeout > | undefined;

/** Writes beside what others keep in the state: without it WordPress would load the page anew when it is gone back to. */
const write = (
	changes: ListingEntry & { readonly came?: string },
	url?: string,
	isNew = false
) =>
	history[ isNew ? 'pushState' : 'replaceState' ](
		{ ...history.state, ...changes },
		'',
		url
	);

/** Selector of what has the focus, by its id; a value of a list by its field and itself, a link by where it leads. */
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
const keepPlace = () =>
	write( { scroll: window.scrollY, focus: focusedSelector() } );

/** Entries that are left by back and forward know their place too. */
function keepPlaceSoon(): void {
	clearTimeout( timer );
	timer = setTimeout( keepPlace, SETTLED );
}

/** Notes in the entry what has been loaded in it, and when the page is left, where the shopper was. */
export function noteLoaded( loaded: ListingEntry[ 'loaded' ] ): void {
	listen( window, 'pagehide', keepPlace );
	write( { loaded } );
}

/** Another address for what is shown, in an entry of its own or in this one; an entry that is left remembers where the shopper was. */
export function moveTo( url: string, isSameEntry: boolean ): void {
	listen( window, 'scroll', keepPlaceSoon );
	keepPlace();
	write(
		{
			scroll: undefined,
			focus: undefined,
			loaded: undefined,
			...( ! isSameEntry && { came: window.location.href } ),
		},
		url,
		! isSameEntry
	);
}

/** The entry has this address again; one that was made at it goes. */
export function moveBack( url: string ): void {
	write( {}, url );
	if ( history.state.came === url ) {
		history.back();
	}
}

/** Scrolls and focuses as it was when the entry was left. */
export function restorePlace( entry: ListingEntry | null ): void {
	clearTimeout( timer );
	// The browser scrolled as far as it could while the listing was drawn, which is no place of the shopper's.
	history.replaceState( entry, '' );
	if ( entry?.focus ) {
		document
			.querySelector< HTMLElement >( entry.focus )
			?.focus( { preventScroll: true } );
	}
	if ( entry?.scroll !== undefined ) {
		window.scrollTo( { top: entry.scroll, behavior: 'instant' } );
	}
}
