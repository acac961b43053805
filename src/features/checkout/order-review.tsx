import {
	__,
	type Basket,
	formatMoney,
	useBasketState,
} from '@marketday/kernel';
import { announceTotal, totalRows } from '@marketday/kernel/totals';
import { AmountList } from '@marketday/ui';
import { useEffect, useRef } from 'react';

import { OrderLines } from './order-lines';
import { RemoveCoupon, type RemoveCouponProps } from './remove-coupon';

/** Width at which the layout has two columns: `@container marketday-checkout` in blocks/checkout/style.scss. */
const WIDE = 56 * 16;

/** Says the new total where it has changed. */
function useSpokenTotal( basket: Basket, sum: string ): void {
	const announced = useRef( sum );
	useEffect( () => {
		if ( sum !== announced.current ) {
			announced.current = sum;
			announceTotal( basket );
		}
	}, [ sum ] ); // eslint-disable-line react-hooks/exhaustive-deps -- once for each sum.
}

/**
 * Lines and costs of the order: above the form and folded on small screens, where its total stays in sight; beside
 * it and open on wide ones.
 */
export function OrderReview( {
	basket,
	basketUrl,
	...keys
}: {
	basket: Basket;
	basketUrl: string;
} & Omit< RemoveCouponProps, 'code' > ) {
	const element = useRef< HTMLDetailsElement >( null );
	const isBusy = useBasketState( ( { pending } ) => pending.length > 0 );
	const { totals } = basket;
	const isRefused = basket.errors.length > 0;
	const sum = formatMoney( totals.total, totals.currency );
	useSpokenTotal( basket, sum );
	useEffect( () => {
		const details = element.current;
		// The styles show it there; screen readers are told by this.
		const isWide = ( details?.parentElement?.clientWidth ?? 0 ) >= WIDE;
		// What holds the order may be taken off there.
		if ( details && ( isWide || isRefused ) ) {
			details.open = true;
		}
	}, [ isRefused ] );
	return (
		<details className="marketday-checkout__review" ref={ element }>
			<summary className="marketday-checkout__review-head">
				<h2 className="marketday-checkout__heading">
					{ __( 'Your order', 'marketday' ) }
				</h2>
				<span className="marketday-checkout__sum">{ sum }</span>
			</summary>
			<div className="marketday-checkout__review-body">
				<OrderLines basket={ basket } />
				<AmountList
					rows={ totalRows( basket ).map( ( { code, ...row } ) =>
						code
							? {
									...row,
									children: (
										<RemoveCoupon
											code={ code }
											{ ...keys }
										/>
									),
							  }
							: row
					) }
					isBusy={ isBusy }
				/>
				<a className="marketday-checkout__edit" href={ basketUrl }>
					{ __( 'Edit basket', 'marketday' ) }
				</a>
			</div>
		</details>
	);
}
