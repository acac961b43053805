import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { wakeWithIntent } from './wake-with-intent';

const button = () => screen.getByText( 'Dismiss' );
const pressed = jest.fn();

beforeAll( () => {
	// jsdom has none.
	AbortSignal.timeout ??= () => new AbortController().signal;
} );

let name = '';
let number = 0;
beforeEach( () => {
	pressed.mockReset();
	name = `island-${ ++number }`;
	document.body.innerHTML = `<p>Elsewhere</p><div class="${ name }"><button>Dismiss</button></div>`;
} );
const start = ( load: () => Promise< { wake: () => void } > ) =>
	wakeWithIntent( `.${ name }`, load, `.${ name } button` );
const part = {
	wake: () => button().addEventListener( 'click', pressed ),
};

it( 'loads once, when somebody turns to it', async () => {
	const load = jest.fn().mockResolvedValue( part );
	start( load );

	fireEvent.pointerOver( screen.getByText( 'Elsewhere' ) );
	expect( load ).not.toHaveBeenCalled();

	fireEvent.focusIn( button() );
	fireEvent.pointerOver( button() );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'has a button that was pressed before do its work then, once, and leaves it alone from then on', async () => {
	start( () => Promise.resolve( part ) );

	fireEvent.click( button() );
	await waitFor( () => expect( pressed ).toHaveBeenCalledTimes( 1 ) );

	fireEvent.click( button() );
	expect( pressed ).toHaveBeenCalledTimes( 2 );
} );

it( 'says where the shop is out of reach, and tries again', async () => {
	window.fetch = jest.fn().mockRejectedValue( new TypeError( 'Offline' ) );
	const load = jest.fn().mockResolvedValue( part );
	load.mockRejectedValueOnce( new TypeError( 'Offline' ) );
	start( load );

	fireEvent.click( button() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'offline' );
	expect( pressed ).not.toHaveBeenCalled();

	fireEvent.click( button() );
	await waitFor( () => expect( pressed ).toHaveBeenCalledTimes( 1 ) );
	expect( load ).toHaveBeenCalledTimes( 2 );
} );
