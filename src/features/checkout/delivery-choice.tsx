import { __, type Basket } from '@marketday/kernel';
import { useDelivery } from '@marketday/kernel/totals';
import { ChoiceList } from '@marketday/ui';

/** How the order is sent. */
export function DeliveryChoice( {
	basket,
	error,
}: {
	basket: Basket;
	error: string;
} ) {
	const lists = useDelivery( basket );
	return (
		<section className="marketday-checkout__section">
			<h2 className="marketday-checkout__heading">
				{ __( 'Delivery', 'marketday' ) }
			</h2>
			{ lists.length === 0 && (
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
