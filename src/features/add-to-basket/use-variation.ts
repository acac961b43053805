import { useMarketday, type Variation } from '@marketday/kernel';
import { variationFromWire } from '@marketday/kernel/catalogue';
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
	/** The server did not answer: the plain form can still ask it. */
	isUnknown: boolean;
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
		isUnknown: false,
	} );
	const question = useRef( 0 );

	async function ask( chosen: Chosen ) {
		const number = ++question.current;
		const answer = await client.wcAjax
			.getVariation( props.productId, chosen )
			.then(
				( wire ) => ( { wire, isUnknown: false } ),
				() => ( { wire: null, isUnknown: true } )
			);
		if ( number === question.current ) {
			const { wire, isUnknown } = answer;
			setState( {
				chosen,
				found: wire && variationFromWire( wire ),
				isLooking: false,
				isUnmatched: ! wire && ! isUnknown,
				isUnknown,
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
			isUnknown: false,
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
