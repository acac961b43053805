import { type CSSProperties, Fragment, useEffect, useRef } from 'react';

import type { PriceSection as Content, Prices } from './content';
import { HANDLES, PriceField, PriceHandle } from './price-inputs';
import { type End, handleMoved, priceTyped } from './price-rules';
import { priced } from './reduce-filter';
import { type FilterActions, PAUSE } from './use-filter';

const ENDS = [ 'min', 'max' ] as const;

interface PriceSectionProps {
	section: Content;
	actions: FilterActions;
}

/** The price: two fields and a slider with two handles; php/ProductFilter/views/price.php. */
export function PriceSection( { section, actions }: PriceSectionProps ) {
	const { lowest, highest, from, to } = section;
	const price = useRef< HTMLDivElement >( null );
	/** What is typed and not taken over yet. */
	const typed = useRef< End | null >( null );

	const choose = ( prices: Prices, pause?: number ) =>
		actions.choose( priced( section, prices ), pause );
	const take = ( end: End ) => {
		if ( typed.current === end ) {
			typed.current = null;
			choose( priceTyped( section, end, section[ end ], section ) );
		}
	};

	// The browser says `change` where a typed price is meant: by Enter, a step, or leaving the field. React's is each letter.
	const latest = useRef( take );
	latest.current = take;
	useEffect( () => {
		const element = price.current;
		const changed = ( { target }: Event ) =>
			latest.current(
				( target as HTMLElement ).dataset.end === 'min' ? 'min' : 'max'
			);
		element?.addEventListener( 'change', changed );
		return () => element?.removeEventListener( 'change', changed );
	}, [] );

	const slider = {
		'--from': from,
		'--to': to,
		'--lowest': lowest,
		'--highest': highest,
	} as CSSProperties;
	return (
		<div
			ref={ price }
			className="marketday-product-filter__price"
			data-price=""
			data-lowest={ lowest }
			data-highest={ highest }
			data-prefix={ section.prefix }
			data-suffix={ section.suffix }
		>
			{ section.hasSlider && (
				<div
					className="marketday-product-filter__slider"
					style={ slider }
				>
					{ ENDS.map( ( end ) => (
						<PriceHandle
							key={ end }
							{ ...{ section, end } }
							valueText={ actions.formatAmount(
								section[ HANDLES[ end ] ]
							) }
							onMove={ ( value ) =>
								choose(
									handleMoved( section, end, value, section ),
									PAUSE
								)
							}
						/>
					) ) }
				</div>
			) }
			<div className="marketday-product-filter__prices">
				{ ENDS.map( ( end ) => (
					<Fragment key={ end }>
						<PriceField
							{ ...{ section, end } }
							onType={ ( text ) => {
								typed.current = end;
								actions.show(
									priced( section, { [ end ]: text } )
								);
							} }
							onLeave={ () => take( end ) }
						/>
						{ end === 'min' && <span aria-hidden="true">–</span> }
					</Fragment>
				) ) }
			</div>
		</div>
	);
}
