import { __ } from '@marketday/kernel';

import { type ChoiceAttribute, type ChoiceOption, labelOf } from './form-props';
import { Swatches } from './swatches';
import type { Offer } from './variation-matching';

const toOption = ( { value, label }: ChoiceOption, disabled = false ) => (
	<option key={ value } value={ value } disabled={ disabled }>
		{ label }
	</option>
);

interface OptionFieldProps extends ChoiceAttribute {
	id: string;
	/** '' for nothing. */
	chosen: string;
	/** Mark that it is still to be chosen. */
	isMissing: boolean;
	/** Values that there are at all; undefined where only the server knows. */
	made: Offer | undefined;
	/** Values that go with the other choices. */
	offer: Offer | undefined;
	onChoose: ( name: string, value: string ) => void;
}

/** The select of an attribute, swatches over it where its values have a look. Values that do not go with the other choices stand apart. */
export function OptionField( {
	id,
	name,
	label,
	options,
	chosen,
	isMissing,
	made,
	offer,
	onChoose,
}: OptionFieldProps ) {
	const isMade = ( value: string ) => made?.isPossible( value ) ?? true;
	const isFit = ( value: string ) => offer?.isPossible( value ) ?? true;
	const apart = options.filter(
		( { value } ) => isMade( value ) && ! isFit( value )
	);
	const hasSwatches = !! options[ 0 ]?.swatch;
	const labelId = hasSwatches ? `${ id }-label` : undefined;
	return (
		<div
			className={
				'marketday-field' +
				( hasSwatches ? ' marketday-field--swatches' : '' )
			}
		>
			<label
				className="marketday-field__label"
				htmlFor={ id }
				id={ labelId }
			>
				{ label }
				{ labelId && chosen && (
					<span className="marketday-field__chosen">
						{ `: ${ labelOf( options, chosen ) }` }
					</span>
				) }
			</label>
			<select
				className={
					'marketday-field__control' +
					( isMissing ? ' required error' : '' )
				}
				id={ id }
				name={ name }
				data-attribute_name={ name }
				data-show_option_none="yes"
				required
				aria-invalid={ isMissing || undefined }
				value={ chosen }
				onChange={ ( event ) => onChoose( name, event.target.value ) }
			>
				<option value="">
					{ __( 'Choose an option', 'marketday' ) }
				</option>
				{ options
					.filter( ( option ) => ! apart.includes( option ) )
					.map( ( option ) =>
						toOption( option, ! isMade( option.value ) )
					) }
				{ apart.length > 0 && (
					<optgroup
						label={ __( 'With different options', 'marketday' ) }
					>
						{ apart.map( ( option ) => toOption( option ) ) }
					</optgroup>
				) }
			</select>
			{ labelId && (
				<Swatches
					{ ...{ options } }
					name={ `swatch_${ name }` }
					labelledBy={ labelId }
					chosen={ chosen }
					{ ...{ isMade, isFit } }
					isSoldOut={ ( value ) =>
						offer?.isSoldOut( value ) ?? false
					}
					onChoose={ ( value ) => onChoose( name, value ) }
				/>
			) }
		</div>
	);
}
