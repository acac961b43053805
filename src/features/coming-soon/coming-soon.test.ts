import userEvent from '@testing-library/user-event';

import { listenToBanner } from './coming-soon';

const draw = () =>
	( document.body.innerHTML =
		'<div id="coming-soon-footer-banner"><button class="coming-soon-footer-banner-dismiss" data-rest-url="https://shop.example/wp-json/wp/v2/users/3">Dismiss</button></div>' );
const banner = () => document.getElementById( 'coming-soon-footer-banner' )!;
const press = () => userEvent.click( document.querySelector( 'button' )! );

it( 'is hidden once the request is done', async () => {
	draw();
	let done: ( value?: unknown ) => void = () => {};
	const dismiss = jest.fn( () => new Promise( ( end ) => ( done = end ) ) );
	listenToBanner( dismiss, () => {} );

	await press();
	expect( dismiss ).toHaveBeenCalledWith(
		'https://shop.example/wp-json/wp/v2/users/3'
	);
	expect( banner().hidden ).toBe( false );
	done();
	await new Promise( ( end ) => setTimeout( end ) );

	expect( banner().hidden ).toBe( true );
} );

it( 'stays where the request fails, and tells the console alone', async () => {
	draw();
	const report = jest.fn();
	const failure = new Error( 'Offline' );
	listenToBanner( () => Promise.reject( failure ), report );

	await press();

	expect( banner().hidden ).toBe( false );
	expect( report ).toHaveBeenCalledWith( failure );
} );

it( 'does nothing on a page without one', () => {
	document.body.innerHTML = '';

	expect( () =>
		listenToBanner(
			() => Promise.resolve(),
			() => {}
		)
	).not.toThrow();
} );
