import type { Labels } from './suggestions';

/** The elements of one block, as php/ProductSearch/views/form.php prints them. */
export interface SearchParts {
	readonly block: HTMLElement;
	readonly form: HTMLFormElement;
	readonly input: HTMLInputElement;
	readonly panel: HTMLElement;
	readonly category: HTMLSelectElement | null;
	readonly clear: HTMLElement | null;
	readonly status: Element;
	readonly labels: Labels;
	readonly popular: readonly string[];
}

let count = 0;

const parsed = < Value >(
	text: string | undefined,
	otherwise: Value
): Value => ( text ? ( JSON.parse( text ) as Value ) : otherwise );

export function searchParts( block: HTMLElement ): SearchParts | null {
	const find = < Found extends HTMLElement >( selector: string ) =>
		block.querySelector< Found >( selector );
	const input = find< HTMLInputElement >( 'input[name="s"]' );
	const panel = find( '.marketday-product-search__panel' );
	const status = find( '[role="status"]' );
	if ( ! input?.form || ! panel || ! status ) {
		return null;
	}
	panel.id ||= `marketday-product-search-panel-${ ++count }`;
	return {
		block,
		input,
		panel,
		status,
		form: input.form,
		category: find< HTMLSelectElement >( 'select[name="product_cat"]' ),
		clear: find( '.marketday-product-search__clear' ),
		labels: parsed( block.dataset.labels, {} as Labels ),
		popular: parsed< string[] >( block.dataset.popular, [] ),
	};
}
