import { __ } from '@marketday/kernel';
import { type FormEvent, useRef, useState } from 'react';

import { Chips } from './chips';
import { FilterDialog } from './filter-dialog';
import { FilterSection } from './filter-section';
import { type FilterProps, useFilter } from './use-filter';

/** What narrows a listing down, in its element: php/ProductFilter/views/filter.php. */
export function Filter( props: FilterProps ) {
	const { state, actions, form } = useFilter( props );
	const { id, heading, hidden, sections } = state;
	const [ isOpen, setOpen ] = useState( false );
	const panel = useRef< HTMLDivElement >( null );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( actions.isWaiting() || ! isOpen ) {
			actions.apply();
		}
		setOpen( false );
	};
	return (
		<>
			<button
				type="button"
				className="marketday-button marketday-button--quiet marketday-product-filter__opener"
				aria-haspopup="dialog"
				aria-controls={ id }
				onClick={ () => setOpen( true ) }
			>
				<span>{ heading }</span>
				<span
					className="marketday-product-filter__chosen"
					data-part="chosen"
					hidden={ ! state.isChosen }
				>
					{ state.chosen }
					<span className="marketday-hidden">
						{ ` ${ __( 'chosen', 'marketday' ) }` }
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
					{ __( 'Skip the filter', 'marketday' ) }
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
							key={ `${ name } ${ value }` }
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
								aria-live={ isOpen ? 'polite' : undefined }
							>
								{ state.total }
							</span>
						</button>
					</div>
				</form>
				<span id={ `${ id }-end` } tabIndex={ -1 } />
			</div>
			{ isOpen && (
				<FilterDialog
					title={ heading }
					panel={ panel }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}
