import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';

export interface PasswordToggle {
	/** e.g. 'Show password'. */
	show: string;
	/** e.g. 'Hide password'. */
	hide: string;
}

/** A password, and once scripts are there a button that shows and hides what was typed. What is sent is a password again. */
export function PasswordInput( {
	control,
	toggle,
}: {
	control: InputHTMLAttributes< HTMLInputElement >;
	toggle: PasswordToggle | undefined;
} ) {
	const [ isReady, setReady ] = useState( false );
	const [ isShown, setShown ] = useState( false );
	const input = useRef< HTMLInputElement >( null );
	useEffect( () => {
		setReady( true );
		const form = input.current?.form;
		const hide = () => setShown( false );
		form?.addEventListener( 'submit', hide );
		return () => form?.removeEventListener( 'submit', hide );
	}, [] );
	return (
		<span className="marketday-password">
			<input
				{ ...control }
				ref={ input }
				type={ isShown ? 'text' : 'password' }
			/>
			{ toggle && isReady && (
				<button
					type="button"
					className="marketday-password__toggle"
					onClick={ () => setShown( ! isShown ) }
				>
					{ isShown ? toggle.hide : toggle.show }
				</button>
			) }
		</span>
	);
}
