import { fireEvent } from '@testing-library/dom';

import { rememberTyped } from './replay-input';

function aForm(): { island: HTMLElement; town: HTMLInputElement } {
	document.body.innerHTML =
		'<div><input aria-label="Town"><input type="checkbox"></div>';
	return {
		island: document.querySelector( 'div' ) as HTMLElement,
		town: document.querySelector( 'input' ) as HTMLInputElement,
	};
}

describe( 'a form that comes alive while a shopper types', () => {
	it( 'keeps the letter that came last, also where the first drawing has put it back', () => {
		const { island, town } = aForm();
		town.value = 'L';
		const replay = rememberTyped( island );
		fireEvent.input( town, { target: { value: 'Le' } } );
		town.value = '';

		replay();

		expect( town ).toHaveValue( 'Le' );
	} );

	it( 'leaves a box as it is that was ticked and taken back', () => {
		const { island } = aForm();
		const box = island.querySelectorAll( 'input' )[ 1 ] as HTMLInputElement;
		const replay = rememberTyped( island );
		box.click();
		box.click();

		replay();

		expect( box ).not.toBeChecked();
	} );

	it( 'listens no longer once it is alive', () => {
		const { island, town } = aForm();
		const replay = rememberTyped( island );
		replay();
		fireEvent.input( town, { target: { value: 'Leeds' } } );
		town.value = '';

		replay();

		expect( town ).toHaveValue( '' );
	} );
} );
