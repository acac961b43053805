import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import {
	createAddressRegistry,
	type AddressProvider,
	type AddressRegistry,
} from '@marketday/kernel/address-search';

import { AddressLine } from './address-line';

const page = window as { wc?: { addressAutocomplete?: AddressRegistry } };
const CONFIGURED = [
	{ id: 'site', name: 'Site', branding_html: '<b>By the site</b>' },
];
const suggestion = ( number: number ) => ( {
	id: `a${ number }`,
	label: `${ number } High Street`,
	matchedSubstrings: [ { offset: 2, length: 4 } ],
} );

const search = jest.fn();
const select = jest.fn();
const onSelect = jest.fn();
const sent = jest.fn( ( event: Event ) => event.preventDefault() );

function Form( {
	country = 'GB',
	providers = CONFIGURED,
}: {
	country?: string;
	providers?: typeof CONFIGURED;
} ) {
	const [ value, setValue ] = useState( '' );
	return (
		<form onSubmit={ ( event ) => sent( event.nativeEvent ) }>
			<AddressLine
				id="billing_address_1"
				label="Street address"
				kind="billing"
				country={ country }
				providers={ providers }
				value={ value }
				autoComplete="billing address-line1"
				onChange={ setValue }
				onSelect={ onSelect }
			/>
		</form>
	);
}

const field = () => screen.getByRole( 'combobox' );
const options = () =>
	screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );
const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
const type = async ( value: string ) => {
	fireEvent.change( field(), { target: { value } } );
	await pass( 250 );
};
const press = ( key: string ) => fireEvent.keyDown( field(), { key } );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	search.mockResolvedValue( [ 1, 2, 3, 4, 5, 6, 7 ].map( suggestion ) );
	select.mockResolvedValue( { address_1: '2 High Street', city: 'York' } );
	const registry = createAddressRegistry( CONFIGURED );
	registry.registerAddressAutocompleteProvider( {
		id: 'site',
		canSearch: ( country ) => country === 'GB',
		search,
		select,
	} satisfies AddressProvider );
	page.wc = { addressAutocomplete: registry };
} );
afterEach( () => {
	jest.useRealTimers();
	delete page.wc;
} );

it( 'suggests at most five, marks what was asked for and says whose they are', async () => {
	render( <Form /> );

	await type( 'high' );

	expect( search ).toHaveBeenCalledWith( 'high', 'GB', 'billing' );
	expect( options() ).toHaveLength( 5 );
	expect(
		screen.getAllByRole( 'option' )[ 0 ]?.querySelector( 'mark' )
	).toHaveTextContent( 'High' );
	expect( screen.getByText( 'By the site' ) ).toBeVisible();
	expect( field() ).toHaveAttribute( 'aria-expanded', 'true' );
} );

it( 'goes on with what was typed before the page was alive, in the same field', async () => {
	const { rerender } = render( <Form providers={ [] } /> );
	const plain = screen.getByRole( 'textbox' );
	plain.focus();
	fireEvent.change( plain, { target: { value: 'high' } } );

	rerender( <Form /> );
	await pass( 250 );

	expect( field() ).toBe( plain );
	expect( plain ).toHaveFocus();
	expect( options() ).toHaveLength( 5 );
} );

it.each( [ 'hi', ' hi ', '<b>hi</b>', '' ] )(
	'asks nobody for %j',
	async ( text ) => {
		render( <Form /> );

		await type( text );

		expect( search ).not.toHaveBeenCalled();
	}
);

it( 'asks nobody where no provider can search the country', async () => {
	render( <Form country="FR" /> );

	await type( 'rue de' );

	expect( search ).not.toHaveBeenCalled();
} );

it( 'moves through the suggestions in a circle, and Enter chooses and sends no form', async () => {
	render( <Form /> );
	await type( 'high' );

	press( 'ArrowUp' );
	expect( field() ).toHaveAttribute(
		'aria-activedescendant',
		'suggestion-item-billing-4'
	);
	press( 'ArrowDown' );
	press( 'ArrowDown' );
	expect(
		screen.getByRole( 'option', { selected: true } )
	).toHaveTextContent( '2 High Street' );
	expect( press( 'Enter' ) ).toBe( false );
	await pass( 0 );

	expect( select ).toHaveBeenCalledWith( 'a2' );
	expect( onSelect ).toHaveBeenCalledWith( {
		address_1: '2 High Street',
		city: 'York',
	} );
	expect( options() ).toEqual( [] );
	expect( press( 'Enter' ) ).toBe( true );
} );

it( 'closes on Escape, and 200 ms after the field was left', async () => {
	render( <Form /> );
	await type( 'high' );
	press( 'Escape' );
	expect( options() ).toEqual( [] );

	await type( 'high s' );
	fireEvent.blur( field() );
	await pass( 199 );
	expect( options() ).toHaveLength( 5 );
	await pass( 1 );
	expect( options() ).toEqual( [] );
} );

it( 'closes when the country changes', async () => {
	const { rerender } = render( <Form /> );
	await type( 'high' );

	rerender( <Form country="FR" /> );

	expect( options() ).toEqual( [] );
} );

it.each( [
	[ 'fails', () => Promise.reject( new Error( 'Down.' ) ) ],
	[ 'answers no list', () => Promise.resolve( { suggestions: [] } ) ],
	[ 'lists what is no suggestion', () => Promise.resolve( [ null, 7 ] ) ],
] )( 'closes silently where the provider %s', async ( _, response ) => {
	search.mockImplementation( response );
	render( <Form /> );

	await type( 'high' );

	expect( options() ).toEqual( [] );
	expect( field() ).toHaveValue( 'high' );
} );

it( 'shows no answer to what is no longer asked', async () => {
	let answerFirst: ( found: unknown ) => void = () => {};
	search.mockImplementationOnce(
		() => new Promise( ( resolve ) => ( answerFirst = resolve ) )
	);
	search.mockResolvedValueOnce( [ suggestion( 9 ) ] );
	render( <Form /> );

	await type( 'hig' );
	await type( 'high' );
	await act( async () => answerFirst( [ suggestion( 1 ) ] ) );

	expect( options() ).toEqual( [ '9 High Street' ] );
} );
