/** More than anybody scrolls back to. */
const MOST = 20;

interface Loaded {
	/** The last page that was loaded, by the listing's id. */
	readonly loaded: Readonly< Record< string, unknown > >;
	readonly scroll: number;
}

/** Pages that this entry of the browser's history knows to have been loaded; scripts of others may have written there too. */
export function loadedBefore(): Loaded {
	const { loaded, scroll } = Object( window.history.state );
	return { loaded: Object( loaded ), scroll: Number( scroll ) || 0 };
}

/** Tells whether a listing had been loaded further than it is. */
export const isBehind = ( { dataset }: HTMLElement, page: unknown ): boolean =>
	Number( dataset.paged ) < Math.min( Number( page ), MOST );

/** Pages of the page's listings that have been loaded, this one with them. */
export const loadedWith = ( { dataset }: HTMLElement ) => ( {
	...loadedBefore().loaded,
	[ dataset.blockId ?? '' ]: Number( dataset.paged ),
} );
