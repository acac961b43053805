import type { SearchForm } from './search-form';

export interface PageSearchProps {
	form: SearchForm;
	/** Data that tell the server which block asks. */
	block: Readonly< Record< string, string | undefined > >;
	/** True if Enter leads to the page of all results. */
	leads: boolean;
}

/**
 * Reads a search out of the markup that php/Search/ProductSearch/views/form.php prints.
 *
 * @param element The block.
 */
export function readSearch( element: HTMLElement ): PageSearchProps {
	const { dataset } = element;
	const find = ( selector: string ) => element.querySelector( selector );
	const read = ( selector: string, name: string ) =>
		find( selector )?.getAttribute( name ) ?? '';
	const textOf = ( selector: string ) => find( selector )?.textContent ?? '';
	const { blockId, blockName, postid, widgetblockid } = dataset;
	const icon = read( '[type=submit]', 'aria-label' );
	return {
		form: {
			id: read( 'input[name=s]', 'id' ),
			name: read( 'form', 'aria-label' ),
			action: read( 'form', 'action' ),
			postType: read( '[type=hidden]', 'value' ),
			searched: read( '[name=s]', 'value' ),
			chosen: read( '[selected]', 'value' ),
			categories: Array.from(
				element.querySelectorAll( 'option' ),
				( { value, text } ) => ( { value, text } )
			),
			hasIcon: icon !== '',
			words: {
				field: textOf( 'label' ),
				placeholder: read( '[name=s]', 'placeholder' ),
				category: read( 'select', 'aria-label' ),
				clear: read( '[type=button]', 'aria-label' ),
				submit: icon || textOf( '[type=submit]' ),
				...JSON.parse( dataset.labels ?? '{}' ),
			},
			popular: JSON.parse( dataset.popular ?? '[]' ),
		},
		block: {
			blockId,
			blockName,
			postId: postid,
			widgetBlockId: widgetblockid,
		},
		leads: 'redirect' in dataset,
	};
}
