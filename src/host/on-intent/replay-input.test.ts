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
		const retype = rememberTyped( island );
		fireEvent.input( town, { target: { value: 'Le' } } );
		town.value = '';

		retype();

		expect( town ).toHaveValue( 'Le' );
	} );

	it( 'leaves a box as it is that was ticked and taken back', () => {
		const { island } = aForm();
		const box = island.querySelectorAll( 'input' )[ 1 ] as HTMLInputElement;
		const retype = rememberTyped( island );
		box.click();
		box.click();

		retype();

		expect( box ).not.toBeChecked();
	} );

	it( 'listens no longer once it is alive', () => {
		const { island, town } = aForm();
		const retype = rememberTyped( island );
		retype();
		fireEvent.input( town, { target: { value: 'Leeds' } } );
		town.value = '';

		retype();

		expect( town ).toHaveValue( '' );
	} );
} );
