import { fillShell, follow, loadAgain } from './change-listing';
import type { ListingHost } from './listing-host';

const card = ( name: string ) =>
	`<li class="marketday-product-grid__card"><a tabindex="-1" href="/p/${ name }"></a><a href="/p/${ name }">${ name }</a></li>`;

const PAGE = `
	<div class="marketday-product-grid" data-block-id="mugs" data-block-name="product-blocks_product-grid" data-query-id=""
		data-builder="taxonomy###product_cat###mugs" data-paged="1" data-pages="3" data-postid="7" data-widgetblockid="theme//page">
		<nav class="marketday-product-grid__tabs" data-taxtype="product_cat">
			<a data-taxonomy="" href="/mugs/" aria-current="true" class="filter-active">All</a>
			<a data-taxonomy="custom_action#on_sale" href="/mugs/?product-tab-mugs=group%3Aon_sale">On sale</a>
		</nav>
		<ul class="wopb-block-items-wrap">${ card( 'Blue' ) }</ul>
		<p class="marketday-product-grid__more"><a data-page="2" data-pages="3" href="http://localhost/mugs/page/2/?orderby=price">Load more</a></p>
		<nav class="marketday-product-grid__paging" data-pages="3"><a data-page="2" href="http://localhost/mugs/page/2/">2</a></nav>
	</div>`;

const block = () =>
	document.querySelector< HTMLElement >( '.marketday-product-grid' )!;
const link = ( within: string ) =>
	document.querySelector< HTMLAnchorElement >(
		`.marketday-product-grid__${ within } a:not([aria-current])`
	)!;
const linkNamed = ( name: string ) =>
	[ ...document.links ].find( ( { textContent } ) => textContent === name );
const names = () =>
	[ ...document.querySelectorAll( 'li' ) ].map(
		( one ) => one.textContent?.trim()
	);

let turning: AbortController | undefined;

/** Host in which the page's listings turn: the address first, a newer change ends the one before. */
function aHost( ajax: ListingHost[ 'calls' ][ 'ajax' ] ): ListingHost {
	const reportFailure = jest.fn();
	return {
		calls: { ajax },
		listings: {
			prepare: jest.fn(),
			noteLoaded: ( loaded ) => history.replaceState( { loaded }, '' ),
			show: async ( { url }, draw ) => {
				const { href } = window.location;
				history.pushState( null, '', url );
				turning?.abort();
				const { signal } = ( turning = new AbortController() );
				try {
					await draw?.( signal );
					return true;
				} catch ( error ) {
					reportFailure( error );
					window.history.replaceState( null, '', href );
					return false;
				}
			},
		},
		reportFailure,
		goTo: jest.fn(),
	};
}

beforeEach( () => {
	document.body.innerHTML = PAGE;
	window.history.replaceState( null, '', '/mugs/' );
	window.scrollTo = jest.fn();
	window.matchMedia = jest.fn().mockReturnValue( { matches: true } );
} );

describe( 'another page', () => {
	const next = `<div data-paged="2" data-pages="3"><ul class="wopb-block-items-wrap">${ card(
		'Red'
	) }</ul></div>`;

	it( 'asks for it with all that the contract names', async () => {
		const ajax = jest.fn().mockResolvedValue( next );

		await follow( aHost( ajax ), block(), link( 'paging' ) );

		expect( ajax ).toHaveBeenCalledWith(
			'wopb_pagination',
			expect.objectContaining( {
				paged: '2',
				blockId: 'mugs',
				blockName: 'product-blocks_product-grid',
				postId: '7',
				widgetBlockId: 'theme//page',
				builder: 'taxonomy###product_cat###mugs',
				isSearch: false,
				is_archive: true,
				currentUrl: 'http://localhost/mugs/page/2/',
			} ),
			expect.anything()
		);
	} );

	it( 'replaces the products, says the address, scrolls above the block and moves the focus to the list', async () => {
		jest.spyOn( block(), 'getBoundingClientRect' ).mockReturnValue( {
			top: 300,
		} as DOMRect );
		const listener = jest.fn();
		document.addEventListener( 'marketday_listing_changed', listener );

		await follow(
			aHost( async () => next ),
			block(),
			link( 'paging' )
		);

		expect( names() ).toEqual( [ 'Red' ] );
		expect( block().dataset.paged ).toBe( '2' );
		expect( window.location.pathname ).toBe( '/mugs/page/2/' );
		expect( window.scrollTo ).toHaveBeenCalledWith( {
			top: 250,
			behavior: 'auto',
		} );
		expect( document.querySelector( 'ul' ) ).toHaveFocus();
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'takes of its link the page and the tab of this listing alone', async () => {
		const host = aHost( async () => next );
		const show = jest.spyOn( host.listings, 'show' );

		await follow( host, block(), link( 'tabs' ) );
		document.body.innerHTML = PAGE;
		block().dataset.queryId = 'two';
		await follow( host, block(), link( 'paging' ) );

		const named = show.mock.calls.map( ( [ change ] ) => change.names );
		expect( named ).toEqual( [
			[
				'paged',
				'product-page',
				'product-page~mugs',
				'product-tab-mugs',
			],
			[
				'paged',
				'product-page-two',
				'product-page-two~mugs',
				'product-tab-mugs',
			],
		] );
	} );

	it( 'keeps what is shown when the call fails', async () => {
		const host = aHost( () => Promise.reject( new Error( 'Gone' ) ) );

		await follow( host, block(), link( 'paging' ) );

		expect( names() ).toEqual( [ 'Blue' ] );
		expect( window.location.pathname ).toBe( '/mugs/' );
		expect( host.reportFailure ).toHaveBeenCalledWith(
			new Error( 'Gone' )
		);
	} );

	it( 'never shows an answer that was overtaken', async () => {
		const responses: ( ( html: string ) => void )[] = [];
		const host = aHost(
			() => new Promise( ( resolve ) => responses.push( resolve ) )
		);
		const first = follow( host, block(), link( 'paging' ) );
		const second = follow( host, block(), link( 'paging' ) );

		responses[ 1 ]?.( next.replace( /Red/g, 'Newer' ) );
		await second;
		responses[ 0 ]?.( next.replace( /Red/g, 'Older' ) );
		await first;

		expect( names() ).toEqual( [ 'Newer' ] );
	} );
} );

describe( 'load more', () => {
	it( 'appends, moves the focus to the first new product and turns the link to the next page', async () => {
		const host = aHost( async () => card( 'Red' ) + card( 'Green' ) );

		await follow( host, block(), link( 'more' ) );

		expect( names() ).toEqual( [ 'Blue', 'Red', 'Green' ] );
		expect( linkNamed( 'Red' ) ).toHaveFocus();
		expect( link( 'more' ) ).toHaveAttribute(
			'href',
			'http://localhost/mugs/page/3/?orderby=price'
		);
	} );

	it( 'tells those around it that there is more, with the new products in it', async () => {
		const listener = jest.fn( () => names() );
		document.addEventListener( 'marketday_listing_extended', listener );

		await follow(
			aHost( async () => card( 'Red' ) ),
			block(),
			link( 'more' )
		);

		expect( listener ).toHaveReturnedWith( [ 'Blue', 'Red' ] );
	} );

	it( 'asks for nothing while something is on its way', async () => {
		const ajax = jest.fn();
		block().ariaBusy = 'true';

		await follow( aHost( ajax ), block(), link( 'more' ) );

		expect( ajax ).not.toHaveBeenCalled();
	} );

	it( 'shows that it is loading until it has failed', async () => {
		const done = follow(
			aHost( () => Promise.reject( new Error( 'Gone' ) ) ),
			block(),
			link( 'more' )
		);
		expect( block() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( block() ).toHaveClass( 'is-loading' );
		await done;

		expect( block() ).not.toHaveAttribute( 'aria-busy' );
		expect( block() ).not.toHaveClass( 'is-loading' );
	} );

	it( 'adds nothing to what has been drawn anew meanwhile', async () => {
		const host = aHost( async () => {
			document.querySelector( '.marketday-product-grid__more' )?.remove();
			return card( 'Red' );
		} );

		await follow( host, block(), link( 'more' ) );

		expect( names() ).toEqual( [ 'Blue' ] );
	} );

	it( 'is disabled when the last page is shown', async () => {
		const host = aHost( async () => card( 'Red' ) );

		await follow( host, block(), link( 'more' ) );
		await follow( host, block(), link( 'more' ) );

		expect( link( 'more' ) ).not.toHaveAttribute( 'href' );
		expect( link( 'more' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

describe( 'going back to a listing', () => {
	it( 'loads again what had been loaded, and scrolls to where the shopper was', async () => {
		const ajax = jest.fn( async ( _name: string, { paged } ) =>
			card( `Page ${ paged }` )
		);
		window.history.replaceState(
			{ loaded: { mugs: 3, gone: 2 }, scroll: 640 },
			''
		);

		await loadAgain( aHost( ajax ) );

		expect( names() ).toEqual( [ 'Blue', 'Page 2', 'Page 3' ] );
		expect( window.scrollTo ).toHaveBeenCalledWith( {
			top: 640,
			behavior: 'instant',
		} );
	} );

	it( 'stops where the shop does not answer', async () => {
		window.history.replaceState( { loaded: { mugs: 3 } }, '' );

		await loadAgain( aHost( () => Promise.reject( new Error( 'Gone' ) ) ) );

		expect( names() ).toEqual( [ 'Blue' ] );
	} );

	it( 'remembers how far it was loaded', async () => {
		await follow(
			aHost( async () => card( 'Red' ) ),
			block(),
			link( 'more' )
		);

		expect( window.history.state ).toMatchObject( { loaded: { mugs: 2 } } );
	} );
} );

describe( 'a tab', () => {
	it( 'is marked at once, before its products come', async () => {
		let response: ( html: string ) => void = () => {};
		const ajax = jest.fn(
			() => new Promise< string >( ( resolve ) => ( response = resolve ) )
		);
		const tab = link( 'tabs' );

		const done = follow( aHost( ajax ), block(), tab );
		expect( tab ).toHaveAttribute( 'aria-current', 'true' );
		response(
			`<nav data-pages="2"><a data-taxonomy="x" aria-current="true" href="#">On sale</a></nav><ul class="wopb-block-items-wrap">${ card(
				'Cheap'
			) }</ul>`
		);
		await done;

		expect( ajax ).toHaveBeenCalledWith(
			'wopb_filter',
			expect.objectContaining( {
				taxtype: 'product_cat',
				taxonomy: 'custom_action#on_sale',
			} ),
			expect.anything()
		);
		expect( names() ).toEqual( [ 'Cheap' ] );
		expect( block().dataset.pages ).toBe( '2' );
		expect( linkNamed( 'On sale' ) ).toHaveFocus();
		expect( window.location.search ).toBe(
			'?product-tab-mugs=group%3Aon_sale'
		);
	} );

	it( 'gives its mark back when its products do not come', async () => {
		await follow(
			aHost( () => Promise.reject( new Error( 'Gone' ) ) ),
			block(),
			link( 'tabs' )
		);

		expect( document.querySelector( '[aria-current]' ) ).toHaveTextContent(
			'All'
		);
		expect( names() ).toEqual( [ 'Blue' ] );
	} );
} );

describe( "a listing of the visitor's own", () => {
	it( 'goes when there is nothing to show', async () => {
		await fillShell(
			aHost( async () => '<div data-paged="1"></div>' ),
			block()
		);

		expect( block().hidden ).toBe( true );
	} );

	it( 'shows what the visitor has looked at', async () => {
		await fillShell(
			aHost(
				async () =>
					`<div><ul class="wopb-block-items-wrap">${ card(
						'Seen'
					) }</ul></div>`
			),
			block()
		);

		expect( block().hidden ).toBe( false );
		expect( names() ).toEqual( [ 'Seen' ] );
	} );
} );
