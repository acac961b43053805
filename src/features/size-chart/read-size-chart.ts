import { __ } from '@marketday/kernel';

import type { Chart } from './chart';
import type { SizeChartProps } from './size-chart';

const attributeOf = ( element: Element | null, name: string ) =>
	element?.getAttribute( name ) ?? '';

function readPicture( image: Element | null ): Chart[ 'picture' ] {
	return (
		image && {
			src: attributeOf( image, 'src' ),
			width: Number( attributeOf( image, 'width' ) ),
			height: Number( attributeOf( image, 'height' ) ),
			alt: attributeOf( image, 'alt' ),
		}
	);
}

/** A chart, read out of the markup of php/Catalogue/SizeChart/views. */
export function readSizeChart( element: HTMLElement ): SizeChartProps {
	const one = ( part: string ) =>
		element.querySelector( `.marketday-size-chart__${ part }` );
	const table = one( 'table' );
	const unit = attributeOf( one( 'content' ), 'data-unit' );
	const plain = one( 'plain' );
	return {
		productId: Number( attributeOf( plain, 'id' ).replace( /^\D+/, '' ) ),
		place: plain ? 'button' : 'tab',
		chart: {
			title:
				one( 'title' )?.textContent ?? __( 'Size chart', 'marketday' ),
			unit: unit === 'cm' || unit === 'in' ? unit : '',
			headings:
				table && ! table.querySelector( 'thead' ) ? 'column' : 'row',
			rows: [ ...( table?.querySelectorAll( 'tr' ) ?? [] ) ].map(
				( row ) =>
					[ ...row.children ].map(
						( cell ) => cell.textContent ?? ''
					)
			),
			advice: one( 'advice' )?.innerHTML ?? '',
			picture: readPicture( one( 'picture' ) ),
		},
	};
}
