/** The product's form that a button stands below. */
export function productForm( root: HTMLElement ): HTMLFormElement | null {
	const id = root.dataset.product_id ?? '';
	return (
		document.querySelector< HTMLFormElement >(
			`form.cart[data-product_id="${ id }"]`
		) ??
		root.parentElement?.querySelector< HTMLFormElement >( 'form.cart' ) ??
		document.querySelector< HTMLFormElement >( 'form.cart' )
	);
}

/** Tells whether the form's own button would say why nothing can be added: then it says it. A field that is not filled may be hidden behind swatches. */
export function isIncomplete( form: HTMLFormElement | null ): boolean {
	const button = form?.querySelector< HTMLElement >(
		'.single_add_to_cart_button'
	);
	if ( ! form || ! button ) {
		return false;
	}
	const isClosed =
		button.ariaDisabled === 'true' ||
		button.classList.contains( 'disabled' ) ||
		button.matches( ':disabled' );
	if ( isClosed || ! form.checkValidity() ) {
		button.click();
		return true;
	}
	return false;
}

export interface ChosenProduct {
	id: number;
	quantity: number;
	variations: Array< { name: string; value: string } >;
	extra: Record< string, string >;
}

/** Product that the form would add, with all that other features have put into it. */
export function chosenProduct( root: HTMLElement ): ChosenProduct {
	const form = productForm( root );
	const extra: Record< string, string > = {};
	for ( const [ name, value ] of form ? new FormData( form ) : [] ) {
		if ( typeof value === 'string' && name !== 'add-to-cart' ) {
			extra[ name ] = value;
		}
	}
	return {
		id: Number( root.dataset.product_id ),
		quantity: Math.max( 1, Number( extra.quantity ?? 1 ) || 1 ),
		variations: Object.entries( extra )
			.filter( ( [ name ] ) => name.startsWith( 'attribute_' ) )
			.map( ( [ name, value ] ) => ( { name, value } ) ),
		extra,
	};
}
