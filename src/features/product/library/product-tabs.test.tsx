import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import { productFromWire } from '@marketday/kernel/products';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';

import { responseOf } from '../../../../tests/behaviours/behaviours';
import { ADDRESSES } from '../../../../tests/fakes/fake-shop';
import { aWireProduct } from '../../../../tests/fakes/wire-product-factory';
import { ProductTabs, type ProductTabsProps } from './product-tabs';

const mug = {
	...productFromWire( aWireProduct( { id: 12 } ) ),
	descriptionHtml: '<p>Of <b>steel</b>.</p>',
	attributes: [
		{
			taxonomy: '',
			name: 'Colour',
			isChosen: false,
			terms: [ 'Blue', 'White' ].map( ( name, id ) => ( {
				...{ id, name, slug: name },
			} ) ),
		},
	],
	rating: { average: 4, count: 11 },
};
const review = ( id: number ) => ( {
	id,
	reviewer: `Shopper ${ id }`,
	rating: 4,
	verified: id === 1,
	formatted_date_created: '1 May 2026',
	review: '<p>Keeps <i>tea</i> warm.</p><p>&lt;b&gt; Holds.</p>',
} );

const asked: string[] = [];
let isRefused = false;
const tabs = ( props: Partial< ProductTabsProps > = {} ) => (
	<MarketdayProvider
		shop={ createMarketday( {
			...ADDRESSES,
			fetch: ( async ( address: unknown ) => {
				const url = new URL( String( address ) );
				asked.push( url.search );
				const page = Number( url.searchParams.get( 'page' ) );
				return isRefused
					? responseOf( { code: 'no', message: 'Not now.' }, 500 )
					: responseOf(
							page === 1
								? Array.from( { length: 10 }, ( _, at ) =>
										review( at + 1 )
								  )
								: [ review( 11 ) ]
					  );
			} ) as typeof fetch,
		} ) }
	>
		<ProductTabs product={ mug } { ...props } />
	</MarketdayProvider>
);
const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
const panel = () => screen.getByRole( 'tabpanel' );

beforeEach( () => {
	asked.length = 0;
	isRefused = false;
	window.location.hash = '';
} );

it( 'shows description, attributes and reviews, and what a front end adds', async () => {
	const { container } = render(
		tabs( {
			more: [ { name: 'care', title: 'Care', content: 'Wash it.' } ],
		} )
	);
	expect(
		screen.getAllByRole( 'tab' ).map( ( { textContent } ) => textContent )
	).toEqual( [
		'Description',
		'Additional information',
		'Reviews (11)',
		'Care',
	] );
	expect( panel() ).toHaveTextContent( 'Of steel.' );

	await userEvent.click( tab( 'Additional information' ) );
	expect( panel() ).toHaveTextContent( 'Blue, White' );
	await userEvent.keyboard( '{ArrowRight}{ArrowRight}' );
	expect( tab( 'Care' ) ).toHaveFocus();
	expect( panel() ).toHaveTextContent( 'Wash it.' );
	expect( await axe( container ) ).toHaveNoViolations();
} );

it( 'asks for a page of reviews, then the next, and takes no words for markup', async () => {
	render( tabs() );
	await userEvent.click( tab( 'Reviews (11)' ) );
	const reviews = () => within( panel() ).getAllByRole( 'listitem' );
	await screen.findByText( 'Shopper 10' );
	expect( reviews()[ 0 ] ).toHaveTextContent(
		'Shopper 1Verified buyer1 May 2026Keeps tea warm.<b> Holds.'
	);

	await userEvent.click(
		screen.getByRole( 'button', { name: 'More reviews' } )
	);

	await screen.findByText( 'Shopper 11' );
	expect( reviews() ).toHaveLength( 11 );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( asked ).toEqual( [
		'?product_id=12&per_page=10&page=1',
		'?product_id=12&per_page=10&page=2',
	] );
} );

it( 'says why reviews do not come, and asks again', async () => {
	isRefused = true;
	render( tabs() );
	await userEvent.click( tab( 'Reviews (11)' ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Not now.'
	);

	isRefused = false;
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);

	expect( await screen.findByText( 'Shopper 1' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'leaves the tab open that is, where the same product is told anew', async () => {
	const { rerender } = render( tabs() );
	await userEvent.click( tab( 'Additional information' ) );

	rerender( tabs( { product: { ...mug, name: 'Mug' } } ) );
	await screen.findByText( 'Shopper 1' );

	expect( tab( 'Additional information' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
} );

it( 'are links to panels that can all be read where a server draws them, one alone without a list', () => {
	const html = renderToStaticMarkup( tabs() );
	expect( html ).toContain(
		'<a class="marketday-product-tabs__tab" id="tab-title-reviews" href="#tab-reviews">'
	);
	expect( html ).not.toContain( 'role="tab' );

	const alone = renderToStaticMarkup(
		tabs( {
			product: {
				...mug,
				attributes: [],
				rating: { average: 0, count: 0 },
			},
		} )
	);
	expect( alone ).not.toContain( '<ul' );
	expect( alone ).toContain( 'Of <b>steel</b>.' );
} );
