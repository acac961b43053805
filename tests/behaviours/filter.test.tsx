// @features product-filter

import { pageFilter } from '@marketday/features/product-filter';
import {
	createFilterStore,
	ProductFilter,
} from '@marketday/features/product-filter/library';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { MarketdayProvider, POUND } from '@marketday/kernel';
import { createProductListing } from '@marketday/kernel/products';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { WIRE_CURRENCY } from '../fakes/wire-cart-factory';
import { describeBehaviours, settle, shopAnswering } from './behaviours';

interface FilterDriver {
	/** Ticks a colour, or takes the tick back. */
	press: ( colour: string ) => void;
	clear: () => void;
	/** What the shopper sees ticked. */
	ticked: () => readonly string[];
	/** How many products each colour leads to, as it is shown. */
	counts: () => Readonly< Record< string, number > >;
	/** What the shop was asked to narrow its listing to, each time. */
	asked: () => readonly string[];
	/** Answers are held back until the shop is told to go on. */
	hold: () => () => void;
}

const COLOURS = [ 'blue', 'red' ];
/** How many a colour leads to, with those that are chosen. */
const countOf = ( colour: string, chosen: readonly string[] ) =>
	chosen.length > 0 && ! chosen.includes( colour ) ? 2 : 4;

/** Holds answers back. */
function gate() {
	let isOpen = Promise.resolve();
	return {
		pass: () => isOpen,
		hold: () => {
			let go = () => {};
			isOpen = new Promise( ( resolve ) => ( go = resolve ) );
			return () => go();
		},
	};
}

const TERMS = [
	{
		taxonomy: 'pa_colour',
		label: 'Colour',
		terms: COLOURS.map( ( slug, id ) => ( {
			...{ id, slug, name: slug },
			...{ depth: 0, colour: '' },
		} ) ),
	},
];

/** A listing by the Store API, and its filter's shop. */
function byStoreApi() {
	const asked: string[] = [];
	const { pass, hold } = gate();
	const chosenIn = ( { searchParams }: URL ) =>
		[ ...searchParams ]
			.filter( ( [ name ] ) => name.includes( '[slug]' ) )
			.map( ( [ , value ] ) => value );
	const shop = shopAnswering( async ( url ) => {
		const path = url.pathname.replace( /.*\/products/, '' );
		const chosen = chosenIn( url );
		if ( path === '' ) {
			asked.push( chosen.join() );
			return [];
		}
		await pass();
		const counts = {
			price_range: { min_price: '1', max_price: '9', ...WIRE_CURRENCY },
			attribute_counts: COLOURS.map( ( colour, term ) => ( {
				term,
				count: countOf( colour, chosen ),
			} ) ),
		};
		return path.endsWith( '/facets' ) ? { counts, terms: TERMS } : counts;
	} );
	const listing = createProductListing( {
		shop,
		start: { products: [], total: 0, pages: 0 },
	} );
	return { shop, listing, asked: () => asked, hold };
}

/** What PHP prints of a filter, as `npm run parity` holds it equal. */
const markup = ( chosen: readonly string[] ) =>
	renderToStaticMarkup(
		<island.Component
			block={ {} }
			filter={ {
				id: 'panel',
				heading: 'Filter',
				name: 'Filter',
				action: '/shop/',
				hidden: [],
				chips: chosen.map( ( colour ) => ( {
					facet: 'pa_colour',
					value: colour,
					label: colour,
					url: '/shop/',
				} ) ),
				chosen: String( chosen.length ),
				isChosen: chosen.length > 0,
				clearUrl: '/shop/',
				total: '',
				sections: [
					{
						kind: 'list',
						key: 'pa_colour',
						heading: 'Colour',
						isOpen: true,
						facet: 'pa_colour',
						field: 'filter_colour-q[]',
						hasColours: false,
						page: 1,
						hasMore: false,
						isLong: false,
						found: null,
						choices: COLOURS.map( ( colour ) => ( {
							value: colour,
							id: '1',
							label: colour,
							isChosen: chosen.includes( colour ),
							isDisabled: false,
							depth: 0,
							colour: '',
							stars: '',
							isExtended: false,
							isFound: false,
							count: {
								number: String( countOf( colour, chosen ) ),
								sentence: 'products',
							},
						} ) ),
					},
				],
			} }
		/>
	);

/** The page around a filter: its listing is drawn with what the address says. */
async function onAPage() {
	const asked: string[] = [];
	const { pass, hold } = gate();
	const filter = document.createElement( 'div' );
	filter.className = 'marketday-product-filter';
	filter.dataset.queryId = 'q';
	filter.dataset.marketdayIsland = 'product-filter';
	filter.innerHTML = markup( [] );
	await act( async () => document.body.append( filter ) );
	const show = async ( { url }: { url: string } ) => {
		const { searchParams } = new URL( url, window.location.href );
		const text = searchParams.get( 'filter_colour-q' ) ?? '';
		asked.push( text );
		await pass();
		const next = filter.cloneNode() as HTMLElement;
		next.innerHTML = markup( text.split( ',' ).filter( Boolean ) );
		filter.dispatchEvent(
			new CustomEvent( 'marketday_swap', {
				bubbles: true,
				cancelable: true,
				detail: { next },
			} )
		);
		return true;
	};
	current.show = show;
	return { asked: () => asked, hold };
}

type Show = ( change: { url: string } ) => Promise< boolean >;
const current: { show: Show } = { show: async () => false };

const island = pageFilter( {
	currency: POUND,
	listings: { show: ( change ) => current.show( change ) },
	calls: { ajax: async () => '' },
	reportFailure: ( error ) => {
		throw error;
	},
	reportUnchanged: ( error ) => {
		throw error;
	},
} );

beforeAll( () => {
	Object.assign( globalThis, { CSS: { escape: String } } );
	mountIslands( 'product-filter', fromMarkup( island ) );
} );

const boxes = () =>
	screen.queryAllByRole< HTMLInputElement >( 'checkbox', { hidden: true } );
const onThePage = {
	press: ( colour: string ) =>
		fireEvent.click(
			boxes().find( ( { value } ) => value === colour ) as HTMLElement
		),
	clear: () => fireEvent.click( screen.getByText( 'Clear all' ) ),
	ticked: () =>
		boxes()
			.filter( ( { checked } ) => checked )
			.map( ( { value } ) => value ),
	counts: () =>
		Object.fromEntries(
			boxes().map( ( box ) => [
				box.value,
				Number(
					box.closest( 'li' )?.querySelector( '[data-part="count"]' )
						?.textContent
				),
			] )
		),
};

describeBehaviours< FilterDriver >(
	'a filter',
	{
		core: async () => {
			const { shop, listing, ...driver } = byStoreApi();
			const store = createFilterStore( {
				shop,
				listing,
				facets: [ 'pa_colour' ],
			} );
			store.connect();
			const choices = () => store.getState().facets[ 0 ]?.choices ?? [];
			return {
				...driver,
				press: ( colour ) => store.toggle( 'pa_colour', colour ),
				clear: store.clear,
				ticked: () =>
					choices()
						.filter( ( { isChosen } ) => isChosen )
						.map( ( { value } ) => value ),
				counts: () =>
					Object.fromEntries(
						choices().map( ( { value, count } ) => [
							value,
							Number( count ),
						] )
					),
			};
		},
		component: async () => {
			const { shop, listing, ...driver } = byStoreApi();
			render(
				<MarketdayProvider shop={ shop }>
					<ProductFilter
						listing={ listing }
						facets={ [ 'pa_colour' ] }
					/>
				</MarketdayProvider>
			);
			return { ...driver, ...onThePage };
		},
		island: async () => ( { ...( await onAPage() ), ...onThePage } ),
	},
	{
		'says what each value leads to, and nothing is chosen': async (
			filter
		) => {
			await waitFor( () =>
				expect( filter.counts() ).toEqual( { blue: 4, red: 4 } )
			);
			expect( filter.ticked() ).toEqual( [] );
			expect( filter.asked() ).toEqual( [] );
		},
		'shows a choice at once, before the shop has answered': async (
			filter
		) => {
			await waitFor( () => expect( filter.counts().blue ).toBe( 4 ) );
			const go = filter.hold();

			act( () => filter.press( 'blue' ) );

			expect( filter.ticked() ).toEqual( [ 'blue' ] );
			expect( filter.counts() ).toEqual( { blue: 4, red: 4 } );
			go();
			await waitFor( () =>
				expect( filter.counts() ).toEqual( { blue: 4, red: 2 } )
			);
		},
		'asks once for each choice, and takes one back': async ( filter ) => {
			await waitFor( () => expect( filter.counts().blue ).toBe( 4 ) );

			act( () => filter.press( 'blue' ) );
			await waitFor( () => expect( filter.counts().red ).toBe( 2 ) );
			act( () => filter.press( 'red' ) );
			await waitFor( () => expect( filter.counts().red ).toBe( 4 ) );
			act( () => filter.press( 'blue' ) );
			await waitFor( () => expect( filter.counts().blue ).toBe( 2 ) );

			expect( filter.ticked() ).toEqual( [ 'red' ] );
			expect( filter.asked() ).toEqual( [ 'blue', 'blue,red', 'red' ] );
		},
		'takes everything back at one press': async ( filter ) => {
			await waitFor( () => expect( filter.counts().blue ).toBe( 4 ) );
			act( () => filter.press( 'blue' ) );
			await waitFor( () => expect( filter.counts().red ).toBe( 2 ) );

			act( () => filter.clear() );
			await waitFor( () => expect( filter.counts().red ).toBe( 4 ) );

			expect( filter.ticked() ).toEqual( [] );
			expect( filter.asked().at( -1 ) ).toBe( '' );
			await settle();
		},
	}
);
