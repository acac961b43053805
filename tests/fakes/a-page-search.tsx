// @features product-search

import { act, fireEvent, render } from '@testing-library/react';

import {
	createPageSearch,
	type Found,
} from '@marketday/features/product-search';

const option = ( name: string, url: string ) => ( {
	id: 1,
	slug: '',
	name: [ name ],
	url,
	picture: null,
	variation: '',
	sku: '',
	rating: null,
	price: null,
} );

/** What php/Search/ProductSearch/FoundData.php tells of a search; the first product by another name where one is given. */
export const found = ( name = 'Enamel mug' ): Found => ( {
	total: 8,
	said: '8 results',
	corrected: '',
	leftOut: [],
	notes: [],
	nothing: null,
	categories: {
		label: 'Categories',
		options: [
			{
				slug: 'mugs',
				name: [ '', 'Mugs', '' ],
				url: '/mugs/',
				count: '3',
			},
		],
		more: '',
	},
	products: {
		label: 'Products',
		options: [
			option( name, '/enamel/' ),
			...[ 2, 3, 4, 5, 6 ].map( ( at ) =>
				option( `Mug ${ at }`, `/mug-${ at }/` )
			),
			option( 'Tin mug', '/tin/' ),
		],
		more: 'Show 1 more',
	},
	all: { text: 'See all 8 results', url: '/?s=mug' },
	words: { list: 'Search results', less: 'Show less', sku: 'SKU' },
} );

export const foundNothing = (): Found => ( {
	...found(),
	total: 0,
	said: 'No results found',
	nothing: { title: 'No results found', hint: '', label: '', popular: [] },
	categories: null,
	products: null,
	all: null,
} );

const LABELS = {
	recent: 'Recent searches',
	popular: 'Popular searches',
	forget: 'Remove %s',
	forgetKey: 'Press Delete to remove',
};

type Respond = ( response: { data: Found } ) => void;

/** As php/Search/ProductSearch/views/form.php prints it; `typed` before React came. */
export function aPageSearch( {
	redirect = true,
	popular = [ 'jumper' ],
	typed = '',
	isFocused = false,
} = {} ) {
	document.body.innerHTML = `<div class="marketday-product-search" data-block-id="b1" data-block-name="product-blocks_product-search" data-postid="7" data-widgetblockid="" ${
		redirect ? 'data-redirect="/"' : ''
	}><form class="marketday-product-search__form" role="search" aria-label="Search products" method="get" action="/"><input type="hidden" name="post_type" value="product"><select class="marketday-product-search__category" name="product_cat" aria-label="Search in category"><option value="" selected="">All</option><option value="bags">Bags</option></select><div class="marketday-product-search__box"><label class="screen-reader-text" for="s1">Search products</label><input class="marketday-product-search__input" id="s1" type="text" role="searchbox" inputmode="search" name="s" value="" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search" placeholder="Search the shop"><button class="marketday-product-search__clear" type="button" hidden="" aria-label="Clear search"><span aria-hidden="true">×</span></button></div><button class="marketday-product-search__submit" type="submit" aria-label="Search"></button></form><div class="marketday-product-search__panel" hidden=""></div><p class="screen-reader-text" role="status"></p></div><button>Outside</button>`;
	const block = document.querySelector< HTMLElement >(
		'.marketday-product-search'
	)!;
	block.dataset.labels = JSON.stringify( LABELS );
	block.dataset.popular = JSON.stringify( popular );
	const responses: Respond[] = [];
	const rest = jest.fn(
		() =>
			new Promise< unknown >( ( resolve ) => {
				responses.push( resolve );
			} )
	);
	const host = {
		calls: { prepare: jest.fn(), rest },
		reportFailure: jest.fn(),
	};
	const find = < Element extends HTMLElement >( selector: string ) =>
		block.querySelector< Element >( selector )!;
	const input = find< HTMLInputElement >( '[name=s]' );
	const panel = find( '.marketday-product-search__panel' );
	input.value = typed;
	if ( isFocused ) {
		input.focus();
	}
	const { Component, read } = createPageSearch( host );
	render( <Component { ...read( block ) } />, {
		container: block,
		hydrate: true,
	} );
	const wait = ( time = 0 ) =>
		act( () => jest.advanceTimersByTimeAsync( time ) );
	const type = async ( text: string ) => {
		act( () => input.focus() );
		fireEvent.input( input, { target: { value: text } } );
		await wait( 200 );
	};
	return {
		block,
		input,
		panel,
		host,
		rest,
		type,
		wait,
		find,
		press: ( key: string ) => fireEvent.keyDown( input, { key } ),
		answer: async ( place: number, data = found() ) => {
			responses[ place ]?.( { data } );
			await wait();
		},
		active: () =>
			document.getElementById(
				input.getAttribute( 'aria-activedescendant' ) ?? ''
			),
		status: () => find( '[role="status"]' ).textContent,
	};
}

/** The addresses that were followed: jsdom goes nowhere. */
export function followed(): string[] {
	const hrefs: string[] = [];
	document.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest( 'a' );
		if ( link ) {
			event.preventDefault();
			hrefs.push( link.href );
		}
	} );
	return hrefs;
}
