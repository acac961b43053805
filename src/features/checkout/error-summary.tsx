import { __ } from '@marketday/kernel';

import type { FieldErrors } from './validate-form';

/** All that is wrong, above the form: each message leads to its field. */
export function ErrorSummary( { errors }: { errors: FieldErrors } ) {
	const entries = Object.entries( errors );
	return (
		<div className="marketday-checkout__summary">
			{ entries.length > 0 && (
				<div
					className="marketday-notice marketday-notice--error"
					role="alert"
				>
					<p>{ __( 'Please correct these fields:', 'marketday' ) }</p>
					<ul>
						{ entries.map( ( [ field, message ] ) => (
							<li key={ field }>
								<a href={ `#${ field }` }>{ message }</a>
							</li>
						) ) }
					</ul>
				</div>
			) }
		</div>
	);
}
