import { __ } from '@marketday/kernel';
import { Dialog, drawn } from '@marketday/ui';
import { useEffect, useRef, useState } from 'react';

import type { ComparisonActions, SuggestedProduct } from './comparison-data';

const SEARCH_FROM = 3;
const WAIT = 250;

interface ProductChoiceProps {
	find: ComparisonActions[ 'find' ];
	reportFailure: ComparisonActions[ 'reportFailure' ];
	onChoose: ( id: number ) => void;
	onClose: () => void;
}

/** Products that are found: null until then. A later question overtakes an answer. */
function useFound( { find, reportFailure }: ProductChoiceProps ) {
	const [ found, setFound ] = useState< readonly SuggestedProduct[] | null >(
		null
	);
	const [ isBusy, setBusy ] = useState( false );
	const newest = useRef( 0 );

	async function ask( text: string ): Promise< void > {
		const own = ++newest.current;
		setBusy( true );
		try {
			const response = await find( text );
			if ( own === newest.current ) {
				setFound( response );
			}
		} catch ( error ) {
			reportFailure( error );
		}
		if ( own === newest.current ) {
			setBusy( false );
		}
	}
	return { found, isBusy, ask };
}

/** The dialog of products that could join a comparison, with its search: from three letters on, or empty (docs/PROTOCOL.md#lists-of-products). */
export function ProductChoice( props: ProductChoiceProps ) {
	const { found, isBusy, ask } = useFound( props );
	const field = useRef< HTMLInputElement >( null );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => {
		field.current?.focus();
		void ask( '' );
		return () => clearTimeout( timer.current );
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- once, when it opens.

	function type( text: string ): void {
		clearTimeout( timer.current );
		if ( text.length === 0 || text.length >= SEARCH_FROM ) {
			timer.current = setTimeout( () => void ask( text ), WAIT );
		}
	}

	return (
		<Dialog
			isOpen
			onClose={ props.onClose }
			title={ __( 'Add a product', 'marketday' ) }
			closeLabel={ __( 'Close modal', 'marketday' ) }
			className="marketday-compare-choice"
		>
			<label className="marketday-suggested__search">
				{ __( 'Search for a product', 'marketday' ) }
				<input
					ref={ field }
					type="search"
					className="marketday-field__input"
					onInput={ ( { currentTarget } ) =>
						type( currentTarget.value.trim() )
					}
				/>
			</label>
			<div aria-live="polite" aria-busy={ isBusy || undefined }>
				{ found?.length === 0 && (
					<p className="marketday-suggested__none">
						{ __( 'No products found.', 'marketday' ) }
					</p>
				) }
				{ found && found.length > 0 && (
					// A list without bullets is none for some screen readers.
					// eslint-disable-next-line jsx-a11y/no-redundant-roles
					<ul className="marketday-suggested" role="list">
						{ found.map( ( { id, name, picture, price } ) => (
							<li key={ id }>
								<button
									type="button"
									className="marketday-suggested__item"
									onClick={ () => props.onChoose( id ) }
								>
									<span
										className="marketday-suggested__picture"
										{ ...( picture && drawn( picture ) ) }
									/>
									<span className="marketday-suggested__name">
										{ name }
									</span>
									<span
										className="marketday-suggested__price"
										{ ...drawn( price ) }
									/>
								</button>
							</li>
						) ) }
					</ul>
				) }
			</div>
		</Dialog>
	);
}
