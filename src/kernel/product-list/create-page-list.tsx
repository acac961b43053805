import { type ReactElement, useEffect, useSyncExternalStore } from 'react';

interface PageListOptions< Contents > {
	/** Selector of the visitor's own list: another one on the page is somebody else's, to look at. */
	own: string;
	/** Reads it out of the server's markup. */
	read: ( element: ParentNode ) => Contents;
	draw: ( contents: Contents ) => ReactElement;
}

interface PageListProps< Contents > {
	contents: Contents;
	isOwn: boolean;
}

/** A list of products on its page, which React takes over (`fromMarkup`) and draws anew with what an answer holds. */
export function createPageList< Contents >( {
	own,
	read,
	draw,
}: PageListOptions< Contents > ) {
	const listeners = new Set< () => void >();
	const held = new Set< HTMLButtonElement >();
	let shown: Contents | null = null;
	let setAlive: () => void;
	const isAlive = new Promise< void >( ( resolve ) => {
		setAlive = resolve;
	} );

	const subscribe = ( listener: () => void ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	};

	function PageList( { contents, isOwn }: PageListProps< Contents > ) {
		const newest = useSyncExternalStore(
			subscribe,
			() => shown,
			() => null
		);
		// Not within the effect: React draws what an event has changed only after it.
		useEffect( () => queueMicrotask( setAlive ), [] );
		return draw( ( isOwn && newest ) || contents );
	}

	return {
		/** @return False where the page has no list of the visitor's own. */
		show: ( contents: Contents ): boolean => {
			const isThere = document.querySelector( own ) !== null;
			if ( isThere ) {
				shown = contents;
				listeners.forEach( ( listener ) => listener() );
			}
			return isThere;
		},
		/** Does what was pressed before the page's list was alive, which answers its buttons itself. */
		hold: async ( button: HTMLButtonElement ): Promise< void > => {
			if ( ! button.closest( '[data-marketday-island]' ) ) {
				// Of a page that a cache has kept from before.
				button.form?.requestSubmit( button );
			} else if ( ! held.has( button ) ) {
				held.add( button );
				await isAlive;
				held.delete( button );
				button.click();
			}
		},
		island: {
			Component: PageList,
			read: ( element: HTMLElement ): PageListProps< Contents > => ( {
				contents: read( element ),
				isOwn: element.matches( own ),
			} ),
		},
	};
}
