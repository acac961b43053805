// @features catalogue-sorting, product-grid

import { enhanceSorting } from '@marketday/features/catalogue-sorting';
import { SortSelect } from '@marketday/features/catalogue-sorting/library';
import { enhanceListings } from '@marketday/features/product-grid';
import { ProductGrid } from '@marketday/features/product-grid/library';
import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import {
	createProductListing,
	productFromWire,
} from '@marketday/kernel/products';
import { fireEvent, render, screen } from '@testing-library/react';

import { listings } from '../../src/host/listings-on-demand';
import { ADDRESSES } from '../fakes/fake-shop';
import { aWireProduct } from '../fakes/wire-product-factory';
import { responseOf, describeBehaviours, settle } from './behaviours';

const onPage: { calls: Record< string, unknown > } = { calls: {} };
jest.mock( '../../src/host/block-calls-on-demand', () => ( {
	blockCalls: () => ( { prepare: () => {}, ...onPage.calls } ),
} ) );
jest.mock( '../../src/host/report', () => ( {
	reportUnchanged: () => {},
} ) );

interface ListingDriver {
	more: () => void;
	toPage: ( page: number ) => void;
	/** The cheapest first. */
	sort: () => void;
	names: () => readonly string[];
	/** Whether there is a way to more. */
	hasMore: () => boolean;
	/** The answer to a page is held back until the shop is told to go on. */
	hold: ( page: number ) => () => void;
	/** Whether the shop answers from now on. */
	refuse: ( isRefusing: boolean ) => void;
}

const NEWEST = [ 'ash', 'beech', 'cedar', 'date', 'elm' ];
const CHEAPEST = [ ...NEWEST ].reverse();
const PER_PAGE = 2;
const PAGES = 3;

/** Five products on three pages. */
function aStock() {
	const held = new Map< number, Promise< void > >();
	const is = { refusing: false };
	return {
		hold: ( page: number ) => {
			let go = () => {};
			held.set( page, new Promise( ( resolve ) => ( go = resolve ) ) );
			return () => go();
		},
		refuse: ( isRefusing: boolean ) => void ( is.refusing = isRefusing ),
		find: async ( page: number, isByPrice: boolean ) => {
			if ( is.refusing ) {
				throw new Error( 'The shop is closed.' );
			}
			await held.get( page );
			return ( isByPrice ? CHEAPEST : NEWEST ).slice(
				( page - 1 ) * PER_PAGE,
				page * PER_PAGE
			);
		},
	};
}

const wire = ( name: string ) =>
	aWireProduct( { id: NEWEST.indexOf( name ) + 1, name } );

/** A listing by the Store API, whose first page a server has found. */
function byStoreApi() {
	const { find, ...stock } = aStock();
	const shop = createMarketday( {
		...ADDRESSES,
		fetch: ( async ( address: unknown ) => {
			const { searchParams } = new URL( String( address ) );
			try {
				const found = await find(
					Number( searchParams.get( 'page' ) ),
					searchParams.get( 'orderby' ) === 'price'
				);
				return responseOf( found.map( wire ), 200, {
					'X-WP-Total': String( NEWEST.length ),
					'X-WP-TotalPages': String( PAGES ),
				} );
			} catch ( reason ) {
				const { message } = reason as Error;
				return responseOf( { code: 'closed', message }, 503 );
			}
		} ) as typeof fetch,
	} );
	const listing = createProductListing( {
		shop,
		query: { perPage: PER_PAGE },
		start: {
			products: NEWEST.slice( 0, PER_PAGE ).map( ( name ) =>
				productFromWire( wire( name ) )
			),
			total: NEWEST.length,
			pages: PAGES,
		},
	} );
	return { shop, listing, stock };
}

const card = ( name: string ) =>
	`<li><h3><a href="/p/">${ name }</a></h3></li>`;
/** What PHP prints of a listing. */
const block = ( names: readonly string[], page: number, query: string ) =>
	`<div class="marketday-product-grid" data-block-id="trees" data-block-name="product-blocks_product-grid" data-query-id=""
		data-paged="${ page }" data-pages="${ PAGES }" data-postid="7">
		<ul class="wopb-block-items-wrap">${ names.map( card ).join( '' ) }</ul>
		<p class="marketday-product-grid__more"><a data-page="${
			page + 1
		}" href="/trees/page/${ page + 1 }/${ query }">Show more</a></p>
		<nav class="marketday-product-grid__paging">${ [ 1, 2, 3 ]
			.map(
				( one ) =>
					`<a data-page="${ one }" href="/trees/page/${ one }/${ query }" aria-label="Page ${ one }">${ one }</a>`
			)
			.join( '' ) }</nav></div>`;
const SORTING = `<div class="marketday-catalogue-sorting" data-block-id="order" data-block-name="marketday_catalogue-sorting" data-query-id="">
	<form action="/trees/"><label>Sort by <select name="orderby"><option value="">Newest</option>
		<option value="price">Cheapest</option></select></label></form></div>`;

/** The page around a listing: what its calls answer is drawn by what they say of the address. */
function onAPage() {
	const { find, ...stock } = aStock();
	window.history.replaceState( null, '', '/trees/' );
	document.body.innerHTML =
		SORTING + block( NEWEST.slice( 0, PER_PAGE ), 1, '' );
	const isByPrice = ( url: string ) => url.includes( 'orderby=price' );
	onPage.calls = {
		ajax: async (
			name: string,
			{ paged, currentUrl }: Record< string, string >
		) => {
			const found = await find(
				Number( paged ),
				isByPrice( currentUrl ?? '' )
			);
			return name === 'wopb_load_more'
				? found.map( card ).join( '' )
				: block( found, Number( paged ), '' );
		},
		rest: async ( _: string, body: { current_url: string } ) => {
			const { current_url: url } = body;
			const page = Number( /page\/(\d)/.exec( url )?.[ 1 ] ?? 1 );
			const content = block(
				await find( page, isByPrice( url ) ),
				page,
				'?orderby=price'
			);
			return {
				blockList: [ { blockId: 'trees', content } ],
				total: NEWEST.length,
			};
		},
	};
	return stock;
}

beforeAll( () => {
	Object.assign( globalThis, { CSS: { escape: String } } );
	window.IntersectionObserver = class {
		observe = () => {};
		unobserve = () => {};
	} as unknown as typeof IntersectionObserver;
	window.scrollTo = () => {};
	window.matchMedia = jest.fn().mockReturnValue( { matches: true } );
	enhanceListings( {
		calls: {
			ajax: ( ...values ) =>
				(
					onPage.calls.ajax as (
						...all: typeof values
					) => Promise< string >
				 )( ...values ),
		},
		listings: listings(),
		reportFailure: () => {},
		goTo: () => {},
	} );
	enhanceSorting( listings() );
} );

const nameOf = ( { textContent }: Element ) => textContent?.trim() ?? '';
const onThePage = {
	names: () => screen.queryAllByRole( 'heading', { level: 3 } ).map( nameOf ),
	more: () => fireEvent.click( screen.getByText( 'Show more' ) ),
	toPage: ( page: number ) =>
		fireEvent.click( screen.getByLabelText( `Page ${ page }` ) ),
};
const choose = ( value: string ) =>
	fireEvent.change( screen.getByLabelText( /^Sort by/ ), {
		target: { value },
	} );

describeBehaviours< ListingDriver >(
	'a listing',
	{
		core: () => {
			const { listing, stock } = byStoreApi();
			listing.connect();
			return {
				...stock,
				more: () => void listing.loadMore(),
				toPage: ( page ) => void listing.showPage( page ),
				sort: () => void listing.change( { sort: 'price-low' } ),
				names: () =>
					listing.getState().products.map( ( { name } ) => name ),
				hasMore: () => {
					const { page, pages } = listing.getState();
					return page < pages;
				},
			};
		},
		component: () => {
			const { shop, listing, stock } = byStoreApi();
			render(
				<MarketdayProvider shop={ shop }>
					<SortSelect listing={ listing } />
					<ProductGrid listing={ listing } />
					{ /* The numbers alone. */ }
					<ProductGrid
						listing={ listing }
						paging="pages"
						renderCard={ () => null }
					/>
				</MarketdayProvider>
			);
			return {
				...stock,
				...onThePage,
				sort: () => choose( 'price-low' ),
				hasMore: () => screen.queryByText( 'Show more' ) !== null,
			};
		},
		island: () => ( {
			...onAPage(),
			...onThePage,
			sort: () => choose( 'price' ),
			hasMore: () =>
				screen.getByText( 'Show more' ).getAttribute( 'href' ) !== null,
		} ),
	},
	{
		'adds the next page behind what is shown, until there is none': async (
			listing
		) => {
			expect( listing.names() ).toEqual( [ 'ash', 'beech' ] );

			listing.more();
			await settle();
			expect( listing.names() ).toEqual( NEWEST.slice( 0, 4 ) );
			expect( listing.hasMore() ).toBe( true );
			listing.more();
			await settle();

			expect( listing.names() ).toEqual( NEWEST );
			expect( listing.hasMore() ).toBe( false );
		},
		'asks for one page more where more is pressed twice': async (
			listing
		) => {
			const go = listing.hold( 2 );
			listing.more();
			await settle();
			listing.more();
			await settle();

			go();
			await settle();

			expect( listing.names() ).toEqual( NEWEST.slice( 0, 4 ) );
		},
		'shows another page in the place of the one before': async (
			listing
		) => {
			listing.toPage( 3 );
			await settle();
			expect( listing.names() ).toEqual( [ 'elm' ] );

			listing.toPage( 2 );
			await settle();
			expect( listing.names() ).toEqual( [ 'cedar', 'date' ] );
		},
		'begins another order with its first page, and keeps it on the next':
			async ( listing ) => {
				listing.toPage( 2 );
				await settle();

				listing.sort();
				await settle();
				expect( listing.names() ).toEqual( [ 'elm', 'date' ] );

				listing.toPage( 2 );
				await settle();
				expect( listing.names() ).toEqual( [ 'cedar', 'beech' ] );
			},
		'never shows the page that was asked for before': async ( listing ) => {
			const go = listing.hold( 2 );
			listing.toPage( 2 );
			await settle();
			listing.toPage( 3 );
			await settle();
			expect( listing.names() ).toEqual( [ 'elm' ] );

			go();
			await settle();

			expect( listing.names() ).toEqual( [ 'elm' ] );
		},
		'keeps what is shown where the shop refuses, and goes on once it answers':
			async ( listing ) => {
				listing.refuse( true );
				listing.toPage( 2 );
				await settle();
				expect( listing.names() ).toEqual( [ 'ash', 'beech' ] );
				listing.refuse( false );

				listing.toPage( 2 );
				await settle();

				expect( listing.names() ).toEqual( [ 'cedar', 'date' ] );
			},
	}
);
