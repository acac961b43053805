import { useMarketday, type Variation } from '@marketday/kernel';
import { variationFromWire } from '@marketday/kernel/catalogue';
import { useMemo, useRef, useState } from 'react';

import type { AddToBasketProps } from './form-props';
import { combinationsFromWire } from './combinations';
import {
	type Chosen,
	type Combination,
	findVariation,
	isComplete,
	nearestChoice,
} from './variation-matching';

export interface VariationState {
	chosen: Chosen;
	found: Variation | null;
	/** The server is being asked. */
	isLooking: boolean;
	/** A full choice led to no variation. */
	isUnmatched: boolean;
	/** Names of the attributes whose values moved to go with what was chosen last. */
	moved: readonly string[];
	/** The server did not answer: the plain form can still ask it. */
	isUnknown: boolean;
}

/** Props of the form that a choice needs. */
export type ChoiceProps = Pick<
	AddToBasketProps,
	| 'productId'
	| 'attributes'
	| 'variations'
	| 'combinations'
	| 'chosen'
	| 'found'
	| 'onChoice'
>;

/** Choice, and the variation it leads to: found here, or by the server where the list was not embedded. */
export function useVariation( props: ChoiceProps ) {
	const { client } = useMarketday();
	const list = useMemo(
		() => props.variations?.map( variationFromWire ) ?? null,
		[ props.variations ]
	);
	const combinations: readonly Combination[] | null = useMemo(
		() =>
			list ??
			( props.combinations
				? combinationsFromWire( props.attributes, props.combinations )
				: null ),
		[ list, props.combinations, props.attributes ]
	);
	const [ state, setState ] = useState< VariationState >( {
		chosen: props.chosen,
		found: props.found && variationFromWire( props.found ),
		isLooking: false,
		isUnmatched: false,
		moved: [],
		isUnknown: false,
	} );
	const question = useRef( 0 );

	async function ask( chosen: Chosen ) {
		const number = ++question.current;
		const response = await client.wcAjax
			.getVariation( props.productId, chosen )
			.then(
				( wire ) => ( { wire, isUnknown: false } ),
				() => ( { wire: null, isUnknown: true } )
			);
		if ( number === question.current ) {
			const { wire, isUnknown } = response;
			setState( ( { moved } ) => ( {
				chosen,
				found: wire && variationFromWire( wire ),
				isLooking: false,
				isUnmatched: ! wire && ! isUnknown,
				moved,
				isUnknown,
			} ) );
		}
	}

	function change( chosen: Chosen, moved: readonly string[] = [] ) {
		question.current++;
		props.onChoice?.( chosen );
		const isFull = isComplete( chosen );
		const match = combinations && findVariation( combinations, chosen );
		const isLooking = isFull && ! list && ( ! combinations || !! match );
		setState( {
			chosen,
			found: list?.find( ( { id } ) => id === match?.id ) ?? null,
			isLooking,
			isUnmatched: isFull && ! match && ! isLooking,
			moved,
			isUnknown: false,
		} );
		if ( isLooking ) {
			ask( chosen );
		}
	}

	/** An attribute of one value has nothing to choose. */
	const withSingle = ( chosen: Chosen ) =>
		Object.fromEntries(
			props.attributes.map( ( { name, options } ) => [
				name,
				chosen[ name ] ||
					( options.length === 1 && options[ 0 ]?.value ) ||
					'',
			] )
		);

	function choose(
		name: string,
		value: string,
		chosenBefore = state.chosen
	) {
		const before = value ? withSingle( chosenBefore ) : chosenBefore;
		const chosen = combinations
			? nearestChoice( combinations, before, name, value )
			: { ...before, [ name ]: value };
		const isMoved = ( other: string ) =>
			other !== name && chosen[ other ] !== before[ other ];
		change( chosen, Object.keys( chosen ).filter( isMoved ) );
	}

	return {
		...state,
		combinations,
		choose,
		reset: () =>
			change(
				Object.fromEntries(
					Object.keys( state.chosen ).map( ( name ) => [ name, '' ] )
				)
			),
	};
}
