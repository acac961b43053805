import type { Currency } from '@marketday/kernel';

/** What a filter needs of the page it is on. */
export interface FilterHost {
	readonly currency: Currency;
	readonly listings: {
		prepare: () => void;
		/** False where it could not be drawn: what was shown, and its address, have stayed. */
		show: ( change: {
			queryId: string;
			url: string;
			/** Of all that a filter may choose, what the form has fields for. */
			names?: readonly string[] | undefined;
			/** docs/PROTOCOL.md#product-filter-state; without it the address is read. */
			filters?: Readonly< Record< string, unknown > > | undefined;
			expanded?: Readonly< Record< string, number > > | undefined;
		} ) => Promise< boolean >;
	};
	readonly calls: {
		ajax: (
			name: string,
			fields: Record<
				string,
				string | number | Record< string, string >
			>,
			signal?: AbortSignal
		) => Promise< string >;
	};
	/** docs/PROTOCOL.md#background-failures. */
	readonly reportFailure: ( error: unknown ) => void;
}

export const FILTER = '.marketday-product-filter';

/** A part of a filter by the name its template gives it. */
export const part = < Part extends HTMLElement = HTMLElement >(
	within: ParentNode,
	name: string
) => within.querySelector< Part >( `[data-part="${ name }"]` );

/** Of an item of a list. */
export const valueOf = ( item: Element ) =>
	item.querySelector( 'input' )?.value;

/** Whether an item has come to its list by being searched for. */
export const isFound = ( { dataset }: HTMLElement ) =>
	dataset.found !== undefined;

export const formOf = ( filter: HTMLElement ) => filter.querySelector( 'form' );
