import type { Overlay } from '@marketday/ui';

import { createWishlist } from './wishlist';

const rows = ( ids: number[] ) =>
	`<form><ul>${ ids
		.map(
			( id ) => `<li data-id="${ id }">
				<button name="to-basket" value="${ id }" data-product_id="${ id }" data-quantity="1">Move</button>
				<button name="remove" value="${ id }">Remove ${ id }</button></li>`
		)
		.join(
			''
		) }</ul><button name="all-to-basket">All</button><button name="clear">None</button></form>`;

function show( kept: number[], isOpen = false ) {
	document.body.innerHTML = `<a data-postid="5">Heart</a><div class="place">${ rows(
		kept
	) }</div>`;
	const memory = { ids: kept, read: () => memory.ids };
	const overlay = {
		open: jest.fn( () => document.createElement( 'div' ) ),
		close: jest.fn(),
		isOpen: () => isOpen,
		say: jest.fn< void, Parameters< Overlay[ 'say' ] > >(),
	};
	/** As the shop does. */
	const call = jest.fn( async ( fields: Record< string, unknown > ) => {
		const ids = String( fields.post_id ).split( ',' ).map( Number );
		memory.ids =
			fields.type === 'add'
				? [ ...memory.ids, ...ids ]
				: memory.ids.filter( ( id ) => ! ids.includes( id ) );
		return JSON.stringify( {
			success: true,
			data: { html: '<p>Your wishlist is empty.</p>', message: 'Done' },
		} );
	} );
	const host = {
		memory,
		overlay,
		call,
		mark: jest.fn(),
		addToBasket: jest.fn( async () => true ),
		showAddition: jest.fn(),
		reportFailure: jest.fn(),
		goTo: jest.fn(),
	};
	return { ...host, memory, ...createWishlist( host ) };
}

const heart = () => document.querySelector( '[data-postid]' ) as HTMLElement;
const button = ( name: string, value = '' ) =>
	document.querySelector(
		`[name="${ name }"]${ value && `[value="${ value }"]` }`
	) as HTMLElement;

describe( 'a heart', () => {
	it( 'saves its product, and says so with a way to the list', async () => {
		const { press, memory, mark, overlay } = show( [ 7 ] );

		await press( heart() );

		expect( memory.ids ).toEqual( [ 7, 5 ] );
		expect( mark ).toHaveBeenLastCalledWith( [ 7, 5 ] );
		const [ message, action ] = overlay.say.mock.calls[ 0 ] ?? [];
		expect( message ).toBe( 'Saved to your wishlist.' );
		action?.run();
		expect( overlay.open ).toHaveBeenCalled();
	} );

	it( 'that is on takes it back, and can undo that', async () => {
		const { press, memory, overlay } = show( [ 5 ] );

		await press( heart() );
		expect( memory.ids ).toEqual( [] );
		overlay.say.mock.calls[ 0 ]?.[ 1 ]?.run();
		await new Promise( ( resolve ) => setTimeout( resolve ) );

		expect( memory.ids ).toEqual( [ 5 ] );
	} );

	it( 'leads to log in where the shop wants that', async () => {
		const { press, call, goTo, mark } = show( [] );
		call.mockResolvedValue(
			JSON.stringify( {
				success: false,
				data: { redirect: 'https://shop.example/wp-login.php' },
			} )
		);

		await press( heart() );

		expect( goTo ).toHaveBeenCalledWith(
			'https://shop.example/wp-login.php'
		);
		expect( mark ).toHaveBeenLastCalledWith( [] );
	} );

	it( 'is off again where the shop does not answer, and the shopper is told', async () => {
		const { press, call, mark, reportFailure, overlay } = show( [] );
		call.mockRejectedValue( new Error( 'offline' ) );

		await press( heart() );

		expect( mark ).toHaveBeenLastCalledWith( [] );
		expect( reportFailure ).toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenCalledWith(
			'This did not work. Please try again in a moment.'
		);
		expect( heart().ariaBusy ).toBeNull();
	} );
} );

describe( 'who has several lists', () => {
	const answer = ( name: string ) =>
		JSON.stringify( {
			success: true,
			data: {
				list_name: name,
				choose: '<form><button name="choose" value="31" data-postid="5">Kitchen</button></form>',
			},
		} );

	it( 'is told where it was saved, and chooses another one', async () => {
		const { press, call, overlay } = show( [] );
		const place = document.createElement( 'div' );
		document.body.append( place );
		overlay.open.mockReturnValue( place );
		call.mockResolvedValueOnce( answer( 'Wishlist' ) );

		await press( heart() );
		expect( overlay.say ).toHaveBeenLastCalledWith(
			'Saved to “Wishlist”.',
			expect.objectContaining( { label: 'Choose a list' } )
		);
		overlay.say.mock.calls[ 0 ]?.[ 1 ]?.run();
		call.mockResolvedValueOnce( answer( 'Kitchen' ) );
		await press( button( 'choose' ) );

		expect( call ).toHaveBeenLastCalledWith( {
			type: 'add',
			post_id: '5',
			list: '31',
		} );
		expect( overlay.close ).toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenLastCalledWith(
			'Saved to “Kitchen”.',
			expect.anything()
		);
	} );
} );

describe( 'the list', () => {
	it( 'loses a row, and the focus goes on to the next', async () => {
		const { press } = show( [ 5, 6 ] );
		button( 'remove', '5' ).focus();

		await press( button( 'remove', '5' ) );

		expect( button( 'remove', '5' ) ).toBeNull();
		expect( button( 'remove', '6' ) ).toHaveFocus();
	} );

	it( 'goes with its last row, and the dialog around it', async () => {
		const page = show( [ 5 ] );
		await page.press( button( 'remove', '5' ) );
		expect( document.body ).toHaveTextContent( 'Your wishlist is empty.' );
		expect( page.overlay.close ).not.toHaveBeenCalled();

		const dialog = show( [ 5 ], true );
		await dialog.press( button( 'remove', '5' ) );
		expect( dialog.overlay.close ).toHaveBeenCalled();
	} );

	it( 'keeps what could not be put into the basket', async () => {
		const { press, memory, addToBasket } = show( [ 5, 6 ] );
		addToBasket.mockResolvedValueOnce( false );

		await press( button( 'to-basket', '5' ) );
		expect( memory.ids ).toEqual( [ 5, 6 ] );
		await press( button( 'to-basket', '5' ) );

		expect( addToBasket ).toHaveBeenCalledWith(
			{ product_id: '5', quantity: '1' },
			expect.anything()
		);
		expect( memory.ids ).toEqual( [ 6 ] );
	} );

	it( 'moves all at once, and the basket hears of it', async () => {
		const { press, call, showAddition } = show( [ 5, 6 ] );
		call.mockResolvedValueOnce(
			JSON.stringify( {
				success: true,
				data: { html: '<p>Empty</p>', fragments: { a: 'b' } },
			} )
		);

		await press( button( 'all-to-basket' ) );

		expect( call ).toHaveBeenCalledWith( {
			type: 'cart_remove_all',
			post_id: '5,6',
			list: 0,
		} );
		expect( showAddition ).toHaveBeenCalled();
		expect( document.body ).toHaveTextContent( 'Empty' );
	} );

	it( 'that is one of several is the one that is changed', async () => {
		const { press, call } = show( [ 5, 6 ] );
		document
			.querySelector( 'form' )
			?.insertAdjacentHTML(
				'afterbegin',
				'<input type="hidden" name="list" value="31">'
			);

		await press( button( 'remove', '5' ) );

		expect( call ).toHaveBeenCalledWith( {
			type: 'remove',
			post_id: '5',
			list: '31',
		} );
	} );

	it( 'is emptied by one press', async () => {
		const { press, memory } = show( [ 5, 6 ] );

		await press( button( 'clear' ) );

		expect( memory.ids ).toEqual( [] );
	} );
} );
