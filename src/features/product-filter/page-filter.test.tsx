import { POUND } from '@marketday/kernel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { pageFilter } from './page-filter';

const drawBlock = ( name: string ) =>
	readFileSync(
		join( __dirname, '../../../tests/contract/product-filter', name ),
		'utf8'
	);

const show = jest.fn< Promise< boolean >, [ { url: string } ] >(
	async () => true
);
const ajax = jest.fn( async () => '{"choices":[],"isLast":true}' );
const island = pageFilter( {
	currency: POUND,
	listings: { show },
	calls: { ajax },
	reportFailure: ( error ) => {
		throw error;
	},
	reportUnchanged: ( error ) => {
		throw error;
	},
} );

let root: Root | null = null;
afterEach( () => {
	act( () => root?.unmount() );
	document.body.innerHTML = '';
	show.mockClear();
} );

/** The filter as PHP draws it, used by a quick shopper, and then alive. */
async function wakeAfter( name: string, shop: () => void ): Promise< void > {
	document.body.innerHTML = drawBlock( name );
	const element = document.body.firstElementChild as HTMLElement;
	shop();
	await act( async () => {
		const { Component, read } = island;
		root = hydrateRoot( element, <Component { ...read( element ) } /> );
	} );
}

const box = ( value: string ) =>
	screen.getByDisplayValue< HTMLInputElement >( value );
const requestedUrls = () => show.mock.calls.map( ( [ { url } ] ) => url );

describe( 'what is done before the filter of a page is alive', () => {
	it( 'asks for nothing where nothing was done', async () => {
		await wakeAfter( 'chosen.html', () => {} );
		await act( () => new Promise( ( done ) => setTimeout( done, 400 ) ) );

		expect( requestedUrls() ).toEqual( [] );
	} );

	it( 'counts where the browser is so busy that a pause ends before React has drawn', async () => {
		const pause = jest.spyOn( window, 'setTimeout' ).mockImplementation( ( (
			end: () => void
		) => {
			end();
			return 0;
		} ) as typeof setTimeout );
		await wakeAfter( 'nothing-chosen.html', () =>
			fireEvent.input(
				screen.getByRole( 'slider', { name: 'Lowest price' } ),
				{ target: { value: '7' } }
			)
		);
		pause.mockRestore();

		expect( requestedUrls() ).toEqual( [
			expect.stringMatching( /[?&]min_price=7(&|$)/ ),
		] );
	} );

	it( 'counts: boxes, words, prices, the order and the relation', async () => {
		await wakeAfter( 'nothing-chosen.html', () => {
			box( 'test-mugs' ).click();
			fireEvent.input( screen.getByPlaceholderText( /^Search/ ), {
				target: { value: 'tea pot' },
			} );
			fireEvent.input(
				screen.getByRole( 'spinbutton', { name: 'Lowest price' } ),
				{ target: { value: '7' } }
			);
			fireEvent.change(
				screen.getByRole( 'combobox', { hidden: true } ),
				{
					target: { value: 'price' },
				}
			);
			screen.getByLabelText( 'Match any' ).click();
		} );

		expect( box( 'test-mugs' ) ).toBeChecked();
		expect(
			screen.getByRole( 'link', { name: /^Remove Test mugs/ } )
		).toBeVisible();
		expect( screen.getByDisplayValue( 'tea pot' ) ).toBeVisible();
		await waitFor( () =>
			expect( requestedUrls() ).toEqual( [
				'/shop/?filter_search=tea%20pot&filter_product_cat=test-mugs&filter_relation=or&min_price=7&orderby=price',
			] )
		);
		expect( screen.getByLabelText( 'Match any' ) ).toBeChecked();
		expect( screen.getByRole( 'combobox', { hidden: true } ) ).toHaveValue(
			'price'
		);
	} );

	it( 'takes a handle that was moved for its price', async () => {
		await wakeAfter( 'nothing-chosen.html', () => {
			fireEvent.input(
				screen.getByRole( 'slider', { name: 'Highest price' } ),
				{ target: { value: '12' } }
			);
		} );

		await waitFor( () =>
			expect( requestedUrls() ).toEqual( [ '/shop/?max_price=12' ] )
		);
		expect(
			screen.getByRole( 'spinbutton', { name: 'Highest price' } )
		).toHaveValue( 12 );
	} );

	it( 'searches in a list for what was typed', async () => {
		await wakeAfter( 'long-list.html', () =>
			fireEvent.input( screen.getByLabelText( 'Find in list' ), {
				target: { value: 'bow' },
			} )
		);

		await waitFor( () =>
			expect( ajax ).toHaveBeenCalledWith(
				'wopb_show_more_filter_item',
				expect.objectContaining( {
					query: expect.objectContaining( { find: 'bow' } ),
					format: 'data',
				} ),
				expect.anything()
			)
		);
		expect( screen.getByLabelText( 'Find in list' ) ).toHaveValue( 'bow' );
	} );
} );
