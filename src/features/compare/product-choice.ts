import { __ } from '@marketday/kernel';

import type { CompareHost } from './compare-host';
import { parse } from './compare-table';

const SEARCH_FROM = 3;
const WAIT = 250;

/** Opens the list of products that could join (docs/PROTOCOL.md#lists-of-products), with its search: from three letters on, or empty. */
export async function openProductChoice( host: CompareHost ): Promise< void > {
	const place = host.overlay.open( {
		title: __( 'Add a product', 'marketday' ),
		closeLabel: __( 'Close modal', 'marketday' ),
		className: 'marketday-compare-choice',
	} );
	const label = document.createElement( 'label' );
	const input = document.createElement( 'input' );
	const results = document.createElement( 'div' );
	label.textContent = __( 'Search for a product', 'marketday' );
	label.className = 'marketday-suggested__search';
	input.type = 'search';
	input.className = 'marketday-field__input';
	label.append( input );
	results.setAttribute( 'aria-live', 'polite' );
	place.replaceChildren( label, results );

	let newest = 0;
	const search = async () => {
		const own = ++newest;
		results.setAttribute( 'aria-busy', 'true' );
		try {
			const { data } = Object(
				JSON.parse(
					await host.call( 'wopb_product_list', {
						search: input.value.trim(),
					} )
				)
			);
			// An answer that a later one has overtaken shows nothing.
			if ( own === newest ) {
				results.replaceChildren(
					...parse( String( Object( data ).html ?? '' ) )
				);
			}
		} catch ( error ) {
			host.reportFailure( error );
		}
		if ( own === newest ) {
			results.removeAttribute( 'aria-busy' );
		}
	};

	let timer = 0;
	input.addEventListener( 'input', () => {
		const { length } = input.value.trim();
		window.clearTimeout( timer );
		if ( length === 0 || length >= SEARCH_FROM ) {
			timer = window.setTimeout( search, WAIT );
		}
	} );
	input.focus();
	await search();
}
