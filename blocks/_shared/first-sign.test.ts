import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { laterWithSign, onFirstSign } from './first-sign';

const press = ( name: string ) => fireEvent.click( screen.getByText( name ) );
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeAll( () => {
	// jsdom has none.
	AbortSignal.timeout ??= () => new AbortController().signal;
} );

it( 'presses once it is alive what was pressed since the last failure, and nothing from before', async () => {
	document.body.innerHTML = '<button>Share</button><button>Copy</button>';
	let refuse: ( reason: unknown ) => void = () => {};
	window.fetch = jest.fn().mockReturnValue(
		new Promise( ( _, reject ) => {
			refuse = reject;
		} )
	);
	const load = jest.fn().mockRejectedValueOnce( new Error( 'Offline.' ) );
	load.mockResolvedValue( {} );
	const worked: string[] = [];
	laterWithSign(
		load,
		() =>
			document.addEventListener( 'click', ( { target } ) =>
				worked.push( ( target as Element ).textContent ?? '' )
			),
		'button'
	);

	fireEvent.keyDown( document.body );
	press( 'Share' );
	await waitFor( () => expect( window.fetch ).toHaveBeenCalled() );
	press( 'Share' );
	refuse( new TypeError() );
	await screen.findByRole( 'alert' );
	await settle();

	press( 'Copy' );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 2 );
	expect( worked ).toEqual( [ 'Copy' ] );
} );

it( 'waits for a sign beside jQuery too: others wait for the form alone', async () => {
	window.jQuery = () => ( {
		...{ trigger: () => {}, triggerHandler: () => {}, on: () => {} },
	} );
	const load = jest.fn().mockResolvedValue( {} );
	const startForm = jest.fn();

	laterWithSign( load, () => {} );
	onFirstSign( startForm, 'jQuery' in window );

	expect( load ).not.toHaveBeenCalled();
	expect( startForm ).toHaveBeenCalledTimes( 1 );
	fireEvent.keyDown( document.body );
	expect( load ).toHaveBeenCalledTimes( 1 );
	delete window.jQuery;
} );
