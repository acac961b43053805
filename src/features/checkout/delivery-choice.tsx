import { __, type Basket, ratePrice, useMarketday } from '@marketday/kernel';
import { ChoiceList } from '@marketday/ui';
import { useState } from 'react';

/** How the order is sent. The choice shows at once; the sums follow. */
export function DeliveryChoice( {
	basket,
	error,
}: {
	basket: Basket;
	error: string;
} ) {
	const shop = useMarketday();
	const [ wishes, setWishes ] = useState<
		Readonly< Record< string, string > >
	>( {} );
	const { packages, totals } = basket;
	const isKnown = packages.some( ( { rates } ) => rates.length > 0 );

	async function choose( packageId: string, rateId: string ) {
		setWishes( ( others ) => ( { ...others, [ packageId ]: rateId } ) );
		await shop.basket.chooseShippingRate( packageId, rateId );
		setWishes( {} );
	}

	return (
		<section className="marketday-checkout__section">
			<h2 className="marketday-checkout__heading">
				{ __( 'Delivery', 'marketday' ) }
			</h2>
			{ ! isKnown && (
				<p className="marketday-checkout__hint">
					{ basket.hasCalculatedShipping
						? __(
								'We do not deliver to this address. Please check it, or choose another.',
								'marketday'
						  )
						: __(
								'The ways of delivery appear here when we know your address.',
								'marketday'
						  ) }
				</p>
			) }
			{ packages
				.filter( ( { rates } ) => rates.length > 0 )
				.map( ( { id, name, rates } ) => (
					<ChoiceList
						key={ id }
						name={ `shipping_method[${ id }]` }
						legend={
							packages.length > 1
								? name
								: __( 'Delivery', 'marketday' )
						}
						isLegendHidden={ packages.length < 2 }
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
						error={ error }
					/>
				) ) }
		</section>
	);
}
