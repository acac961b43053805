/** Fields of admin screens that are filled from WordPress's media library: `php/Kernel/Admin/media-fields.js`. */

interface Attachment {
	readonly id: number;
	readonly url: string;
	readonly sizes?: { readonly thumbnail: { readonly url: string } };
}

const CHOSEN: readonly Attachment[] = [
	{
		id: 7,
		url: '/red.jpg',
		sizes: { thumbnail: { url: '/red-150.jpg' } },
	},
	{ id: 9, url: '/blue.jpg' },
];

/** WordPress's media dialog, in which somebody chooses at once. */
const media = jest.fn( () => {
	const listeners: Record< string, () => void > = {};
	return {
		on: ( name: string, act: () => void ) => ( listeners[ name ] = act ),
		state: () => ( {
			get: () => ( { add: jest.fn(), toJSON: () => CHOSEN } ),
		} ),
		open: () => {
			listeners.open?.();
			listeners.select?.();
		},
	};
} );

beforeAll( () => {
	Object.assign( window, {
		wp: {
			media: Object.assign( media, {
				attachment: () => ( { fetch: jest.fn() } ),
			} ),
		},
	} );
	jest.requireActual( '../php/Kernel/Admin/media-fields.js' );
} );

beforeEach( () => {
	document.body.innerHTML = `<div class="inside">
		<div data-marketday-pictures="40"></div>
		<input id="pictures" disabled value="">
		<button data-marketday-media="image" data-many data-field="pictures">Choose pictures</button>
		<button data-marketday-media="video" data-value="url" data-field="pictures">Choose a file</button>
		<button data-marketday-media-none="pictures" hidden>Remove</button>
	</div>`;
} );

const field = () =>
	document.querySelector< HTMLInputElement >(
		'#pictures'
	) as HTMLInputElement;
const press = ( name: string ) =>
	[ ...document.querySelectorAll( 'button' ) ]
		.find( ( { textContent } ) => textContent === name )
		?.click();
const shown = () =>
	[ ...document.querySelectorAll( 'img' ) ].map( ( image ) => [
		image.getAttribute( 'src' ),
		image.width,
	] );

it( 'keeps the ids of the chosen pictures, is sent, and shows them small', () => {
	press( 'Choose pictures' );

	expect( media ).toHaveBeenLastCalledWith( {
		library: { type: 'image' },
		multiple: 'add',
	} );
	expect( field().value ).toBe( '7,9' );
	expect( field().disabled ).toBe( false );
	expect( shown() ).toEqual( [
		[ '/red-150.jpg', 40 ],
		[ '/blue.jpg', 40 ],
	] );
} );

it( 'keeps the address of a file where the field holds one, and shows no picture of it', () => {
	press( 'Choose a file' );

	expect( field().value ).toBe( '/red.jpg,/blue.jpg' );
	expect( shown() ).toEqual( [] );
} );

it( 'is emptied with its pictures, which is offered only where there are some', () => {
	const remove = document.querySelector< HTMLButtonElement >(
		'[data-marketday-media-none]'
	);
	expect( remove?.hidden ).toBe( true );
	press( 'Choose pictures' );
	expect( remove?.hidden ).toBe( false );

	press( 'Remove' );

	expect( field().value ).toBe( '' );
	expect( shown() ).toEqual( [] );
	expect( remove?.hidden ).toBe( true );
} );
