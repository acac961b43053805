const BUTTON = 'button[name="update-address"]';

/** Sends the form as it is sent without scripts: the server draws the fields of the country that was chosen. */
async function fetchForm(
	address: string,
	fields: FormData
): Promise< HTMLFormElement > {
	const response = await fetch( address, { method: 'POST', body: fields } );
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	const next = page.querySelector( BUTTON )?.closest( 'form' );
	if ( ! response.ok || ! next ) {
		throw new Error( 'The page has no address.' );
	}
	return document.importNode( next, true );
}

/** Puts a form in the place of another, with the focus and what was typed after it was sent. */
function replaceForm(
	form: HTMLFormElement,
	next: HTMLFormElement,
	sent: FormData
): void {
	for ( const [ name, value ] of new FormData( form ) ) {
		const field = next.elements.namedItem( name );
		if ( field && 'value' in field && sent.get( name ) !== value ) {
			field.value = String( value );
		}
	}
	const focused = form.querySelector( ':focus' )?.id;
	form.replaceWith( next );
	if ( focused ) {
		document.getElementById( focused )?.focus();
	}
}

/**
 * An address has the fields of its country as soon as another one is chosen; where they cannot be fetched, there is the button that those
 * without scripts have.
 *
 * @param form    Of an address.
 * @param onShown Called with the form that has come in its place.
 */
export function followCountry(
	form: HTMLFormElement,
	onShown: ( form: HTMLFormElement ) => void
): void {
	form.addEventListener( 'change', async ( { target } ) => {
		const button = form.querySelector< HTMLButtonElement >( BUTTON );
		if (
			! button ||
			! ( target instanceof HTMLSelectElement ) ||
			! target.name.endsWith( '_country' )
		) {
			return;
		}
		const { value } = target;
		const sent = new FormData( form );
		sent.set( button.name, button.value );
		form.setAttribute( 'aria-busy', 'true' );
		try {
			const next = await fetchForm( form.action, sent );
			// A newer choice has its own answer.
			if ( target.isConnected && target.value === value ) {
				replaceForm( form, next, sent );
				onShown( next );
			}
		} catch {
			button.classList.remove( 'marketday-without-scripts' );
		}
		form.removeAttribute( 'aria-busy' );
	} );
}
