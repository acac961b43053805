import type * as changes from './basket-changes';
import { holdLinks } from './go-to';

type BasketChanges = typeof changes;

/** Code around a change of the basket: loaded when a shopper is about to make one, or another script made one. */
export const basketChanges = (): Promise< BasketChanges > =>
	import( /* webpackChunkName: "host-later" */ './basket-changes' );

/**
 * Changes the basket once the code for it is there. Links wait from the press on: a page that was left would send nothing.
 *
 * @param change Starts the change.
 * @return Rejects where the code cannot be loaded, too.
 */
export const changeBasket = async < Result >(
	change: ( changes: BasketChanges ) => Promise< Result >
): Promise< Result > =>
	(
		await holdLinks(
			basketChanges().then( ( loaded ) => ( { end: change( loaded ) } ) )
		)
	).end;
