import { type FocusEvent, useEffect, useState } from 'react';

import {
	canDecrease,
	canIncrease,
	clampQuantity,
	decrease,
	increase,
	type QuantityRule,
} from './quantity';

export interface QuantityInputProps extends QuantityRule {
	quantity: number;
	onChange: ( quantity: number ) => void;
	/** Of the form field, for pages without scripts. */
	name?: string;
	/** e.g. 'Quantity of Enamel mug'. */
	label: string;
	/** e.g. 'One less of Enamel mug'. */
	decreaseLabel: string;
	increaseLabel: string;
}

/** A number with a minus and a plus button. Typing is free; the value counts when the field is left or Enter is pressed. */
export function QuantityInput( {
	quantity,
	onChange,
	name,
	label,
	decreaseLabel,
	increaseLabel,
	...rule
}: QuantityInputProps ) {
	const { minimum, maximum, step } = rule;
	const [ text, setText ] = useState( String( quantity ) );
	useEffect( () => setText( String( quantity ) ), [ quantity ] );

	const choose = ( next: number ) => {
		setText( String( next ) );
		if ( next !== quantity ) {
			onChange( next );
		}
	};
	const commit = ( event: FocusEvent< HTMLInputElement > ) => {
		const typed = parseInt( event.target.value, 10 );
		choose(
			clampQuantity( Number.isNaN( typed ) ? quantity : typed, rule )
		);
	};

	return (
		<div className="marketday-quantity">
			<button
				type="button"
				className="marketday-quantity__button"
				aria-label={ decreaseLabel }
				disabled={ ! canDecrease( quantity ) }
				onClick={ () => choose( decrease( quantity, rule ) ) }
			>
				−
			</button>
			<input
				className="marketday-quantity__input"
				type="number"
				inputMode="numeric"
				name={ name }
				value={ text }
				min={ minimum }
				max={ maximum ?? undefined }
				step={ step }
				aria-label={ label }
				onChange={ ( event ) => setText( event.target.value ) }
				onBlur={ commit }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						event.currentTarget.blur();
						event.currentTarget.focus();
					}
				} }
			/>
			<button
				type="button"
				className="marketday-quantity__button"
				aria-label={ increaseLabel }
				disabled={ ! canIncrease( quantity, rule ) }
				onClick={ () => choose( increase( quantity, rule ) ) }
			>
				+
			</button>
		</div>
	);
}
