import { __ } from '@marketday/kernel';

import type { PriceSection } from './content';
import type { End } from './price-rules';

interface PriceInputProps {
	section: PriceSection;
	end: End;
}

/** Where the handle of an end stands. */
export const HANDLES = { min: 'from', max: 'to' } as const;

const labelOf = ( end: End ) =>
	end === 'min'
		? __( 'Lowest price', 'marketday' )
		: __( 'Highest price', 'marketday' );

/** A handle of the slider. */
export function PriceHandle( {
	section,
	end,
	valueText,
	onMove,
}: PriceInputProps & {
	/** What its place means in the shop's money. */
	valueText: string;
	onMove: ( value: number ) => void;
} ) {
	return (
		<input
			type="range"
			id={ `${ section.id }-${ end }-handle` }
			data-handle={ end }
			min={ section.lowest }
			max={ section.highest }
			step="1"
			value={ section[ HANDLES[ end ] ] }
			aria-label={ labelOf( end ) }
			aria-valuetext={ valueText }
			onChange={ ( { target } ) => onMove( Number( target.value ) ) }
		/>
	);
}

/** The field in which a price is typed. */
export function PriceField( {
	section,
	end,
	onType,
	onLeave,
}: PriceInputProps & {
	onType: ( text: string ) => void;
	onLeave: () => void;
} ) {
	const bound = end === 'min' ? section.lowest : section.highest;
	return (
		<label className="marketday-product-filter__amount">
			<span className="marketday-hidden">{ labelOf( end ) }</span>
			<span aria-hidden="true">{ section.symbol }</span>
			<input
				type="number"
				id={ `${ section.id }-${ end }` }
				inputMode="decimal"
				min="0"
				step="any"
				name={ end === 'min' ? section.minField : section.maxField }
				value={ section[ end ] }
				data-end={ end }
				placeholder={ section.hasSlider ? String( bound ) : undefined }
				onChange={ ( { target } ) => onType( target.value ) }
				onBlur={ onLeave }
			/>
		</label>
	);
}
