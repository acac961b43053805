/** More than anybody scrolls back to. */
const MOST = 20;

interface Loaded {
	/** The last page that was loaded, by the listing's id. */
	readonly loaded: Readonly< Record< string, unknown > >;
	readonly scroll: number;
}

const remember = ( changes: Record< string, unknown > ) =>
	window.history.replaceState( { ...window.history.state, ...changes }, '' );

const rememberScroll = () => remember( { scroll: window.scrollY } );

/** What this entry of the browser's history knows to have been loaded; scripts of others may have written there too. */
export function loadedBefore(): Loaded {
	const { loaded, scroll } = Object( window.history.state );
	return { loaded: Object( loaded ), scroll: Number( scroll ) || 0 };
}

/** Whether a listing had been loaded further than it is. */
export const isBehind = ( { dataset }: HTMLElement, page: unknown ): boolean =>
	Number( dataset.paged ) < Math.min( Number( page ), MOST );

/** Notes in the entry how far a listing has been loaded, and when the page is left, where it was scrolled to. */
export function rememberLoaded( { dataset }: HTMLElement ): void {
	remember( {
		loaded: {
			...loadedBefore().loaded,
			[ dataset.blockId ?? '' ]: Number( dataset.paged ),
		},
	} );
	// Added once, however often it is asked for.
	window.addEventListener( 'pagehide', rememberScroll );
}
