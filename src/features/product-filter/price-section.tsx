import { __ } from '@marketday/kernel';
import { type CSSProperties, Fragment, useEffect, useRef } from 'react';

import type { PriceSection as Content, Prices } from './content';
import type { More } from './load-more';
import type { End } from './price-rules';
import { setPrices } from './reduce-filter';
import { PAUSE } from './filter-props';
import type { FilterActions } from './use-filter';

interface PriceSectionProps {
	section: Content;
	actions: FilterActions;
}

/** Ends of the price as both are drawn. */
const endsOf = ( section: Content ) =>
	[
		{
			end: 'min',
			at: 'from',
			label: __( 'Lowest price', 'marketday' ),
			field: section.minField,
			bound: section.lowest,
		},
		{
			end: 'max',
			at: 'to',
			label: __( 'Highest price', 'marketday' ),
			field: section.maxField,
			bound: section.highest,
		},
	] as const;

const choose = (
	{ section, actions }: PriceSectionProps,
	rule: ( more: More ) => Prices,
	pause?: number
) =>
	actions.withMore( ( more ) =>
		actions.choose( setPrices( section, rule( more ) ), pause )
	);

/** The browser says `change` where a typed price is meant: by Enter, a step, or leaving the field. React's is each letter. */
function useTaking( { section, actions }: PriceSectionProps ) {
	const price = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const element = price.current;
		const take = ( { target }: Event ) => {
			const { value, dataset } = target as HTMLInputElement;
			const end = dataset.end as End | undefined;
			if ( end ) {
				choose( { section, actions }, ( { priceTyped } ) =>
					priceTyped( section, end, value, section )
				);
			}
		};
		element?.addEventListener( 'change', take );
		return () => element?.removeEventListener( 'change', take );
	}, [ section, actions ] );
	return price;
}

/** The price: two fields and a slider with two handles; php/Catalogue/ProductFilter/views/price.php. */
export function PriceSection( props: PriceSectionProps ) {
	const { section, actions } = props;
	const { id, lowest, highest, hasSlider } = section;
	const price = useTaking( props );
	const ends = endsOf( section );
	const show = ( prices: Partial< Prices > ) =>
		actions.show( setPrices( section, prices ) );
	return (
		<div
			ref={ price }
			className="marketday-product-filter__price"
			data-price=""
			data-lowest={ lowest }
			data-highest={ highest }
		>
			{ hasSlider && (
				<div
					className="marketday-product-filter__slider"
					style={
						{
							'--from': section.from,
							'--to': section.to,
							'--lowest': lowest,
							'--highest': highest,
						} as CSSProperties
					}
				>
					{ ends.map( ( { end, at, label } ) => (
						<input
							key={ end }
							type="range"
							id={ `${ id }-${ end }-handle` }
							data-handle={ end }
							min={ lowest }
							max={ highest }
							step="1"
							value={ section[ at ] }
							aria-label={ label }
							aria-valuetext={ actions
								.answers()
								.formatAmount( section[ at ] ) }
							onChange={ ( { target } ) => {
								const value = Number( target.value );
								show( { [ at ]: value } );
								choose(
									props,
									( { handleMoved } ) =>
										handleMoved(
											section,
											end,
											value,
											section
										),
									PAUSE
								);
							} }
						/>
					) ) }
				</div>
			) }
			<div className="marketday-product-filter__prices">
				{ ends.map( ( { end, label, field, bound } ) => (
					<Fragment key={ end }>
						<label className="marketday-product-filter__amount">
							<span className="marketday-hidden">{ label }</span>
							<span aria-hidden="true">{ section.symbol }</span>
							<input
								type="number"
								id={ `${ id }-${ end }` }
								inputMode="decimal"
								min="0"
								step="any"
								name={ field }
								value={ section[ end ] }
								data-end={ end }
								placeholder={
									hasSlider ? String( bound ) : undefined
								}
								onChange={ ( { target } ) =>
									show( { [ end ]: target.value } )
								}
							/>
						</label>
						{ end === 'min' && <span aria-hidden="true">–</span> }
					</Fragment>
				) ) }
			</div>
		</div>
	);
}
