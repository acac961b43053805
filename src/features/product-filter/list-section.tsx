import { __ } from '@marketday/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ShownList } from './change-list';
import type { Choice, ListSection as Content } from './content';
import { ListItem } from './list-item';
import { toggle } from './reduce-filter';
import type { FilterActions } from './use-filter';

interface ListSectionProps {
	section: Content;
	actions: FilterActions;
}

/** The values of a section: php/Catalogue/ProductFilter/views/choices.php. */
export function ListSection( { section, actions }: ListSectionProps ) {
	const { facet, field, isLong, found, page } = section;
	const [ isBusy, setBusy ] = useState( false );
	const element = useRef< HTMLUListElement >( null );
	const find = useRef< HTMLInputElement >( null );
	const { current: list } = useRef< ShownList >( {
		section,
		actions,
		setBusy,
		element,
	} );
	list.section = section;
	const search = ( typed: string ) =>
		actions.withMore( ( { findInList } ) => findInList( list, typed ) );
	useEffect( () => {
		// What was typed before the filter was alive.
		const typed = find.current?.value;
		if ( typed ) {
			actions.withMore( ( { findInList } ) => findInList( list, typed ) );
		}
	}, [ actions, list ] );
	useEffect( () => {
		list.focusNext?.();
		list.focusNext = undefined;
	}, [ list, section.choices ] );
	const onToggle = useCallback(
		// What was ticked is on the screen before anything else is done.
		( choice: Choice ) => actions.choose( toggle( list.section, choice ) ),
		[ actions, list ]
	);
	const findLabel = __( 'Find in list', 'marketday' );
	return (
		<>
			{ isLong && (
				<input
					ref={ find }
					type="search"
					className="marketday-field__control marketday-product-filter__find"
					aria-label={ findLabel }
					placeholder={ findLabel }
					data-part="find"
					maxLength={ 100 }
					onChange={ ( { target } ) => search( target.value ) }
					onKeyDown={ ( event ) => {
						// It finds as one types, and is no field of the form.
						if ( event.key === 'Enter' ) {
							event.preventDefault();
						}
					} }
				/>
			) }
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari's lists without bullets are none. */ }
			<ul
				ref={ element }
				role="list"
				className={ `marketday-product-filter__list${
					section.hasColours ? ' has-colours' : ''
				}` }
				data-facet={ facet }
				data-page={ page }
				data-found={ found ? '' : undefined }
				aria-busy={ isBusy || undefined }
			>
				{ section.choices.map( ( choice ) => (
					<ListItem
						key={ choice.value }
						isHidden={ found?.includes( choice.value ) === false }
						{ ...{ choice, field, onToggle } }
					/>
				) ) }
				{ found?.length === 0 && (
					<li>{ __( 'No matches in this list', 'marketday' ) }</li>
				) }
			</ul>
			{ isLong && (
				<p className="marketday-product-filter__more">
					<button
						type="submit"
						formNoValidate
						className="marketday-link"
						name="marketday-more"
						value={ facet }
						data-part="more"
						hidden={ ! section.hasMore }
						onClick={ ( event ) => {
							event.preventDefault();
							actions.withMore( ( { showMore } ) =>
								showMore( list )
							);
						} }
					>
						{ __( 'Show more', 'marketday' ) }
					</button>{ ' ' }
					<button
						type="button"
						className="marketday-link"
						data-part="less"
						hidden={ page <= 1 }
						onClick={ () =>
							actions.withMore( ( { showLess } ) =>
								showLess( list )
							)
						}
					>
						{ __( 'Show less', 'marketday' ) }
					</button>
				</p>
			) }
		</>
	);
}
