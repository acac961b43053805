import { __ } from '@marketday/kernel';

export interface LoginFormProps {
	loginUrl: string;
	lostPasswordUrl: string;
	/** Where the shopper comes back to. */
	formUrl: string;
}

/** For shoppers with an account: WordPress's own log-in, which returns to this page. */
export function LoginForm( {
	loginUrl,
	lostPasswordUrl,
	formUrl,
}: LoginFormProps ) {
	return (
		<details className="marketday-more">
			<summary>{ __( 'Have an account? Log in', 'marketday' ) }</summary>
			<form method="post" action={ loginUrl }>
				<input type="hidden" name="redirect_to" value={ formUrl } />
				<div className="marketday-field">
					<label
						className="marketday-field__label"
						htmlFor="username"
					>
						{ __( 'Username or email address', 'marketday' ) }
					</label>
					<input
						className="marketday-field__control"
						id="username"
						name="log"
						type="text"
						autoComplete="username"
						required
					/>
				</div>
				<div className="marketday-field">
					<label
						className="marketday-field__label"
						htmlFor="password"
					>
						{ __( 'Password', 'marketday' ) }
					</label>
					<input
						className="marketday-field__control"
						id="password"
						name="pwd"
						type="password"
						autoComplete="current-password"
						required
					/>
				</div>
				<p className="marketday-choice">
					<input
						type="checkbox"
						id="rememberme"
						name="rememberme"
						value="forever"
					/>
					<label htmlFor="rememberme">
						{ __( 'Remember me', 'marketday' ) }
					</label>
				</p>
				<button
					type="submit"
					className="marketday-button marketday-button--quiet"
				>
					{ __( 'Log in', 'marketday' ) }
				</button>
				<a href={ lostPasswordUrl }>
					{ __( 'Lost your password?', 'marketday' ) }
				</a>
			</form>
		</details>
	);
}
