import { act, createEvent, fireEvent } from '@testing-library/react';

import {
	aPageSearch,
	followed,
	found,
	foundNothing,
} from '../../../tests/fakes/a-page-search';

describe( 'The search of a page', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		localStorage.clear();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'keeps what was typed and chosen before React came, and asks for it where the shopper is', async () => {
		const { input, rest, find } = aPageSearch( {
			typed: 'mug',
			isFocused: true,
		} );

		expect( input ).toHaveValue( 'mug' );
		expect( input ).toHaveFocus();
		expect( input ).toHaveAttribute( 'role', 'combobox' );
		expect( rest ).toHaveBeenCalledTimes( 1 );
		expect( find( '[type=button]' ) ).not.toHaveAttribute( 'hidden' );
	} );

	it( 'asks for nothing where the shopper has left the field again, until it has the focus', async () => {
		const { input, rest, wait } = aPageSearch( { typed: 'mug' } );
		await wait( 200 );
		expect( rest ).not.toHaveBeenCalled();
		expect( input ).toHaveValue( 'mug' );

		act( () => input.focus() );

		expect( rest ).toHaveBeenCalledTimes( 1 );
		expect( input ).toHaveValue( 'mug' );
	} );

	it( 'asks from three characters on, for the block it stands in', async () => {
		const { type, rest } = aPageSearch();

		await type( 'mu' );
		expect( rest ).not.toHaveBeenCalled();

		await type( 'mug' );
		expect( rest ).toHaveBeenCalledWith(
			'wopb/product-search',
			{
				search: 'mug',
				category: '',
				blockId: 'b1',
				blockName: 'product-blocks_product-search',
				postId: '7',
				widgetBlockId: '',
				format: 'data',
			},
			expect.anything()
		);
	} );

	it( 'asks with a category alone', () => {
		const { find, rest } = aPageSearch();

		fireEvent.change( find( 'select' ), { target: { value: 'bags' } } );

		expect( rest ).toHaveBeenCalledWith(
			'wopb/product-search',
			expect.objectContaining( { search: '', category: 'bags' } ),
			expect.anything()
		);
	} );

	it( 'opens a listbox of grouped options and says how many there are', async () => {
		const { type, answer, input, panel, status } = aPageSearch();

		await type( 'mug' );
		await answer( 0 );

		const list = panel.querySelector( '[role="listbox"]' )!;
		expect( input ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( input ).toHaveAttribute( 'aria-controls', list.id );
		expect( list.querySelectorAll( '[role="group"]' ) ).toHaveLength( 2 );
		expect( status() ).toBe( '8 results' );
	} );

	it( 'says that nothing was found, and has no list then', async () => {
		const { type, answer, input, panel, status } = aPageSearch();

		await type( 'qqq' );
		await answer( 0, foundNothing() );

		expect( panel ).toHaveTextContent( 'No results found' );
		expect( input ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( input ).not.toHaveAttribute( 'aria-controls' );
		expect( status() ).toBe( 'No results found' );
	} );

	it( 'says the same sentence again for another question, and nothing once closed', async () => {
		const { type, answer, press, wait, status, find } = aPageSearch();
		const messages: Array< string | null > = [];
		new MutationObserver( () => messages.push( status() ) ).observe(
			find( '[role="status"]' ),
			{ childList: true, characterData: true, subtree: true }
		);

		await type( 'mug' );
		await answer( 0 );
		await type( 'mugs' );
		await answer( 1 );
		await type( 'mug' );
		press( 'Escape' );
		await wait();

		expect( messages ).toEqual( [
			'8 results',
			'',
			'8 results',
			'',
			'8 results',
			'',
		] );
	} );

	it( 'counts characters as people do', async () => {
		const { type, rest } = aPageSearch();

		await type( '🫖🫖' );
		expect( rest ).not.toHaveBeenCalled();

		await type( ' 🫖🫖🫖 ' );
		expect( rest ).toHaveBeenCalledWith(
			'wopb/product-search',
			expect.objectContaining( { search: '🫖🫖🫖' } ),
			expect.anything()
		);
	} );

	it( 'waits until what is being composed is typed', async () => {
		const { input, rest, wait } = aPageSearch();
		act( () => input.focus() );
		const composing = createEvent.input( input, {
			target: { value: 'すきやき' },
		} );
		Object.defineProperty( composing, 'isComposing', { value: true } );

		fireEvent( input, composing );
		await wait( 200 );
		expect( rest ).not.toHaveBeenCalled();

		fireEvent.compositionEnd( input );
		await wait( 200 );
		expect( rest ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes with Escape wherever the focus is in the block', async () => {
		const { type, answer, input, panel, find } = aPageSearch();
		await type( 'mug' );
		await answer( 0 );
		act( () => find( 'select' ).focus() );

		fireEvent.keyDown( find( 'select' ), { key: 'Escape' } );
		expect( panel ).toHaveAttribute( 'hidden' );
		fireEvent.keyDown( find( 'select' ), { key: 'Escape' } );
		expect( input ).toHaveValue( 'mug' );
	} );

	it( 'closes where the focus leaves the block, and shows the same again without asking', async () => {
		const { type, answer, input, panel, rest } = aPageSearch();
		await type( 'mug' );
		await answer( 0 );

		act(
			() =>
				document
					.querySelector< HTMLElement >( 'body > button' )
					?.focus()
		);
		expect( panel ).toHaveAttribute( 'hidden' );

		act( () => input.focus() );
		expect( panel ).not.toHaveAttribute( 'hidden' );
		expect( rest ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'stays closed where the answer comes after the shopper has left', async () => {
		const { type, answer, panel } = aPageSearch();
		await type( 'mug' );
		act(
			() =>
				document
					.querySelector< HTMLElement >( 'body > button' )
					?.focus()
		);

		await answer( 0 );

		expect( panel ).toHaveAttribute( 'hidden' );
	} );

	it( 'leaves the list out of the order of the tab key', async () => {
		const { type, answer, panel } = aPageSearch();
		const list = () => panel.querySelector( '[role="listbox"]' );

		await type( '' );
		expect( list() ).toHaveAttribute( 'tabindex', '-1' );

		await type( 'mug' );
		await answer( 0 );
		expect( list() ).toHaveAttribute( 'tabindex', '-1' );
	} );

	it( 'drops an answer that a later question overtook', async () => {
		const { type, answer, panel } = aPageSearch();
		await type( 'mug' );
		await type( 'teapot' );

		await answer( 1, found( 'Teapot' ) );
		await answer( 0 );

		expect( panel ).toHaveTextContent( 'Teapot' );
		expect( panel ).not.toHaveTextContent( 'Enamel mug' );
	} );

	it( 'moves through the options by keys and follows the chosen one', async () => {
		const { type, answer, press, active } = aPageSearch();
		const hrefs = followed();
		await type( 'mug' );
		await answer( 0 );

		press( 'ArrowDown' );
		expect( active() ).toHaveTextContent( 'Mugs' );
		press( 'End' );
		expect( active() ).toHaveTextContent( 'See all 8 results' );
		press( 'ArrowDown' );
		expect( active() ).toBeNull();
		press( 'ArrowUp' );
		expect( active() ).toHaveTextContent( 'See all 8 results' );
		press( 'Home' );
		press( 'ArrowDown' );
		expect( active() ).toHaveAttribute( 'aria-selected', 'true' );
		press( 'Enter' );

		expect( hrefs ).toEqual( [ 'http://localhost/enamel/' ] );
		expect( localStorage.getItem( 'marketday-recent-searches' ) ).toBe(
			'["mug"]'
		);
	} );

	it( 'leaves keys of the text to the field where no option is active', async () => {
		const { type, answer, press } = aPageSearch();
		await type( 'mug' );
		await answer( 0 );

		for ( const key of [ 'Home', 'End', 'Enter', 'Delete', 'ArrowLeft' ] ) {
			expect( press( key ) ).toBe( true );
		}
	} );

	it( 'shows more and less without asking again', async () => {
		const { type, answer, panel, rest, press, active } = aPageSearch();
		await type( 'mug' );
		await answer( 0 );
		const toggle = panel.querySelector< HTMLElement >( 'button' )!;
		const extra = panel.querySelector( '.wopb-extended-item' );

		fireEvent.click( toggle );
		expect( extra ).not.toHaveAttribute( 'hidden' );
		expect( toggle ).toHaveTextContent( 'Show less' );
		expect( toggle ).toHaveClass( 'wopb-less-result' );
		fireEvent.click( toggle );
		expect( extra ).toHaveAttribute( 'hidden' );
		expect( toggle ).toHaveTextContent( 'Show 1 more' );

		press( 'ArrowUp' );
		press( 'ArrowUp' );
		expect( active() ).toBe( toggle );
		press( 'Enter' );
		expect( extra ).not.toHaveAttribute( 'hidden' );
		expect( rest ).toHaveBeenCalledTimes( 1 );
	} );
} );
