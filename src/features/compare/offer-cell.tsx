import { __, sprintf } from '@marketday/kernel';
import { HiddenFields } from '@marketday/kernel/product-list';
import type { useBusy } from '@marketday/ui';
import { useRef } from 'react';

import type {
	ComparedProduct,
	ComparisonActions,
	ComparisonData,
} from './comparison-data';

interface OfferCellProps {
	product: ComparedProduct;
	busy: ReturnType< typeof useBusy >;
	actions: ComparisonActions;
}

const buyFormId = ( id: number ) => `marketday-compared-${ id }`;

/** Each product is bought by a form of its own, so that Enter in its quantity buys it and no other. */
export const BuyForm = ( {
	id,
	data: { action, keys },
}: {
	id: number;
	data: Pick< ComparisonData, 'action' | 'keys' >;
} ) => (
	<form id={ buyFormId( id ) } method="post" action={ action || undefined }>
		<HiddenFields keys={ keys } />
	</form>
);

/** Offer of a product of the table. */
export function OfferCell( { product, busy, actions }: OfferCellProps ) {
	const field = useRef< HTMLInputElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const { id, name, offer } = product;

	async function add(): Promise< void > {
		// docs/PROTOCOL.md#quantity: less than one, and nothing at all, is one.
		const quantity = Math.max(
			1,
			Math.floor( Number( field.current?.value ) ) || 1
		);
		if ( field.current ) {
			field.current.value = String( quantity );
		}
		const { current } = button;
		if (
			current &&
			( await actions.addToBasket( product, quantity, current ) )
		) {
			actions.say( __( 'Added to your basket.', 'marketday' ) );
		}
	}

	if ( offer?.kind !== 'add' ) {
		return (
			offer && (
				<a
					className="marketday-button marketday-button--quiet"
					href={ offer.url }
				>
					{ offer.text }
					<span className="marketday-hidden">{ `: ${ name }` }</span>
				</a>
			)
		);
	}
	return (
		<>
			<input
				ref={ field }
				className="marketday-compared__quantity"
				type="number"
				inputMode="numeric"
				form={ buyFormId( id ) }
				name={ `quantity[${ id }]` }
				defaultValue={ offer.minimum }
				min="1"
				max={ offer.maximum ?? undefined }
				aria-label={ sprintf(
					/* translators: %s: product name. */
					__( 'Quantity of %s', 'marketday' ),
					name
				) }
			/>
			<button
				ref={ button }
				type="submit"
				data-marketday-button="compare"
				className="marketday-button"
				form={ buyFormId( id ) }
				name="to-basket"
				value={ id }
				data-product_id={ offer.productId }
				aria-busy={ busy.isBusy( `buy${ id }` ) }
				onClick={ ( event ) => {
					event.preventDefault();
					void busy.once( `buy${ id }`, add );
				} }
			>
				{ __( 'Add to basket', 'marketday' ) }
				<span className="marketday-hidden">{ `: ${ name }` }</span>
			</button>
		</>
	);
}
