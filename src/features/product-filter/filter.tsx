import { __ } from '@marketday/kernel';
import { type FormEvent, useRef, useState } from 'react';

import { Chips } from './chips';
import { FilterSection } from './filter-section';
import type { More } from './load-more';
import type { FilterProps } from './filter-props';
import { useFilter } from './use-filter';

/** Filter of a listing, in its element: php/Catalogue/ProductFilter/views/filter.php. */
export function Filter( props: FilterProps ) {
	const { state, actions, form } = useFilter( props );
	const { id, heading, hidden, sections } = state;
	/** Dialog of small screens; null while it is closed. */
	const [ Dialog, setDialog ] = useState< More[ 'FilterDialog' ] | null >(
		null
	);
	const panel = useRef< HTMLDivElement >( null );
	const close = () => setDialog( null );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( actions.isWaiting() || ! Dialog ) {
			actions.apply();
		}
		close();
	};
	return (
		<>
			<button
				type="button"
				className="marketday-button marketday-button--quiet marketday-product-filter__opener"
				aria-haspopup="dialog"
				aria-controls={ id }
				onClick={ () =>
					actions.withMore( ( { FilterDialog } ) =>
						setDialog( () => FilterDialog )
					)
				}
			>
				<span>{ heading }</span>
				<span
					className="marketday-product-filter__chosen"
					data-part="chosen"
					hidden={ ! state.isChosen }
				>
					{ state.chosen }
					<span className="marketday-hidden">
						{ ` ${ __( 'selected', 'marketday' ) }` }
					</span>
				</span>
			</button>
			<Chips { ...{ state, actions } } />
			<div
				ref={ panel }
				className="marketday-product-filter__panel"
				id={ id }
			>
				<a className="screen-reader-text" href={ `#${ id }-end` }>
					{ __( 'Skip filters', 'marketday' ) }
				</a>
				<form
					ref={ form }
					method="get"
					action={ state.action }
					role="search"
					aria-label={ state.name }
					autoComplete="off"
					onSubmit={ submit }
				>
					{ hidden.map( ( [ name, value ] ) => (
						<input
							key={ name + value }
							type="hidden"
							{ ...{ name, value } }
						/>
					) ) }
					<button
						type="submit"
						className="marketday-hidden"
						tabIndex={ -1 }
						aria-hidden="true"
					/>
					<div
						className="marketday-product-filter__sections"
						data-part="sections"
					>
						{ sections.map( ( section ) => (
							<FilterSection
								key={ section.key }
								{ ...{ section, actions } }
							/>
						) ) }
					</div>
					<div className="marketday-product-filter__end">
						<button
							type="submit"
							className="marketday-button marketday-button--wide"
						>
							<span className="is-plain">
								{ __( 'Show products', 'marketday' ) }
							</span>
							<span
								className="is-live"
								data-part="total"
								// What is said outside of an open dialog is not heard.
								aria-live={ Dialog ? 'polite' : undefined }
							>
								{ state.total }
							</span>
						</button>
					</div>
				</form>
				<span id={ `${ id }-end` } tabIndex={ -1 } />
			</div>
			{ Dialog && (
				<Dialog title={ heading } panel={ panel } onClose={ close } />
			) }
		</>
	);
}
