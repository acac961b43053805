import { forwardRef } from 'react';

import { classes } from '../classes';

export interface Choice {
	value: string;
	label: string;
	/** Detail beside the label, e.g. a price. */
	detail?: string;
	/** A sentence below the label. */
	description?: string;
}

export interface ChoiceListProps {
	/** Name of the form field. */
	name: string;
	legend: string;
	/** The legend is for screen readers where a heading says the same. */
	isLegendHidden?: boolean;
	choices: readonly Choice[];
	chosen: string;
	onChoose: ( value: string ) => void;
	error?: string;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Radio buttons in a group, one of which is chosen.
 *
 * @example
 * <ChoiceList
 * 	name="delivery"
 * 	legend="Delivery"
 * 	choices={ [ { value: 'post', label: 'Post', detail: '£3.00' } ] }
 * 	chosen={ chosen }
 * 	onChoose={ setChosen }
 * />
 */
export const ChoiceList = forwardRef< HTMLFieldSetElement, ChoiceListProps >(
	function RadioGroup(
		{
			name,
			legend,
			isLegendHidden = false,
			choices,
			chosen,
			onChoose,
			error = '',
			className,
		},
		ref
	) {
		return (
			<fieldset
				ref={ ref }
				className={ classes( 'marketday-choices', className ) }
				aria-describedby={ error ? `${ name }-error` : undefined }
			>
				<legend
					className={
						isLegendHidden
							? 'marketday-hidden'
							: 'marketday-choices__legend'
					}
				>
					{ legend }
				</legend>
				{ choices.map( ( { value, label, detail, description } ) => {
					const id = `${ name }-${ value }`;
					return (
						<div key={ value } className="marketday-choice">
							<input
								type="radio"
								id={ id }
								name={ name }
								value={ value }
								checked={ value === chosen }
								onChange={ () => onChoose( value ) }
							/>
							<label htmlFor={ id }>
								<span className="marketday-choice__label">
									{ label }
								</span>
								{ detail && (
									<span className="marketday-choice__detail">
										{ detail }
									</span>
								) }
								{ description && (
									<span className="marketday-choice__description">
										{ description }
									</span>
								) }
							</label>
						</div>
					);
				} ) }
				{ error && (
					<p
						className="marketday-field__error"
						id={ `${ name }-error` }
					>
						{ error }
					</p>
				) }
			</fieldset>
		);
	}
);
