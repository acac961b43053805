import { __ } from '@marketday/kernel';

import type { FieldErrors } from './validate-form';

/** What an order was refused for, above the form, as long as it is wrong: each message leads to its field. */
export function ErrorSummary( {
	errors,
	fields,
}: {
	errors: FieldErrors;
	fields: readonly string[];
} ) {
	const entries = Object.entries( errors ).filter( ( [ field ] ) =>
		fields.includes( field )
	);
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
