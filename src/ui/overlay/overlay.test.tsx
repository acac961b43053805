import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { createOverlay, type Overlay } from './overlay';

const DIALOG = { title: 'Wishlist', closeLabel: 'Close modal' };

/** jsdom has no modal dialogs. */
beforeAll( () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
} );

beforeEach( () => document.body.replaceChildren() );

function anOverlay(): Overlay {
	let overlay: Overlay | undefined;
	act( () => {
		overlay = createOverlay();
	} );
	return overlay as Overlay;
}

describe( 'the overlay', () => {
	it( 'holds what it is given in a dialog without accessibility faults', async () => {
		const closed = jest.fn();
		const overlay = anOverlay();
		act( () =>
			overlay.show(
				{ ...DIALOG, onClosed: closed },
				<button>Remove</button>
			)
		);

		expect(
			screen.getByRole( 'dialog', { name: 'Wishlist' } )
		).toContainElement( screen.getByRole( 'button', { name: 'Remove' } ) );
		expect( await axe( document.body ) ).toHaveNoViolations();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close modal' } )
		);
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( closed ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says a message in a region that stood there before, and takes it back after five seconds', () => {
		jest.useFakeTimers();
		const overlay = anOverlay();
		const region = screen.getByRole( 'status' );
		act( () => overlay.say( 'Saved.' ) );

		expect( region ).toHaveTextContent( 'Saved.' );
		act( () => jest.advanceTimersByTime( 4999 ) );
		expect( region ).toHaveTextContent( 'Saved.' );
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( region ).toBeEmptyDOMElement();
		jest.useRealTimers();
	} );

	it( 'does what a message offers, once', async () => {
		const undo = jest.fn();
		const overlay = anOverlay();
		act( () => overlay.say( 'Removed.', { label: 'Undo', run: undo } ) );

		await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );

		expect( undo ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	} );

	it( 'says it within the dialog while one is open: the page behind is not heard', () => {
		const overlay = anOverlay();
		act( () => overlay.show( DIALOG, null ) );
		act( () => overlay.say( 'Moved.' ) );

		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'Moved.' );
	} );
} );
