/** More than anybody scrolls back to. */
const MOST = 20;

interface Loaded {
	/** The last page that was loaded, by the listing's id. */
	readonly loaded: Readonly< Record< string, number > >;
	readonly scroll: number;
}

let isWatching = false;

const remember = ( changes: Record< string, unknown > ) =>
	window.history.replaceState(
		{ ...window.history.state, marketday: true, ...changes },
		''
	);

/** What this entry of the browser's history knows to have been loaded; scripts of others may have written there too. */
export function loadedBefore(): Loaded {
	const { loaded, scroll } = window.history.state ?? {};
	const pages = Object.entries(
		typeof loaded === 'object' && loaded !== null ? loaded : {}
	).filter(
		( one ): one is [ string, number ] => typeof one[ 1 ] === 'number'
	);
	return {
		loaded: Object.fromEntries(
			pages.map( ( [ id, page ] ) => [ id, Math.min( page, MOST ) ] )
		),
		scroll: typeof scroll === 'number' ? scroll : 0,
	};
}

/** Notes in the entry how far a listing has been loaded, and when the page is left, where it was scrolled to. */
export function rememberLoaded( { dataset }: HTMLElement ): void {
	remember( {
		loaded: {
			...loadedBefore().loaded,
			[ dataset.blockId ?? '' ]: Number( dataset.paged ),
		},
	} );
	if ( ! isWatching ) {
		isWatching = true;
		window.addEventListener( 'pagehide', () =>
			remember( { scroll: window.scrollY } )
		);
	}
}
