import userEvent from '@testing-library/user-event';

import { enhancePanels } from './panels';

const draw = ( place: string, content: string ) =>
	( document.body.innerHTML = `<button popovertarget="p">Open</button><dialog id="p" class="marketday-panel is-${ place }" popover><button popovertarget="p" popovertargetaction="hide">Close</button>${ content }</dialog>` );
const dialog = () => document.querySelector( 'dialog' )!;
const press = ( text: string ) =>
	userEvent.click(
		[ ...document.querySelectorAll( 'button, a' ) ].find(
			( one ) => one.textContent === text
		)!
	);

beforeAll( () => {
	HTMLDialogElement.prototype.showModal ??= () => {};
	HTMLDialogElement.prototype.close ??= () => {};
	jest.spyOn( HTMLDialogElement.prototype, 'showModal' ).mockImplementation(
		function ( this: HTMLDialogElement ) {
			this.open = true;
		}
	);
	jest.spyOn( HTMLDialogElement.prototype, 'close' ).mockImplementation(
		function ( this: HTMLDialogElement ) {
			this.open = false;
		}
	);
	enhancePanels();
} );

it( 'opens as a dialog, and no popover any more', async () => {
	draw( 'start', '<a href="/shop/">Shop</a>' );

	await press( 'Open' );

	expect( dialog().open ).toBe( true );
	expect( dialog() ).not.toHaveAttribute( 'popover' );
} );

it( 'closes by its button, by a press beside it and by a link within the page', async () => {
	draw( 'start', '<p>Menu</p><a href="#content">Content</a>' );
	for ( const close of [
		() => press( 'Close' ),
		() => userEvent.click( dialog() ),
		() => press( 'Content' ),
	] ) {
		await press( 'Open' );
		await userEvent.click( document.querySelector( 'p' )! );
		expect( dialog().open ).toBe( true );
		await close();
		expect( dialog().open ).toBe( false );
	}
} );

it( 'puts the focus of the search into its field', async () => {
	draw( 'top', '<input type="search">' );

	await press( 'Open' );

	expect( document.querySelector( 'input' ) ).toHaveFocus();
} );

it( "leaves other plugins' popovers alone", async () => {
	document.body.innerHTML =
		'<button popovertarget="p">Open</button><div id="p" popover>Theirs</div>';

	await press( 'Open' );

	expect( document.getElementById( 'p' ) ).toHaveAttribute( 'popover' );
} );
