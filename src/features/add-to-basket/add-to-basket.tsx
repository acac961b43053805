import { useMarketday } from '@marketday/kernel';
import { clampQuantity } from '@marketday/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { BuyRow } from './buy-row';
import type { AddToBasketProps, FormValues } from './form-props';
import { messages } from './messages';
import { OptionSelects } from './option-selects';
import { useVariation } from './use-variation';
import { VariationDetails } from './variation-details';
import { blockReason, hasOpenAttribute } from './variation-matching';

const CHECK_AFTER = 100;

/** The form of a product page: choose, how many, add (section 4 'Variation form'). */
export function AddToBasket( props: AddToBasketProps ) {
	const { productId, attributes } = props;
	const shop = useMarketday();
	const form = useRef< HTMLFormElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const variation = useVariation( props );
	const { chosen, found } = variation;
	const isVariable = attributes.length > 0;
	const [ isLive, setLive ] = useState( false );
	const [ wished, setWished ] = useState( props.minimum );
	const [ status, setStatus ] = useState< 'idle' | 'loading' | 'added' >(
		'idle'
	);
	const [ problem, setProblem ] = useState( '' );
	const [ resetNews, setResetNews ] = useState( '' );

	const rule = {
		minimum: found?.minimum ?? props.minimum,
		maximum: found ? found.maximum : props.maximum,
		step: props.step,
	};
	const isOne = found?.isSoldIndividually ?? props.soldIndividually;
	const quantity = isOne ? 1 : clampQuantity( wished, rule );
	const reason = isVariable
		? blockReason( chosen, found, variation.isLooking )
		: null;
	const blocked = isLive ? reason : null;

	useEffect( () => {
		const timer = setTimeout( () => setLive( true ), CHECK_AFTER );
		return () => clearTimeout( timer );
	}, [] );

	const { onVariation } = props;
	useEffect( () => {
		if ( isLive && form.current && isVariable ) {
			onVariation?.( form.current, found );
		}
	}, [ isLive, isVariable, found, onVariation ] );

	function afterChoice() {
		setStatus( 'idle' );
		setProblem( '' );
		setResetNews( '' );
	}

	const addQuietly = async ( fields: FormValues ) => {
		const answer = await shop.client.wcAjax.addToCart( fields );
		await shop.basket.refresh();
		return ! answer.error;
	};

	async function add() {
		const fields = {
			...( isVariable ? chosen : {} ),
			product_id: found?.id ?? productId,
			quantity,
			success_message: props.successMessage,
		};
		setStatus( 'loading' );
		try {
			const isAdded =
				props.onAdd && button.current
					? await props.onAdd( fields, button.current )
					: await addQuietly( fields );
			setStatus( isAdded ? 'added' : 'idle' );
		} catch {
			// The plain form is the way without scripts, and the way out.
			form.current?.submit();
		}
	}

	function submit( event: FormEvent ) {
		if ( reason ) {
			event.preventDefault();
			setProblem(
				reason === 'unavailable'
					? messages.unavailable()
					: messages.incomplete()
			);
		} else if ( status === 'loading' ) {
			event.preventDefault();
		} else if ( ! found || ! hasOpenAttribute( found ) ) {
			event.preventDefault();
			add();
		}
	}

	return (
		<form
			ref={ form }
			className={
				( isVariable ? 'variations_form ' : '' ) +
				'cart marketday-add-to-basket'
			}
			method="post"
			action={ props.action }
			data-product_id={ productId }
			noValidate={ isLive }
			onSubmit={ submit }
		>
			{ isVariable && (
				<>
					<OptionSelects
						{ ...{ productId, attributes, chosen, isLive } }
						variations={ variation.variations }
						showsMissing={ problem !== '' }
						onChoose={ ( name, value ) => {
							afterChoice();
							variation.choose( name, value );
						} }
						onReset={ () => {
							afterChoice();
							variation.reset();
							setResetNews( messages.reset() );
							form.current?.querySelector( 'select' )?.focus();
						} }
					/>
					<div
						className="reset_variations_alert marketday-hidden"
						role="alert"
					>
						{ resetNews }
					</div>
					<VariationDetails variation={ found } />
				</>
			) }
			<div className="marketday-add-to-basket__problem" role="alert">
				{ problem && <p>{ problem }</p> }
				{ ! problem && variation.isUnmatched && (
					<p className="wc-no-matching-variations">
						{ messages.noMatch() }
					</p>
				) }
			</div>
			<BuyRow
				ref={ button }
				name={ props.name }
				buttonText={ props.buttonText }
				basketUrl={ props.onAdd ? '' : props.basketUrl }
				soldIndividually={ isOne }
				onQuantity={ setWished }
				{ ...{ rule, quantity, status, blocked } }
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
