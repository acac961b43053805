import { __ } from '@marketday/kernel';

/** Gives a password field a button that shows and hides what was typed (docs/PROTOCOL.md#account). */
export function addPasswordToggle( input: HTMLInputElement ): void {
	const hasOne = input.nextElementSibling?.matches(
		'.marketday-password__toggle'
	);
	if ( hasOne ) {
		return;
	}
	// The field stays where it is: moving it would take the focus from someone who is typing.
	input.parentElement?.classList.add( 'marketday-password' );
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'marketday-password__toggle';
	const label = () => {
		button.textContent =
			input.type === 'password'
				? __( 'Show password', 'marketday' )
				: __( 'Hide password', 'marketday' );
	};
	button.addEventListener( 'click', () => {
		input.type = input.type === 'password' ? 'text' : 'password';
		label();
	} );
	// What is sent is a password again, so that no browser offers it as a word it knows.
	input.form?.addEventListener( 'submit', () => {
		input.type = 'password';
		label();
	} );
	label();
	input.after( button );
}
