import { __ } from '@marketday/kernel';
import { type FormEvent, useEffect, useState } from 'react';

import { allowedMaximum, allowedMinimum } from '../price-rules';
import type { PriceFacet } from './facets';
import type { FilterStore } from './filter-store';

interface PriceFieldsProps {
	price: PriceFacet;
	minimum: number | undefined;
	maximum: number | undefined;
	setPrice: FilterStore[ 'setPrice' ];
}

/** Limits as they are typed: whole units of the currency, or nothing. */
export function PriceFields( {
	price,
	minimum,
	maximum,
	setPrice,
}: PriceFieldsProps ) {
	const unit = 10 ** price.currency.minorUnit;
	const shown = ( minor: number | undefined ) =>
		minor === undefined ? '' : String( minor / unit );
	const [ low, setLow ] = useState( shown( minimum ) );
	const [ high, setHigh ] = useState( shown( maximum ) );
	useEffect( () => setLow( shown( minimum ) ), [ minimum, unit ] ); // eslint-disable-line react-hooks/exhaustive-deps -- made of these.
	useEffect( () => setHigh( shown( maximum ) ), [ maximum, unit ] ); // eslint-disable-line react-hooks/exhaustive-deps -- made of these.

	const range = {
		lowest: price.lowest / unit,
		highest: price.highest / unit,
	};
	/** By the rules of the shop's own pages; what is no number is no choice. */
	const read = ( text: string, allowed: typeof allowedMinimum ) => {
		const amount = Number( text.trim() );
		return text.trim() === '' || Number.isNaN( amount )
			? undefined
			: Math.round( allowed( amount, range ) * unit );
	};
	const apply = ( event: FormEvent ) => {
		event.preventDefault();
		setPrice( read( low, allowedMinimum ), read( high, allowedMaximum ) );
	};
	const field = (
		label: string,
		value: string,
		hint: number,
		onType: ( text: string ) => void
	) => (
		<label className="marketday-field">
			<span className="marketday-field__label">{ label }</span>
			<input
				className="marketday-field__control"
				type="number"
				inputMode="decimal"
				min={ 0 }
				step="any"
				placeholder={ shown( hint ) }
				value={ value }
				onChange={ ( event ) => onType( event.target.value ) }
			/>
		</label>
	);
	const { symbol } = price.currency;
	return (
		<fieldset className="marketday-product-filter__facet">
			<legend>{ __( 'Price', 'marketday' ) }</legend>
			<form
				className="marketday-product-filter__prices"
				onSubmit={ apply }
			>
				{ field(
					`${ __( 'From', 'marketday' ) } (${ symbol })`,
					low,
					price.lowest,
					setLow
				) }
				{ field(
					`${ __( 'To', 'marketday' ) } (${ symbol })`,
					high,
					price.highest,
					setHigh
				) }
				<button
					type="submit"
					className="marketday-button marketday-button--quiet"
				>
					{ __( 'Apply price', 'marketday' ) }
				</button>
			</form>
		</fieldset>
	);
}
