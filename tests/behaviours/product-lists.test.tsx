// @features compare, wishlist

import { Comparison, createCompare } from '@marketday/features/compare';
import {
	CompareButton,
	CompareTable,
	createCompareStore,
} from '@marketday/features/compare/library';
import { createWishlist, WishlistView } from '@marketday/features/wishlist';
import {
	createWishlistStore,
	Wishlist,
	WishlistButton,
} from '@marketday/features/wishlist/library';
import {
	addProductButton,
	listMemory,
	markButtons,
	type ProductButtonActions,
	startProductButtons,
} from '@marketday/host/product-buttons';
import { type Marketday, MarketdayProvider } from '@marketday/kernel';
import type { KeptProducts } from '@marketday/kernel/products';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	type ComponentProps,
	type ComponentType,
	createElement,
	type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';

import { comparisonOf, MUG, of, PLATE, wantedOf } from '../fakes/kept-lists';
import { aWireProduct } from '../fakes/wire-product-factory';
import { describeBehaviours, settle, shopAnswering } from './behaviours';

interface ListDriver {
	/** Presses the mug's small button. */
	press: () => Promise< void >;
	isOn: () => boolean;
	/** Takes the plate off the list that is shown. */
	removePlate: () => Promise< void >;
	/** Ids that the visitor keeps. */
	kept: () => readonly number[];
	/** Names on the list that is shown. */
	shown: () => readonly string[];
}

interface Kind {
	readonly name: 'wishlist' | 'compare';
	/** What the shopper reads where there is nothing on it. */
	readonly nothing: string;
	readonly createStore: ( options: { shop: Marketday } ) => KeptProducts;
	readonly draw: ( store: KeptProducts ) => ReactNode;
	/** What PHP prints of the list. */
	readonly markup: ( ids: readonly number[] ) => string;
	/** What it says as data. */
	readonly data: ( ids: readonly number[] ) => object;
}

const KINDS: readonly Kind[] = [
	{
		name: 'wishlist',
		nothing: 'Your wishlist is empty.',
		createStore: createWishlistStore,
		draw: ( store ) => (
			<>
				<WishlistButton store={ store } product={ MUG } />
				<Wishlist store={ store } />
			</>
		),
		data: ( ids ) => ( { contents: wantedOf( ids ) } ),
		markup: ( ids ) =>
			renderToStaticMarkup(
				<WishlistView
					contents={ wantedOf( ids ) }
					actions={
						{} as ComponentProps< typeof WishlistView >[ 'actions' ]
					}
				/>
			),
	},
	{
		name: 'compare',
		nothing: 'Nothing to compare yet.',
		createStore: createCompareStore,
		draw: ( store ) => (
			<>
				<CompareButton store={ store } product={ MUG } />
				<CompareTable store={ store } />
			</>
		),
		data: ( ids ) => ( { comparison: comparisonOf( ids ) } ),
		markup: ( ids ) =>
			renderToStaticMarkup(
				<Comparison
					data={ comparisonOf( ids ) }
					actions={
						{} as ComponentProps< typeof Comparison >[ 'actions' ]
					}
				/>
			),
	},
];

/** The cookie as the shop writes it. */
const write = ( name: string, ids: readonly number[] ) => {
	document.cookie = `wopb_${ name }=${ encodeURIComponent(
		JSON.stringify( ids )
	) }`;
};

const overlay = {
	show: () => {},
	close: () => {},
	say: () => {},
};

/** What the page gives both of them, with the shop behind it. */
function hostOf( { name, data }: Kind ) {
	const memory = listMemory( `wopb_${ name }` );
	return {
		memory,
		overlay,
		mark: ( ids: readonly number[] ) => markButtons( name, ids ),
		addToBasket: async () => true,
		reportFailure: ( error: unknown ) => {
			throw error;
		},
		goTo: () => {},
		showAddition: () => {},
		answer: async ( fields: Record< string, unknown > ) => {
			const id = Number( fields.post_id ?? fields.postid );
			const before = memory.read();
			const ids =
				fields.type === 'add'
					? [ ...before, id ]
					: before.filter( ( one ) => one !== id );
			write( name, ids );
			return JSON.stringify( {
				success: true,
				data: {
					...data( ids ),
					compare_count: ids.length,
					demo_column: 3,
				},
			} );
		},
	};
}

/** The page's own, anew for each page. */
const parts: Record< string, ProductButtonActions > = {};

beforeAll( () => {
	startProductButtons();
	for ( const { name } of KINDS ) {
		addProductButton( {
			name,
			cookie: `wopb_${ name }`,
			load: async () => ( {
				actions: () => parts[ name ] as ProductButtonActions,
			} ),
		} );
	}
} );

/** What a page's script makes of what PHP has drawn. */
async function come( kind: Kind ): Promise< void > {
	const { answer, ...host } = hostOf( kind );
	const { island, press } =
		kind.name === 'wishlist'
			? createWishlist( { ...host, call: answer } )
			: createCompare( {
					...host,
					call: ( _, fields ) => answer( fields ),
			  } );
	parts[ kind.name ] = { press };
	const element = document.querySelector< HTMLElement >(
		'[data-marketday-island]'
	) as HTMLElement;
	await act( async () => {
		hydrateRoot(
			element,
			createElement(
				island.Component as ComponentType< object >,
				island.read( element )
			)
		);
	} );
}

const keptProducts = ( { searchParams }: URL ) =>
	of(
		[ ...searchParams ]
			.filter( ( [ parameter ] ) => parameter.startsWith( 'include' ) )
			.map( ( [ , id ] ) => Number( id ) )
	).map( aWireProduct );

const small = () =>
	screen.getByRole( 'button', { name: /^(Wishlist|Compare): Mug$/ } );
const onThePage = {
	press: () => userEvent.click( small() ),
	isOn: () => small().getAttribute( 'aria-pressed' ) === 'true',
	removePlate: () =>
		userEvent.click(
			screen.getByRole( 'button', { name: /^Remove:? Plate/ } )
		),
	shown: () =>
		screen
			.queryAllByRole( 'link' )
			.map( ( link ) => link.textContent ?? '' ),
};

describe.each( KINDS )( '$name', ( kind ) => {
	const { name, createStore, draw, markup } = kind;
	const keep = () =>
		window.localStorage.setItem( `marketday-${ name }`, '[6]' );
	const open = () => {
		keep();
		const shop = shopAnswering( keptProducts );
		return { shop, store: createStore( { shop } ) };
	};
	describeBehaviours< ListDriver >(
		'a list of products that a visitor keeps',
		{
			core: async () => {
				const { store } = open();
				store.connect();
				await store.load();
				return {
					press: async () => void store.toggle( MUG.id ),
					isOn: () => store.has( MUG.id ),
					removePlate: async () => store.remove( PLATE.id ),
					kept: () => store.getState().ids,
					shown: () =>
						store
							.getState()
							.products.map( ( product ) => product.name ),
				};
			},
			component: async () => {
				const { shop, store } = open();
				render(
					<MarketdayProvider shop={ shop }>
						{ draw( store ) }
					</MarketdayProvider>
				);
				await settle();
				return { ...onThePage, kept: () => store.getState().ids };
			},
			island: async () => {
				write( name, [ 6 ] );
				document.body.innerHTML = `<a href="?wish" aria-label="${
					name === 'compare' ? 'Compare' : 'Wishlist'
				}: Mug" data-marketday-button="${ name }" data-postid="5"></a>
					<div class="marketday-${ name }"><div data-marketday-island="${ name }">${ markup(
						[ 6 ]
					) }</div></div>`;
				markButtons( name );
				await come( kind );
				return {
					...onThePage,
					shown: () =>
						onThePage.shown().filter( ( text ) => text !== '' ),
					kept: () => listMemory( `wopb_${ name }` ).read(),
				};
			},
		},
		{
			'shows what was kept before, and its button is off for others':
				async ( list ) => {
					await waitFor( () =>
						expect( list.shown() ).toEqual( [ 'Plate' ] )
					);
					expect( list.kept() ).toEqual( [ 6 ] );
					expect( list.isOn() ).toBe( false );
				},
			'keeps a product at one press, and takes it back at the next':
				async ( list ) => {
					await list.press();
					await waitFor( () =>
						expect( list.kept() ).toEqual( [ 6, 5 ] )
					);
					expect( list.isOn() ).toBe( true );
					await settle();

					await list.press();
					await waitFor( () =>
						expect( list.kept() ).toEqual( [ 6 ] )
					);
					expect( list.isOn() ).toBe( false );
				},
			'loses what is taken off, and says when nothing is left': async (
				list
			) => {
				await waitFor( () =>
					expect( list.shown() ).toEqual( [ 'Plate' ] )
				);

				await list.removePlate();

				await waitFor( () => expect( list.shown() ).toEqual( [] ) );
				expect( list.kept() ).toEqual( [] );
				if ( document.body.textContent ) {
					expect( document.body ).toHaveTextContent( kind.nothing );
				}
			},
		}
	);
} );
