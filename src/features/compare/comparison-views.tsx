import { __ } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

interface ComparisonViewsProps {
	/** True if there are rows enough to search among them. */
	isSearchable: boolean;
	onSearch: ( text: string ) => void;
}

/** Views of the table: styles alone hide or mark what is the same, so that the boxes work without scripts. */
export function ComparisonViews( {
	isSearchable,
	onSearch,
}: ComparisonViewsProps ) {
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => {
		// Typed before the table came alive.
		if ( field.current?.value ) {
			onSearch( field.current.value );
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- once.
	const searchIn = __( 'Find in table', 'marketday' );
	return (
		<>
			{ /* Enter in the search presses nothing: a form's first submit button would move a product. */ }
			<button type="submit" disabled hidden />
			<div className="marketday-compared__views">
				<label>
					<input
						type="checkbox"
						className="marketday-compared__hide"
					/>
					{ ` ${ __( 'Show differences only', 'marketday' ) }` }
				</label>
				<label>
					<input
						type="checkbox"
						className="marketday-compared__mark"
					/>
					{ ` ${ __( 'Highlight differences', 'marketday' ) }` }
				</label>
				{ isSearchable && (
					<label className="marketday-compared__search">
						<span className="marketday-hidden">{ searchIn }</span>
						<input
							ref={ field }
							type="search"
							data-marketday-button="compare"
							placeholder={ searchIn }
							onInput={ ( { currentTarget } ) =>
								onSearch( currentTarget.value )
							}
						/>
					</label>
				) }
			</div>
		</>
	);
}
