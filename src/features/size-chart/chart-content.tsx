import { TrustedHtml } from '@marketday/ui';

import type { Chart } from './chart';
import { ChartTable } from './chart-table';
import { inOtherUnit, type LengthUnit } from './measures';
import { UnitSwitch } from './unit-switch';

interface ChartContentProps {
	chart: Chart;
	/** The unit that is shown, with what changes it; nothing is to be chosen without. */
	choice?: { unit: LengthUnit; choose: ( unit: LengthUnit ) => void } | null;
}

const format = ( length: number ) =>
	length.toLocaleString( document.documentElement.lang || undefined, {
		maximumFractionDigits: 1,
		useGrouping: false,
	} );

/** The twin of php/Catalogue/SizeChart/views/content.php. */
export function ChartContent( { chart, choice }: ChartContentProps ) {
	const { unit, rows, picture, advice } = chart;
	return (
		<div
			className="marketday-size-chart__content"
			data-unit={ unit || undefined }
		>
			{ picture && (
				<img
					className="marketday-size-chart__picture"
					src={ picture.src }
					width={ picture.width }
					height={ picture.height }
					alt={ picture.alt }
					loading="lazy"
					decoding="async"
				/>
			) }
			{ choice && (
				<UnitSwitch unit={ choice.unit } onChoose={ choice.choose } />
			) }
			{ rows.length > 0 && (
				<ChartTable
					title={ chart.title }
					headings={ chart.headings }
					rows={
						unit !== '' && choice && choice.unit !== unit
							? inOtherUnit( rows, unit, format )
							: rows
					}
				/>
			) }
			{ advice !== '' && (
				<TrustedHtml
					className="marketday-size-chart__advice"
					html={ advice }
				/>
			) }
		</div>
	);
}
