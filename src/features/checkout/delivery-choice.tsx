import { __, announce, type Basket } from '@marketday/kernel';
import { useDelivery } from '@marketday/kernel/totals';
import { ChoiceList } from '@marketday/ui';
import { useEffect, useRef } from 'react';

/** Choice of how the order is sent. */
export function DeliveryChoice( {
	basket,
	error,
}: {
	basket: Basket;
	error: string;
} ) {
	const lists = useDelivery( basket );
	const sentence = basket.hasCalculatedShipping
		? __(
				'We don’t deliver to this address. Check it, or enter a different one.',
				'marketday'
		  )
		: __( 'Enter your address to see delivery options.', 'marketday' );
	const refusal =
		lists.length === 0 && basket.hasCalculatedShipping ? sentence : '';
	const announced = useRef( refusal );
	useEffect( () => {
		if ( refusal && refusal !== announced.current ) {
			announce( refusal );
		}
		announced.current = refusal;
	}, [ refusal ] );

	return (
		<section className="marketday-checkout__section">
			<h2 className="marketday-checkout__heading">
				{ __( 'Delivery', 'marketday' ) }
			</h2>
			{ lists.length === 0 && (
				<p className="marketday-checkout__hint">{ sentence }</p>
			) }
			{ lists.map( ( list ) => (
				<ChoiceList
					key={ list.name }
					{ ...list }
					isLegendHidden={ basket.packages.length < 2 }
					error={ error }
				/>
			) ) }
		</section>
	);
}
