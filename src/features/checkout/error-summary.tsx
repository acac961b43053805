import { __, announce } from '@marketday/kernel';

import type { FieldErrors } from './validate-form';

/** Messages that are about the order, not about a field. */
const OF_NO_FIELD = 'checkout';

/** Says once all that is wrong: the list itself is read no more while fields are put right, one after another. */
export function announceErrors( errors: FieldErrors ): void {
	const messages = Object.entries( errors )
		.filter( ( [ field ] ) => field !== OF_NO_FIELD )
		.map( ( [ , message ] ) => message );
	if ( messages.length > 0 ) {
		announce(
			[ __( 'There’s a problem', 'marketday' ), ...messages ].join( ' ' ),
			'assertive'
		);
	}
}

/** Summary of what an order was refused for, above the form, as long as it is wrong: each message leads to its field. */
export function ErrorSummary( {
	errors,
	fields,
}: {
	errors: FieldErrors;
	fields: readonly string[];
} ) {
	const general = fields.includes( OF_NO_FIELD )
		? errors[ OF_NO_FIELD ]
		: undefined;
	const wrong = fields.filter(
		( field ) => field !== OF_NO_FIELD && errors[ field ]
	);
	return (
		<div className="marketday-checkout__summary">
			{ ( general || wrong.length > 0 ) && (
				<div
					className="marketday-notice marketday-notice--error"
					role={ general ? 'alert' : undefined }
				>
					{ general && <p>{ general }</p> }
					{ wrong.length > 0 && (
						<>
							<p>{ __( 'There’s a problem', 'marketday' ) }</p>
							<ul>
								{ wrong.map( ( field ) => (
									<li key={ field }>
										<a href={ `#${ field }` }>
											{ errors[ field ] }
										</a>
									</li>
								) ) }
							</ul>
						</>
					) }
				</div>
			) }
		</div>
	);
}
