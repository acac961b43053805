import { __, type Variation } from '@marketday/kernel';

import type { ChoiceAttribute } from './form-props';
import { type Chosen, isStarted, possibleValues } from './variation-matching';

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

/** One select per attribute; options that do not go with the other choices are disabled. */
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
	const possible = ( name: string ) =>
		variations && possibleValues( variations, isLive ? chosen : {}, name );

	return (
		<div className="variations marketday-add-to-basket__options">
			{ attributes.map( ( { name, label, options } ) => {
				const id = `${ name }-${ productId }`;
				const values = possible( name );
				const isMissing = showsMissing && ! chosen[ name ];
				return (
					<div key={ name } className="marketday-field">
						<label
							className="marketday-field__label"
							htmlFor={ id }
						>
							{ label }
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
