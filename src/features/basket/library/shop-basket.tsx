import { __, useBasketState, useMarketday } from '@marketday/kernel';
import { classes } from '@marketday/ui';
import { forwardRef, useEffect } from 'react';

import type { BasketPageProps } from '../basket-page';
import { BasketPage } from './basket-page';

export interface ShopBasketProps
	extends Pick<
		BasketPageProps,
		| 'shopUrl'
		| 'checkoutUrl'
		| 'onCheckout'
		| 'showFreeDelivery'
		| 'showCrossSells'
		| 'slots'
	> {
	/** The coupon's section; there is one without it. */
	showCoupon?: boolean | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * The basket of a page that no server has drawn: it asks for what is in it.
 *
 * @example
 * <ShopBasket shopUrl="/shop" checkoutUrl="https://shop.example/checkout/" />
 */
export const ShopBasket = forwardRef< HTMLDivElement, ShopBasketProps >(
	function WholeBasket( { className, showCoupon = true, ...props }, ref ) {
		const { basket: store } = useMarketday();
		const basket = useBasketState( ( state ) => state.basket );
		const status = useBasketState( ( state ) => state.status );
		const error = useBasketState( ( state ) => state.error );
		useEffect( () => void store.load(), [ store ] );
		if ( basket ) {
			return (
				<BasketPage
					ref={ ref }
					className={ className }
					basket={ basket }
					notices={ [] }
					formUrl=""
					nonce=""
					showCoupon={ showCoupon }
					{ ...props }
				/>
			);
		}
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-basket', className ) }
				aria-busy={ status === 'loading' || undefined }
			>
				{ status === 'error' && (
					<div role="alert">
						<p className="marketday-problem">{ error?.message }</p>
						<button
							type="button"
							className="marketday-button marketday-button--quiet"
							onClick={ () => void store.refresh() }
						>
							{ __( 'Try again', 'marketday' ) }
						</button>
					</div>
				) }
			</div>
		);
	}
);
