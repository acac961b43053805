/** What an entry of the browser's history remembers beside its address. */
export interface ListingEntry {
	readonly scroll?: number | undefined;
	/** Id of the element that had the focus. */
	readonly focus?: string | undefined;
}

const SETTLED = 150;

let timer: ReturnType< typeof setTimeout > | undefined;
let isFollowing = false;

/** Writes down where the shopper is on the page, in the current entry. */
export function keepPlace(): void {
	const { activeElement } = document;
	window.history.replaceState(
		{
			...window.history.state,
			marketday: true,
			scroll: window.scrollY,
			focus: activeElement?.id ?? '',
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
	const focused = entry?.focus
		? document.getElementById( entry.focus )
		: null;
	focused?.focus( { preventScroll: true } );
	if ( typeof entry?.scroll === 'number' ) {
		window.scrollTo( { top: entry.scroll, behavior: 'instant' } );
	}
}
