import { shown } from './go-to';
import { restore, show } from './listings';

describe( 'going back to a listing', () => {
	const entry = { loaded: { mugs: 3 }, scroll: 640 };

	beforeEach( () => {
		window.scrollTo = jest.fn();
		window.history.replaceState( null, '', '/shop/' );
	} );

	it( 'brings back the place of its entry, and tells that it is drawn', async () => {
		const listener = jest.fn();
		document.addEventListener( 'marketday_listings_restored', listener );

		await restore( entry );

		expect( window.history.state ).toEqual( entry );
		expect( window.scrollTo ).toHaveBeenCalledWith( {
			top: 640,
			behavior: 'instant',
		} );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leaves an entry alone that was gone to while it was drawn', async () => {
		const restored = restore( entry );
		window.history.pushState( { other: true }, '', '/shop/?orderby=price' );

		await restored;

		expect( window.history.state ).toEqual( { other: true } );
		expect( window.scrollTo ).not.toHaveBeenCalled();
	} );

	it( 'leaves the address of what is shown where the server is away', async () => {
		document.body.innerHTML =
			'<div data-block-name="product-blocks_product-grid" data-block-id="mugs" data-query-id=""></div>';
		window.fetch = jest.fn().mockRejectedValue( new Error( 'Gone' ) );
		shown.url = 'http://localhost/shop/?orderby=price';

		await restore( entry );

		expect( window.location.search ).toBe( '?orderby=price' );
		expect( window.scrollTo ).not.toHaveBeenCalled();
		expect( console ).toHaveErroredWith(
			'Error occured.please try again',
			'Gone'
		);
	} );
} );

describe( 'what a change asks for', () => {
	const GRID =
		'<div data-block-name="product-blocks_product-grid" data-block-id="mugs" data-query-id=""></div>';
	const filter = ( attributes: string ) =>
		`<div data-block-name="marketday_product-filter" data-block-id="filter" data-query-id="" data-marketday-island="product-filter" ${ attributes }></div>`;
	const swapped = jest.fn();
	const TURN = {
		queryId: '',
		url: '/shop/?product-page=2',
		names: [ 'paged', 'product-page' ],
	};

	/** The format of the call that a change of the order makes. */
	async function formatWith( html: string ): Promise< unknown > {
		document.body.innerHTML = html;
		let sent: unknown;
		window.fetch = jest.fn( async ( _url, options ) => {
			sent = options?.body ? JSON.parse( String( options.body ) ) : sent;
			return {
				ok: true,
				json: async () => ( {
					blockList: [
						{
							blockId: 'filter',
							data: { total: 'Show 3 products' },
						},
					],
					total: 3,
				} ),
			} as unknown as Response;
		} );
		await show( { queryId: '', url: '/shop/?orderby=price' } );
		return Object( sent ).format;
	}

	beforeEach( () => {
		window.history.replaceState( null, '', '/shop/' );
		swapped.mockClear();
	} );

	it( 'is markup while the filter is what the server drew', async () => {
		expect( await formatWith( GRID + filter( '' ) ) ).toBe( 'html' );
	} );

	it( 'is data once it is alive, which it is told', async () => {
		document.addEventListener(
			'marketday_swap',
			( { detail }: Event & { detail?: { data?: unknown } } ) =>
				swapped( detail?.data ),
			{ once: true }
		);

		expect(
			await formatWith( GRID + filter( 'data-marketday-alive' ) )
		).toBe( 'data' );
		expect( swapped ).toHaveBeenCalledWith( { total: 'Show 3 products' } );
		expect( document.querySelector( '[data-marketday-alive]' ) ).not.toBe(
			null
		);
	} );

	it( 'is for this address, and a draw of its own is ended by a newer change', async () => {
		let first: AbortSignal | undefined;
		const turned = show( TURN, ( signal ) => {
			first = signal;
			return new Promise( ( done ) =>
				signal.addEventListener( 'abort', () => done() )
			);
		} );

		await formatWith( GRID );
		await turned;

		expect( first?.aborted ).toBe( true );
		expect( window.location.search ).toBe( '?orderby=price' );
	} );

	it( 'leaves address and history as they were where a listing could not draw itself', async () => {
		window.history.replaceState( { other: true }, '', '/shop/' );
		const back = jest.spyOn( window.history, 'back' );
		document.body.innerHTML = GRID;

		const isShown = await show( TURN, async () => {
			throw new Error( 'Gone' );
		} );

		expect( isShown ).toBe( false );
		expect( window.location.search ).toBe( '' );
		expect( back ).toHaveBeenCalledTimes( 1 );
		expect( console ).toHaveErroredWith(
			'Error occured.please try again',
			'Gone'
		);
	} );
} );
