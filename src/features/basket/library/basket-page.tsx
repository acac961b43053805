import { useMarketday } from '@marketday/kernel';
import { useRevision, useSteady } from '@marketday/kernel/headless';
import { forwardRef } from 'react';

import { BasketPage as Page, type BasketPageProps } from '../basket-page';

/**
 * The basket page, on a page of any origin. A basket that says nothing new does not take the place of what was changed since.
 *
 * @example
 * <BasketPage
 * 	basket={ basket }
 * 	notices={ [] }
 * 	formUrl=""
 * 	nonce=""
 * 	shopUrl="/shop"
 * 	checkoutUrl="/checkout"
 * 	showCoupon
 * />
 */
export const BasketPage = forwardRef< HTMLDivElement, BasketPageProps >(
	function WholeBasket( props, ref ) {
		return (
			<Page
				key={ useRevision( useMarketday() ) }
				ref={ ref }
				{ ...props }
				basket={ useSteady( props.basket ) }
			/>
		);
	}
);
