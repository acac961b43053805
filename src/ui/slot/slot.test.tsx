import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { Slot, type SlotContents } from './slot';
import { slotFields } from './slot-fields';

const PRINTED =
	'<div class="marketday-slot" data-marketday-slot="form-fields"><label>Engraving <input name="engraving"></label></div>';

function Form( { slots }: { slots?: SlotContents } ) {
	const [ quantity, setQuantity ] = useState( 1 );
	return (
		<form>
			<Slot name="form-fields" contents={ slots } />
			<Slot name="form-foot" contents={ slots } />
			<button type="button" onClick={ () => setQuantity( quantity + 1 ) }>
				{ String( quantity ) }
			</button>
		</form>
	);
}

function hydrate() {
	document.body.innerHTML = `<main><form>${ PRINTED }<button type="button">1</button></form></main>`;
	const input = screen.getByLabelText( 'Engraving' );
	const onRecoverableError = jest.fn();
	act( () => {
		hydrateRoot(
			document.querySelector( 'main' ) as HTMLElement,
			<Form slots={ { 'form-fields': true } } />,
			{ onRecoverableError }
		);
	} );
	return { input: input as HTMLInputElement, onRecoverableError };
}

describe( 'a slot that the server has filled', () => {
	it( 'keeps the server’s very elements when React takes over, and whenever it draws anew', () => {
		const { input, onRecoverableError } = hydrate();
		input.value = 'For Ada';

		act( () => screen.getByText( '1' ).click() );

		expect( screen.getByText( '2' ) ).toBeVisible();
		expect( screen.getByLabelText( 'Engraving' ) ).toBe( input );
		expect( input ).toHaveValue( 'For Ada' );
		expect( onRecoverableError ).not.toHaveBeenCalled();
	} );

	it( 'takes what lies ready for a place that only React draws', () => {
		document.body.innerHTML =
			'<template data-marketday-slot="form-foot"><a href="/gift/">Gift wrap</a></template>';

		render( <Form slots={ { 'form-foot': true } } /> );

		expect(
			screen.getByRole( 'link', { name: 'Gift wrap' } )
		).toBeVisible();
	} );
} );

it( 'draws what the owner of the component gives, and nothing where nobody fills it', () => {
	const { container } = render(
		<Form slots={ { 'form-foot': <p>Free returns</p> } } />
	);

	expect( screen.getByText( 'Free returns' ) ).toBeVisible();
	expect( container.querySelectorAll( '.marketday-slot' ) ).toHaveLength( 1 );
} );

it( 'tells what was entered in the slots of a form, as a form sends it', () => {
	document.body.innerHTML = `<form><input name="quantity" value="2">
		<div data-marketday-slot="form-fields">
			<input name="engraving" value="For Ada"><input type="checkbox" name="wrap" value="yes">
			<input type="radio" name="font" value="serif" checked><input type="radio" name="font" value="sans">
		</div></form>`;

	expect( slotFields( document.querySelector( 'form' ) ) ).toEqual( {
		engraving: 'For Ada',
		font: 'serif',
	} );
} );
