import {
	type FocusEvent,
	type MouseEvent,
	useEffect,
	useRef,
	useState,
} from 'react';

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
	const field = useRef< HTMLInputElement >( null );
	// A button that ends here is disabled, and the keyboard must not be lost with it; a finger wants no field.
	const press = ( event: MouseEvent, next: number, canGoOn: boolean ) => {
		choose( next );
		if ( ! canGoOn && event.detail === 0 ) {
			field.current?.focus();
		}
	};
	const less = decrease( quantity, rule );
	const more = increase( quantity, rule );
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
				onClick={ ( event ) =>
					press( event, less, canDecrease( less ) )
				}
			>
				−
			</button>
			<input
				ref={ field }
				className="marketday-quantity__input"
				type="number"
				inputMode="numeric"
				// What a browser restores on the way back is older than what the server drew.
				autoComplete="off"
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
				onClick={ ( event ) =>
					press( event, more, canIncrease( more, rule ) )
				}
			>
				+
			</button>
		</div>
	);
}
