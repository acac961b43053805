// @features currency-switcher

import { currencyIsland } from '@marketday/features/currency-switcher';
import {
	createCurrencyStore,
	CurrencySelect,
} from '@marketday/features/currency-switcher/library';
import { MarketdayProvider } from '@marketday/kernel';
import { act, fireEvent, render, waitFor } from '@testing-library/react';

import { aWireCart } from '../fakes/wire-cart-factory';
import { responseOf, describeBehaviours, type Scene } from './behaviours';

interface CurrencyDriver {
	offered: () => readonly string[];
	choose: ( code: string ) => void;
	/** What the shop, or the browser, has been told to keep. */
	kept: () => readonly string[];
	/** How often what is shown was asked for anew. */
	drawnAnew: () => number;
}

const CURRENCIES = [
	[ 'GBP', '£' ],
	[ 'EUR', '€' ],
	[ 'USD', '$' ],
].map( ( [ code = '', symbol = '' ] ) => ( {
	code,
	symbol,
	minorUnit: 2,
	decimalSeparator: '.',
	thousandSeparator: ',',
	prefix: symbol,
	suffix: '',
} ) );

/** The store of a front end elsewhere, which keeps the choice in the browser. */
function ownStore( { fake, shop }: Scene ) {
	fake.answer( 'cart', { body: aWireCart() } );
	fake.answer( 'http://localhost/wp-json/marketday/v1/currencies', {
		body: CURRENCIES,
	} );
	const kept: string[] = [];
	const drawn = jest.fn();
	const store = createCurrencyStore( {
		shop,
		onChange: drawn,
		storage: {
			getItem: () => null,
			setItem: ( _, code ) => void kept.push( code ),
		},
	} );
	return {
		store,
		kept: () => kept,
		drawnAnew: () => drawn.mock.calls.length,
	};
}

/** What PHP prints, and the call behind it. */
function byAjax() {
	document.body.innerHTML = `<div data-marketday-island="currency-switcher" data-url="/wp-admin/admin-ajax.php"><details class="marketday-currency__details"><summary class="marketday-currency__selected wopb-selected-currency"><span class="screen-reader-text">Currency</span><span>GBP £</span></summary><ul class="marketday-currency__list wopb-select-container" aria-label="Currency">${ CURRENCIES.map(
		( { code, symbol } ) =>
			`<li><a href="?marketday-set-currency=${ code }" rel="nofollow" data-currency="${ code }"${
				code === 'GBP' ? ' aria-current="true"' : ''
			}>${ code } ${ symbol }</a></li>`
	).join( '' ) }</ul></details></div>`;
	const kept: string[] = [];
	globalThis.fetch = ( async ( _: unknown, request?: RequestInit ) => {
		const fields = request?.body as URLSearchParams;
		if ( fields.get( 'action' ) === 'wopb_get_nonce' ) {
			return responseOf( { data: { nonce: 'abc' } } );
		}
		kept.push( fields.get( 'data' ) ?? '' );
		return responseOf( { success: true } );
	} ) as typeof fetch;
	const drawn = jest.fn();
	const block = document.body.firstElementChild as HTMLElement;
	const { Component, read } = currencyIsland;
	render( <Component { ...read( block ) } reload={ drawn } />, {
		container: block,
		hydrate: true,
	} );
	return { kept: () => kept, drawnAnew: () => drawn.mock.calls.length };
}

const texts = () =>
	[ ...document.querySelectorAll( '[data-currency]' ) ].map(
		( { textContent } ) => /[A-Z]{3}/.exec( textContent ?? '' )?.[ 0 ] ?? ''
	);

const press = ( code: string ) =>
	fireEvent.click(
		document.querySelector( `[data-currency="${ code }"]` ) as HTMLElement
	);

describeBehaviours< CurrencyDriver >(
	'a choice of currencies',
	{
		core: ( scene ) => {
			const { store, ...driver } = ownStore( scene );
			store.connect();
			return {
				...driver,
				offered: () =>
					store.getState().currencies.map( ( { code } ) => code ),
				choose: store.choose,
			};
		},
		component: ( scene ) => {
			const { store, ...driver } = ownStore( scene );
			render(
				<MarketdayProvider shop={ scene.shop }>
					<CurrencySelect store={ store } />
				</MarketdayProvider>
			);
			return {
				...driver,
				offered: texts,
				choose: press,
			};
		},
		island: () => ( {
			...byAjax(),
			offered: texts,
			choose: press,
		} ),
	},
	{
		"offers the shop's currencies, its own first": async ( choice ) => {
			await waitFor( () =>
				expect( choice.offered() ).toEqual( [ 'GBP', 'EUR', 'USD' ] )
			);
			expect( choice.kept() ).toEqual( [] );
			expect( choice.drawnAnew() ).toBe( 0 );
		},
		'keeps what is chosen, and has the prices drawn anew, once': async (
			choice
		) => {
			await waitFor( () => expect( choice.offered() ).toHaveLength( 3 ) );

			act( () => choice.choose( 'EUR' ) );
			act( () => choice.choose( 'EUR' ) );

			await waitFor( () => expect( choice.drawnAnew() ).toBe( 1 ) );
			expect( choice.kept() ).toEqual( [ 'EUR' ] );
		},
	}
);
