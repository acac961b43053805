import {
	__,
	type Basket,
	type BasketLine,
	type Notice,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import { classes, NoticeList, Slot, type SlotContents } from '@marketday/ui';
import { forwardRef, useEffect } from 'react';

import { BasketTable } from './basket-table';
import { CheckoutLink } from './checkout-link';
import { CouponForm } from './coupon-form';
import { TotalsForm } from './totals-form';
import { UndoRemoval } from './undo-removal';
import { useQuantities } from './use-quantities';
import { useRemoval } from './use-removal';

export interface BasketPageProps {
	basket: Basket;
	notices: readonly Notice[];
	/** Where the forms go without scripts: this page. */
	formUrl: string;
	nonce: string;
	shopUrl: string;
	checkoutUrl: string;
	/** The coupon section starts closed. */
	showCoupon: boolean;
	/** What fills its slots, by name: `basket-foot`, and `basket-line-{key}` for each line. */
	slots?: SlotContents;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** The basket page: the lines, a coupon, the sums and the way to the checkout. */
export const BasketPage = forwardRef< HTMLDivElement, BasketPageProps >(
	function WholeBasket( props, ref ) {
		const { formUrl, nonce, shopUrl, checkoutUrl, showCoupon } = props;
		const shop = useMarketday();
		const basket =
			useBasketState( ( state ) => state.basket ) ?? props.basket;
		const error = useBasketState( ( state ) => state.error );
		const quantities = useQuantities();
		const removal = useRemoval();

		const first = props.basket;
		useEffect( () => shop.basket.seed( first ), [ shop, first ] );

		// The shopper's last wish goes, and comes back, with the line.
		const remove = ( line: BasketLine ) => {
			const quantity = quantities.of( line ) || line.quantity;
			quantities.forget( line );
			removal.remove( { ...line, quantity } );
		};

		const problems = [
			...basket.errors,
			...( error && ! basket.errors.includes( error.message )
				? [ error.message ]
				: [] ),
		].map( ( message ) => ( { kind: 'error' as const, message } ) );
		const form = { formUrl, nonce };

		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-basket', props.className ) }
			>
				<NoticeList notices={ [ ...props.notices, ...problems ] } />
				<UndoRemoval { ...removal } />
				{ basket.lines.length === 0 ? (
					<div className="marketday-basket__empty">
						<p>{ __( 'Your basket is empty.', 'marketday' ) }</p>
						<a className="marketday-button" href={ shopUrl }>
							{ __( 'Browse the shop', 'marketday' ) }
						</a>
					</div>
				) : (
					<div className="marketday-basket__columns">
						<BasketTable
							{ ...form }
							basket={ basket }
							quantities={ quantities }
							onRemove={ remove }
							slots={ props.slots }
						/>
						<div className="marketday-basket__aside">
							{ showCoupon && <CouponForm { ...form } /> }
							<TotalsForm
								{ ...form }
								basket={ basket }
								isBusy={ quantities.isBusy }
							/>
							<CheckoutLink
								url={ checkoutUrl }
								beforeLeaving={ quantities.settle }
							/>
							<Slot name="basket-foot" contents={ props.slots } />
						</div>
					</div>
				) }
			</div>
		);
	}
);
