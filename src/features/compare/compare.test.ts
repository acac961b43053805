import type { Overlay } from '@marketday/ui';

import { createCompare } from './compare';

const COLUMNS = 3;

// A page has one comparison; each test's ends with it.
const heard = jest.spyOn( document, 'addEventListener' );
afterEach( () =>
	heard.mock.calls
		.splice( 0 )
		.forEach( ( [ type, listener ] ) =>
			document.removeEventListener( type, listener )
		)
);

const table = ( ids: number[] ) =>
	`<form><label class="marketday-compared__search"><input type="search"></label><table><thead><tr><td></td>${ ids
		.map(
			( id ) =>
				`<th class="marketday-compared__product" data-id="${ id }"><div draggable="true"></div><button name="earlier" value="${ id }">Forward</button><button name="later" value="${ id }">Back</button><button name="remove" value="${ id }">Remove ${ id }</button></th>`
		)
		.join( '' ) }</tr></thead><tbody><tr><th>Price</th>${ ids
		.map(
			( id ) =>
				`<td data-id="${ id }"><input name="quantity[${ id }]" value="0"><button name="to-basket" value="${ id }" data-product_id="${ id }">Add</button></td>`
		)
		.join(
			''
		) }</tr></tbody></table><button name="choose" type="button">Add a product</button><button name="clear">Clear</button></form>`;

function show( kept: number[], isPage = true ) {
	document.body.innerHTML = `<a data-postid="5" data-added-action="message" data-redirect="/compare/">Compare</a>
		<a class="link" href="/compare/">Compare</a>
		<div class="${ isPage ? 'marketday-compare' : '' }">${ table( kept ) }</div>`;
	const memory = { ids: kept, read: () => memory.ids };
	const place = document.createElement( 'div' );
	document.body.append( place );
	const overlay = {
		open: jest.fn( () => place ),
		close: jest.fn(),
		isOpen: () => false,
		say: jest.fn< void, Parameters< Overlay[ 'say' ] > >(),
	};
	/** As the shop does. */
	const call = jest.fn(
		async ( name: string, fields: Record< string, unknown > ) => {
			if ( name === 'wopb_product_list' ) {
				return JSON.stringify( {
					success: true,
					data: {
						html: `<button name="add" value="9">Lamp for ${ fields.search }</button>`,
					},
				} );
			}
			const id = Number( fields.postid );
			if ( fields.type === 'add' ) {
				memory.ids = [ ...memory.ids, id ];
			} else if ( fields.type === 'order' ) {
				memory.ids = String( fields.order ).split( ',' ).map( Number );
			} else if ( fields.type === 'clear' ) {
				memory.ids = [];
			} else if ( id ) {
				memory.ids = memory.ids.filter( ( one ) => one !== id );
			}
			return JSON.stringify( {
				success: true,
				data: {
					html: `<form class="new">${ memory.ids.join() }</form>`,
					compare_count: memory.ids.length,
					demo_column: COLUMNS,
				},
			} );
		}
	);
	const host = {
		memory,
		overlay,
		call,
		mark: jest.fn(),
		addToBasket: jest.fn( async () => true ),
		reportFailure: jest.fn(),
		goTo: jest.fn(),
	};
	return { ...host, place, ...createCompare( host ) };
}

const find = ( selector: string ) =>
	document.querySelector( selector ) as HTMLElement;

describe( 'the arrows', () => {
	it( 'add their product, and say so with a way to the comparison', async () => {
		const { press, memory, mark, overlay } = show( [ 7 ], false );

		await press( find( '[data-postid]' ) );

		expect( memory.ids ).toEqual( [ 7, 5 ] );
		expect( mark ).toHaveBeenLastCalledWith( [ 7, 5 ] );
		const [ message, action ] = overlay.say.mock.calls[ 0 ] ?? [];
		expect( [ message, action?.label ] ).toEqual( [
			'Added to your comparison.',
			'Compare (2)',
		] );
		action?.run();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( overlay.open ).toHaveBeenCalled();
	} );

	it.each( [ 'popup', 'redirect' ] )(
		'do after an addition what the shop wants: %s',
		async ( action ) => {
			const { press, goTo, overlay } = show( [], false );
			find( '[data-postid]' ).dataset.addedAction = action;

			await press( find( '[data-postid]' ) );

			expect( goTo.mock.calls ).toEqual(
				action === 'redirect' ? [ [ '/compare/' ] ] : []
			);
			expect( overlay.open ).toHaveBeenCalledTimes(
				action === 'popup' ? 1 : 0
			);
		}
	);

	it( 'that are on take their product out', async () => {
		const { press, memory } = show( [ 5 ], false );

		await press( find( '[data-postid]' ) );

		expect( memory.ids ).toEqual( [] );
	} );

	it( 'are off again where the shop refuses', async () => {
		const { press, call, mark, reportFailure } = show( [], false );
		call.mockResolvedValue(
			'{"success":false,"data":"Compare Not Added"}'
		);

		await press( find( '[data-postid]' ) );

		expect( mark ).toHaveBeenLastCalledWith( [] );
		expect( reportFailure ).toHaveBeenCalled();
	} );
} );

describe( 'the link with the count', () => {
	it( 'opens the comparison over the page, and asks nothing for an empty one', async () => {
		const full = show( [ 5 ], false );
		await full.press( find( '.link' ) );
		expect( full.overlay.open ).toHaveBeenCalled();

		const empty = show( [], false );
		await empty.press( find( '.link' ) );
		expect( empty.call ).not.toHaveBeenCalled();
		expect( empty.goTo ).toHaveBeenCalledWith( '/compare/' );
	} );
} );

describe( 'the table', () => {
	it( 'loses a column by itself while it stays full', async () => {
		const { press } = show( [ 1, 2, 3, 4 ] );

		await press( find( '[name="remove"][value="2"]' ) );

		expect( document.querySelectorAll( '[data-id="2"]' ) ).toHaveLength(
			0
		);
		expect( find( '.new' ) ).toBeNull();
		expect( find( '[name="remove"][value="3"]' ) ).toHaveFocus();
	} );

	it( 'is drawn anew with places to fill where it is not', async () => {
		const { press } = show( [ 1, 2, 3 ] );

		await press( find( '[name="remove"][value="2"]' ) );

		expect( find( '.new' ) ).toHaveTextContent( '1,3' );
	} );

	it( 'adds at least one to the basket', async () => {
		const { press, addToBasket } = show( [ 1 ] );

		await press( find( '[name="to-basket"]' ) );

		expect( addToBasket ).toHaveBeenCalledWith(
			{ product_id: '1', quantity: '1' },
			expect.anything()
		);
		expect( find( 'input[name]' ) ).toHaveValue( '1' );
	} );

	it( 'is emptied by one press', async () => {
		const { press, memory } = show( [ 1, 2 ] );

		await press( find( '[name="clear"]' ) );

		expect( memory.ids ).toEqual( [] );
	} );
} );

describe( 'the list to choose from', () => {
	it( 'searches from three letters on, or for nothing, and adds what is chosen', async () => {
		jest.useFakeTimers();
		const { press, place, call, memory } = show( [ 1 ] );
		await press( find( '[name="choose"]' ) );
		const input = place.querySelector( 'input' ) as HTMLInputElement;
		const type = async ( text: string ) => {
			input.value = text;
			input.dispatchEvent( new Event( 'input' ) );
			await jest.advanceTimersByTimeAsync( 300 );
		};
		const searches = () =>
			call.mock.calls
				.filter( ( [ name ] ) => name === 'wopb_product_list' )
				.map( ( [ , { search } ] ) => search );

		await type( 'la' );
		await type( 'lam' );
		await type( '' );
		expect( searches() ).toEqual( [ '', 'lam', '' ] );

		jest.useRealTimers();
		await press( place.querySelector( '[name="add"]' ) as HTMLElement );
		expect( memory.ids ).toEqual( [ 1, 9 ] );
	} );
} );

describe( 'the order of the columns', () => {
	const shown = () =>
		[ ...document.querySelectorAll< HTMLElement >( 'th[data-id]' ) ].map(
			( { dataset } ) => Number( dataset.id )
		);
	const cells = () =>
		[ ...document.querySelectorAll< HTMLElement >( 'td[data-id]' ) ].map(
			( { dataset } ) => Number( dataset.id )
		);
	const press = ( name: string, id: number ) =>
		document.querySelector< HTMLElement >(
			`[name="${ name }"][value="${ id }"]`
		) as HTMLElement;

	it( 'is changed by buttons, round the ends, and the focus stays', async () => {
		const page = show( [ 5, 6, 7 ] );

		await page.press( press( 'later', 5 ) );
		expect( [ shown(), cells() ] ).toEqual( [
			[ 6, 5, 7 ],
			[ 6, 5, 7 ],
		] );
		expect( press( 'later', 5 ) ).toHaveFocus();
		await page.press( press( 'earlier', 6 ) );

		expect( shown() ).toEqual( [ 5, 7, 6 ] );
		expect( page.memory.ids ).toEqual( [ 5, 7, 6 ] );
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Now at place 3 of 3.'
		);
	} );

	it( 'is changed by dragging a picture onto another column', async () => {
		const page = show( [ 5, 6, 7 ] );
		const drag = ( type: string, id: number, part = '' ) => {
			const event = new Event( type, {
				bubbles: true,
				cancelable: true,
			} );
			document
				.querySelector( `th[data-id="${ id }"] ${ part }` )
				?.dispatchEvent( event );
			return event.defaultPrevented;
		};

		drag( 'dragstart', 7, 'div' );
		expect( drag( 'dragover', 5 ) ).toBe( true );
		drag( 'drop', 5 );
		await new Promise( ( resolve ) => setTimeout( resolve ) );

		expect( page.memory.ids ).toEqual( [ 7, 5, 6 ] );
		expect( shown() ).toEqual( [ 7, 5, 6 ] );
	} );

	it( 'is what it was where the shop does not answer', async () => {
		const page = show( [ 5, 6, 7 ] );
		page.call.mockRejectedValue( new Error( 'offline' ) );

		await page.press( press( 'later', 5 ) );

		expect( shown() ).toEqual( [ 5, 6, 7 ] );
	} );
} );

describe( 'the search among the rows', () => {
	it( 'leaves those in which the text stands, and is no button', async () => {
		const page = show( [ 5 ] );
		const field = document.querySelector( 'input' ) as HTMLInputElement;
		const row = document.querySelector( 'tbody tr' );

		await page.press( field );
		expect( page.goTo ).not.toHaveBeenCalled();
		field.value = 'weight';
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		expect( row ).toHaveAttribute( 'hidden' );
		field.value = 'PRI';
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		expect( row ).not.toHaveAttribute( 'hidden' );
	} );
} );
