/** What an entry of the browser's history remembers beside its address. */
export interface ListingEntry {
	readonly scroll?: number | undefined;
	/** A selector of the element that had the focus. */
	readonly focus?: string | undefined;
}

const SETTLED = 150;

let timer: ReturnType< typeof setTimeout > | undefined;
let isFollowing = false;

/** By its id; a value of a list by its field and itself. */
function selectorOf( element: Element | null ): string {
	if ( element?.id ) {
		return `#${ CSS.escape( element.id ) }`;
	}
	return element instanceof HTMLInputElement && element.name
		? `[name="${ element.name }"][value="${ CSS.escape( element.value ) }"]`
		: '';
}

/** Writes down where the shopper is on the page, in the current entry. */
export function keepPlace(): void {
	const { activeElement } = document;
	window.history.replaceState(
		{
			...window.history.state,
			marketday: true,
			scroll: window.scrollY,
			focus: selectorOf( activeElement ),
		},
		''
	);
}

/** The state of a new entry: what others keep in it stays, or WordPress would load the page anew when it is gone back to. */
export const newEntry = (): ListingEntry => ( {
	...window.history.state,
	marketday: true,
	scroll: undefined,
	focus: undefined,
} );

/** Entries that are left by back and forward know their place too. */
export function followScroll(): void {
	if ( isFollowing ) {
		return;
	}
	isFollowing = true;
	window.addEventListener(
		'scroll',
		() => {
			clearTimeout( timer );
			timer = setTimeout( keepPlace, SETTLED );
		},
		{ passive: true }
	);
}

/** Scrolls and focuses as it was when the entry was left. */
export function restorePlace( entry: ListingEntry | null ): void {
	clearTimeout( timer );
	if ( entry?.focus ) {
		document
			.querySelector< HTMLElement >( entry.focus )
			?.focus( { preventScroll: true } );
	}
	if ( typeof entry?.scroll === 'number' ) {
		window.scrollTo( { top: entry.scroll, behavior: 'instant' } );
	}
}
