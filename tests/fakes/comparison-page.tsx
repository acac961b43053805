// @features compare

import type { Overlay } from '@marketday/ui';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';

import { Comparison, createCompare } from '@marketday/features/compare';

type ComparisonProps = ComponentProps< typeof Comparison >;

const COLUMNS = 3;
const ROWS = [ 'Price', 'Weight', 'Colour', 'Size', 'Care', 'SKU' ];

const dataOf = ( ids: readonly number[] ): ComparisonProps[ 'data' ] => ( {
	products: ids.map( ( id ) => ( {
		id,
		name: `Mug ${ id }`,
		url: `/product/${ id }/`,
		choice: '',
		picture: { html: '<img src="/mug.jpg" alt="">' },
		offer: { kind: 'add', productId: id, minimum: 1, maximum: null },
	} ) ),
	rows: ROWS.map( ( label ) => ( {
		label,
		isSame: false,
		cells: Object.fromEntries(
			ids.map( ( id ) => [ id, { html: `${ label } of ${ id }` } ] )
		),
		text: label,
	} ) ),
	places: Math.max( 0, COLUMNS - ids.length ),
	isShared: false,
	action: '/compare/',
	keys: [],
	link: '/compare/?products=1',
	shopUrl: ids.length === 0 ? '/shop/' : '',
} );

/** As the shop prints it: `comparison.parity.test.tsx` holds that equal. */
const table = ( ids: readonly number[] ) =>
	renderToStaticMarkup(
		<Comparison
			data={ dataOf( ids ) }
			actions={ {} as ComparisonProps[ 'actions' ] }
		/>
	);

/** As the shop does it, where data are asked for. */
function aShop( kept: number[] ) {
	const memory = { ids: kept, read: () => memory.ids };
	const call = jest.fn(
		async ( name: string, fields: Record< string, unknown > ) => {
			if ( name === 'wopb_product_list' ) {
				return JSON.stringify( {
					success: true,
					data: {
						products: [
							{
								id: 9,
								name: `Lamp for ${ fields.search }`,
								picture: null,
								price: { html: '£9.00' },
							},
						],
					},
				} );
			}
			const id = Number( fields.postid );
			if ( fields.type === 'add' ) {
				memory.ids = [ ...memory.ids, id ];
			} else if ( fields.type === 'order' ) {
				memory.ids = String( fields.order ).split( ',' ).map( Number );
			} else if ( fields.type === 'clear' ) {
				memory.ids = [];
			} else if ( id ) {
				memory.ids = memory.ids.filter( ( one ) => one !== id );
			}
			return JSON.stringify( {
				success: true,
				data: {
					comparison: dataOf( memory.ids ),
					compare_count: memory.ids.length,
					demo_column: COLUMNS,
				},
			} );
		}
	);
	return { memory, call };
}

/** A page with arrows, a link to the comparison, and its table. */
export function showComparison( kept: number[], isPage = true ) {
	document.body.innerHTML = `<a data-postid="5" data-added-action="message" data-redirect="/compare/">Compare</a>
		<a class="link" href="/compare/">Compare</a>
		<div class="${
			isPage ? 'marketday-compare' : ''
		}"><div data-marketday-island="compare">${ table( kept ) }</div></div>`;
	const overlay = {
		show: jest.fn< void, Parameters< Overlay[ 'show' ] > >(),
		close: jest.fn(),
		say: jest.fn< void, Parameters< Overlay[ 'say' ] > >(),
	};
	const host = {
		...aShop( kept ),
		overlay,
		mark: jest.fn(),
		addToBasket: jest.fn( async () => true ),
		reportFailure: jest.fn(),
		goTo: jest.fn(),
	};
	const made = createCompare( host );
	const element = find( '[data-marketday-island]' );
	/** React takes the table over. */
	const come = () =>
		act( async () => {
			hydrateRoot(
				element,
				createElement(
					made.island.Component,
					made.island.read( element )
				)
			);
		} );
	return { ...host, ...made, come };
}

export const find = ( selector: string ) =>
	document.querySelector( selector ) as HTMLElement;
export const press = ( name: string, id: number ) =>
	userEvent.click( find( `[name="${ name }"][value="${ id }"]` ) );
/** The products of the columns. */
export const heads = () =>
	[ ...document.querySelectorAll< HTMLElement >( 'th[data-id]' ) ].map(
		( { dataset } ) => Number( dataset.id )
	);
