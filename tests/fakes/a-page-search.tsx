import { act, fireEvent, render } from '@testing-library/react';

import { createPageSearch } from '@marketday/features/product-search';

/** As php/ProductSearch/views/results.php prints them. */
export const RESULTS = `<div class="marketday-product-search__results" data-total="8" data-corrected="" data-said="8 results">
	<div role="listbox" aria-label="Search results">
	<div class="marketday-product-search__group wopb-tax-term-items" role="group" aria-label="Categories"><p class="marketday-product-search__label">Categories</p>
		<a role="option" class="marketday-product-search__option" href="/mugs/">Mugs</a></div>
	<div class="marketday-product-search__group" role="group" aria-label="Products"><p class="marketday-product-search__label">Products</p>
		<a role="option" class="marketday-product-search__option" href="/enamel/">Enamel mug</a>
		<a role="option" class="marketday-product-search__option wopb-extended-item" href="/tin/" hidden>Tin mug</a>
		<button type="button" role="option" class="marketday-product-search__toggle wopb-load-more" data-less="Show less">Show 1 more</button></div>
	<a role="option" class="marketday-product-search__option marketday-product-search__all" href="/?s=mug">See all 8 results</a></div></div>`;

const LABELS = {
	recent: 'Recent searches',
	popular: 'Popular searches',
	forget: 'Remove %s',
	forgetKey: 'Delete removes it',
};

type Answer = ( html: string ) => void;

/** As php/ProductSearch/views/form.php prints it; `typed` before React came. */
export function aPageSearch( {
	redirect = true,
	popular = [ 'jumper' ],
	typed = '',
	isFocused = false,
} = {} ) {
	document.body.innerHTML = `<div class="marketday-product-search" data-block-id="b1" data-block-name="product-blocks_product-search" data-postid="7" data-widgetblockid="" ${
		redirect ? 'data-redirect="/"' : ''
	}><form class="marketday-product-search__form" role="search" aria-label="Search products" method="get" action="/"><input type="hidden" name="post_type" value="product"><select class="marketday-product-search__category" name="product_cat" aria-label="Search in category"><option value="" selected="">All</option><option value="bags">Bags</option></select><div class="marketday-product-search__box"><label class="screen-reader-text" for="s1">Search products</label><input class="marketday-product-search__input" id="s1" type="text" role="searchbox" inputmode="search" name="s" value="" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search" placeholder="Search the shop"><button class="marketday-product-search__clear" type="button" hidden="" aria-label="Clear the search"><span aria-hidden="true">×</span></button></div><button class="marketday-product-search__submit" type="submit" aria-label="Search"></button></form><div class="marketday-product-search__panel" hidden=""></div><p class="screen-reader-text" role="status"></p></div><button>Outside</button>`;
	const block = document.querySelector< HTMLElement >(
		'.marketday-product-search'
	)!;
	block.dataset.labels = JSON.stringify( LABELS );
	block.dataset.popular = JSON.stringify( popular );
	const answers: Answer[] = [];
	const rest = jest.fn(
		() =>
			new Promise< unknown >( ( resolve ) => {
				answers.push( resolve );
			} )
	);
	const host = {
		calls: { prepare: jest.fn(), rest },
		reportFailure: jest.fn(),
	};
	const find = < Found extends HTMLElement >( selector: string ) =>
		block.querySelector< Found >( selector )!;
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
		answer: async ( place: number, html = RESULTS ) => {
			answers[ place ]?.( html );
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
