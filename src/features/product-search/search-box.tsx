import { type ChangeEvent, createElement, type FormEvent, useRef } from 'react';

import { blockHandlers } from './block-handlers';
import { ListContext, listProps } from './listbox';
import type { SearchBoxProps } from './search-box-props';
import { SearchFields } from './search-fields';
import { Suggestions } from './suggestions';
import { useSearchField } from './use-search-field';

/** A search with its results beneath, as a combobox with a listbox (ARIA's pattern): the focus stays in the field, keys move through the options. */
export function SearchBox( props: SearchBoxProps ) {
	const { form, typed } = props;
	const state = useSearchField( props );
	const { field, category, isAlive, shown, active, hasList } = state;
	const panel = useRef< HTMLDivElement >( null );
	const list = listProps( `${ form.id }-list` );

	const within = blockHandlers( state, panel );
	const ofForm = {
		role: 'search',
		'aria-label': form.name,
		method: 'get',
		action: form.action,
		onSubmit: ( event: FormEvent ) => {
			state.leave();
			if ( ! props.leads ) {
				event.preventDefault();
				state.look( true );
			}
		},
	};
	const ofCombobox = {
		role: 'combobox',
		'aria-autocomplete': 'list' as const,
		'aria-expanded': hasList,
		'aria-controls': hasList ? list.id : undefined,
		'aria-activedescendant': active?.id,
	};

	return (
		<>
			{ createElement(
				props.as ?? 'form',
				{
					className: 'marketday-product-search__form',
					...( ! props.as && ofForm ),
					...within,
				},
				<SearchFields
					form={ form }
					field={ {
						...( isAlive ? ofCombobox : { role: 'searchbox' } ),
						ref: field,
						onChange: ( { nativeEvent }: ChangeEvent ) => {
							// What is being composed is not typed yet.
							if ( ! ( nativeEvent as InputEvent ).isComposing ) {
								state.look();
							}
						},
						onCompositionEnd: () => state.look(),
						onFocus: state.reveal,
						onClick: state.reveal,
					} }
					category={ {
						ref: category,
						onChange: () => state.look( true ),
					} }
					clear={ {
						hidden: ! isAlive || ! typed.search,
						onClick: () => {
							state.empty();
							field.current?.focus();
						},
					} }
				/>
			) }
			{ /* A press in it must not take the focus out of the field; its keys are the field's. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */ }
			<div
				className="marketday-product-search__panel"
				hidden={ ! state.isShown }
				aria-busy={ props.isBusy || undefined }
				ref={ panel }
				onMouseDown={ ( event ) => event.preventDefault() }
				onClick={ ( { target } ) =>
					( target as Element ).closest( 'a' ) && state.leave()
				}
				{ ...within }
			>
				<ListContext.Provider
					value={ { list, active: active?.id ?? '' } }
				>
					{ shown?.content }
					{ state.groups[ 0 ] && (
						<Suggestions
							groups={ state.groups }
							words={ form.words }
							onChoose={ ( search ) => {
								state.type( { ...typed, search }, true );
								field.current?.focus();
							} }
							onForget={ state.forget }
						/>
					) }
				</ListContext.Provider>
			</div>
			<p className="screen-reader-text" role="status">
				{ state.isShown && props.isAnswered && shown?.said }
			</p>
		</>
	);
}
