import type { ReactNode } from 'react';

export interface CheckboxProps {
	/** Id, and the name of the form field. */
	id: string;
	isChecked: boolean;
	onChange: ( isChecked: boolean ) => void;
	error?: string;
	children: ReactNode;
}

export function Checkbox( {
	id,
	isChecked,
	onChange,
	error = '',
	children,
}: CheckboxProps ) {
	return (
		<>
			<input
				type="checkbox"
				className="marketday-checkout__checkbox"
				id={ id }
				name={ id }
				value="1"
				checked={ isChecked }
				aria-invalid={ error ? true : undefined }
				aria-describedby={ error ? `${ id }-error` : undefined }
				onChange={ ( event ) => onChange( event.target.checked ) }
			/>
			<label
				className="marketday-checkout__checkbox-label"
				htmlFor={ id }
			>
				{ children }
			</label>
			{ error && (
				<span className="marketday-field__error" id={ `${ id }-error` }>
					{ error }
				</span>
			) }
		</>
	);
}
