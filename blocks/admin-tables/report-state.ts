import apiFetch from '@wordpress/api-fetch';

/** A column, as `Kernel\Reports\Column` describes it. */
interface ReportColumn {
	readonly name: string;
	readonly label: string;
	readonly isNumber: boolean;
	readonly isSorted: boolean;
}

export interface ReportRow {
	readonly id: string;
	/** Words that people read in each column. */
	readonly words: Readonly< Record< string, string > >;
	/** Address that the row leads to, or ''. */
	readonly url: string;
	readonly actions: ReadonlyArray< {
		readonly label: string;
		readonly url: string;
	} >;
}

export interface ReportRows {
	readonly rows: readonly ReportRow[];
	readonly total: number;
}

/** Question to a report, by the names that its address and its route have for it. */
export interface ReportQuestion {
	readonly s: string;
	readonly filter: string;
	readonly orderby: string;
	readonly order: 'asc' | 'desc';
	readonly page: number;
}

/** A report with its first page, as the server prints it. */
export interface ReportState extends ReportRows {
	readonly name: string;
	readonly columns: readonly ReportColumn[];
	readonly filters: ReadonlyArray< {
		readonly value: string;
		readonly label: string;
	} >;
	readonly isSearched: boolean;
	readonly perPage: number;
	readonly asked: ReportQuestion;
	/** The form that asks for the file. */
	readonly file: {
		readonly url: string;
		readonly action: string;
		readonly nonce: string;
	};
}

/**
 * Asks a report for a page of its rows.
 *
 * @param name
 * @param question
 * @param signal
 */
export const askReport = (
	name: string,
	question: ReportQuestion,
	signal: AbortSignal
): Promise< ReportRows > =>
	apiFetch( {
		path: `/marketday/v1/reports/${ name }?${ new URLSearchParams(
			Object.entries( question ).map( ( [ parameter, value ] ) => [
				parameter,
				String( value ),
			] )
		) }`,
		signal,
	} );
