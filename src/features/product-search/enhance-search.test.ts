import { enhanceSearch } from './enhance-search';

/** As php/ProductSearch/views/results.php prints them. */
const RESULTS = `<div class="marketday-product-search__results" data-total="8" data-corrected="" data-said="8 results">
	<div role="listbox" aria-label="Search results">
	<div class="marketday-product-search__group wopb-tax-term-items" role="group" aria-label="Categories"><p class="marketday-product-search__label">Categories</p>
		<a role="option" class="marketday-product-search__option" href="/mugs/">Mugs</a></div>
	<div class="marketday-product-search__group" role="group" aria-label="Products"><p class="marketday-product-search__label">Products</p>
		<a role="option" class="marketday-product-search__option" href="/enamel/">Enamel mug</a>
		<a role="option" class="marketday-product-search__option wopb-extended-item wopb-d-none" href="/tin/" hidden>Tin mug</a>
		<button type="button" role="option" class="marketday-product-search__toggle wopb-load-more" data-less="Show less">Show 1 more</button></div>
	<a role="option" class="marketday-product-search__option marketday-product-search__all" href="/?s=mug">See all 8 results</a></div></div>`;

const LABELS = {
	recent: 'Recent searches',
	popular: 'Popular searches',
	forget: 'Remove %s',
	forgetKey: 'Delete removes it',
};

type Answer = ( html: string ) => void;

function aSearch( { redirect = true, popular = [ 'jumper' ] } = {} ) {
	document.body.innerHTML = `<div class="marketday-product-search" data-block-id="b1" data-block-name="product-blocks_product-search"
		data-postid="7" data-widgetblockid="" ${ redirect ? 'data-redirect="/"' : '' }>
		<form><select name="product_cat"><option value=""></option><option value="bags">Bags</option></select>
		<input type="search" name="s"><button type="button" class="marketday-product-search__clear" hidden>Clear</button></form>
		<div class="marketday-product-search__panel" hidden></div><p role="status"></p></div><button>Outside</button>`;
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
		goTo: jest.fn(),
	};
	enhanceSearch( block, host );
	const input = block.querySelector< HTMLInputElement >( 'input' )!;
	const panel = block.querySelector< HTMLElement >(
		'.marketday-product-search__panel'
	)!;
	const type = ( text: string ) => {
		input.focus();
		input.value = text;
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		jest.advanceTimersByTime( 200 );
	};
	const press = ( key: string ) =>
		input.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
			} )
		);
	const answer = async ( place: number, html = RESULTS ) => {
		answers[ place ]?.( html );
		await jest.advanceTimersByTimeAsync( 0 );
	};
	const active = () =>
		document.getElementById(
			input.getAttribute( 'aria-activedescendant' ) ?? ''
		);
	const status = () => block.querySelector( '[role="status"]' )!.textContent;
	return {
		block,
		input,
		panel,
		host,
		rest,
		type,
		press,
		answer,
		active,
		status,
	};
}

describe( 'enhanceSearch', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		localStorage.clear();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'asks from three characters on, for the block it stands in', () => {
		const { type, rest } = aSearch();

		type( 'mu' );
		expect( rest ).not.toHaveBeenCalled();

		type( 'mug' );
		expect( rest ).toHaveBeenCalledWith(
			'wopb/product-search',
			{
				search: 'mug',
				category: '',
				blockId: 'b1',
				blockName: 'product-blocks_product-search',
				postId: '7',
				widgetBlockId: '',
			},
			expect.anything()
		);
	} );

	it( 'asks with a category alone', () => {
		const { block, rest } = aSearch();
		const select = block.querySelector( 'select' )!;

		select.value = 'bags';
		select.dispatchEvent( new Event( 'change' ) );

		expect( rest ).toHaveBeenCalledWith(
			'wopb/product-search',
			expect.objectContaining( { search: '', category: 'bags' } ),
			expect.anything()
		);
	} );

	it( 'opens a listbox of grouped options and says how many there are', async () => {
		const { type, answer, input, panel, status } = aSearch();

		type( 'mug' );
		await answer( 0 );

		const list = panel.querySelector( '[role="listbox"]' )!;
		expect( input ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( input ).toHaveAttribute( 'aria-controls', list.id );
		expect( list.querySelectorAll( '[role="group"]' ) ).toHaveLength( 2 );
		expect( status() ).toBe( '8 results' );
	} );

	it( 'says the same sentence again for another question, and nothing once closed', async () => {
		const { type, answer, press, input, status, block } = aSearch();
		const said: Array< string | null > = [];
		new MutationObserver( () => said.push( status() ) ).observe(
			block.querySelector( '[role="status"]' )!,
			{ childList: true }
		);

		type( 'mug' );
		await answer( 0 );
		type( 'mugs' );
		await answer( 1 );
		input.value = 'mug';
		input.dispatchEvent( new Event( 'input' ) );
		await jest.advanceTimersByTimeAsync( 200 );
		press( 'Escape' );
		await jest.advanceTimersByTimeAsync( 0 );

		expect( said ).toEqual( [
			'8 results',
			'',
			'8 results',
			'',
			'8 results',
			'',
		] );
	} );

	it( 'counts characters as people do', () => {
		const { type, rest } = aSearch();

		type( '🫖🫖' );
		expect( rest ).not.toHaveBeenCalled();

		type( ' 🫖🫖🫖 ' );
		expect( rest ).toHaveBeenCalledWith(
			'wopb/product-search',
			expect.objectContaining( { search: '🫖🫖🫖' } ),
			expect.anything()
		);
	} );

	it( 'waits until what is being composed is typed', () => {
		const { input, rest } = aSearch();
		input.focus();
		input.value = 'すきやき';

		input.dispatchEvent( new InputEvent( 'input', { isComposing: true } ) );
		jest.advanceTimersByTime( 200 );
		expect( rest ).not.toHaveBeenCalled();

		input.dispatchEvent( new CompositionEvent( 'compositionend' ) );
		jest.advanceTimersByTime( 200 );
		expect( rest ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes with Escape wherever the focus is in the block', async () => {
		const { type, answer, input, panel, block } = aSearch();
		const select = block.querySelector( 'select' )!;
		const escape = () =>
			select.dispatchEvent(
				new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
			);
		type( 'mug' );
		await answer( 0 );
		select.focus();

		escape();
		expect( panel ).toHaveAttribute( 'hidden' );
		escape();
		expect( input ).toHaveValue( 'mug' );
	} );

	it( 'leaves the list out of the order of the tab key', async () => {
		const { type, answer, panel } = aSearch();
		const list = () => panel.querySelector( '[role="listbox"]' );

		type( '' );
		expect( list() ).toHaveAttribute( 'tabindex', '-1' );

		type( 'mug' );
		await answer( 0 );
		expect( list() ).toHaveAttribute( 'tabindex', '-1' );
	} );

	it( 'drops an answer that a later question overtook', async () => {
		const { type, answer, panel } = aSearch();
		type( 'mug' );
		type( 'teapot' );

		await answer( 1, RESULTS.replace( 'Enamel mug', 'Teapot' ) );
		await answer( 0 );

		expect( panel ).toHaveTextContent( 'Teapot' );
		expect( panel ).not.toHaveTextContent( 'Enamel mug' );
	} );

	it( 'moves through the options by keys and follows the chosen one', async () => {
		const { type, answer, press, active, host } = aSearch();
		type( 'mug' );
		await answer( 0 );

		press( 'ArrowDown' );
		expect( active() ).toHaveTextContent( 'Mugs' );
		press( 'End' );
		expect( active() ).toHaveTextContent( 'See all 8 results' );
		press( 'ArrowDown' );
		expect( active() ).toBeNull();
		press( 'ArrowDown' );
		press( 'ArrowDown' );
		expect( active() ).toHaveAttribute( 'aria-selected', 'true' );
		press( 'Enter' );

		expect( host.goTo ).toHaveBeenCalledWith( 'http://localhost/enamel/' );
	} );

	it( 'shows more and less without asking again', async () => {
		const { type, answer, panel, rest } = aSearch();
		type( 'mug' );
		await answer( 0 );
		const toggle = panel.querySelector< HTMLElement >( 'button' )!;
		const extra = panel.querySelector( '.wopb-extended-item' );

		toggle.click();
		expect( extra ).not.toHaveAttribute( 'hidden' );
		expect( toggle ).toHaveTextContent( 'Show less' );
		toggle.click();
		expect( extra ).toHaveAttribute( 'hidden' );
		expect( rest ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes with Escape and then empties the input', async () => {
		const { type, answer, press, input, panel } = aSearch();
		type( 'mug' );
		await answer( 0 );

		press( 'Escape' );
		expect( panel ).toHaveAttribute( 'hidden' );
		expect( input ).toHaveValue( 'mug' );
		press( 'Escape' );
		expect( input ).toHaveValue( '' );
	} );

	it( 'offers recent and popular searches, and forgets one', async () => {
		const { input, panel, block, press, active } = aSearch();
		input.value = 'enamel mug';
		block
			.querySelector( 'form' )!
			.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
		input.value = '';

		input.focus();
		expect( panel ).toHaveTextContent( 'Recent searches' );
		expect( panel ).toHaveTextContent( 'enamel mug' );
		expect( panel ).toHaveTextContent( 'jumper' );

		press( 'ArrowDown' );
		expect( active() ).toHaveTextContent( 'enamel mug' );
		press( 'Delete' );
		expect( panel ).not.toHaveTextContent( 'enamel mug' );
		expect( panel ).toHaveTextContent( 'jumper' );
	} );

	it( 'keeps the old results when a call fails, and stops waiting', async () => {
		const { type, answer, rest, host, panel, block } = aSearch();
		type( 'mug' );
		await answer( 0 );
		rest.mockRejectedValueOnce( new Error( 'offline' ) );

		type( 'mugs' );
		await jest.advanceTimersByTimeAsync( 0 );

		expect( host.reportFailure ).toHaveBeenCalled();
		expect( panel ).toHaveTextContent( 'Enamel mug' );
		expect( block ).not.toHaveClass( 'is-loading' );
	} );

	it( 'stays on the page where the block does not lead to results', () => {
		const { block, type } = aSearch( { redirect: false } );
		type( 'mug' );
		const submit = new Event( 'submit', { cancelable: true } );

		block.querySelector( 'form' )!.dispatchEvent( submit );

		expect( submit.defaultPrevented ).toBe( true );
	} );
} );
