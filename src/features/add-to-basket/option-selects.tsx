import { __, type Variation } from '@marketday/kernel';

import type { ChoiceAttribute, ChoiceOption } from './form-props';
import { Swatches } from './swatches';
import {
	type Chosen,
	isSoldOut,
	isStarted,
	possibleValues,
} from './variation-matching';

interface OptionSelectsProps {
	productId: number;
	attributes: readonly ChoiceAttribute[];
	variations: readonly Variation[] | null;
	chosen: Chosen;
	/** False in the server's markup: without scripts nobody could enable an option again. */
	isLive: boolean;
	/** Mark what is still to be chosen. */
	showsMissing: boolean;
	onChoose: ( name: string, value: string ) => void;
	onReset: () => void;
}

const labelOf = ( options: readonly ChoiceOption[], chosen = '' ) =>
	options.find( ( { value } ) => value === chosen )?.label ?? '';

/** One select per attribute, swatches over it where its values have a look; options that do not go with the other choices are disabled. */
export function OptionSelects( {
	productId,
	attributes,
	variations,
	chosen,
	isLive,
	showsMissing,
	onChoose,
	onReset,
}: OptionSelectsProps ) {
	const others = isLive ? chosen : {};
	const possible = ( name: string ) =>
		variations && possibleValues( variations, others, name );

	return (
		<div className="variations marketday-add-to-basket__options">
			{ attributes.map( ( { name, label, options } ) => {
				const id = `${ name }-${ productId }`;
				const values = possible( name );
				const isMissing = showsMissing && ! chosen[ name ];
				const hasSwatches = !! options[ 0 ]?.swatch;
				const labelId = hasSwatches ? `${ id }-label` : undefined;
				return (
					<div
						key={ name }
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
							{ labelId && chosen[ name ] && (
								<span className="marketday-field__chosen">
									{ `: ${ labelOf(
										options,
										chosen[ name ]
									) }` }
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
							value={ chosen[ name ] ?? '' }
							onChange={ ( event ) =>
								onChoose( name, event.target.value )
							}
						>
							<option value="">
								{ __( 'Choose an option', 'marketday' ) }
							</option>
							{ options.map( ( option ) => (
								<option
									key={ option.value }
									value={ option.value }
									disabled={
										!! values &&
										! values.has( option.value )
									}
								>
									{ option.label }
								</option>
							) ) }
						</select>
						{ labelId && (
							<Swatches
								{ ...{ name, label, options, id } }
								chosen={ chosen[ name ] ?? '' }
								isPossible={ ( value ) =>
									values?.has( value ) ?? true
								}
								isSoldOut={ ( value ) =>
									!! variations &&
									isSoldOut( variations, others, name, value )
								}
								onChoose={ ( value ) =>
									onChoose( name, value )
								}
							/>
						) }
					</div>
				);
			} ) }
			<button
				type="button"
				className="reset_variations marketday-link"
				hidden={ ! isLive || ! isStarted( chosen ) }
				onClick={ onReset }
			>
				{ __( 'Clear', 'marketday' ) }
			</button>
		</div>
	);
}
