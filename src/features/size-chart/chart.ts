import type { LengthUnit } from './measures';

/** A chart as php/SizeChart gives it. */
export interface Chart {
	readonly title: string;
	/** In which unit its lengths are; '' where it has none to convert. */
	readonly unit: LengthUnit | '';
	/** Where its headings are: in the first row, or in the first column. */
	readonly headings: 'row' | 'column';
	/** Equally long rows of plain text. */
	readonly rows: readonly ( readonly string[] )[];
	/** How to measure: markup the server made, '' for none. */
	readonly advice: string;
	readonly picture: {
		readonly src: string;
		readonly width: number;
		readonly height: number;
		readonly alt: string;
	} | null;
}
