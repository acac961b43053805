import type { Client, Currency, Marketday } from '@marketday/kernel';
import {
	type Asked,
	asked,
	atOnce,
	browserStorage,
	type Core,
	createCore,
	createQuestions,
	isPromise,
	type Start,
	type TextStorage,
} from '@marketday/kernel/headless';
import { Wire } from '@marketday/kernel/wire';

export interface CurrencyState extends Asked {
	/** Currencies of the shop, its own first; one or none where there is nothing to choose. */
	readonly currencies: readonly Currency[];
	/** The code that is chosen; '' is the shop's own. */
	readonly chosen: string;
}

export interface CurrencyActions {
	/** A code of the shop's. What is shown has to be asked for again: `onChange` says when. */
	choose: ( code: string ) => void;
}

export type CurrencyStore = Core< CurrencyState > & CurrencyActions;

export interface CurrencyStoreOptions {
	shop: Marketday;
	/** Storage of the choice: the browser's `localStorage` without it. */
	storage?: TextStorage | null | undefined;
	start?: Start< readonly Currency[] > | undefined;
	/** The listings and the basket are to be asked for again. */
	onChange?: ( ( code: string ) => void ) | undefined;
}

const KEY = 'marketday-currency';

/** The parameter of each request in which the choice travels. */
const PARAMETER = 'marketday-currency';

const isCode = ( text: string ) => /^[A-Z]{3}$/.test( text );

function keptCode( storage: TextStorage | null ): string {
	try {
		const kept = storage?.getItem( KEY ) ?? '';
		return isCode( kept ) ? kept : '';
	} catch {
		return '';
	}
}

/**
 * Parameters for `withParameters()`: what each request says of the visitor's choice.
 *
 * @example
 * const fetchInCurrency = withParameters( currencyParameters() );
 *
 * @param storage Where the choice is kept.
 */
export const currencyParameters =
	( storage: TextStorage | null = browserStorage() ) =>
	(): Record< string, string > => {
		const code = keptCode( storage );
		return code ? { [ PARAMETER ]: code } : {};
	};

/**
 * Currencies of a shop with Marketday; [] of one without.
 *
 * @example
 * const start = await fetchCurrencies( shop.client );
 */
export async function fetchCurrencies(
	client: Client
): Promise< readonly Currency[] > {
	const response = new Wire( {
		list: await client.read( 'marketday/v1/currencies' ),
	} );
	return response.list( 'list', ( one ) => ( {
		code: one.text( 'code' ),
		symbol: one.text( 'symbol' ),
		minorUnit: one.number( 'minorUnit' ),
		decimalSeparator: one.text( 'decimalSeparator' ),
		thousandSeparator: one.text( 'thousandSeparator' ),
		prefix: one.text( 'prefix' ),
		suffix: one.text( 'suffix' ),
	} ) );
}

/**
 * The choice of a currency. Needs a shop with Marketday.
 *
 * @example
 * const currencies = createCurrencyStore( { shop } );
 * currencies.choose( 'EUR' );
 */
export function createCurrencyStore( {
	shop,
	storage = browserStorage(),
	start,
	onChange,
}: CurrencyStoreOptions ): CurrencyStore {
	const there = atOnce( start );
	return createCore< CurrencyState, CurrencyActions >(
		{
			currencies: there ?? [],
			chosen: '',
			...asked( there !== undefined ),
		},
		( { get, set } ) => {
			const question = createQuestions( set );
			let isAsked = there !== undefined;
			return {
				begin: () => {
					set( { chosen: keptCode( storage ) } );
					if ( ! isAsked ) {
						isAsked = true;
						void question(
							() =>
								isPromise( start )
									? start
									: fetchCurrencies( shop.client ),
							( currencies ) => set( { currencies } )
						);
					}
				},
				actions: {
					choose: ( code ) => {
						if ( ! isCode( code ) || code === get().chosen ) {
							return;
						}
						try {
							storage?.setItem( KEY, code );
						} catch {
							// The choice then holds for this page alone.
						}
						set( { chosen: code } );
						onChange?.( code );
						void shop.basket.refresh();
					},
				},
			};
		}
	);
}
