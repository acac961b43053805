type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSwitch = ( { type }: Control ) =>
	type === 'radio' || type === 'checkbox';

/** Value that the server drew in it. */
function drawnValue( control: Control ): string {
	if ( ! ( control instanceof HTMLSelectElement ) ) {
		return control.defaultValue;
	}
	const options = [ ...control.options ];
	const drawn = options.find( ( { defaultSelected } ) => defaultSelected );
	return ( drawn ?? options[ 0 ] )?.value ?? '';
}

function isChanged( control: Control ): boolean {
	if ( control instanceof HTMLInputElement && isSwitch( control ) ) {
		// A radio button that was left is told by the one that was chosen.
		return (
			control.checked !== control.defaultChecked &&
			( control.checked || control.type === 'checkbox' )
		);
	}
	return control.type !== 'hidden' && control.value !== drawnValue( control );
}

/** Sets it as the browser does when a shopper types: past React's own record of the value, so that React hears of it. */
function setSilently( control: Control, value: string ): void {
	Object.getOwnPropertyDescriptor(
		Object.getPrototypeOf( control ),
		'value'
	)?.set?.call( control, value );
}

function replay( control: Control, typed: string ): void {
	if ( control instanceof HTMLInputElement && isSwitch( control ) ) {
		control.checked = control.defaultChecked;
		control.click();
		return;
	}
	control.value = drawnValue( control );
	setSilently( control, typed );
	const name = control instanceof HTMLSelectElement ? 'change' : 'input';
	control.dispatchEvent( new Event( name, { bubbles: true } ) );
	if ( control !== control.ownerDocument.activeElement ) {
		// It was left meanwhile: some fields count what they hold only then.
		control.dispatchEvent(
			new FocusEvent( 'focusout', { bubbles: true } )
		);
	}
}

function changedIn( island: HTMLElement ): Control[] {
	const controls = island.querySelectorAll< Control >(
		'input, textarea, select'
	);
	return [ ...controls ].filter( isChanged );
}

/** True when a shopper is in the form, or has typed or chosen something already. */
export const isUsed = ( island: HTMLElement ): boolean =>
	island.matches( ':focus-within' ) || changedIn( island ).length > 0;

/**
 * React knows only what the server drew, and puts that back while a form comes alive or with its first change. Called
 * before; the answer, called when the form is alive, types and chooses anew what a shopper (or a browser that fills in or
 * restores a page) typed and chose until then.
 */
export function rememberTyped( island: HTMLElement ): () => void {
	const before = new Map(
		changedIn( island ).map( ( control ) => [ control, control.value ] )
	);

	// A letter that comes while React takes over may be put back with the rest before the answer is called.
	const note = ( { target }: Event ) => {
		const control = target as Control;
		if ( ! isSwitch( control ) ) {
			before.set( control, control.value );
		}
	};
	island.addEventListener( 'input', note, true );

	return () => {
		island.removeEventListener( 'input', note, true );
		// Letters that were typed while it came alive are newer than those remembered.
		changedIn( island ).forEach( ( control ) =>
			before.set( control, control.value )
		);
		before.forEach( ( typed, control ) => replay( control, typed ) );
	};
}
