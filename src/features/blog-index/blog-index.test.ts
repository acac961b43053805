import { screen, waitFor } from '@testing-library/dom';

import { enhanceBlogIndexes } from './blog-index';
import { closeUp } from './masonry';

interface Watched {
	listener: ( entries: unknown[] ) => void;
	targets: Set< Element >;
	margin: string;
}

let watched: Watched[] = [];
const watching = ( element: Element ) =>
	watched.filter( ( { targets } ) => targets.has( element ) );
const come = ( element: Element ) =>
	watching( element ).forEach( ( { listener } ) =>
		listener( [ { isIntersecting: true, target: element } ] )
	);

const card = ( title: string ) =>
	`<li><a tabindex="-1" href="/p"></a><h2><a href="/${ title }">${ title }</a></h2></li>`;

/** A page whose reader is near the link to older posts. */
async function draw( settings: object = {} ) {
	document.body.innerHTML = `<div class="marketday-blog-index" data-said="Page %1$d of %2$d is below."><ul>${ card(
		'One'
	) }</ul><p role="status"></p><nav><a rel="next" href="/blog/?blog-page=2">Older posts</a></nav></div>`;
	const root = document.querySelector< HTMLElement >( 'div' )!;
	root.dataset.marketdayBlog = JSON.stringify( {
		endpoint: 'https://shop.example/wp-json/marketday/v1/posts/page/',
		query: { category_name: 'news', per_page: 1 },
		...{ page: 1, maxPages: 3, lang: '', first: '/blog/' },
		address: '/blog/?blog-page=%page%',
		...settings,
	} );
	enhanceBlogIndexes();
	come( link() );
	await waitFor( () =>
		expect( watched.map( ( { margin } ) => margin ) ).toContain(
			'0px 0px 600px'
		)
	);
}

const response = ( body: unknown, ok = true ) =>
	jest.fn< Promise< object >, [ string, RequestInit ] >( async () => ( {
		ok,
		statusText: 'Bad Gateway',
		json: async () => body,
	} ) );
const link = () => screen.getByText( 'Older posts' );

beforeEach( () => {
	watched = [];
	window.IntersectionObserver = class {
		targets = new Set< Element >();
		constructor(
			listener: Watched[ 'listener' ],
			{ rootMargin }: { rootMargin: string }
		) {
			watched.push( {
				...{ listener, targets: this.targets },
				margin: rootMargin,
			} );
		}
		observe( element: Element ) {
			this.targets.add( element );
		}
		unobserve( element: Element ) {
			this.targets.delete( element );
		}
		disconnect() {
			this.targets.clear();
		}
	} as never;
	history.replaceState( null, '', '/blog/' );
} );

describe( 'a blog index that is scrolled', () => {
	it( 'asks for page after page by the theme’s call, and stops after the last', async () => {
		const call = response( card( 'Two' ) );
		global.fetch = call as never;
		await draw();

		come( link() );
		await screen.findByText( 'Two' );
		expect( call.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'https://shop.example/wp-json/marketday/v1/posts/page/2'
		);
		expect( call.mock.calls[ 0 ]?.[ 1 ].body ).toBe(
			'{"category_name":"news","per_page":1}'
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Page 2 of 3 is below.'
		);
		await waitFor( () =>
			expect( link() ).toHaveAttribute( 'href', '/blog/?blog-page=3' )
		);

		await waitFor( () => expect( watching( link() ) ).toHaveLength( 1 ) );
		come( link() );
		await waitFor( () =>
			expect( screen.queryByText( 'Older posts' ) ).toBeNull()
		);
		expect( call ).toHaveBeenCalledTimes( 2 );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
	} );

	it( 'names the language of the page in the call', async () => {
		const call = response( '' );
		global.fetch = call as never;
		await draw( { lang: 'fr' } );

		come( link() );

		expect( call.mock.calls[ 0 ]?.[ 0 ] ).toMatch( /posts\/page\/2\/fr$/ );
	} );

	it( 'lets the address name the page that is read, and page 1 by its own', async () => {
		global.fetch = response( card( 'Two' ) ) as never;
		await draw();
		come( link() );
		const two = ( await screen.findByText( 'Two' ) ).closest( 'li' )!;

		come( two );
		expect( location.search ).toBe( '?blog-page=2' );
		come( screen.getByText( 'One' ).closest( 'li' )! );
		expect( location.search ).toBe( '' );
	} );

	it( 'leaves the link to who is at it with the keyboard; pressed, it leads to the first new post', async () => {
		const call = response( card( 'Two' ) );
		global.fetch = call as never;
		await draw();

		link().focus();
		come( link() );
		expect( call ).not.toHaveBeenCalled();

		link().click();
		expect( await screen.findByText( 'Two' ) ).toHaveFocus();
	} );

	it( 'is a link again once a call has failed, and tells the console', async () => {
		global.fetch = response( null, false ) as never;
		await draw();

		come( link() );

		await waitFor( () =>
			expect( console ).toHaveErroredWith(
				'Error occured.please try again',
				'Error: Bad Gateway'
			)
		);
		const press = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		link().addEventListener( 'click', ( event ) => {
			expect( event.defaultPrevented ).toBe( false );
			event.preventDefault();
		} );
		link().dispatchEvent( press );
		expect( watching( link() ) ).toHaveLength( 0 );
	} );
} );

describe( 'masonry', () => {
	const heights = [ 100, 60, 80, 90 ];

	function list( columns: string ) {
		document.body.innerHTML = `<ul style="grid-template-columns: ${ columns }; row-gap: 20px">${ '<li></li>'.repeat(
			4
		) }</ul>`;
		const element = document.querySelector( 'ul' )!;
		[ ...element.children ].forEach( ( card_, place ) => {
			const perRow = columns.split( ' ' ).length;
			Object.defineProperties( card_, {
				offsetTop: { value: Math.floor( place / perRow ) * 120 },
				offsetHeight: { value: heights[ place ] },
			} );
		} );
		closeUp( element );
		return [ ...element.querySelectorAll( 'li' ) ].map(
			( { style } ) => style.translate
		);
	}

	it( 'closes up each column by what its cards leave free', () => {
		expect( list( '300px 300px' ) ).toEqual( [ '', '', '', '0 -40px' ] );
	} );

	it( 'needs two columns', () => {
		expect( list( '300px' ) ).toEqual( [ '', '', '', '' ] );
	} );
} );
