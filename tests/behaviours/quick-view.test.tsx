// @features quick-view

import { createQuickView } from '@marketday/features/quick-view';
import {
	createQuickViewStore,
	QuickView,
} from '@marketday/features/quick-view/library';
import {
	addProductButton,
	startProductButtons,
} from '@marketday/host/product-buttons';
import { MarketdayProvider } from '@marketday/kernel';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createOverlay } from '../../src/ui/overlay/overlay';
import { aWireProduct } from '../fakes/wire-product-factory';
import { describeBehaviours, openDialogs, shopAnswering } from './behaviours';

interface QuickViewDriver {
	/** Looks at a product of the listing of three. */
	open: ( id: number ) => Promise< void >;
	next: () => Promise< void >;
	previous: () => Promise< void >;
	close: () => Promise< void >;
	/** The product that is looked at; '' while none is. */
	shown: () => string;
	/** Whether there is a way on from here, and back. */
	ways: () => { next: boolean; previous: boolean };
}

const NAMES: Readonly< Record< string, string > > = {
	5: 'Mug',
	6: 'Plate',
	7: 'Bowl',
};
const LIST = [ 5, 6, 7 ];

const find = ( id: string ) => {
	const name = NAMES[ id ];
	if ( ! name ) {
		throw new Error( 'We can’t find that product.' );
	}
	return name;
};
const byStoreApi = () =>
	shopAnswering( ( { pathname } ) => {
		const id = pathname.split( '/' ).at( -1 ) ?? '';
		return aWireProduct( { id: Number( id ), name: find( id ) } );
	} );

/** What PHP prints of a product. */
function view( id: string ): string {
	const at = LIST.indexOf( Number( id ) );
	const arrow = ( by: number, side: string, label: string ) =>
		LIST[ at + by ]
			? `<button class="wopb-nav-arrow is-${ side }" data-marketday-button="quick-view" data-postid="${
					LIST[ at + by ]
			  }" data-list="${ LIST.join() }">${ label }</button>`
			: '';
	return `<div data-product_id="${ id }" data-title="${ find(
		id
	) }">${ arrow( -1, 'before', 'Previous product' ) }${ arrow(
		1,
		'after',
		'Next product'
	) }</div>`;
}

/** The page's own, made at its first press. */
let made: ReturnType< typeof createQuickView > | undefined;

beforeAll( () => {
	openDialogs();
	startProductButtons();
	addProductButton( {
		name: 'quick-view',
		load: async () => ( {
			actions: () =>
				( made ??= createQuickView( {
					overlay: createOverlay(),
					call: async ( _, { postid } ) => view( String( postid ) ),
					page: async () => '',
					basketUrl: '/basket/',
					reportFailure: ( error ) => {
						throw error;
					},
					goTo: () => {},
				} ) ),
		} ),
	} );
} );

const arrow = ( name: RegExp ) => screen.queryByRole( 'button', { name } );
const press = ( name: RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
const onThePage = {
	next: () => press( /^Next product/ ),
	previous: () => press( /^Previous product/ ),
	close: () => press( /^Close/ ),
	shown: () =>
		screen.queryByRole( 'dialog' )?.querySelector( 'h2' )?.textContent ??
		'',
	ways: () => ( {
		next: arrow( /^Next product/ ) !== null,
		previous: arrow( /^Previous product/ ) !== null,
	} ),
};

describeBehaviours< QuickViewDriver >(
	'a quick view',
	{
		core: () => {
			const store = createQuickViewStore( { shop: byStoreApi() } );
			store.connect();
			const at = () => LIST.indexOf( store.getState().id ?? 0 );
			return {
				open: async ( id ) => store.open( id, LIST ),
				next: async () => store.step( 1 ),
				previous: async () => store.step( -1 ),
				close: async () => store.close(),
				shown: () => store.getState().product?.name ?? '',
				ways: () => ( {
					next: at() >= 0 && at() < LIST.length - 1,
					previous: at() > 0,
				} ),
			};
		},
		component: () => {
			const shop = byStoreApi();
			const store = createQuickViewStore( { shop } );
			render(
				<MarketdayProvider shop={ shop }>
					<QuickView store={ store } />
				</MarketdayProvider>
			);
			return {
				...onThePage,
				open: async ( id ) => act( () => store.open( id, LIST ) ),
			};
		},
		island: () => {
			made = undefined;
			document.body.insertAdjacentHTML(
				'beforeend',
				`<ul>${ LIST.map(
					( id ) =>
						`<li><a href="/product/${ id }/" data-marketday-button="quick-view" data-postid="${ id }">Quick view ${ id }</a></li>`
				).join( '' ) }</ul>`
			);
			return {
				...onThePage,
				open: ( id ) =>
					userEvent.click( screen.getByText( `Quick view ${ id }` ) ),
			};
		},
	},
	{
		'shows the product that was pressed, and closes': async ( look ) => {
			expect( look.shown() ).toBe( '' );
			await look.open( 6 );
			await waitFor( () => expect( look.shown() ).toBe( 'Plate' ) );
			expect( look.ways() ).toEqual( { next: true, previous: true } );

			await look.close();
			await waitFor( () => expect( look.shown() ).toBe( '' ) );
		},
		'leads through the listing to its ends, and no further': async (
			look
		) => {
			await look.open( 6 );
			await waitFor( () => expect( look.shown() ).toBe( 'Plate' ) );

			await look.next();
			await waitFor( () => expect( look.shown() ).toBe( 'Bowl' ) );
			expect( look.ways() ).toEqual( { next: false, previous: true } );
			await look.previous();
			await waitFor( () => expect( look.shown() ).toBe( 'Plate' ) );
			await look.previous();
			await waitFor( () => expect( look.shown() ).toBe( 'Mug' ) );
			expect( look.ways() ).toEqual( { next: true, previous: false } );
			await look.close();
		},
		'shows another product after it was closed': async ( look ) => {
			await look.open( 5 );
			await waitFor( () => expect( look.shown() ).toBe( 'Mug' ) );
			await look.close();
			await waitFor( () => expect( look.shown() ).toBe( '' ) );

			await look.open( 7 );
			await waitFor( () => expect( look.shown() ).toBe( 'Bowl' ) );
			await look.close();
		},
	}
);
