import { __, sprintf } from '@marketday/kernel';
import type { useBusy } from '@marketday/ui';
import { useRef } from 'react';

import type { ComparedProduct, ComparisonActions } from './comparison-data';

interface OfferCellProps {
	product: ComparedProduct;
	busy: ReturnType< typeof useBusy >;
	actions: ComparisonActions;
}

/** How a product of the table is bought. */
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
				name={ `quantity[${ id }]` }
				defaultValue={ offer.minimum }
				min="1"
				max={ offer.maximum ?? undefined }
				onKeyDown={ ( event ) => {
					// The form's first button would be pressed, of whichever product.
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						button.current?.click();
					}
				} }
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
