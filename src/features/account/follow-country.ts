const BUTTON = 'button[name="update-address"]';

/** Sends the form as it is sent without scripts: the server draws the fields of the country that was chosen. */
async function fetchForm(
	form: HTMLFormElement,
	button: HTMLButtonElement
): Promise< HTMLFormElement > {
	const fields = new FormData( form );
	fields.set( button.name, button.value );
	const response = await fetch( form.action, {
		method: 'POST',
		body: fields,
	} );
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
		const { value, id } = target;
		form.setAttribute( 'aria-busy', 'true' );
		try {
			const next = await fetchForm( form, button );
			// A newer choice has its own answer.
			if ( target.isConnected && target.value === value ) {
				const hadFocus = target.matches( ':focus' );
				form.replaceWith( next );
				if ( hadFocus ) {
					document.getElementById( id )?.focus();
				}
				onShown( next );
			}
		} catch {
			button.classList.remove( 'marketday-without-scripts' );
		}
		form.removeAttribute( 'aria-busy' );
	} );
}
