import { __ } from '@marketday/kernel';

import type { ChoiceAttribute } from './form-props';
import { OptionField } from './option-field';
import {
	type Chosen,
	type Combination,
	isStarted,
	offersOf,
} from './variation-matching';

interface OptionSelectsProps {
	productId: number;
	attributes: readonly ChoiceAttribute[];
	/** Null where only the server knows what goes together. */
	combinations: readonly Combination[] | null;
	chosen: Chosen;
	/** False in the server's markup: without scripts nobody could enable an option again. */
	isLive: boolean;
	/** Mark what is still to be chosen. */
	showsMissing: boolean;
	onChoose: ( name: string, value: string ) => void;
	onReset: () => void;
}

/** A field for each attribute, and the button that clears them. */
export function OptionSelects( {
	productId,
	attributes,
	combinations,
	chosen,
	isLive,
	showsMissing,
	onChoose,
	onReset,
}: OptionSelectsProps ) {
	const nothing = Object.fromEntries(
		attributes.map( ( { name } ) => [ name, '' ] )
	);
	const made = combinations && offersOf( combinations, nothing );
	const offers =
		isLive && combinations ? offersOf( combinations, chosen ) : made;

	return (
		<div className="variations marketday-add-to-basket__options">
			{ attributes.map( ( { name, label, options } ) => {
				return (
					<OptionField
						key={ name }
						{ ...{ name, label, options, onChoose } }
						id={ `${ name }-${ productId }` }
						chosen={ chosen[ name ] ?? '' }
						isMissing={ showsMissing && ! chosen[ name ] }
						made={ made?.[ name ] }
						offer={ offers?.[ name ] }
					/>
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
