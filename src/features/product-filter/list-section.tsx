import { __ } from '@marketday/kernel';
import { classes } from '@marketday/ui';
import { useCallback, useRef } from 'react';

import type { Choice, ListSection as Content } from './content';
import { isShown, ListItem } from './list-item';
import { toggled } from './reduce-filter';
import type { FilterActions } from './use-filter';
import { useListValues } from './use-list-values';

interface ListSectionProps {
	section: Content;
	actions: FilterActions;
}

/** The values of a section: php/ProductFilter/views/choices.php. */
export function ListSection( { section, actions }: ListSectionProps ) {
	const { key, facet, field, isLong, found } = section;
	const list = useRef< HTMLUListElement >( null );
	const more = useRef< HTMLButtonElement >( null );
	const { isBusy, find, showMore, showLess } = useListValues( {
		section,
		actions,
		list,
		more,
	} );
	const latest = useRef( section );
	latest.current = section;
	const onToggle = useCallback(
		// What was ticked is on the screen before anything else is done.
		( choice: Choice ) =>
			actions.choose( toggled( latest.current, choice ) ),
		[ actions ]
	);
	const findLabel = __( 'Search in this list', 'marketday' );
	return (
		<>
			{ isLong && (
				<input
					type="search"
					className="marketday-field__control marketday-product-filter__find"
					aria-label={ findLabel }
					placeholder={ findLabel }
					data-part="find"
					maxLength={ 100 }
					onChange={ ( event ) => find( event.target.value ) }
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
				ref={ list }
				role="list"
				className={ classes(
					'marketday-product-filter__list',
					section.hasColours && 'has-colours'
				) }
				data-facet={ facet }
				data-page={ section.page }
				data-found={ found ? '' : undefined }
				aria-busy={ isBusy || undefined }
			>
				{ section.choices.map( ( choice ) => (
					<ListItem
						key={ `${ key } ${ choice.value }` }
						isHidden={ ! isShown( section, choice ) }
						{ ...{ choice, field, onToggle } }
					/>
				) ) }
				{ found?.length === 0 && (
					<li>{ __( 'Nothing found in this list', 'marketday' ) }</li>
				) }
			</ul>
			{ isLong && (
				<p className="marketday-product-filter__more">
					<button
						ref={ more }
						type="submit"
						formNoValidate
						className="marketday-link"
						name="marketday-more"
						value={ facet }
						data-part="more"
						hidden={ ! section.hasMore }
						onClick={ ( event ) => {
							event.preventDefault();
							void showMore();
						} }
					>
						{ __( 'Show more', 'marketday' ) }
					</button>{ ' ' }
					<button
						type="button"
						className="marketday-link"
						data-part="less"
						hidden={ section.page <= 1 }
						onClick={ showLess }
					>
						{ __( 'Show less', 'marketday' ) }
					</button>
				</p>
			) }
		</>
	);
}
