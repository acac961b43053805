export type LengthUnit = 'cm' | 'in';

export type Rows = readonly ( readonly string[] )[];

/** Forms of a unit: in a heading such as 'Chest (cm)', or after a number. The same as ChartUnit in php/Catalogue/SizeChart. */
const WRITTEN: Record< LengthUnit, RegExp > = {
	cm: /\bcm\b|\bcentimet(?:re|er)s?\b/giu,
	in: /(?<=[([/,]\s*)ins?\b|\binch(?:es)?\b|(?<=\d\s*)(?:ins?\b|["″”])/giu,
};

const CENTIMETRES = 2.54;

const SHARES: Record< string, number > = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** A number, which may have decimals or be followed by a fraction: '81', '31.5', '31,5', '31½', '31 1/2'. */
const NUMBER = /(\d+(?:[.,]\d+)?)(?:\s?([¼½¾])|\s(\d)\/(\d))?/gu;

const carries = ( unit: LengthUnit, text: string ) =>
	text.search( WRITTEN[ unit ] ) >= 0;

/** Length as tape measures show it: half inches and whole centimetres, and tenths of what is small. */
function round( length: number, unit: LengthUnit ): number {
	const isSmall = length < ( unit === 'cm' ? 20 : 8 );
	const step = unit === 'cm' ? 1 : 0.5;
	return isSmall
		? Math.round( length * 10 ) / 10
		: Math.round( length / step ) * step;
}

function convertNumbers(
	text: string,
	to: LengthUnit,
	format: ( length: number ) => string
): string {
	return text.replace(
		NUMBER,
		( _, whole: string, share = '', above = 0, below = 1 ) => {
			const length =
				parseFloat( whole.replace( ',', '.' ) ) +
				( SHARES[ share ] ?? Number( above ) / Number( below ) );
			return format(
				round(
					to === 'in' ? length / CENTIMETRES : length * CENTIMETRES,
					to
				)
			);
		}
	);
}

const other = ( unit: LengthUnit ): LengthUnit =>
	unit === 'cm' ? 'in' : 'cm';

function renameUnit( text: string, from: LengthUnit ): string {
	return text.replace( WRITTEN[ from ], ( written, ...place ) => {
		const at = place.find( ( part ) => typeof part === 'number' ) ?? 0;
		const isSign = /["″”]/u.test( written );
		const space =
			isSign && ! /\s/u.test( text[ at - 1 ] ?? ' ' ) ? ' ' : '';
		return space + other( from );
	} );
}

/**
 * A chart's rows with its lengths in the other unit. A length is a number in a cell that carries the unit, or whose column's or row's
 * heading does; sizes such as 'UK 10' stay.
 *
 * @param rows
 * @param from   The unit they are written in.
 * @param format Numbers as the page's language writes them.
 */
export function inOtherUnit(
	rows: Rows,
	from: LengthUnit,
	format: ( length: number ) => string
): Rows {
	const isHeading = ( row: number, column: number ) =>
		row === 0 || column === 0;
	return rows.map( ( cells, row ) =>
		cells.map( ( cell, column ) => {
			const own = carries( from, cell );
			const headed =
				carries( from, rows[ 0 ]?.[ column ] ?? '' ) ||
				carries( from, cells[ 0 ] ?? '' );
			const isLength = own || ( headed && ! isHeading( row, column ) );
			// 'Chest (cm)' has no number; '86 cm' as a heading has one.
			return isLength
				? renameUnit(
						convertNumbers( cell, other( from ), format ),
						from
				  )
				: cell;
		} )
	);
}
