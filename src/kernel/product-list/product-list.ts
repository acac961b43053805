import { createQueue } from '../api/queue';

type Ids = readonly number[];

/** Memory of a list between two pages: a cookie that the shop writes, or a browser's storage. */
export interface ListMemory {
	read: () => Ids;
	/** Writes it where the shop does not itself. */
	write?: ( ids: Ids ) => void;
}

export interface ProductListOptions {
	/** Tells lists apart where tabs wait for each other: `wishlist`. */
	name: string;
	memory: ListMemory;
}

/** The ids of products (or variations) that a visitor keeps: a wishlist, a comparison. */
export interface ProductList {
	ids: () => Ids;
	has: ( id: number ) => boolean;
	/** Another tab, page or answer may have changed it. */
	refresh: () => void;
	/**
	 * Shows the change at once, then sends it; changes are sent one at a time, so that none is lost. Where it is refused, the
	 * list is what it was, and the refusal is thrown.
	 */
	change: < Answer >(
		next: ( ids: Ids ) => Ids,
		send: () => Promise< Answer >
	) => Promise< Answer >;
	/** @return Ends it. */
	subscribe: ( listener: ( ids: Ids ) => void ) => () => void;
}

/**
 * @example
 * const wishlist = createProductList( { name: 'wishlist', memory } );
 * await wishlist.change( ( ids ) => [ ...ids, 12 ], () => sendToShop( 12 ) );
 */
export function createProductList( {
	name,
	memory,
}: ProductListOptions ): ProductList {
	const queue = createQueue( `marketday-${ name }` );
	const listeners = new Set< ( ids: Ids ) => void >();
	let ids = memory.read();

	const show = ( next: Ids ) => {
		ids = next;
		listeners.forEach( ( listener ) => listener( ids ) );
	};
	const refresh = () => show( memory.read() );

	return {
		ids: () => ids,
		has: ( id ) => ids.includes( id ),
		refresh,
		change: async ( next, send ) => {
			show( next( memory.read() ) );
			try {
				const response = await queue( send );
				memory.write?.( next( memory.read() ) );
				return response;
			} finally {
				refresh();
			}
		},
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
