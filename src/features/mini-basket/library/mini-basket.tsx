import { useMarketday } from '@marketday/kernel';
import { useRevision } from '@marketday/kernel/headless';
import { forwardRef } from 'react';

import { MiniBasket as Button, type MiniBasketProps } from '../mini-basket';

/**
 * The basket's button with its count, and the drawer that it opens.
 *
 * @example
 * <MiniBasket
 * 	basketUrl="/basket"
 * 	checkoutUrl="/checkout"
 * 	shopUrl="/shop"
 * 	showLabel
 * 	opens="drawer"
 * />
 */
export const MiniBasket = forwardRef< HTMLDivElement, MiniBasketProps >(
	function BasketButton( props, ref ) {
		const revision = useRevision( useMarketday() );
		return <Button key={ revision } ref={ ref } { ...props } />;
	}
);
