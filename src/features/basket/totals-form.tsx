import {
	__,
	announce,
	type Basket,
	ratePrice,
	sprintf,
	totalRows,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import { AmountList, ChoiceList } from '@marketday/ui';
import { useState } from 'react';

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
	const pending = useBasketState( ( state ) => state.pending );
	const [ wishes, setWishes ] = useState<
		Readonly< Record< string, string > >
	>( {} );
	const { packages, totals } = basket;

	async function choose( packageId: string, rateId: string ) {
		setWishes( ( others ) => ( { ...others, [ packageId ]: rateId } ) );
		await shop.basket.chooseShippingRate( packageId, rateId );
		setWishes( ( { [ packageId ]: wish, ...others } ) =>
			wish === rateId ? others : { ...others, [ packageId ]: wish ?? '' }
		);
	}

	async function removeCoupon( code: string ) {
		if ( await shop.basket.removeCoupon( code ) ) {
			announce( __( 'The coupon has been removed.', 'marketday' ) );
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
			{ packages.map( ( { id, name, rates } ) => (
				<ChoiceList
					key={ id }
					name={ `shipping_method[${ id }]` }
					legend={
						packages.length > 1
							? name
							: __( 'Delivery', 'marketday' )
					}
					chosen={
						wishes[ id ] ??
						rates.find( ( { chosen } ) => chosen )?.id ??
						''
					}
					choices={ rates.map( ( rate ) => ( {
						value: rate.id,
						label: rate.name,
						detail: ratePrice( rate.price, totals ),
					} ) ) }
					onChoose={ ( rateId ) => choose( id, rateId ) }
				/>
			) ) }
			{ packages.some( ( { rates } ) => rates.length > 1 ) && (
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
