import { act } from '@testing-library/react';

import { restore, show } from './listings';
import { fromMarkup } from './markup';
import { mountIslands } from './mount-islands';

/** Renders of each filter, by its query id. */
const renders: Record< string, number > = {};
/** The query ids that the server was asked about. */
const asked: string[] = [];

const part = ( queryId: string ) =>
	`<div data-block-name="product-blocks_product-grid" data-block-id="grid-${ queryId }" data-query-id="${ queryId }"></div>
	<div data-block-name="marketday_product-filter" data-block-id="filter-${ queryId }" data-query-id="${ queryId }" data-marketday-island="counted"><p>All</p></div>`;

beforeAll( async () => {
	window.scrollTo = jest.fn();
	window.history.replaceState( null, '', '/shop/' );
	document.body.innerHTML = part( 'mugs' ) + part( 'bags' );
	window.fetch = jest.fn( async ( _address, options ) => {
		const { queryId = '' } = JSON.parse( String( options?.body ?? '{}' ) );
		if ( queryId ) {
			asked.push( queryId );
		}
		return {
			ok: true,
			json: async () => ( {
				data: {},
				blockList: [
					{
						blockId: `filter-${ queryId }`,
						data: { queryId, text: window.location.search },
					},
				],
				total: 3,
			} ),
		} as unknown as Response;
	} );
	await act( async () =>
		mountIslands(
			'counted',
			fromMarkup( {
				Component: ( { queryId, text }: Record< string, string > ) => {
					renders[ queryId ?? '' ] =
						( renders[ queryId ?? '' ] ?? 0 ) + 1;
					return <p>{ text }</p>;
				},
				read: ( { dataset, textContent } ) => ( {
					queryId: dataset.queryId ?? '',
					text: textContent ?? '',
				} ),
			} )
		)
	);
} );

beforeEach( () => {
	asked.length = 0;
} );

const texts = () =>
	[ ...document.querySelectorAll( 'p' ) ].map(
		( { textContent } ) => textContent
	);

describe( 'of two listings on a page', () => {
	it( 'the one that is not changed is neither asked for nor drawn', async () => {
		expect( renders ).toEqual( { mugs: 1, bags: 1 } );

		await act( () =>
			show( {
				queryId: 'mugs',
				url: '/shop/?on_sale-mugs=1',
				names: [ 'on_sale-mugs' ],
			} )
		);

		expect( texts() ).toEqual( [ '?on_sale-mugs=1', 'All' ] );
		expect( asked ).toEqual( [ 'mugs' ] );
		expect( renders ).toEqual( { mugs: 2, bags: 1 } );
	} );

	it( 'nor where the shopper goes back', async () => {
		window.history.replaceState( null, '', '/shop/' );

		await act( () => restore( null ) );

		expect( texts() ).toEqual( [ '', 'All' ] );
		expect( asked ).toEqual( [ 'mugs' ] );
		expect( renders ).toEqual( { mugs: 3, bags: 1 } );
	} );

	it( 'neither is where an entry has been closed that was about something else', async () => {
		window.history.replaceState( null, '', '/shop/?utm_source=mail' );

		await act( () => restore( null ) );

		expect( asked ).toEqual( [] );
		expect( renders ).toEqual( { mugs: 3, bags: 1 } );
	} );
} );
