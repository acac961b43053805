// @features product-search

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
	createPageSearch,
	type Found,
} from '@marketday/features/product-search';
import {
	createSearchStore,
	ProductSearch,
} from '@marketday/features/product-search/library';
import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';

import { found } from '../fakes/a-page-search';
import { ADDRESSES } from '../fakes/fake-shop';
import { aWireProduct } from '../fakes/wire-product-factory';
import { responseOf, describeBehaviours, settle } from './behaviours';

interface SearchDriver {
	type: ( term: string ) => Promise< void >;
	/** What the shop has of a name. */
	stock: ( names: readonly string[] ) => void;
	/** Answers are held back until the shop is told to go on. */
	hold: ( term: string ) => () => void;
	asked: () => readonly string[];
	results: () => readonly string[];
}

/** Answers questions with the names that a term is in. */
function aStock() {
	let names: readonly string[] = [];
	const asked: string[] = [];
	const held = new Map< string, Promise< void > >();
	return {
		stock: ( all: readonly string[] ) => void ( names = all ),
		hold: ( term: string ) => {
			let go = () => {};
			held.set( term, new Promise( ( resolve ) => ( go = resolve ) ) );
			return () => go();
		},
		asked: () => asked,
		find: async ( term: string ) => {
			asked.push( term );
			await held.get( term );
			return names.filter( ( name ) => name.includes( term ) );
		},
	};
}

/** What Marketday's own search tells of products of these names. */
const suggestionsOf = ( names: readonly string[] ) => {
	const [ option ] = found().products?.options ?? [];
	return {
		...found(),
		total: names.length,
		categories: null,
		products: {
			label: 'Products',
			options: names.map( ( name ) => ( { ...option, name: [ name ] } ) ),
			more: '',
		},
		all: null,
	} as Found;
};

/** A shop that speaks the Store API, or Marketday's own calls too. */
function byApi( hasMarketday = false ) {
	const { find, ...stock } = aStock();
	const fetch = async ( address: unknown ) => {
		const isOwn = String( address ).includes( 'marketday/v1/' );
		if ( isOwn && ! hasMarketday ) {
			return responseOf( { code: 'rest_no_route' }, 404 );
		}
		const names = await find(
			new URL( String( address ) ).searchParams.get( 'search' ) ?? ''
		);
		if ( isOwn ) {
			return responseOf( suggestionsOf( names ) );
		}
		return responseOf(
			names.map( ( name, at ) => aWireProduct( { id: at + 1, name } ) ),
			200,
			{ 'X-WP-Total': String( names.length ) }
		);
	};
	return {
		...stock,
		shop: createMarketday( {
			...ADDRESSES,
			fetch: fetch as typeof globalThis.fetch,
		} ),
	};
}

/** Longer than the pause in typing. */
const rest = () => settle( 250 );
const onThePage = {
	type: async ( term: string ) => {
		const field = screen.getByRole( 'combobox' );
		act( () => field.focus() );
		fireEvent.input( field, { target: { value: term } } );
		await rest();
	},
	results: () =>
		screen
			.queryAllByRole( 'option' )
			.map(
				( { textContent } ) => textContent?.replace( /£.*/, '' ) ?? ''
			),
};

describeBehaviours< SearchDriver >(
	'a search',
	{
		core: () => {
			const { shop, ...stock } = byApi();
			const store = createSearchStore( { shop } );
			store.connect();
			return {
				...stock,
				type: async ( term ) => {
					store.type( term );
					await rest();
				},
				results: () =>
					store.getState().results.map( ( { name } ) => name ),
			};
		},
		component: () => {
			const { shop, ...stock } = byApi();
			render(
				<MarketdayProvider shop={ shop }>
					<ProductSearch />
				</MarketdayProvider>
			);
			return { ...stock, ...onThePage };
		},
		'component with Marketday': () => {
			const { shop, ...stock } = byApi( true );
			render(
				<MarketdayProvider shop={ shop }>
					<ProductSearch />
				</MarketdayProvider>
			);
			return { ...stock, ...onThePage };
		},
		island: () => {
			const { find, ...stock } = aStock();
			document.body.innerHTML = readFileSync(
				join( __dirname, '../contract/product-search/bare.html' ),
				'utf8'
			);
			const block = document.querySelector( 'div' ) as HTMLElement;
			const { Component, read } = createPageSearch( {
				calls: {
					prepare: () => {},
					rest: async ( _, { search } ) => {
						const names = await find( String( search ) );
						return { data: suggestionsOf( names ) };
					},
				},
				reportFailure: () => {},
			} );
			render( <Component { ...read( block ) } />, {
				container: block,
				hydrate: true,
			} );
			return { ...stock, ...onThePage };
		},
	},
	{
		'asks for nothing shorter than three letters': async ( search ) => {
			search.stock( [ 'mug' ] );
			await search.type( 'mu' );

			expect( search.asked() ).toEqual( [] );
			expect( search.results() ).toEqual( [] );
		},
		'shows what the shop finds, in its order': async ( search ) => {
			search.stock( [ 'mug, tall', 'plate', 'mug, small' ] );
			await search.type( 'mug' );

			await waitFor( () =>
				expect( search.results() ).toEqual( [
					'mug, tall',
					'mug, small',
				] )
			);
			expect( search.asked() ).toEqual( [ 'mug' ] );
		},
		'never shows the answer to what was typed before': async ( search ) => {
			search.stock( [ 'mug', 'mugwort' ] );
			const go = search.hold( 'mug' );
			await search.type( 'mug' );
			await search.type( 'mugw' );
			await waitFor( () =>
				expect( search.results() ).toEqual( [ 'mugwort' ] )
			);

			go();
			await rest();

			expect( search.results() ).toEqual( [ 'mugwort' ] );
		},
		'shows nothing where the term is taken back': async ( search ) => {
			search.stock( [ 'mug' ] );
			await search.type( 'mug' );
			await waitFor( () =>
				expect( search.results() ).toEqual( [ 'mug' ] )
			);
			await search.type( '' );

			expect( search.results() ).not.toContain( 'mug' );
		},
	}
);
