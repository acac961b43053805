import { __, sprintf, useMarketday } from '@marketday/kernel';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';

import type { AddToBasketProps, CardOptionsProps } from './form-props';
import { movedNews } from './messages';
import { OptionField } from './option-field';
import { Swatches } from './swatches';
import { type ChoiceProps, useVariation } from './use-variation';
import {
	type Chosen,
	imageOfChoice,
	isStarted,
	type Offer,
	offersOf,
} from './variation-matching';

/** Attributes beside the first. */
const MOST_OTHERS = 2;

/** The form's props, fetched when a shopper first turns to the card: a listing of many products carries none of them. */
function useForm( productId: number ) {
	const { client } = useMarketday();
	const [ form, setForm ] = useState< AddToBasketProps | null >( null );
	const isAsked = useRef( false );
	return {
		form,
		load: () => {
			if ( ! isAsked.current ) {
				isAsked.current = true;
				client.read( `marketday/v1/products/${ productId }/form` ).then(
					( response ) => setForm( response as AddToBasketProps ),
					() => {
						// The product's page is the way then; the next sign asks again.
						isAsked.current = false;
					}
				);
			}
		},
	};
}

/** Fields that an address has behind its question mark, which a form that is sent would lose. */
function fieldsOf( url: string ): [ string, string ][] {
	return [ ...new URLSearchParams( url.split( /[?#]/ )[ 1 ] ) ];
}

/** Choice on the card, and what can be chosen. */
function useCardChoice( { productId, attribute, ...props }: CardOptionsProps ) {
	const element = useRef< HTMLFormElement >( null );
	const { form, load } = useForm( productId );
	const known: ChoiceProps = form ?? {
		productId,
		attributes: [ attribute ],
		variations: [],
		chosen: { [ attribute.name ]: props.chosen },
		found: null,
	};
	const choice = useVariation( known );
	const { chosen, found, combinations } = choice;
	const { onChoice } = props;
	const [ isTouched, setTouched ] = useState( false );
	const own = chosen[ attribute.name ] ?? '';

	// What was chosen before the others were known goes with them now.
	useEffect( () => {
		if ( form ) {
			choice.choose( attribute.name, own, {
				...form.chosen,
				[ attribute.name ]: '',
			} );
		}
	}, [ form ] ); // eslint-disable-line react-hooks/exhaustive-deps -- once, when it comes.

	const image = found
		? found.image
		: imageOfChoice( combinations ?? [], chosen );
	useEffect( () => {
		if ( form && isTouched && element.current ) {
			onChoice?.( element.current, {
				...{ chosen, image, variation: found },
				buttonText: form.buttonText,
				buttonDescription: sprintf(
					/* translators: 1: words of a button, such as 'Add to basket', 2: product name. */
					__( '%1$s: “%2$s”', 'marketday' ),
					form.buttonText,
					form.name
				),
			} );
		}
	}, [ form, isTouched, chosen, found, image?.full, onChoice ] ); // eslint-disable-line react-hooks/exhaustive-deps -- an image is its address.

	const nothing = Object.fromEntries(
		known.attributes.map( ( one ) => [ one.name, '' ] )
	);
	const offersFor = (
		choices: Chosen
	): Readonly< Record< string, Offer > > =>
		form && combinations ? offersOf( combinations, choices ) : {};
	const others = known.attributes.filter(
		( { name } ) => name !== attribute.name
	);
	return {
		...{ element, load, chosen, own },
		made: offersFor( nothing ),
		offers: offersFor( chosen ),
		// What takes more than a card has room for is chosen on the product's page.
		others:
			isTouched && isStarted( chosen ) && others.length <= MOST_OTHERS
				? others
				: [],
		news:
			found && ! found.isInStock
				? __( 'Out of stock', 'marketday' )
				: movedNews( known.attributes, chosen, choice.moved ),
		choose: ( name: string, value: string ) => {
			load();
			setTouched( true );
			choice.choose( name, value );
		},
	};
}

/** Options of a variable product on its card (docs/PROTOCOL.md#variation-form): the first as swatches, the others once one is chosen. */
export function CardOptions( props: CardOptionsProps ) {
	const { productId, name, url, attribute, shown } = props;
	const { element, load, chosen, own, made, offers, others, news, choose } =
		useCardChoice( props );
	const [ isWhole, setWhole ] = useState( false );
	const id = useId();
	const { options } = attribute;
	const more = isWhole ? 0 : Math.max( 0, options.length - shown );
	const showRest = ( event: MouseEvent ) => {
		event.preventDefault();
		setWhole( true );
	};

	return (
		<form
			ref={ element }
			className="marketday-card-options"
			action={ url }
			method="get"
			data-product_id={ productId }
			onPointerMove={ load }
			onFocus={ load }
			onSubmit={ ( event ) => event.preventDefault() }
		>
			{ fieldsOf( url ).map( ( [ field, value ] ) => (
				<input
					key={ field }
					type="hidden"
					name={ field }
					value={ value }
				/>
			) ) }
			<div className="marketday-card-options__first">
				<Swatches
					name={ attribute.name }
					options={ more ? options.slice( 0, shown ) : options }
					label={ sprintf(
						/* translators: 1: option, such as 'Colour', 2: product name. */
						__( '%1$s of %2$s', 'marketday' ),
						attribute.label,
						name
					) }
					chosen={ own }
					isMade={ ( value ) =>
						made[ attribute.name ]?.isPossible( value ) ?? true
					}
					isFit={ ( value ) =>
						offers[ attribute.name ]?.isPossible( value ) ?? true
					}
					isSoldOut={ ( value ) =>
						offers[ attribute.name ]?.isSoldOut( value ) ?? false
					}
					onChoose={ ( value ) => choose( attribute.name, value ) }
				/>
				{ more > 0 && (
					<a
						className="marketday-card-options__more"
						href={ url }
						aria-label={ sprintf(
							/* translators: 1: number of values, 2: option, such as 'Colour', 3: product name. */
							__( '%1$d more of %2$s: %3$s', 'marketday' ),
							more,
							attribute.label,
							name
						) }
						onClick={ showRest }
					>
						{ `+${ more }` }
					</a>
				) }
			</div>
			<div className="marketday-card-options__over">
				{ others.map( ( one ) => (
					<OptionField
						key={ one.name }
						{ ...one }
						id={ `${ id }${ one.name }` }
						chosen={ chosen[ one.name ] ?? '' }
						isMissing={ false }
						made={ made[ one.name ] }
						offer={ offers[ one.name ] }
						onChoose={ choose }
					/>
				) ) }
				<p className="marketday-card-options__news" role="status">
					{ news }
				</p>
			</div>
		</form>
	);
}
