import { __ } from '@marketday/kernel';

import { Checkbox } from './checkbox';

export function TermsCheckbox( {
	termsUrl,
	isChecked,
	error,
	onChange,
}: {
	termsUrl: string;
	isChecked: boolean;
	error: string;
	onChange: ( isChecked: boolean ) => void;
} ) {
	return (
		<div className="marketday-checkout__terms">
			<Checkbox
				id="terms"
				isChecked={ isChecked }
				error={ error }
				onChange={ onChange }
			>
				{ `${ __( 'I have read and accept the', 'marketday' ) } ` }
				<a href={ termsUrl } target="_blank" rel="noopener noreferrer">
					{ __( 'terms and conditions', 'marketday' ) }
				</a>
			</Checkbox>
		</div>
	);
}
