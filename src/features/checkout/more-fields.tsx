import { __ } from '@marketday/kernel';
import { Field } from '@marketday/ui';

import type { CheckoutPageProps } from './checkout-props';
import { Fold } from './fold';
import { OrderFields } from './order-fields';
import type { CheckoutForm } from './use-checkout-form';

/** Fields that the shop adds to addresses, and the note. */
export function MoreFields( {
	orderFields,
	showNote,
	checkout,
}: Pick< CheckoutPageProps, 'orderFields' | 'showNote' > & {
	checkout: CheckoutForm;
} ) {
	const isWanted =
		showNote || orderFields.some( ( { place } ) => place === 'order' );
	return isWanted ? (
		<section className="marketday-checkout__section marketday-checkout__more">
			<OrderFields
				fields={ orderFields }
				place="order"
				values={ checkout.form.fields }
				errors={ checkout.errors }
				onChange={ checkout.changeOrderField }
			/>
			{ showNote && <Note checkout={ checkout } /> }
		</section>
	) : null;
}

/** A note about the order, folded until it is wanted. */
function Note( { checkout: { form, change } }: { checkout: CheckoutForm } ) {
	const label = __( 'Order notes', 'marketday' );
	return (
		<Fold
			label={ label }
			hint={ __( '(optional)', 'marketday' ) }
			isWanted={ form.note !== '' }
		>
			<Field
				id="order_comments"
				label={ label }
				type="textarea"
				value={ form.note }
				onChange={ ( note ) => change( { note } ) }
			/>
		</Fold>
	);
}
