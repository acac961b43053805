import { useEffect, useState } from 'react';

import { useCoreState } from '../headless';
import { useMarketday } from '../marketday-provider';
import { askMarketday } from './ask-marketday';
import type { KeptProducts, KeptProductsState } from './kept-products';

interface KeptRows< Rows > extends KeptProductsState {
	/** Rows as Marketday tells them; null until then, and where products of the Store API are asked for. */
	readonly rows: Rows | null;
}

/** Call that asks for Marketday's own rows. */
export interface RowsCall< Rows > {
	/** Such as `marketday/v1/wishlist`. */
	readonly call: string;
	readonly isRows: ( body: unknown ) => body is Rows;
}

/**
 * Rows of a list, asked for whenever it has changed: its rows as Marketday tells them in one call, or, of a shop without Marketday
 * or where there is no call, its products by the Store API.
 */
export function useKeptRows< Rows >(
	list: KeptProducts,
	asked: RowsCall< Rows > | null
): KeptRows< Rows > {
	const { client } = useMarketday();
	const state = useCoreState( list );
	const [ rows, setRows ] = useState< Rows | null >( null );
	const { ids, products } = state;
	const joinedIds = ids.join();

	useEffect( () => {
		let isOver = false;
		async function ask( { call, isRows }: RowsCall< Rows > ) {
			const body = await askMarketday(
				client,
				call,
				new URLSearchParams( { products: joinedIds } ).toString()
			);
			return isRows( body ) ? body : null;
		}
		async function load(): Promise< void > {
			const fetched = asked
				? await ask( asked ).catch( () => null )
				: null;
			if ( isOver ) {
				return;
			}
			setRows( fetched );
			const known = new Set( products.map( ( { id } ) => id ) );
			if ( ! fetched && ids.some( ( id ) => ! known.has( id ) ) ) {
				await list.load();
			}
		}
		if ( joinedIds ) {
			void load();
		}
		return () => {
			isOver = true;
		};
	}, [ client, list, joinedIds, asked ] ); // eslint-disable-line react-hooks/exhaustive-deps -- the ids say it; what the shop no longer has is not asked for again.
	return { ...state, rows };
}
