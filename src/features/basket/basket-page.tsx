import {
	__,
	type Basket,
	type Notice,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import { useQuantities, useRemoval } from '@marketday/kernel/lines';
import { freeDelivery, offerList } from '@marketday/kernel/totals';
import {
	classes,
	NoticeList,
	OfferList,
	ProgressBar,
	Slot,
	type SlotContents,
} from '@marketday/ui';
import { forwardRef, useEffect } from 'react';

import { BasketTable } from './basket-table';
import { CheckoutLink } from './checkout-link';
import { CouponForm } from './coupon-form';
import { TotalsForm } from './totals-form';
import { UndoRemoval } from './undo-removal';

export interface BasketPageProps {
	basket: Basket;
	notices: readonly Notice[];
	/** Address that the forms go to without scripts: this page. */
	formUrl: string;
	nonce: string;
	shopUrl: string;
	checkoutUrl: string;
	/** Goes to the checkout in another way than by its address. */
	onCheckout?: ( () => void ) | undefined;
	/** The coupon section starts closed. */
	showCoupon: boolean;
	/** Shows how far it is to free delivery, above the table. */
	showFreeDelivery?: boolean;
	/** Shows what goes well with the basket, below it. */
	showCrossSells?: boolean;
	/** Contents of its slots, by name: `basket-top`, `basket-foot`, and `basket-line-{key}` for each line. */
	slots?: SlotContents;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** The basket page: the lines, a coupon, the sums and the way to the checkout. */
export const BasketPage = forwardRef< HTMLDivElement, BasketPageProps >(
	function WholeBasket( props, ref ) {
		const { formUrl, nonce, shopUrl, checkoutUrl, showCoupon } = props;
		const { showFreeDelivery = true, showCrossSells = true } = props;
		const shop = useMarketday();
		const basket =
			useBasketState( ( state ) => state.basket ) ?? props.basket;
		const error = useBasketState( ( state ) => state.error );
		const quantities = useQuantities();
		const removal = useRemoval( quantities );

		const first = props.basket;
		useEffect( () => shop.basket.seed( first ), [ shop, first ] );

		const problems = [
			...basket.errors,
			...( error && ! basket.errors.includes( error.message )
				? [ error.message ]
				: [] ),
		].map( ( message ) => ( { kind: 'error' as const, message } ) );
		const form = { formUrl, nonce };
		const bar = showFreeDelivery ? freeDelivery( basket ) : null;

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
					<>
						<Slot name="basket-top" contents={ props.slots } />
						<div className="marketday-basket__columns">
							<div className="marketday-basket__main">
								{ bar && <ProgressBar { ...bar } /> }
								<BasketTable
									{ ...form }
									basket={ basket }
									quantities={ quantities }
									onRemove={ removal.remove }
									slots={ props.slots }
								/>
							</div>
							<div className="marketday-basket__aside">
								{ showCoupon && <CouponForm { ...form } /> }
								<TotalsForm
									{ ...form }
									basket={ basket }
									isBusy={ quantities.isBusy }
								/>
								<CheckoutLink
									url={ checkoutUrl }
									onCheckout={ props.onCheckout }
									isBusy={ quantities.isBusy }
									beforeLeaving={ quantities.settle }
								/>
								<Slot
									name="basket-foot"
									contents={ props.slots }
								/>
							</div>
						</div>
						{ showCrossSells && (
							<OfferList { ...offerList( basket ) } level={ 2 } />
						) }
					</>
				) }
			</div>
		);
	}
);
