import { useMarketday } from '@marketday/kernel';
import { useRevision } from '@marketday/kernel/headless';
import { forwardRef } from 'react';

import { MiniBasket as Button, type MiniBasketProps } from '../mini-basket';
import {
	MiniBasketContents as Contents,
	type MiniBasketContentsProps,
} from '../mini-basket-contents';

/** The basket's button with its count, and the drawer that it opens. */
export const MiniBasket = forwardRef< HTMLDivElement, MiniBasketProps >(
	function BasketButton( props, ref ) {
		const revision = useRevision( useMarketday() );
		return <Button key={ revision } ref={ ref } { ...props } />;
	}
);

/** What the drawer shows: the lines, their sum and the ways on. */
export const MiniBasketContents = forwardRef<
	HTMLDivElement,
	MiniBasketContentsProps
>( function BasketContents( props, ref ) {
	const revision = useRevision( useMarketday() );
	return <Contents key={ revision } ref={ ref } { ...props } />;
} );
