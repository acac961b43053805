import { useMarketday } from '@marketday/kernel';
import { useRevision } from '@marketday/kernel/headless';
import { forwardRef } from 'react';

import {
	MiniBasketContents as Contents,
	type MiniBasketContentsProps,
} from '../mini-basket-contents';

/**
 * Contents of the drawer: the lines, their sum and the ways on.
 *
 * @example
 * <MiniBasketContents basketUrl="/basket" checkoutUrl="/checkout" shopUrl="/shop" />
 */
export const MiniBasketContents = forwardRef<
	HTMLDivElement,
	MiniBasketContentsProps
>( function BasketContents( props, ref ) {
	const revision = useRevision( useMarketday() );
	return <Contents key={ revision } ref={ ref } { ...props } />;
} );
