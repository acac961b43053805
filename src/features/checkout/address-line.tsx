import { __, type AddressKind } from '@marketday/kernel';
import {
	pageAddressRegistry,
	providerFor,
	type SelectedAddress,
	type ServerAddressProvider,
} from '@marketday/kernel/address-search';
import { Field, type FieldProps, TrustedHtml } from '@marketday/ui';
import { type KeyboardEvent, useRef } from 'react';

import { MarkedLabel } from './marked-label';
import { type Suggestions, useSuggestions } from './use-suggestions';

export interface AddressLineProps extends FieldProps {
	kind: AddressKind;
	country: string;
	providers: readonly ServerAddressProvider[];
	onSelect: ( address: SelectedAddress ) => void;
}

/** Follows the keys while suggestions are shown; the form is not sent by Enter then. */
function onPress( event: KeyboardEvent, suggestions: Suggestions ): void {
	const { list, active, move, choose, close } = suggestions;
	if ( list.length === 0 ) {
		return;
	}
	const actions: Partial< Record< string, () => void > > = {
		ArrowDown: () => move( 1 ),
		ArrowUp: () => move( -1 ),
		Enter: () => ( active < 0 ? close() : choose( active ) ),
		Escape: close,
	};
	const action = actions[ event.key ];
	if ( action ) {
		event.preventDefault();
		event.stopPropagation();
		action();
	}
	if ( event.key === 'Tab' ) {
		close();
	}
}

/** The first line of an address, a combobox by ARIA once the page is alive and where somebody suggests addresses. */
export function AddressLine( {
	kind,
	country,
	providers,
	onSelect,
	onChange,
	onBlur,
	...field
}: AddressLineProps ) {
	const suggestions = useSuggestions( kind, country, onSelect );
	const { list, active, choose } = suggestions;
	const place = useRef< HTMLDivElement >( null );
	const isOffered = providers.length > 0;
	const isOpen = isOffered && list.length > 0;
	const listId = `address_suggestions_${ kind }_list`;
	const optionId = ( index: number ) =>
		`suggestion-item-${ kind }-${ index }`;
	// Who suggests is known in a browser alone.
	const provider = isOpen && providerFor( pageAddressRegistry(), country );
	const branding =
		( provider &&
			providers.find( ( { id } ) => id === provider.id )
				?.branding_html ) ||
		'';

	return (
		<Field
			ref={ place }
			{ ...field }
			autoComplete={ isOpen ? 'off' : field.autoComplete ?? 'on' }
			control={
				isOffered
					? {
							role: 'combobox',
							'aria-autocomplete': 'list',
							'aria-expanded': isOpen,
							'aria-controls': listId,
							'aria-activedescendant':
								active < 0 ? undefined : optionId( active ),
							onKeyDown: ( event ) =>
								onPress( event, suggestions ),
					  }
					: {}
			}
			onChange={ ( value ) => {
				onChange( value );
				suggestions.type( value );
			} }
			onBlur={ () => {
				suggestions.leave();
				onBlur?.();
			} }
		>
			{ isOffered && (
				<div
					className="marketday-suggestions"
					id={ `address_suggestions_${ kind }` }
					hidden={ ! isOpen }
				>
					<ul
						className="marketday-suggestions__list"
						id={ listId }
						role="listbox"
						aria-label={ __( 'Address suggestions', 'marketday' ) }
					>
						{ list.map( ( suggestion, index ) => (
							// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's.
							<li
								key={ suggestion.id }
								className="marketday-suggestions__item"
								id={ optionId( index ) }
								role="option"
								aria-selected={ index === active }
								data-id={ suggestion.id }
								// The field keeps the focus.
								onMouseDown={ ( event ) =>
									event.preventDefault()
								}
								onClick={ () => choose( index ) }
							>
								<MarkedLabel { ...suggestion } />
							</li>
						) ) }
					</ul>
					{ branding && (
						<TrustedHtml
							className="marketday-suggestions__branding"
							html={ branding }
						/>
					) }
				</div>
			) }
		</Field>
	);
}
