import type * as changes from './basket-changes';

type BasketChanges = typeof changes;

/** Code around a change of the basket: loaded when a shopper is about to make one, or another script made one. */
export const basketChanges = (): Promise< BasketChanges > =>
	import( /* webpackChunkName: "host-later" */ './basket-changes' );

/** `sendAddition` of basket-changes.ts, for views that add on their own. */
export const sendAddition: BasketChanges[ 'sendAddition' ] = async (
	...values
) => ( await basketChanges() ).sendAddition( ...values );

/** `insertViewBasket` of basket-changes.ts. */
export const insertViewBasket = async (
	...values: Parameters< BasketChanges[ 'insertViewBasket' ] >
): Promise< void > => ( await basketChanges() ).insertViewBasket( ...values );
