import { __, sprintf } from '@marketday/kernel';
import { QuantityInput, type QuantityRule } from '@marketday/ui';
import { forwardRef, useEffect, useState } from 'react';

import type { BlockReason } from './variation-matching';

interface BuyRowProps {
	name: string;
	buttonText: string;
	/** The product's id where a second button leads to the checkout. */
	buyNow: number | undefined;
	/** Address of the 'View basket' link; '' where there is none, or the page puts it there. */
	basketUrl: string;
	rule: QuantityRule;
	quantity: number;
	soldIndividually: boolean;
	status: 'idle' | 'loading' | 'added';
	blocked: BlockReason | null;
	/** Id of what says which options are missing. */
	hint: string | undefined;
	onQuantity: ( quantity: number ) => void;
}

const BLOCKED: Record< BlockReason, string > = {
	'selection-needed': ' disabled wc-variation-selection-needed',
	unavailable: ' disabled wc-variation-is-unavailable',
	unanswered: ' disabled',
};

/** Milliseconds for which the button says 'Added'. */
const SAYS_FOR = 4000;

/** True from the moment that something is so, for as long as the button says it. */
function useWhile( isSo: boolean ): boolean {
	const [ isSaying, setSaying ] = useState( false );
	useEffect( () => {
		setSaying( isSo );
		const timer = setTimeout( () => setSaying( false ), SAYS_FOR );
		return () => clearTimeout( timer );
	}, [ isSo ] );
	return isSo && isSaying;
}

/** The plain form sends it with the rest: the shop then leads to the checkout. */
export const BUY_NOW = 'wopb-buy-now';

/** Quantity and button; the 'View basket' link once it was added. */
export const BuyRow = forwardRef< HTMLButtonElement, BuyRowProps >(
	function NamedBuyRow( props, button ) {
		const { name, rule, quantity, status, blocked } = props;
		const isSaying = useWhile( status === 'added' );
		return (
			<div className="marketday-add-to-basket__buy">
				{ props.soldIndividually ? (
					<input type="hidden" name="quantity" value="1" />
				) : (
					<QuantityInput
						name="quantity"
						quantity={ quantity }
						{ ...rule }
						label={
							/* translators: %s: product name. */
							sprintf( __( 'Quantity of %s', 'marketday' ), name )
						}
						decreaseLabel={ sprintf(
							/* translators: %s: product name. */
							__( 'Reduce quantity of %s', 'marketday' ),
							name
						) }
						increaseLabel={ sprintf(
							/* translators: %s: product name. */
							__( 'Increase quantity of %s', 'marketday' ),
							name
						) }
						limitText={ sprintf(
							/* translators: %d: number of items. */
							__( 'Only %d available.', 'marketday' ),
							rule.maximum ?? 0
						) }
						onChange={ props.onQuantity }
					/>
				) }
				<button
					ref={ button }
					type="submit"
					className={
						'single_add_to_cart_button marketday-button' +
						( blocked ? BLOCKED[ blocked ] : '' ) +
						( status === 'idle' ? '' : ` ${ status }` ) +
						( status === 'added' && ! isSaying ? ' is-rested' : '' )
					}
					aria-describedby={ props.hint }
					aria-disabled={ blocked ? true : undefined }
					aria-busy={ status === 'loading' || undefined }
				>
					{ isSaying ? __( 'Added', 'marketday' ) : props.buttonText }
				</button>
				{ props.buyNow && (
					<button
						type="submit"
						className="marketday-add-to-basket__buy-now marketday-button marketday-button--quiet"
						name={ BUY_NOW }
						value={ props.buyNow }
						aria-disabled={ blocked ? true : undefined }
					>
						{ __( 'Buy now', 'marketday' ) }
					</button>
				) }
				{ status === 'added' && props.basketUrl && (
					<a
						className="added_to_cart wc-forward"
						href={ props.basketUrl }
					>
						{ __( 'View basket', 'marketday' ) }
					</a>
				) }
			</div>
		);
	}
);
