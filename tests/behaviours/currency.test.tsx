// @features currency-switcher

import { enhanceCurrencySwitchers } from '@marketday/features/currency-switcher';
import {
	createCurrencyStore,
	CurrencySelect,
} from '@marketday/features/currency-switcher/library';
import { MarketdayProvider } from '@marketday/kernel';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';

import { aWireCart } from '../fakes/wire-cart-factory';
import { answerOf, describeBehaviours, type Scene } from './behaviours';

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
	document.body.innerHTML = `<div data-marketday-currency data-url="/wp-admin/admin-ajax.php"><details open><summary>GBP</summary><ul>${ CURRENCIES.map(
		( { code, symbol } ) =>
			`<li><a href="?marketday-set-currency=${ code }" data-currency="${ code }">${ code } ${ symbol }</a></li>`
	).join( '' ) }</ul></details></div>`;
	const kept: string[] = [];
	globalThis.fetch = ( async ( _: unknown, request?: RequestInit ) => {
		const fields = request?.body as URLSearchParams;
		if ( fields.get( 'action' ) === 'wopb_get_nonce' ) {
			return answerOf( { data: { nonce: 'abc' } } );
		}
		kept.push( fields.get( 'data' ) ?? '' );
		return answerOf( { success: true } );
	} ) as typeof fetch;
	const drawn = jest.fn();
	enhanceCurrencySwitchers( document, drawn );
	return { kept: () => kept, drawnAnew: () => drawn.mock.calls.length };
}

const texts = ( role: 'option' | 'link' ) =>
	screen
		.queryAllByRole( role )
		.map( ( { textContent } ) => textContent?.slice( 0, 3 ) ?? '' );

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
				offered: () => texts( 'option' ),
				choose: ( code ) =>
					fireEvent.change( screen.getByRole( 'combobox' ), {
						target: { value: code },
					} ),
			};
		},
		island: () => ( {
			...byAjax(),
			offered: () => texts( 'link' ),
			choose: ( code ) =>
				fireEvent.click(
					document.querySelector(
						`[data-currency="${ code }"]`
					) as HTMLElement
				),
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
