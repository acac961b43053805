import type { ComponentProps, ReactNode } from 'react';

import type { SearchForm } from './search-form';

interface SearchFieldsProps {
	form: SearchForm;
	/** Props that make of the field a combobox, once it can do more than the form. */
	field: ComponentProps< 'input' >;
	category: ComponentProps< 'select' >;
	clear: ComponentProps< 'button' >;
}

/** Fields of the search's form. What is typed is the browser's own: it is kept while React takes over. */
export function SearchFields( {
	form,
	field,
	category,
	clear,
}: SearchFieldsProps ): ReactNode {
	const { id, postType, categories, words, hasIcon } = form;
	return (
		<>
			{ postType && (
				<input type="hidden" name="post_type" value={ postType } />
			) }
			{ categories.length > 0 && (
				<select
					className="marketday-product-search__category"
					name="product_cat"
					aria-label={ words.category }
					defaultValue={ form.chosen || undefined }
					{ ...category }
				>
					{ categories.map( ( { value, text } ) => (
						<option key={ value } value={ value }>
							{ text }
						</option>
					) ) }
				</select>
			) }
			<div className="marketday-product-search__box">
				<label className="screen-reader-text" htmlFor={ id }>
					{ words.field }
				</label>
				<input
					className="marketday-product-search__input"
					id={ id }
					type="text"
					inputMode="search"
					name="s"
					defaultValue={ form.searched }
					maxLength={ 200 }
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={ false }
					enterKeyHint="search"
					placeholder={ words.placeholder }
					{ ...field }
				/>
				<button
					className="marketday-product-search__clear"
					type="button"
					aria-label={ words.clear }
					{ ...clear }
				>
					<span aria-hidden="true">×</span>
				</button>
			</div>
			<button
				className="marketday-product-search__submit"
				type="submit"
				aria-label={ hasIcon ? words.submit : undefined }
			>
				{ ! hasIcon && words.submit }
			</button>
		</>
	);
}
