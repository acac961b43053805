import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	find,
	heads,
	press,
	showComparison as show,
} from '../../../tests/fakes/comparison-page';

/** The first submit button of the field's form, wherever it stands. */
const pressedByEnter = ( field: HTMLElement ) =>
	( field as HTMLInputElement ).form?.querySelector( 'button' ) ??
	find( `button[form="${ field.getAttribute( 'form' ) }"]` );

describe( 'the table', () => {
	it( 'loses a column, and the keyboard goes on to the next', async () => {
		const page = show( [ 1, 2, 3, 4 ] );
		await page.come();

		await press( 'remove', 2 );

		expect( document.querySelectorAll( '[data-id="2"]' ) ).toHaveLength(
			0
		);
		expect( find( '[name="remove"][value="3"]' ) ).toHaveFocus();
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Removed from your comparison.'
		);
	} );

	it( 'has places to fill where it is not full any more', async () => {
		const page = show( [ 1, 2, 3 ] );
		await page.come();
		expect( find( '.marketday-compared__waiting' ) ).toBeNull();

		await press( 'remove', 3 );

		expect( heads() ).toEqual( [ 1, 2 ] );
		expect( find( '.marketday-compared__waiting' ) ).not.toBeNull();
		expect( find( '[name="remove"][value="2"]' ) ).toHaveFocus();
	} );

	it( 'adds at least one to the basket, by its button and by Enter', async () => {
		const page = show( [ 1, 2 ] );
		await page.come();
		const field = find( 'input[name="quantity[2]"]' );
		fireEvent.input( field, { target: { value: '0' } } );

		await press( 'to-basket', 2 );
		await userEvent.click( pressedByEnter( field ) );

		expect( page.addToBasket.mock.calls ).toEqual( [
			[ { product_id: '2', quantity: '1' }, expect.anything() ],
			[ { product_id: '2', quantity: '1' }, expect.anything() ],
		] );
		expect( field ).toHaveValue( 1 );
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Added to your basket.'
		);
		expect( heads() ).toEqual( [ 1, 2 ] );
	} );

	it( 'is emptied by one press, and says where to go on', async () => {
		const page = show( [ 1, 2 ] );
		await page.come();

		await userEvent.click( screen.getByText( 'Clear all' ) );

		expect( page.memory.ids ).toEqual( [] );
		expect( screen.getByText( 'Browse the shop' ) ).toHaveFocus();
	} );

	it( 'does what was pressed before it was alive, and keeps what was typed', async () => {
		const page = show( [ 1, 2 ] );
		const field = find( '[type=search]' ) as HTMLInputElement;
		field.value = 'weig';
		find( '.marketday-compared__hide' ).click();
		const pressed = page.press( find( '[name="remove"][value="1"]' ) );
		expect( page.call ).not.toHaveBeenCalled();

		await page.come();
		await act( () => pressed );
		await act( async () => {} );

		expect( page.memory.ids ).toEqual( [ 2 ] );
		expect( heads() ).toEqual( [ 2 ] );
	} );

	it( 'leaves rows by what was typed before it was alive', async () => {
		const page = show( [ 1, 2 ] );
		( find( '[type=search]' ) as HTMLInputElement ).value = 'weig';
		find( '.marketday-compared__hide' ).click();

		await page.come();

		expect( find( 'tbody tr' ) ).toHaveAttribute( 'hidden' );
		expect( find( '[type=search]' ) ).toHaveValue( 'weig' );
		expect( find( '.marketday-compared__hide' ) ).toBeChecked();
	} );

	it( 'shows at once what arrows of its own page add', async () => {
		const page = show( [ 1 ] );
		await page.come();
		find( '[data-postid]' ).dataset.addedAction = 'popup';

		await act( () => page.press( find( '[data-postid]' ) ) );

		expect( heads() ).toEqual( [ 1, 5 ] );
		expect( page.overlay.show ).not.toHaveBeenCalled();
	} );
} );

describe( 'the list to choose from', () => {
	it( 'searches from three letters on, or for nothing, and adds what is chosen', async () => {
		jest.useFakeTimers();
		HTMLDialogElement.prototype.showModal = jest.fn();
		HTMLDialogElement.prototype.close = jest.fn();
		const { come, call, memory } = show( [ 1 ] );
		await come();
		await act( async () => find( '[name="choose"]' ).click() );
		const type = async ( value: string ) => {
			fireEvent.input( find( 'dialog input' ), { target: { value } } );
			await act( () => jest.advanceTimersByTimeAsync( 300 ) );
		};
		const searches = () =>
			call.mock.calls
				.filter( ( [ name ] ) => name === 'wopb_product_list' )
				.map( ( [ , { search } ] ) => search );

		await type( 'la' );
		await type( 'lam' );
		await type( '' );
		expect( searches() ).toEqual( [ '', 'lam', '' ] );

		await act( async () => screen.getByText( 'Lamp for' ).click() );
		await act( () => jest.advanceTimersByTimeAsync( 0 ) );
		jest.useRealTimers();
		expect( memory.ids ).toEqual( [ 1, 9 ] );
		expect( heads() ).toEqual( [ 1, 9 ] );
		expect( find( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'the order of the columns', () => {
	const cells = () =>
		[
			...document.querySelectorAll< HTMLElement >(
				'tbody tr:first-child td[data-id]'
			),
		].map( ( { dataset } ) => Number( dataset.id ) );

	it( 'is changed by buttons, round the ends, and the focus stays', async () => {
		const page = show( [ 5, 6, 7 ] );
		await page.come();

		await press( 'later', 5 );
		expect( [ heads(), cells() ] ).toEqual( [
			[ 6, 5, 7 ],
			[ 6, 5, 7 ],
		] );
		expect( find( '[name="later"][value="5"]' ) ).toHaveFocus();
		await press( 'earlier', 6 );

		expect( heads() ).toEqual( [ 5, 7, 6 ] );
		expect( page.memory.ids ).toEqual( [ 5, 7, 6 ] );
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Position 3 of 3.'
		);
	} );

	it( 'is changed by dragging a picture onto another column', async () => {
		const page = show( [ 5, 6, 7 ] );
		await page.come();
		const part = ( id: number, selector = '' ) =>
			find( `th[data-id="${ id }"] ${ selector }` );

		fireEvent.dragStart( part( 7, 'div' ) );
		expect( fireEvent.dragOver( part( 5 ) ) ).toBe( false );
		await act( async () => {
			fireEvent.drop( part( 5 ) );
		} );

		expect( page.memory.ids ).toEqual( [ 7, 5, 6 ] );
		expect( heads() ).toEqual( [ 7, 5, 6 ] );
		expect( fireEvent.dragOver( part( 6 ) ) ).toBe( true );
	} );

	it( 'is shown at once, and is what it was where the shop does not answer', async () => {
		const page = show( [ 5, 6, 7 ] );
		await page.come();
		let refuse: ( error: Error ) => void = () => {};
		page.call.mockReturnValue(
			new Promise( ( _, reject ) => {
				refuse = reject;
			} )
		);

		await press( 'later', 5 );
		expect( heads() ).toEqual( [ 6, 5, 7 ] );
		await act( async () => refuse( new Error( 'offline' ) ) );

		expect( heads() ).toEqual( [ 5, 6, 7 ] );
	} );
} );

describe( 'the search among the rows', () => {
	it( 'leaves those in which the text stands, and is no button', async () => {
		const page = show( [ 5, 6 ] );
		await page.come();
		const field = find( '[type=search]' );
		const row = find( 'tbody tr' );

		await page.press( field );
		expect( page.goTo ).not.toHaveBeenCalled();
		fireEvent.input( field, { target: { value: 'weight' } } );
		expect( row ).toHaveAttribute( 'hidden' );
		fireEvent.input( field, { target: { value: 'PRI' } } );
		expect( row ).not.toHaveAttribute( 'hidden' );
	} );
} );
