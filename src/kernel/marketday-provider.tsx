import {
	createContext,
	createElement,
	type ReactNode,
	useContext,
} from 'react';
import { useStore } from 'zustand';

import type { Client } from './api/calls';
import type { BasketState, BasketStore } from './basket/basket-store';
import type { CheckoutExtensions } from './checkout/checkout-extensions';

/** Services that every component of the shop needs: the calls, the page's one basket, and what takes part in its checkout. */
export interface Marketday {
	client: Client;
	basket: BasketStore;
	checkout: CheckoutExtensions;
}

const Context = createContext< Marketday | null >( null );

/**
 * Gives the components inside it the shop. On a WordPress page the islands are inside one already.
 *
 * @example
 * <MarketdayProvider shop={ createMarketday( { restUrl: 'https://shop.example/wp-json/' } ) }>
 * 	<ShopBasket checkoutUrl="/checkout/" shopUrl="/" />
 * </MarketdayProvider>
 */
export function MarketdayProvider( {
	shop,
	children,
}: {
	shop: Marketday;
	children?: ReactNode;
} ) {
	return createElement( Context.Provider, { value: shop }, children );
}

/**
 * @example
 * const { basket, client } = useMarketday();
 */
export function useMarketday(): Marketday {
	const shop = useContext( Context );
	if ( ! shop ) {
		throw new Error(
			'No <MarketdayProvider shop={ … }> around this part.'
		);
	}
	return shop;
}

/** A part of the basket's state; the component is drawn anew when that part changes. */
export function useBasketState< Part >(
	select: ( state: BasketState ) => Part
): Part {
	return useStore( useMarketday().basket, select );
}
