import {
	type ChangeEvent,
	forwardRef,
	type InputHTMLAttributes,
	type ReactNode,
} from 'react';

import { classes } from '../classes';
import { PasswordInput, type PasswordToggle } from './password-input';

export interface FieldProps {
	/** Id, and the name of the form field. */
	id: string;
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	onBlur?: () => void;
	type?: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'password';
	isRequired?: boolean;
	/**
	 * The browser refuses to send the form while it is empty. False for a field that may be folded away: there only
	 * screen readers are told.
	 */
	isEnforced?: boolean;
	/** Said behind the label of what may stay empty, e.g. '(optional)'. */
	optionalText?: string;
	autoComplete?: string;
	/** Label by value, for a select. */
	options?: Readonly< Record< string, string > >;
	/** First entry of a select without a choice. */
	emptyOption?: string;
	/** Error of the value; '' where there is none. */
	error?: string;
	/** Words of the button that shows and hides a password; without them there is none. */
	toggle?: PasswordToggle;
	/** Further attributes of an input, e.g. those of a combobox. */
	control?: InputHTMLAttributes< HTMLInputElement >;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
	children?: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A labelled control with its message beside it, tied together for screen readers.
 *
 * @example
 * <Field id="city" label="City" value={ city } onChange={ setCity } isRequired autoComplete="address-level2" />
 */
export const Field = forwardRef< HTMLDivElement, FieldProps >(
	function LabelledField(
		{
			id,
			label,
			value,
			onChange,
			onBlur,
			type = 'text',
			isRequired = false,
			isEnforced = true,
			optionalText = '',
			autoComplete,
			options = {},
			emptyOption,
			error = '',
			toggle,
			control: further = {},
			className,
			children,
		},
		ref
	) {
		const control = {
			className: 'marketday-field__control',
			id,
			name: id,
			value,
			autoComplete,
			required: isRequired && isEnforced,
			'aria-required': isRequired && ! isEnforced ? true : undefined,
			'aria-invalid': error ? ( true as const ) : undefined,
			'aria-describedby': error ? `${ id }-error` : undefined,
			onChange: ( event: ChangeEvent< Control > ) =>
				onChange( event.target.value ),
			onBlur,
		};
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-field', className ) }
			>
				<label className="marketday-field__label" htmlFor={ id }>
					{ label }
					{ ! isRequired && optionalText && (
						<span className="marketday-field__optional">
							{ ` ${ optionalText }` }
						</span>
					) }
				</label>
				{ type === 'select' && (
					<select { ...control }>
						{ emptyOption !== undefined && (
							<option value="">{ emptyOption }</option>
						) }
						{ Object.entries( options ).map( ( [ code, name ] ) => (
							<option key={ code } value={ code }>
								{ name }
							</option>
						) ) }
					</select>
				) }
				{ type === 'textarea' && (
					<textarea { ...control } rows={ 3 } />
				) }
				{ type === 'password' && (
					<PasswordInput
						control={ { ...control, ...further } }
						toggle={ toggle }
					/>
				) }
				{ ! [ 'select', 'textarea', 'password' ].includes( type ) && (
					<input { ...control } { ...further } type={ type } />
				) }
				{ error && (
					<p
						className="marketday-field__error"
						id={ `${ id }-error` }
					>
						{ error }
					</p>
				) }
				{ children }
			</div>
		);
	}
);
