import { createMarketday } from '../../src';
import { aWireCart } from '../fakes/wire-cart-factory';

/** Its types do not know these. */
const loggedBy = () =>
	expect( console ) as unknown as Record<
		'toHaveErrored' | 'toHaveWarned',
		() => void
	>;

const RESPONSE = { ok: true, status: 200 };

function open( response: () => Promise< unknown > ) {
	document.body.innerHTML =
		'<a href="https://front.example/basket">Basket</a>';
	const requests: RequestInit[] = [];
	const shop = createMarketday( {
		restUrl: 'https://shop.example/wp-json/',
		cartToken: 'token',
		fetch: ( ( _: string, request: RequestInit ) => {
			requests.push( request );
			return response();
		} ) as unknown as typeof fetch,
	} );
	/** Whether a press on the link leaves the page at once. */
	const press = () =>
		document.querySelector( 'a' )?.dispatchEvent(
			new MouseEvent( 'click', {
				...{ bubbles: true, cancelable: true, composed: true },
			} )
		);
	return { shop, press, requests };
}

const cart = () => ( {
	...RESPONSE,
	headers: new Headers(),
	json: async () => JSON.parse( JSON.stringify( aWireCart() ) ),
} );

it( 'lets a link wait while something is added, and lets it go after', async () => {
	let arrive = () => {};
	const { shop, press, requests } = open( async () => {
		await new Promise< void >( ( done ) => ( arrive = done ) );
		return cart();
	} );
	const adding = shop.basket.add( { id: 12, quantity: 1 } );

	expect( press() ).toBe( false );
	// A second press goes at once: the request outlives the page.
	expect( press() ).toBe( true );
	await new Promise( ( done ) => setTimeout( done, 50 ) );
	expect( requests.at( -1 )?.keepalive ).toBe( true );
	arrive();
	expect( await adding ).toBe( true );
	loggedBy().toHaveErrored();
} );

it( 'leaves links alone when nothing is under way', async () => {
	const { shop, press } = open( async () => cart() );
	await shop.basket.add( { id: 12, quantity: 1 } );
	await new Promise( ( done ) => setTimeout( done ) );

	const isHeld = jest.fn();
	document.addEventListener(
		'click',
		( event ) => {
			isHeld( event.defaultPrevented );
			// jsdom goes nowhere, and complains.
			event.preventDefault();
		},
		{ once: true }
	);
	press();
	expect( isHeld ).toHaveBeenCalledWith( false );
} );

it( 'says that the shop does not answer where the browser is online, and tells the developer of its origin', async () => {
	const { shop } = open( () => Promise.reject( new TypeError( 'no' ) ) );
	await shop.basket.load();

	expect( shop.basket.getState().error ).toMatchObject( {
		code: 'fetch_error',
		message: 'The shop isn’t responding. Please try again.',
	} );
	loggedBy().toHaveWarned();
} );
