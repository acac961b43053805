import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { type FormEvent, useState } from 'react';

import { listenForIntent } from './listen-for-intent';
import { mountOnIntent } from './mount-on-intent';

const ordered = jest.fn();

/** A form with one control of each kind, that says what it knows when it is sent. */
function Order() {
	const [ state, setState ] = useState< Record< string, string | boolean > >(
		{
			town: '',
			country: 'GB',
			pay: 'bank',
			terms: false,
		}
	);
	const set = ( name: string, value: string | boolean ) =>
		setState( ( before ) => ( { ...before, [ name ]: value } ) );
	const send = ( event: FormEvent ) => {
		event.preventDefault();
		ordered( state );
	};
	return (
		<form onSubmit={ send }>
			<input
				aria-label="Town"
				value={ String( state.town ) }
				onChange={ ( event ) => set( 'town', event.target.value ) }
			/>
			<select
				aria-label="Country"
				value={ String( state.country ) }
				onChange={ ( event ) => set( 'country', event.target.value ) }
			>
				<option value="GB">United Kingdom</option>
				<option value="IE">Ireland</option>
			</select>
			{ [ 'bank', 'cash' ].map( ( way ) => (
				<input
					key={ way }
					type="radio"
					name="pay"
					aria-label={ way }
					value={ way }
					checked={ state.pay === way }
					onChange={ () => set( 'pay', way ) }
				/>
			) ) }
			<input
				type="checkbox"
				aria-label="Terms"
				checked={ state.terms === true }
				onChange={ ( event ) => set( 'terms', event.target.checked ) }
			/>
			<button type="submit">Order</button>
		</form>
	);
}

function Counter() {
	const [ count, setCount ] = useState( 1 );
	return (
		<button type="button" onClick={ () => setCount( count + 1 ) }>
			{ count }
		</button>
	);
}

const drawElement = ( name: string ) =>
	`<div data-marketday-island="${ name }" data-marketday-props="{}"><form>` +
	'<input aria-label="Town" value="">' +
	'<select aria-label="Country"><option value="GB" selected>United Kingdom</option><option value="IE">Ireland</option></select>' +
	'<input type="radio" name="pay" aria-label="bank" checked value="bank"><input type="radio" name="pay" aria-label="cash" value="cash">' +
	'<input type="checkbox" aria-label="Terms"><button type="submit">Order</button></form></div>';

const town = () => screen.getByLabelText< HTMLInputElement >( 'Town' );
const country = () => screen.getByLabelText< HTMLSelectElement >( 'Country' );
const box = ( label: string ) =>
	screen.getByLabelText< HTMLInputElement >( label );
const press = () => fireEvent.click( screen.getByText( 'Order' ) );

// What is mounted stays mounted: each test has an island of its own name.
let number = 0;
let name = '';
beforeEach( () => {
	ordered.mockClear();
	name = `order-${ ++number }`;
	document.body.innerHTML = drawElement( name );
} );

afterEach( () =>
	act( async () => {
		document.body.innerHTML = '';
	} )
);

it( 'loads nothing before a shopper turns to the form', async () => {
	const load = jest.fn( async () => Order );

	mountOnIntent( name, load );
	fireEvent.pointerOver( document.body );
	expect( load ).not.toHaveBeenCalled();

	await act( async () => {
		fireEvent.focusIn( town() );
		fireEvent.pointerOver( town() );
	} );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'starts at once where a shopper was quicker than the script', async () => {
	const load = jest.fn( async () => Order );
	town().value = 'Leeds';

	await act( async () => void mountOnIntent( name, load ) );
	expect( load ).toHaveBeenCalledTimes( 1 );

	const focused = `${ name }-focused`;
	document.body.innerHTML = drawElement( focused );
	town().focus();
	await act( async () => void mountOnIntent( focused, load ) );
	expect( load ).toHaveBeenCalledTimes( 2 );
} );

it( 'tells of what was used where it cannot be brought to life, and tries again at the next sign', async () => {
	const wake = jest.fn( () => Promise.reject( new Error( 'offline' ) ) );
	const failed = jest.fn();
	const isUsed = () => town().value !== '';
	document.body.innerHTML = drawElement( `${ name }-lost` );
	listenForIntent( `${ name }-lost`, wake, isUsed, failed );

	fireEvent.pointerOver( town() );
	await act( async () => {} );
	expect( failed ).toHaveBeenCalledWith( [], expect.any( Error ) );

	town().value = 'Leeds';
	fireEvent.change( town() );
	await act( async () => {} );
	expect( wake ).toHaveBeenCalledTimes( 2 );
	expect( failed ).toHaveBeenLastCalledWith(
		[ town().closest( '[data-marketday-island]' ) ],
		expect.any( Error )
	);
} );

it( 'follows a link within the page once the island is alive, and goes nowhere before', async () => {
	const followed = jest.fn();
	const Links = () => (
		<a
			href="#second"
			onClick={ ( event ) => {
				event.preventDefault();
				followed();
			} }
		>
			Second
		</a>
	);
	document.body.innerHTML = `<div data-marketday-island="${ name }" data-marketday-props="{}"><a href="#second">Second</a></div>`;
	mountOnIntent( name, async () => Links );
	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );

	await act(
		async () => void screen.getByText( 'Second' ).dispatchEvent( click )
	);

	expect( click.defaultPrevented ).toBe( true );
	await waitFor( () => expect( followed ).toHaveBeenCalledTimes( 1 ) );
} );

it( 'counts what was typed and chosen before the form came alive', async () => {
	mountOnIntent( name, async () => Order );
	town().value = 'Leeds';
	country().value = 'IE';
	box( 'cash' ).checked = true;
	box( 'Terms' ).checked = true;

	await act( async () => void fireEvent.focusIn( town() ) );
	await act( async () => void press() );

	await waitFor( () =>
		expect( ordered ).toHaveBeenCalledWith( {
			town: 'Leeds',
			country: 'IE',
			pay: 'cash',
			terms: true,
		} )
	);
	expect( town() ).toHaveValue( 'Leeds' );
} );

it( 'tells a field that was left before the form came alive that it was left, and no other', async () => {
	const left = jest.fn();
	const Quantity = () => {
		const [ text, setText ] = useState( '' );
		return (
			<input
				aria-label="Town"
				value={ text }
				onChange={ ( event ) => setText( event.target.value ) }
				onBlur={ ( event ) => left( event.target.value ) }
			/>
		);
	};
	document.body.innerHTML = `<div data-marketday-island="${ name }" data-marketday-props="{}"><input aria-label="Town" value=""></div>`;
	mountOnIntent( name, async () => Quantity );
	town().value = '2';

	await act( async () => void fireEvent.focusIn( town() ) );
	await waitFor( () => expect( left ).toHaveBeenCalledWith( '2' ) );

	const still = `${ name }-still`;
	left.mockClear();
	document.body.innerHTML = `<div data-marketday-island="${ still }" data-marketday-props="{}"><input aria-label="Town" value=""></div>`;
	mountOnIntent( still, async () => Quantity );
	town().value = '3';
	await act( async () => town().focus() );
	expect( left ).not.toHaveBeenCalled();
} );

it( 'keeps a press of the button until the form is alive', async () => {
	mountOnIntent( name, async () => Order );

	await act( async () => expect( press() ).toBe( false ) );

	await waitFor( () => expect( ordered ).toHaveBeenCalledTimes( 1 ) );
} );

it( 'sends the form once, however often its button was pressed', async () => {
	mountOnIntent( name, async () => Order );

	await act( async () => {
		press();
		press();
	} );

	await waitFor( () => expect( ordered ).toHaveBeenCalledTimes( 1 ) );
} );

it( 'counts every press of plus, each from what the one before has made', async () => {
	let deliver = () => {};
	mountOnIntent( name, async () => {
		await new Promise< void >( ( resolve ) => ( deliver = resolve ) );
		return Counter;
	} );
	document.body.innerHTML = `<div data-marketday-island="${ name }" data-marketday-props="{}"><button type="button">1</button></div>`;
	const plus = () => screen.getByRole( 'button' );

	fireEvent.click( plus() );
	fireEvent.click( plus() );
	// Not within act, which would draw only after both presses.
	deliver();
	await waitFor( () => expect( plus() ).toHaveTextContent( '3' ) );
	fireEvent.click( plus() );
	await waitFor( () => expect( plus() ).toHaveTextContent( '4' ) );
} );

it( 'stays the plain form where the rest cannot be loaded', async () => {
	const sent = jest.fn( ( event: Event ) => event.preventDefault() );
	document.querySelector( 'form' )?.addEventListener( 'submit', sent );
	mountOnIntent( name, () => Promise.reject( new Error( 'Gone.' ) ) );
	window.fetch = jest.fn().mockResolvedValue( {} );

	await act( async () => void press() );

	await waitFor( () => expect( sent ).toHaveBeenCalledTimes( 1 ) );

	window.fetch = jest.fn().mockRejectedValue( new TypeError() );
	await act( async () => void press() );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'offline' );
	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'starts without a sign where the page asks for it', async () => {
	const load = jest.fn( async () => Order );

	const start = mountOnIntent( name, load );
	await act( async () => start() );

	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves the buttons of an island within another one to that one', async () => {
	const opened = jest.fn();
	const within = `${ name }-within`;
	document.body.innerHTML = `<div data-marketday-island="${ name }" data-marketday-props="{}"><div data-marketday-island="${ within }" data-marketday-props="{}"><button type="button">Sizes</button></div></div>`;
	mountOnIntent( name, () => new Promise< () => null >( () => {} ) );
	mountOnIntent( within, async () => () => (
		<button type="button" onClick={ opened }>
			Sizes
		</button>
	) );

	await act(
		async () => void fireEvent.click( screen.getByText( 'Sizes' ) )
	);

	await waitFor( () => expect( opened ).toHaveBeenCalledTimes( 1 ) );
} );
