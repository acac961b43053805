/** The check waits for the shopper to stop typing; its message stays for a while (docs/PROTOCOL.md#name-your-price). */
const CHECK_AFTER = 1000;
const MESSAGE_FOR = 4000;

const PREFIX = '.marketday-name-price';

/** Correction of a price, and which message says so; null where it is within the limits. */
function correction( input: HTMLInputElement, { dataset }: HTMLElement ) {
	const price = input.valueAsNumber;
	if ( Number.isNaN( price ) || price < Number( input.min ) ) {
		return {
			value: Number.isNaN( price ) ? input.value : input.min,
			message: dataset.below,
		};
	}
	return input.max !== '' && price > Number( input.max )
		? { value: input.max, message: dataset.above }
		: null;
}

function enhance( fieldset: HTMLElement ): void {
	const input = fieldset.querySelector< HTMLInputElement >(
		`${ PREFIX }__input`
	);
	const warning = fieldset.querySelector( `${ PREFIX }__warning` );
	if ( ! input || ! warning ) {
		return;
	}
	let check = 0;
	let hide = 0;
	const setValue = ( value: string ) => {
		input.value = value;
		// Whoever watches the form hears of it.
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};
	// Which suggestion was chosen says the field from now on, and nothing else is sent without one.
	input.required = true;
	// A shopper can be quicker than this script.
	const early = [
		...fieldset.querySelectorAll< HTMLInputElement >( '[type="radio"]' ),
	].find( ( radio ) => radio.checked && ! radio.defaultChecked );
	setValue(
		( input.value === input.defaultValue && early?.value ) || input.value
	);

	input.addEventListener( 'input', () => {
		fieldset
			.querySelectorAll< HTMLInputElement >( '[type="radio"]' )
			.forEach( ( radio ) => {
				radio.checked =
					parseFloat( radio.value ) === input.valueAsNumber;
			} );
		window.clearTimeout( check );
		check = window.setTimeout( () => {
			const wrong = correction( input, fieldset );
			if ( wrong ) {
				setValue( wrong.value );
				warning.textContent = wrong.message ?? '';
				window.clearTimeout( hide );
				hide = window.setTimeout( () => {
					warning.textContent = '';
				}, MESSAGE_FOR );
			}
		}, CHECK_AFTER );
	} );
	fieldset.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof HTMLInputElement && target.type === 'radio' ) {
			window.clearTimeout( check );
			setValue( target.value );
		}
	} );
}

/**
 * Makes the fields alive in which shoppers name prices.
 *
 * @param within
 */
export function enhanceNamedPrices( within: ParentNode ): void {
	within.querySelectorAll< HTMLElement >( PREFIX ).forEach( enhance );
}
