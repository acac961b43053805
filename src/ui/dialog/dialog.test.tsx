import { render, screen, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';

import { Dialog } from './dialog';

// jsdom has the element without its methods.
beforeAll( () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
		this.querySelector< HTMLElement >( 'button' )?.focus();
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
} );

function Basket() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<button onClick={ () => setOpen( true ) }>Open</button>
			<Dialog
				isOpen={ isOpen }
				onClose={ () => setOpen( false ) }
				title="Your basket"
				closeLabel="Close"
			>
				<p>Two mugs</p>
			</Dialog>
		</>
	);
}

const open = async () => {
	render( <Basket /> );
	await userEvent.click( screen.getByText( 'Open' ) );
	return screen.getByRole( 'dialog', { name: 'Your basket' } );
};

describe( 'Dialog', () => {
	it( 'is not in the page while it is closed', () => {
		render( <Basket /> );

		expect( screen.queryByText( 'Two mugs' ) ).toBeNull();
	} );

	it( 'is named by its title and has no accessibility faults', async () => {
		const dialog = await open();

		expect( await axe( dialog ) ).toHaveNoViolations();
	} );

	it( 'gives focus back to what opened it', async () => {
		await open();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);

		expect( screen.getByText( 'Open' ) ).toHaveFocus();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'closes on Escape', async () => {
		fireEvent( await open(), new Event( 'cancel', { cancelable: true } ) );

		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'closes on a click outside, and stays on a click inside', async () => {
		const dialog = await open();
		dialog.getBoundingClientRect = () => new DOMRect( 100, 100, 300, 300 );

		fireEvent.click( dialog, { clientX: 150, clientY: 150 } );
		expect( screen.getByRole( 'dialog' ) ).toBe( dialog );

		fireEvent.click( dialog, { clientX: 10, clientY: 10 } );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
