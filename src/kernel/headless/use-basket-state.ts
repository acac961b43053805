import type { BasketState } from '../basket/basket-store';
import { useMarketday } from '../marketday-provider';
import { useSelection } from './use-core';

/**
 * A part of the basket's state; the component is drawn anew when something in that part changes.
 *
 * @example
 * const { count, lines } = useBasketState( ( { basket } ) => ( { count: basket?.itemCount ?? 0, lines: basket?.lines ?? [] } ) );
 * @param select
 */
export const useBasketState = < Part >(
	select: ( state: BasketState ) => Part
): Part => useSelection( useMarketday().basket, select );
