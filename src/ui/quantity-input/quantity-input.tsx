import {
	type FocusEvent,
	forwardRef,
	type MouseEvent,
	useEffect,
	useRef,
	useState,
} from 'react';

import { classes } from '../classes';
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
	/** Name of the form field, for pages without scripts. */
	name?: string;
	/** e.g. 'Quantity of Enamel mug'. */
	label: string;
	/** e.g. 'Reduce quantity of Enamel mug'. */
	decreaseLabel: string;
	increaseLabel: string;
	/** Said where more was typed than there is: 'No more than 7 can be ordered.' */
	limitText?: string;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** Text of the field: the quantity, or what is being typed. */
function useText( quantity: number, onChange: ( quantity: number ) => void ) {
	const [ text, setText ] = useState( String( quantity ) );
	useEffect( () => setText( String( quantity ) ), [ quantity ] );
	const choose = ( next: number ) => {
		setText( String( next ) );
		if ( next !== quantity ) {
			onChange( next );
		}
	};
	return { text, setText, choose };
}

/**
 * A number with a minus and a plus button. Typing is free; the value counts when the field is left or Enter is pressed.
 *
 * @example
 * <QuantityInput
 * 	quantity={ quantity }
 * 	onChange={ setQuantity }
 * 	minimum={ 1 }
 * 	maximum={ 7 }
 * 	label="Quantity of Enamel mug"
 * 	decreaseLabel="One less"
 * 	increaseLabel="One more"
 * />
 */
export const QuantityInput = forwardRef< HTMLDivElement, QuantityInputProps >(
	function SteppedInput(
		{
			quantity,
			onChange,
			name,
			label,
			decreaseLabel,
			increaseLabel,
			limitText,
			className,
			...rule
		},
		ref
	) {
		const { minimum, maximum, step } = rule;
		const { text, setText, choose } = useText( quantity, onChange );
		const [ isOver, setOver ] = useState( false );
		const field = useRef< HTMLInputElement >( null );
		const minus = useRef< HTMLButtonElement >( null );
		const plus = useRef< HTMLButtonElement >( null );
		// A button that ends here is disabled, and the keyboard must not be lost with it; a finger wants no field.
		const press = ( event: MouseEvent, next: number, canGoOn: boolean ) => {
			setOver( false );
			choose( next );
			if ( ! canGoOn && event.detail === 0 ) {
				field.current?.focus();
			}
		};
		const less = decrease( quantity, rule );
		const more = increase( quantity, rule );
		const commit = ( event: FocusEvent< HTMLInputElement > ) => {
			const typed = parseInt( event.target.value, 10 );
			const next = clampQuantity(
				Number.isNaN( typed ) ? quantity : typed,
				rule
			);
			setOver( typed > next );
			choose( next );
			const towards = event.relatedTarget;
			const isLost =
				( towards === plus.current && ! canIncrease( next, rule ) ) ||
				( towards === minus.current && ! canDecrease( next ) );
			if ( isLost ) {
				// The button that the focus goes to is about to be disabled.
				setTimeout( () => field.current?.focus() );
			}
		};

		const control = (
			<div
				ref={ ref }
				className={ classes( 'marketday-quantity', className ) }
			>
				<button
					ref={ minus }
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
					ref={ plus }
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
		return (
			<>
				{ control }
				{ isOver && limitText && (
					<p className="marketday-quantity__limit" role="alert">
						{ limitText }
					</p>
				) }
			</>
		);
	}
);
