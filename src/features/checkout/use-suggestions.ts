import { __, type AddressKind, announce, sprintf } from '@marketday/kernel';
import {
	type AddressSuggestion,
	pageAddressRegistry,
	providerFor,
	type SelectedAddress,
} from '@marketday/kernel/address-search';
import { useCallback, useEffect, useRef, useState } from 'react';

/** docs/PROTOCOL.md#address-suggestions. */
const MOST = 5;
const SHORTEST = 3;
const CLOSE_AFTER = 200;
/** Milliseconds after the last letter until the provider is asked: each question may cost the shop something. */
const WAIT = 250;

export interface Suggestions {
	/** [] where the list is closed. */
	list: readonly AddressSuggestion[];
	/** Index of the suggestion that the arrow keys have reached; -1 for none. */
	active: number;
	type: ( text: string ) => void;
	/** Up and down cycle through the suggestions. */
	move: ( step: 1 | -1 ) => void;
	choose: ( index: number ) => void;
	close: () => void;
	/** Closes after the field was left, so that a press on a suggestion still counts. */
	leave: () => void;
}

const withoutTags = ( text: string ) => text.replace( /<[^>]*>/g, '' ).trim();

const isSuggestion = ( value: unknown ): value is AddressSuggestion =>
	typeof value === 'object' &&
	value !== null &&
	typeof ( value as AddressSuggestion ).id === 'string' &&
	typeof ( value as AddressSuggestion ).label === 'string';

/** Suggestions of the page's provider for the country; null where it cannot be asked, or answers something else than a list. */
async function ask(
	text: string,
	country: string,
	kind: AddressKind
): Promise< readonly AddressSuggestion[] | null > {
	const provider = providerFor( pageAddressRegistry(), country );
	const query = withoutTags( text );
	if ( query.length < SHORTEST || ! provider ) {
		return null;
	}
	try {
		const found: unknown = await provider.search( query, country, kind );
		return Array.isArray( found )
			? found.filter( isSuggestion ).slice( 0, MOST )
			: null;
	} catch {
		// docs/PROTOCOL.md#address-suggestions: suggestions close silently.
		return null;
	}
}

/**
 * Suggests addresses for what is typed. Answers that come late, after something else was typed or the list was closed, are for nobody.
 *
 * @param kind
 * @param country  Of the form; another one closes the list.
 * @param onSelect Gets the chosen address.
 */
export function useSuggestions(
	kind: AddressKind,
	country: string,
	onSelect: ( address: SelectedAddress ) => void
): Suggestions {
	const [ list, setList ] = useState< readonly AddressSuggestion[] >( [] );
	const [ active, setActive ] = useState( -1 );
	/** Number of the question that the list may still be an answer to. */
	const question = useRef( 0 );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	const close = useCallback( () => {
		question.current++;
		clearTimeout( timer.current );
		setList( [] );
		setActive( -1 );
	}, [] );
	useEffect( () => close, [ close, country ] );

	const type = ( text: string ) => {
		const mine = ++question.current;
		clearTimeout( timer.current );
		timer.current = setTimeout( async () => {
			const found = ( await ask( text, country, kind ) ) ?? [];
			if ( mine !== question.current ) {
				return;
			}
			setList( found );
			setActive( -1 );
			if ( found.length > 0 ) {
				announce(
					sprintf(
						/* translators: %d: number of addresses. */
						__(
							'%d addresses suggested. Use the up and down arrow keys to choose one.',
							'marketday'
						),
						found.length
					)
				);
			}
		}, WAIT );
	};

	const choose = async ( index: number ) => {
		const chosen = list[ index ];
		close();
		const provider = providerFor( pageAddressRegistry(), country );
		const address = chosen
			? await provider?.select( chosen.id ).catch( () => null )
			: null;
		if ( address && typeof address === 'object' ) {
			onSelect( address );
		}
	};

	return {
		list,
		active,
		type,
		close,
		choose,
		move: ( step ) => {
			const { length } = list;
			setActive( ( before ) =>
				before < 0 && step < 0
					? length - 1
					: ( before + step + length ) % length
			);
		},
		leave: () => {
			const mine = question.current;
			setTimeout( () => {
				if ( mine === question.current ) {
					close();
				}
			}, CLOSE_AFTER );
		},
	};
}
