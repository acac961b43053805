import { act, createEvent, fireEvent } from '@testing-library/react';

import { aPageSearch } from '../../../tests/fakes/a-page-search';

describe( 'What is offered in a search of a page, and how it ends', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		localStorage.clear();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'closes with Escape and then empties the input', async () => {
		const { type, answer, press, input, panel } = aPageSearch();
		await type( 'mug' );
		await answer( 0 );

		press( 'Escape' );
		expect( panel ).toHaveAttribute( 'hidden' );
		expect( input ).toHaveValue( 'mug' );
		press( 'Escape' );
		expect( input ).toHaveValue( '' );
	} );

	it( 'empties the field and the category by its button, which has no place before', async () => {
		const { type, input, find } = aPageSearch();
		const clear = find( '[type=button]' );
		const select = find< HTMLSelectElement >( 'select' );
		expect( clear ).toHaveAttribute( 'hidden' );
		fireEvent.change( select, { target: { value: 'bags' } } );
		await type( 'mug' );
		expect( clear ).not.toHaveAttribute( 'hidden' );

		fireEvent.click( clear );

		expect( input ).toHaveValue( '' );
		expect( select ).toHaveValue( '' );
		expect( input ).toHaveFocus();
		expect( clear ).toHaveAttribute( 'hidden' );
	} );

	it( 'empties the field by its button also while the answer is on its way', async () => {
		const { type, answer, input, find, panel } = aPageSearch();
		await type( 'mug' );
		const clear = find( '[type=button]' );
		act( () => clear.focus() );

		fireEvent.click( clear );
		await answer( 0 );

		expect( input ).toHaveValue( '' );
		expect( panel ).not.toHaveTextContent( 'Enamel mug' );
	} );

	it( 'offers recent and popular searches, and forgets one', async () => {
		localStorage.setItem( 'marketday-recent-searches', '["enamel mug"]' );
		const { input, panel, press, active } = aPageSearch();

		act( () => input.focus() );
		expect( panel ).toHaveTextContent( 'Recent searches' );
		expect( panel ).toHaveTextContent( 'enamel mug' );
		expect( panel ).toHaveTextContent( 'jumper' );

		press( 'ArrowDown' );
		expect( active() ).toHaveTextContent( 'enamel mug' );
		press( 'Delete' );
		expect( panel ).not.toHaveTextContent( 'enamel mug' );
		expect( panel ).toHaveTextContent( 'jumper' );
		expect( input ).not.toHaveAttribute( 'aria-activedescendant' );
	} );

	it( 'forgets a term by the mark beside it, and closes where nothing is left', () => {
		localStorage.setItem( 'marketday-recent-searches', '["enamel mug"]' );
		const { input, panel, find, rest } = aPageSearch( { popular: [] } );
		act( () => input.focus() );

		fireEvent.click( find( '.marketday-product-search__forget' ) );

		expect( panel ).toHaveAttribute( 'hidden' );
		expect( rest ).not.toHaveBeenCalled();
	} );

	it( 'asks for a term that is offered', () => {
		const { input, panel, rest } = aPageSearch();
		act( () => input.focus() );

		fireEvent.click( panel.querySelector( '[data-term=jumper]' )! );

		expect( input ).toHaveValue( 'jumper' );
		expect( rest ).toHaveBeenCalledWith(
			'wopb/product-search',
			expect.objectContaining( { search: 'jumper' } ),
			expect.anything()
		);
	} );

	it( 'keeps the old results when a call fails, and stops waiting', async () => {
		const { type, answer, rest, host, panel, wait } = aPageSearch();
		await type( 'mug' );
		expect( panel ).toHaveAttribute( 'aria-busy', 'true' );
		await answer( 0 );
		rest.mockRejectedValueOnce( new Error( 'offline' ) );

		await type( 'mugs' );
		await wait();

		expect( host.reportFailure ).toHaveBeenCalled();
		expect( panel ).toHaveTextContent( 'Enamel mug' );
		expect( panel ).not.toHaveAttribute( 'aria-busy' );
	} );

	it.each( [
		[ 'leads to the results', true ],
		[ 'stays on the page where the block does not lead to results', false ],
	] )( '%s, and remembers the words', async ( name, redirect ) => {
		const { find, type, rest } = aPageSearch( { redirect } );
		await type( 'mug' );
		const submit = createEvent.submit( find( 'form' ) );

		fireEvent( find( 'form' ), submit );

		expect( submit.defaultPrevented ).toBe( ! redirect );
		expect( rest ).toHaveBeenCalledTimes( redirect ? 1 : 2 );
		expect( localStorage.getItem( 'marketday-recent-searches' ) ).toBe(
			'["mug"]'
		);
	} );
} );
