import { __, type Basket, useBasketState } from '@marketday/kernel';
import {
	RemoveCouponButton,
	totalRows,
	useDelivery,
	useRemoveCoupon,
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
	const delivery = useDelivery( basket );
	const pending = useBasketState( ( state ) => state.pending );
	const removeCoupon = useRemoveCoupon();

	const rows = totalRows( basket ).map( ( { code, ...row } ) =>
		code
			? {
					...row,
					children: (
						<RemoveCouponButton
							code={ code }
							onRemove={ () => removeCoupon( code ) }
						/>
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
