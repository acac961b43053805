import { decrease, increase } from '@marketday/ui';

import type { FormValues } from './form-props';
import { isReadWhole } from './use-slot-fields';

type Add = ( fields: FormValues, button: HTMLElement ) => Promise< boolean >;
type ShowAdded = ( button: HTMLElement ) => void;

/** The products of a grouped form with their quantities; what is empty or 0 is not wanted. */
export function wantedProducts( form: HTMLFormElement ): FormValues[] {
	const inputs = form.querySelectorAll< HTMLInputElement >(
		'input[name^="quantity["]'
	);
	return [ ...inputs ]
		.filter( ( { type, checked } ) => type !== 'checkbox' || checked )
		.map( ( { name, value } ) => ( {
			product_id: Number( /\[(\d+)\]/.exec( name )?.[ 1 ] ?? 0 ),
			quantity: Number( value ),
		} ) )
		.filter( ( { quantity } ) => quantity > 0 );
}

/** Minus and plus beside a quantity that begins at none. */
function enhanceSteps( quantity: HTMLElement ): void {
	const input = quantity.querySelector( 'input' );
	const buttons = [
		...quantity.querySelectorAll< HTMLButtonElement >( '[data-step]' ),
	];
	if ( ! input ) {
		return;
	}
	const rule = {
		minimum: Number( input.min ),
		maximum: input.max === '' ? null : Number( input.max ),
		step: Number( input.step ) || 1,
	};
	const after = ( button: HTMLButtonElement ) =>
		( button.dataset.step === '1' ? increase : decrease )(
			Number( input.value ),
			rule
		);
	const update = () =>
		buttons.forEach( ( button ) => {
			button.disabled = after( button ) === Number( input.value );
		} );
	buttons.forEach( ( button ) =>
		button.addEventListener( 'click', () => {
			input.value = String( after( button ) );
			update();
			// A button that ends here is disabled, and the keyboard must not be lost with it.
			if ( button.disabled ) {
				input.focus();
			}
		} )
	);
	input.addEventListener( 'input', update );
	update();
}

/**
 * Adds the chosen products of a grouped product one after the other in the background. Where none is chosen, or the
 * shop does not answer, the plain form goes its way and the server tells what is wrong.
 */
export function enhanceGroupedForm(
	form: HTMLFormElement,
	add: Add,
	showAdded: ShowAdded
): void {
	form.querySelectorAll< HTMLElement >( '.marketday-quantity' ).forEach(
		enhanceSteps
	);
	form.addEventListener( 'submit', async ( event ) => {
		const wanted = wantedProducts( form );
		const button = form.querySelector< HTMLElement >( '[type="submit"]' );
		if ( wanted.length === 0 || ! button || isReadWhole( form ) ) {
			return;
		}
		event.preventDefault();
		if ( button.classList.contains( 'loading' ) ) {
			return;
		}
		button.classList.add( 'loading' );
		try {
			for ( const fields of wanted ) {
				if ( ! ( await add( fields, button ) ) ) {
					return;
				}
			}
			showAdded( button );
		} catch {
			form.submit();
		} finally {
			button.classList.remove( 'loading' );
		}
	} );
}
