import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { bannerIsland } from './island';

let root: Root;
const draw = (
	dismiss: ( url: string ) => Promise< unknown >,
	report = jest.fn()
) =>
	act( async () => {
		document.body.innerHTML =
			'<div id="coming-soon-footer-banner"><p>This page is coming soon.</p><button type="button" class="coming-soon-footer-banner-dismiss" data-rest-url="https://shop.example/wp-json/wp/v2/users/3">Dismiss</button></div>';
		const { Component, read } = bannerIsland( { dismiss, report } );
		root = hydrateRoot(
			banner(),
			createElement( Component, read( banner() ) )
		);
	} );
afterEach( () => act( () => root.unmount() ) );
const banner = () => document.getElementById( 'coming-soon-footer-banner' )!;
const button = () => document.querySelector( 'button' )!;

it( 'is gone once the request is done', async () => {
	let finish: ( value?: unknown ) => void = () => {};
	const dismiss = jest.fn( () => new Promise( ( end ) => ( finish = end ) ) );
	await draw( dismiss );

	await userEvent.click( button() );
	expect( dismiss ).toHaveBeenCalledWith(
		'https://shop.example/wp-json/wp/v2/users/3'
	);
	expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
	await act( async () => finish() );

	expect( banner() ).toBeEmptyDOMElement();
} );

it( 'stays where the request fails, and tells the console alone', async () => {
	const report = jest.fn();
	const failure = new Error( 'Offline' );
	await draw( () => Promise.reject( failure ), report );

	await userEvent.click( button() );

	expect( banner() ).toHaveTextContent( 'coming soon' );
	expect( button() ).not.toHaveAttribute( 'aria-busy' );
	expect( report ).toHaveBeenCalledWith( failure );
} );
