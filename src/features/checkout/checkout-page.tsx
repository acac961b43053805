import { __, useBasketState, useMarketday } from '@marketday/kernel';
import { classes, NoticeList, Slot, type SlotContents } from '@marketday/ui';
import { forwardRef, useEffect } from 'react';

import { CheckoutFormView } from './checkout-form';
import type { CheckoutPageProps } from './checkout-props';
import { CouponForm } from './coupon-form';
import { LoginForm } from './login-form';
import { navigation } from './navigation';
import { OrderReview } from './order-review';

/** Buttons that pay at once; nothing where nobody brings any. */
function ExpressButtons( { slots }: { slots: SlotContents | undefined } ) {
	return slots?.[ 'checkout-express' ] ? (
		<section className="marketday-checkout__express">
			<h2 className="marketday-checkout__heading">
				{ __( 'Express checkout', 'marketday' ) }
			</h2>
			<Slot name="checkout-express" contents={ slots } />
			<p className="marketday-checkout__or">
				{ __( 'Or fill in your details', 'marketday' ) }
			</p>
		</section>
	) : null;
}

/** The checkout: who and where, how it is sent and paid, and the order itself. */
export const CheckoutPage = forwardRef< HTMLDivElement, CheckoutPageProps >(
	function WholeCheckout( props, ref ) {
		const shop = useMarketday();
		const first = props.basket;
		const basket = useBasketState( ( state ) => state.basket ) ?? first;
		useEffect( () => shop.basket.seed( first ), [ shop, first ] );
		// It was ordered in another tab: the page as the server draws it leads to the order.
		const isEmptied = first.lines.length > 0 && basket.lines.length === 0;
		useEffect( () => {
			if ( isEmptied ) {
				navigation.reload();
			}
		}, [ isEmptied ] );

		const problems = basket.errors.map( ( message ) => ( {
			kind: 'error' as const,
			message,
		} ) );

		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-checkout', props.className ) }
			>
				<NoticeList notices={ [ ...props.notices, ...problems ] } />
				{ basket.lines.length === 0 ? (
					<div className="marketday-checkout__empty">
						<p>{ __( 'Your basket is empty.', 'marketday' ) }</p>
						<a className="marketday-button" href={ props.shopUrl }>
							{ __( 'Browse the shop', 'marketday' ) }
						</a>
					</div>
				) : (
					<div className="marketday-checkout__layout">
						<OrderReview
							basket={ basket }
							basketUrl={ props.basketUrl }
							formUrl={ props.formUrl }
							nonce={ props.nonce }
						/>
						<div className="marketday-checkout__main">
							<ExpressButtons slots={ props.slots } />
							<div className="marketday-checkout__before">
								{ props.login && (
									<LoginForm
										{ ...props }
										login={ props.login }
									/>
								) }
								{ props.showCoupon && (
									<CouponForm { ...props } />
								) }
							</div>
							<CheckoutFormView { ...props } basket={ basket } />
						</div>
					</div>
				) }
			</div>
		);
	}
);
