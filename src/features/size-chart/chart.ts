import type { LengthUnit } from './measures';

/** A chart as php/Catalogue/SizeChart gives it. */
export interface Chart {
	readonly title: string;
	/** Unit of its lengths; '' where it has none to convert. */
	readonly unit: LengthUnit | '';
	/** Place of its headings: the first row, or the first column. */
	readonly headings: 'row' | 'column';
	/** Equally long rows of plain text. */
	readonly rows: readonly ( readonly string[] )[];
	/** Advice on how to measure: markup the server made, '' for none. */
	readonly advice: string;
	readonly picture: {
		readonly src: string;
		readonly width: number;
		readonly height: number;
		readonly alt: string;
	} | null;
}
