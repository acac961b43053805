import {
	__,
	announce,
	type Basket,
	sprintf,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import {
	announceTotal,
	totalRows,
	useDelivery,
} from '@marketday/kernel/totals';
import { AmountList, ChoiceList } from '@marketday/ui';

import { FormKeys } from './form-keys';

export interface TotalsFormProps {
	basket: Basket;
	formUrl: string;
	nonce: string;
	isBusy: boolean;
}

/** The sums, with the choice of delivery and a way to take coupons off. */
export function TotalsForm( {
	basket,
	formUrl,
	nonce,
	isBusy,
}: TotalsFormProps ) {
	const shop = useMarketday();
	const delivery = useDelivery( basket );
	const pending = useBasketState( ( state ) => state.pending );

	async function removeCoupon( code: string ) {
		if ( await shop.basket.removeCoupon( code ) ) {
			announce( __( 'Coupon removed.', 'marketday' ) );
			announceTotal( shop.basket.getState().basket );
		}
	}

	const rows = totalRows( basket ).map( ( { code, ...row } ) =>
		code
			? {
					...row,
					children: (
						<button
							type="submit"
							className="marketday-link"
							name="remove-coupon"
							value={ code }
							aria-label={ sprintf(
								/* translators: %s: coupon code. */
								__( 'Remove coupon %s', 'marketday' ),
								code
							) }
							onClick={ () => removeCoupon( code ) }
						>
							{ __( 'Remove', 'marketday' ) }
						</button>
					),
			  }
			: row
	);

	return (
		<form
			className="marketday-basket__totals"
			method="post"
			action={ formUrl }
			onSubmit={ ( event ) => event.preventDefault() }
		>
			<FormKeys action="update-totals" nonce={ nonce } />
			<h2 className="marketday-basket__heading">
				{ __( 'Basket totals', 'marketday' ) }
			</h2>
			{ delivery.map( ( list ) => (
				<ChoiceList key={ list.name } { ...list } />
			) ) }
			{ delivery.some( ( { choices } ) => choices.length > 1 ) && (
				<button
					type="submit"
					className="marketday-button marketday-button--quiet marketday-without-scripts"
				>
					{ __( 'Update delivery', 'marketday' ) }
				</button>
			) }
			<AmountList rows={ rows } isBusy={ isBusy || pending.length > 0 } />
		</form>
	);
}
