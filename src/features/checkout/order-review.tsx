import {
	__,
	announce,
	type Basket,
	formatMoney,
	sprintf,
	useBasketState,
} from '@marketday/kernel';
import { totalRows } from '@marketday/kernel/totals';
import { AmountList } from '@marketday/ui';
import { useEffect, useRef } from 'react';

/** What is being ordered, and what it costs. */
export function OrderReview( {
	basket,
	basketUrl,
}: {
	basket: Basket;
	basketUrl: string;
} ) {
	const isBusy = useBasketState( ( { pending } ) => pending.length > 0 );
	const { lines, totals } = basket;
	const sum = formatMoney( totals.total, totals.currency );
	const heard = useRef( sum );
	useEffect( () => {
		if ( sum !== heard.current ) {
			heard.current = sum;
			announce(
				/* translators: %s: amount of money. */
				sprintf( __( 'New total: %s', 'marketday' ), sum )
			);
		}
	}, [ sum ] );
	return (
		<>
			<div className="marketday-checkout__review-head">
				<h2 className="marketday-checkout__heading">
					{ __( 'Your order', 'marketday' ) }
				</h2>
				<a href={ basketUrl }>{ __( 'Edit basket', 'marketday' ) }</a>
			</div>
			<ul className="marketday-checkout__lines">
				{ lines.map(
					( { key, name, quantity, choices, total, picture } ) => (
						<li key={ key } className="marketday-checkout__line">
							<span className="marketday-checkout__picture">
								{ picture && (
									<img
										src={ picture.src }
										alt=""
										width="56"
										height="56"
									/>
								) }
							</span>
							<span>
								<span className="marketday-checkout__name">
									{ `${ name } × ${ quantity }` }
								</span>
								{ choices.length > 0 && (
									<small className="marketday-checkout__choices">
										{ choices
											.map(
												( choice ) =>
													`${ choice.name }: ${ choice.value }`
											)
											.join( ', ' ) }
									</small>
								) }
							</span>
							<span className="marketday-checkout__amount">
								{ formatMoney( total, totals.currency ) }
							</span>
						</li>
					)
				) }
			</ul>
			<AmountList
				rows={ totalRows( basket ).map( ( { code, ...row } ) => row ) }
				isBusy={ isBusy }
			/>
		</>
	);
}
