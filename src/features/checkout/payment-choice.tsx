import { __, type Basket, useMarketday } from '@marketday/kernel';
import { ChoiceList } from '@marketday/ui';

import type { PaymentMethod } from './checkout-props';

export interface PaymentChoiceProps {
	methods: readonly PaymentMethod[];
	chosen: string;
	basket: Basket;
	error: string;
	/** Extensions draw their fields only where scripts run. */
	isLive: boolean;
	onChoose: ( id: string ) => void;
	setPaymentData: ( data: Readonly< Record< string, string > > ) => void;
}

export function PaymentChoice( {
	methods,
	chosen,
	basket,
	error,
	isLive,
	onChoose,
	setPaymentData,
}: PaymentChoiceProps ) {
	const { checkout } = useMarketday();
	const Fields = isLive ? checkout.payment( chosen )?.Fields : undefined;
	return (
		<section className="marketday-checkout__section marketday-checkout__payment">
			<h2 className="marketday-checkout__heading">
				{ __( 'Payment', 'marketday' ) }
			</h2>
			{ methods.length === 0 ? (
				<p className="marketday-checkout__hint">
					{ __(
						'We can’t take payment for this order online. Please contact us.',
						'marketday'
					) }
				</p>
			) : (
				<ChoiceList
					name="payment_method"
					legend={ __( 'Payment', 'marketday' ) }
					isLegendHidden
					chosen={ chosen }
					choices={ methods.map( ( { id, title, description } ) => ( {
						value: id,
						label: title,
						description,
					} ) ) }
					onChoose={ onChoose }
					error={ error }
				/>
			) }
			{ Fields && (
				<Fields basket={ basket } setPaymentData={ setPaymentData } />
			) }
		</section>
	);
}
