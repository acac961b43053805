import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { mountIslands } from '../mount-islands';
import { swap } from '../swap-block';
import { fromMarkup } from './from-markup';

const colours = ( { names }: { names: readonly string[] } ) => (
	<ul>
		{ names.map( ( name ) => (
			<li key={ name }>
				<input aria-label={ name } defaultValue="" />
			</li>
		) ) }
	</ul>
);

function Colours( { names }: { names: readonly string[] } ) {
	const [ presses, setPresses ] = useState( 0 );
	return (
		<>
			{ colours( { names } ) }
			<button type="button" onClick={ () => setPresses( presses + 1 ) }>
				{ String( presses ) }
			</button>
		</>
	);
}

const read = ( element: HTMLElement ) => ( {
	names: [ ...element.querySelectorAll( 'input' ) ].map(
		( input ) => input.getAttribute( 'aria-label' ) ?? ''
	),
} );

const block = ( names: readonly string[], attributes = '' ) =>
	`<div data-marketday-island="colours" data-block-name="colours" data-block-id="a1" ${ attributes }><ul>${ names
		.map( ( name ) => `<li><input aria-label="${ name }" value=""></li>` )
		.join( '' ) }</ul><button type="button">0</button></div>`;

const island = () =>
	document.querySelector< HTMLElement >( '[data-block-id="a1"]' );

describe( 'an island that reads its state out of the markup', () => {
	beforeAll( async () => {
		document.body.innerHTML = block( [ 'Red', 'Blue' ], 'class="is-old"' );
		await act( async () =>
			mountIslands(
				'colours',
				fromMarkup( { Component: Colours, read } )
			)
		);
	} );

	it( 'takes over what the server drew', async () => {
		const drawn = screen.getByLabelText( 'Blue' );

		await act( async () => screen.getByRole( 'button' ).click() );

		expect( screen.getByRole( 'button' ) ).toHaveTextContent( '1' );
		expect( screen.getByLabelText( 'Blue' ) ).toBe( drawn );
	} );

	it( 'draws an answer in its place, and keeps focus, what is typed and its own state', async () => {
		const drawn = screen.getByLabelText< HTMLInputElement >( 'Blue' );
		drawn.focus();
		fireEvent.input( drawn, { target: { value: 'nav' } } );

		await act( async () =>
			swap( {
				blockId: 'a1',
				content: block(
					[ 'Green', 'Blue' ],
					'class="is-new" lang="de"'
				),
			} )
		);

		expect( screen.queryByLabelText( 'Red' ) ).toBeNull();
		expect( screen.getByLabelText( 'Green' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Blue' ) ).toBe( drawn );
		expect( drawn ).toHaveFocus();
		expect( drawn ).toHaveValue( 'nav' );
		expect( screen.getByRole( 'button' ) ).toHaveTextContent( '1' );
		expect( island() ).toHaveClass( 'is-new', { exact: true } );
		expect( island() ).toHaveAttribute( 'lang', 'de' );
	} );

	it( 'draws an answer of data in the same way, and says that it can', async () => {
		const drawn = screen.getByLabelText< HTMLInputElement >( 'Blue' );
		expect( island() ).toHaveAttribute( 'data-marketday-alive' );

		await act( async () =>
			swap( { blockId: 'a1', data: { names: [ 'Pink', 'Blue' ] } } )
		);

		expect( screen.queryByLabelText( 'Green' ) ).toBeNull();
		expect( screen.getByLabelText( 'Pink' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Blue' ) ).toBe( drawn );
		expect( drawn ).toHaveFocus();
		expect( drawn ).toHaveValue( 'nav' );
		expect( island() ).toHaveClass( 'is-new', { exact: true } );
	} );

	it( 'makes its props of data by its own rule where it has one', async () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<p data-marketday-island="word" data-block-name="word" data-block-id="c3"><b>one</b></p>'
		);
		await act( async () =>
			mountIslands(
				'word',
				fromMarkup( {
					Component: ( { word }: { word: string } ) => (
						<b>{ word }</b>
					),
					read: ( { textContent } ) => ( {
						word: textContent ?? '',
					} ),
					take: ( data, { word } ) => ( {
						word: `${ word }, ${ data }`,
					} ),
				} )
			)
		);

		await act( async () => swap( { blockId: 'c3', data: 'two' } ) );

		expect( screen.getByText( 'one, two' ) ).toBeInTheDocument();
	} );

	it( 'leaves the answers of other blocks alone', async () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<p data-block-name="count" data-block-id="b2">5</p>'
		);

		await act( async () =>
			swap( {
				blockId: 'b2',
				content: '<p data-block-name="count" data-block-id="b2">3</p>',
			} )
		);

		expect( screen.getByText( '3' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Pink' ) ).toBeInTheDocument();
	} );
} );
