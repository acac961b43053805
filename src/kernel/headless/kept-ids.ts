import type { ListMemory } from '../product-list/product-list';

/** Storage of texts for a front end's visitor: `localStorage` has this shape. */
export interface TextStorage {
	getItem: ( name: string ) => string | null;
	setItem: ( name: string, value: string ) => void;
}

const isId = ( value: unknown ): value is number =>
	Number.isInteger( value ) && Number( value ) > 0;

/** The browser's storage, or nothing on a server and where it is switched off. */
export function browserStorage(): TextStorage | null {
	try {
		return globalThis.localStorage ?? null;
	} catch {
		return null;
	}
}

/**
 * A list of products in the visitor's own browser. What cannot be read is an empty list.
 *
 * @param name
 * @param storage
 * @param most    No more than these are kept.
 */
export function keptIds(
	name: string,
	storage: TextStorage | null = browserStorage(),
	most = 100
): Required< ListMemory > {
	return {
		read: () => {
			try {
				const kept: unknown = JSON.parse(
					storage?.getItem( name ) ?? '[]'
				);
				return Array.isArray( kept )
					? kept.filter( isId ).slice( 0, most )
					: [];
			} catch {
				return [];
			}
		},
		write: ( ids ) => {
			try {
				storage?.setItem(
					name,
					JSON.stringify( ids.slice( 0, most ) )
				);
			} catch {
				// A full or a closed storage: the list lives as long as the page.
			}
		},
	};
}
