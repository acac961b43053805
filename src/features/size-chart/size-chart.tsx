import { __ } from '@marketday/kernel';
import { Dialog } from '@marketday/ui';
import { useEffect, useState } from 'react';

import type { Chart } from './chart';
import { ChartContent } from './chart-content';
import type { LengthUnit } from './measures';
import { rememberedUnit, rememberUnit } from './unit-memory';

export interface SizeChartProps {
	/** Product of a chart behind a button; 0 for one that is open. */
	productId: number;
	/** Place of the chart: behind a button that opens it, or open where it stands. */
	place: 'button' | 'tab';
	chart: Chart;
}

/** The unit a visitor reads the chart in; null where it has no lengths. */
function useUnit( own: Chart[ 'unit' ] ) {
	const [ unit, setUnit ] = useState< LengthUnit | '' >( own );
	// After the first drawing: what the server drew knows no visitor.
	useEffect( () => {
		if ( own !== '' ) {
			setUnit( rememberedUnit() ?? own );
		}
	}, [ own ] );
	return unit === ''
		? null
		: {
				unit,
				choose( chosen: LengthUnit ) {
					setUnit( chosen );
					rememberUnit( chosen );
				},
		  };
}

/** The sizes of a product: the twin of php/Catalogue/SizeChart/views/size-chart.php. */
export function SizeChart( { productId, place, chart }: SizeChartProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const choice = useUnit( chart.unit );

	const label = __( 'Size chart', 'marketday' );
	if ( place === 'tab' ) {
		return (
			<>
				{ /* The tab has the other name. */ }
				{ chart.title !== label && (
					<p className="marketday-size-chart__title">
						{ chart.title }
					</p>
				) }
				<ChartContent chart={ chart } choice={ choice } />
			</>
		);
	}
	const plain = `size-chart-${ productId }`;
	return (
		<>
			<button
				type="button"
				className="marketday-size-chart__button marketday-link"
				aria-haspopup="dialog"
				{ ...{ popovertarget: plain } }
				onClick={ ( event ) => {
					// The popover is for those who have no scripts.
					event.preventDefault();
					setOpen( true );
				} }
			>
				{ label }
			</button>
			<div
				className="marketday-size-chart__plain"
				id={ plain }
				{ ...{ popover: '' } }
			>
				<p className="marketday-size-chart__title">{ chart.title }</p>
				<ChartContent chart={ chart } />
			</div>
			<Dialog
				isOpen={ isOpen }
				onClose={ () => setOpen( false ) }
				title={ chart.title }
				closeLabel={ __( 'Close', 'marketday' ) }
				className="marketday-size-chart__dialog"
			>
				<ChartContent chart={ chart } choice={ choice } />
			</Dialog>
		</>
	);
}
