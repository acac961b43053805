import { __, sprintf } from '@marketday/kernel';
import { classes, Slot } from '@marketday/ui';
import { forwardRef, useImperativeHandle, useRef } from 'react';

import { BuyRow } from './buy-row';
import type { AddToBasketProps } from './form-props';
import { messages, movedNews } from './messages';
import { OptionSelects } from './option-selects';
import { usePurchase } from './use-purchase';
import { VariationDetails } from './variation-details';

/** The form of a product page: choose, how many, add (docs/PROTOCOL.md#variation-form). */
export const AddToBasket = forwardRef< HTMLFormElement, AddToBasketProps >(
	function ProductForm( props, ref ) {
		const { productId, attributes } = props;
		const form = useRef< HTMLFormElement >( null );
		useImperativeHandle< HTMLFormElement | null, HTMLFormElement | null >(
			ref,
			() => form.current
		);
		const purchase = usePurchase( props, form );
		const { found, problem, isLive, isVariable, chosen } = purchase;
		const hint = `choose-${ productId }`;
		const missing = attributes.filter( ( { name } ) => ! chosen[ name ] );

		return (
			<form
				ref={ form }
				className={ classes(
					isVariable && 'marketday-add-to-basket--variable',
					'cart marketday-add-to-basket',
					props.className
				) }
				method="post"
				encType="multipart/form-data"
				action={ props.action }
				data-product_id={ productId }
				onSubmit={ purchase.submit }
			>
				{ isVariable && (
					<>
						<OptionSelects
							{ ...{ productId, attributes, isLive } }
							combinations={ purchase.combinations }
							chosen={ chosen }
							showsMissing={ problem !== '' }
							onChoose={ purchase.choose }
							onReset={ purchase.reset }
						/>
						<div
							className="reset_variations_alert marketday-hidden"
							role="alert"
						>
							{ purchase.resetNews }
						</div>
						<div
							className="marketday-add-to-basket__moved"
							role="status"
						>
							{ movedNews( attributes, chosen, purchase.moved ) }
						</div>
						<VariationDetails variation={ found } />
					</>
				) }
				<Slot name="product-form-options" contents={ props.slots } />
				<div className="marketday-add-to-basket__problem" role="alert">
					{ problem && <p>{ problem }</p> }
					{ ! problem && purchase.isUnmatched && (
						<p className="wc-no-matching-variations">
							{ messages.noMatch() }
						</p>
					) }
				</div>
				{ missing.length > 0 && (
					<p className="marketday-add-to-basket__hint" id={ hint }>
						{ sprintf(
							/* translators: %s: names of options, such as 'Colour, Size'. */
							__( 'Choose an option for %s.', 'marketday' ),
							missing.map( ( { label } ) => label ).join( ', ' )
						) }
					</p>
				) }
				<Slot name="product-form-fields" contents={ props.slots } />
				<BuyRow
					ref={ purchase.button }
					hint={ missing.length > 0 ? hint : undefined }
					name={ props.name }
					buttonText={ props.buttonText }
					buyNow={ props.showBuyNow ? productId : undefined }
					basketUrl={ props.onAdd ? '' : props.basketUrl }
					rule={ purchase.rule }
					quantity={ purchase.quantity }
					soldIndividually={ purchase.soldIndividually }
					status={ purchase.status }
					blocked={ purchase.blocked }
					onQuantity={ purchase.setQuantity }
				/>
				<input type="hidden" name="add-to-cart" value={ productId } />
				{ isVariable && (
					<>
						<input
							type="hidden"
							name="product_id"
							value={ productId }
						/>
						<input
							type="hidden"
							name="variation_id"
							className="variation_id"
							value={ found?.id ?? 0 }
						/>
					</>
				) }
			</form>
		);
	}
);
