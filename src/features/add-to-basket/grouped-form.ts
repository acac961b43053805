import type { FormValues } from './form-props';

type Add = ( fields: FormValues, button: HTMLElement ) => Promise< boolean >;

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

/**
 * Adds the chosen products of a grouped product one after the other in the background. Where none is chosen, or the
 * shop does not answer, the plain form goes its way and the server tells what is wrong.
 */
export function enhanceGroupedForm( form: HTMLFormElement, add: Add ): void {
	form.addEventListener( 'submit', async ( event ) => {
		const wanted = wantedProducts( form );
		const button = form.querySelector< HTMLElement >( '[type="submit"]' );
		if ( wanted.length === 0 || ! button ) {
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
			button.classList.add( 'added' );
		} catch {
			form.submit();
		} finally {
			button.classList.remove( 'loading' );
		}
	} );
}
