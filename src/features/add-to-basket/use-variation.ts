import {
	useMarketday,
	type Variation,
	variationFromWire,
} from '@marketday/kernel';
import { useMemo, useRef, useState } from 'react';

import type { AddToBasketProps } from './form-props';
import { type Chosen, findVariation, isComplete } from './variation-matching';

export interface VariationState {
	chosen: Chosen;
	found: Variation | null;
	/** The server is being asked. */
	isLooking: boolean;
	/** A full choice led to no variation. */
	isUnmatched: boolean;
}

/** What is chosen, and the variation it leads to: found here, or by the server where the list was not embedded. */
export function useVariation( props: AddToBasketProps ) {
	const { client } = useMarketday();
	const list = useMemo(
		() => props.variations?.map( variationFromWire ) ?? null,
		[ props.variations ]
	);
	const [ state, setState ] = useState< VariationState >( {
		chosen: props.chosen,
		found: props.found && variationFromWire( props.found ),
		isLooking: false,
		isUnmatched: false,
	} );
	const question = useRef( 0 );

	async function ask( chosen: Chosen ) {
		const number = ++question.current;
		const wire = await client.wcAjax
			.getVariation( props.productId, chosen )
			.catch( () => null );
		if ( number === question.current ) {
			setState( {
				chosen,
				found: wire && variationFromWire( wire ),
				isLooking: false,
				isUnmatched: ! wire,
			} );
		}
	}

	function change( chosen: Chosen ) {
		question.current++;
		const isFull = isComplete( chosen );
		const found = list && findVariation( list, chosen );
		setState( {
			chosen,
			found,
			isLooking: isFull && ! list,
			isUnmatched: isFull && !! list && ! found,
		} );
		if ( isFull && ! list ) {
			ask( chosen );
		}
	}

	return {
		...state,
		variations: list,
		choose: ( name: string, value: string ) =>
			change( { ...state.chosen, [ name ]: value } ),
		reset: () =>
			change(
				Object.fromEntries(
					Object.keys( state.chosen ).map( ( name ) => [ name, '' ] )
				)
			),
	};
}
