import type { FormEvent } from 'react';

import { Field } from '../field/field';

export interface CodeFormProps {
	/** Summary of the closed section, e.g. 'Have a coupon?'. */
	summary: string;
	/** Address that the plain form goes to. */
	action: string;
	/** Hidden fields of the plain form: value by name. */
	hidden: Readonly< Record< string, string > >;
	/** Name of the field, which is also its id. */
	name: string;
	label: string;
	buttonLabel: string;
	value: string;
	/** Problem of the value; '' where there is none. */
	problem: string;
	isBusy: boolean;
	onType: ( value: string ) => void;
	onSubmit: ( event: FormEvent ) => void;
}

/** A closed section with one code to type; what is said of the code stands at the field. */
export function CodeForm( props: CodeFormProps ) {
	return (
		<details className="marketday-more">
			<summary>{ props.summary }</summary>
			<form
				className="marketday-more__line"
				method="post"
				action={ props.action }
				onSubmit={ props.onSubmit }
			>
				{ Object.entries( props.hidden ).map( ( [ name, value ] ) => (
					<input
						key={ name }
						type="hidden"
						name={ name }
						value={ value }
					/>
				) ) }
				<Field
					id={ props.name }
					label={ props.label }
					value={ props.value }
					isRequired
					autoComplete="off"
					error={ props.problem }
					onChange={ props.onType }
				/>
				<button
					type="submit"
					className="marketday-button marketday-button--quiet"
					aria-busy={ props.isBusy }
				>
					{ props.buttonLabel }
				</button>
			</form>
		</details>
	);
}
