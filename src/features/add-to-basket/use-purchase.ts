import { listen } from '@marketday/behaviour';
import { announce, useMarketday, type Variation } from '@marketday/kernel';
import { clampQuantity, slotFields } from '@marketday/ui';
import {
	type FormEvent,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from 'react';

import { BUY_NOW } from './buy-row';
import type { AddToBasketProps, FormValues } from './form-props';
import { messages } from './messages';
import { firstWrongField, isReadWhole, useSlotFields } from './use-slot-fields';
import { useVariation, type VariationState } from './use-variation';
import {
	blockReason,
	type BlockReason,
	hasOpenAttribute,
	idsOfChoice,
	imageOfChoice,
} from './variation-matching';

/** The variation check runs 100 ms after the form starts (docs/PROTOCOL.md#times-and-limits). */
const CHECK_AFTER = 100;

/** True once the form is alive: what the server drew holds until then. */
function useLive(): boolean {
	const [ isLive, setLive ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setLive( true ), CHECK_AFTER );
		return () => clearTimeout( timer );
	}, [] );
	return isLive;
}

/** The limits of the found variation, else of the product. */
function useQuantity( props: AddToBasketProps, found: Variation | null ) {
	const [ requested, setRequested ] = useState( props.minimum );
	const rule = {
		minimum: found?.minimum ?? props.minimum,
		maximum: found ? found.maximum : props.maximum,
		step: props.step,
	};
	const soldIndividually =
		found?.isSoldIndividually ?? props.soldIndividually;
	return {
		rule,
		soldIndividually,
		quantity: soldIndividually ? 1 : clampQuantity( requested, rule ),
		setQuantity: setRequested,
	};
}

/** Tells the page which variation is shown, and which image goes with what is chosen. */
function useAnnouncements(
	{ attributes, onImage, onPossible, onVariation }: AddToBasketProps,
	form: RefObject< HTMLFormElement >,
	isLive: boolean,
	{ found, combinations, chosen }: ReturnType< typeof useVariation >
): void {
	const isReady = isLive && attributes.length > 0;
	const image = found
		? found.image
		: imageOfChoice( combinations ?? [], chosen );
	useEffect( () => {
		if ( isReady && form.current ) {
			onImage?.( form.current, image );
		}
	}, [ isReady, form, image?.full, onImage ] ); // eslint-disable-line react-hooks/exhaustive-deps -- an image is its address.
	useEffect( () => {
		if ( isReady && form.current ) {
			onPossible?.(
				form.current,
				found ? [ found.id ] : idsOfChoice( combinations ?? [], chosen )
			);
		}
	}, [ isReady, form, found, combinations, chosen, onPossible ] );
	useEffect( () => {
		if ( isReady && form.current ) {
			onVariation?.( form.current, found );
		}
	}, [ isReady, form, found, onVariation ] );
}

const refusal = ( reason: BlockReason ) =>
	reason === 'unavailable' ? messages.unavailable() : messages.incomplete();

/** Reason why the form does not add yet. */
function useReason(
	isVariable: boolean,
	{ chosen, found, isLooking, isUnknown }: VariationState,
	form: RefObject< HTMLFormElement >
): BlockReason | null {
	const isAnswered = useSlotFields( form );
	useEffect( () => {
		// At once: a press that waited for this form must meet no bubble of the browser's.
		form.current?.setAttribute( 'novalidate', '' );
	}, [ form ] );
	const reason =
		isVariable && ! isUnknown
			? blockReason( chosen, found, isLooking )
			: null;
	return reason ?? ( isAnswered ? null : 'unanswered' );
}

interface Addition {
	props: AddToBasketProps;
	form: RefObject< HTMLFormElement >;
	button: RefObject< HTMLButtonElement >;
	/** Id of the product, or of its variation. */
	id: number;
	quantity: number;
	choice: Readonly< Record< string, string > >;
}

/** Puts into the basket what the form says, and what has become of it. */
function useAddition( {
	props,
	form,
	button,
	id,
	quantity,
	choice,
}: Addition ) {
	const shop = useMarketday();
	const [ status, setStatus ] = useState< 'idle' | 'loading' | 'added' >(
		'idle'
	);
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => {
		// A page that comes back by the browser's button stands as it was left.
		return listen( window, 'pageshow', () => setStatus( 'idle' ) );
	}, [] );

	/** Works from any origin, and for a variation that only the shop can find. */
	async function addByStoreApi( further: Record< string, string > ) {
		const isAdded = await shop.basket.add( {
			...further,
			id,
			quantity,
			variation: Object.entries( choice ).map(
				( [ attribute, value ] ) => ( { attribute, value } )
			),
		} );
		if ( isAdded ) {
			announce( props.successMessage );
		} else {
			setProblem( shop.basket.getState().error?.message ?? '' );
		}
		return isAdded;
	}

	async function add() {
		const further = slotFields( form.current );
		const fields: FormValues = {
			...further,
			...choice,
			product_id: id,
			quantity,
			success_message: props.successMessage,
		};
		setStatus( 'loading' );
		setProblem( '' );
		try {
			const isAdded =
				props.onAdd && button.current
					? await props.onAdd( fields, button.current )
					: await addByStoreApi( further );
			setStatus( isAdded ? 'added' : 'idle' );
			return isAdded;
		} catch {
			// The plain form is the way without scripts, and the way out.
			form.current?.submit();
			return false;
		}
	}

	return { status, setStatus, problem, setProblem, add };
}

const isBuyNow = ( { nativeEvent }: FormEvent ) =>
	nativeEvent instanceof SubmitEvent &&
	nativeEvent.submitter?.getAttribute( 'name' ) === BUY_NOW;

/** Everything the form of a product page knows and does. */
export function usePurchase(
	props: AddToBasketProps,
	form: RefObject< HTMLFormElement >
) {
	const button = useRef< HTMLButtonElement >( null );
	const variation = useVariation( props );
	const { chosen, found } = variation;
	const amount = useQuantity( props, found );
	const isVariable = props.attributes.length > 0;
	const isLive = useLive();
	const [ resetNews, setResetNews ] = useState( '' );
	const reason = useReason( isVariable, variation, form );
	const { status, setStatus, problem, setProblem, add } = useAddition( {
		...{ props, form, button },
		id: found?.id ?? props.productId,
		quantity: amount.quantity,
		choice: isVariable ? chosen : {},
	} );

	useAnnouncements( props, form, isLive, variation );
	function forgetNews() {
		setStatus( 'idle' );
		setProblem( '' );
		setResetNews( '' );
	}

	async function buyNow() {
		if ( await add() ) {
			props.onBuyNow?.();
		}
	}

	function submit( event: FormEvent ) {
		if ( reason ) {
			const wrong =
				reason === 'unanswered' && firstWrongField( form.current );
			event.preventDefault();
			setProblem( wrong ? wrong.validationMessage : refusal( reason ) );
			if ( wrong ) {
				wrong.focus();
			}
		} else if ( status === 'loading' ) {
			event.preventDefault();
		} else if ( isReadWhole( form.current ) ) {
			setStatus( 'loading' );
		} else if ( isBuyNow( event ) && props.onBuyNow ) {
			event.preventDefault();
			buyNow();
		} else if ( isBuyNow( event ) ) {
			setStatus( 'loading' );
		} else if (
			! props.onAdd ||
			( found ? ! hasOpenAttribute( found ) : ! isVariable )
		) {
			event.preventDefault();
			add();
		}
	}

	return {
		...variation,
		...amount,
		...{ button, isVariable, isLive, status, problem, resetNews },
		blocked: isLive ? reason : null,
		submit,
		choose: ( name: string, value: string ) => {
			forgetNews();
			variation.choose( name, value );
		},
		reset: () => {
			forgetNews();
			variation.reset();
			setResetNews( messages.reset() );
			form.current
				?.querySelector< HTMLElement >(
					'.marketday-field:not(.marketday-field--swatches) > select, .marketday-swatch__input'
				)
				?.focus();
		},
	};
}
