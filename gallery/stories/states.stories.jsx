import { useState } from 'react';
import {
	CheckoutButton,
	CompareButton,
	CompareTable,
	createCompareStore,
	createNewsletterStore,
	createQuickViewStore,
	createWishlistStore,
	CurrencySelect,
	createCurrencyStore,
	EventsCalendar,
	Gallery,
	MiniBasket,
	MiniBasketContents,
	NewsletterForm,
	ProductForm,
	ProductSearch,
	QuickView,
	Wishlist,
} from '@marketday/blocks';
import { aShop, never, products, refusing } from './a-shop.js';

/** What shoppers see while something is on its way, and where it has failed. */
export default { title: 'States' };

const shop = aShop();
const memory = ( ids ) => ( { read: () => ids } );
const urls = {
	basketUrl: '#basket',
	checkoutUrl: '#checkout',
	shopUrl: '#shop',
};
const event = {
	id: 1,
	occurrence: '20261126T190000',
	title: 'Glazing evening',
	url: '#event',
	start: '2026-11-26T19:00:00+00:00',
	end: '2026-11-28T21:00:00+00:00',
	firstDay: '2026-11-26',
	lastDay: '2026-11-28',
	dateText: '26–28 November 2026',
	isAllDay: false,
	isOnline: false,
	isCancelled: true,
	venue: 'The pottery',
	summary: '',
};

/** Opened by the story itself, as a shopper would. */
const opened = ( made ) => {
	made.open( 1, [ 1 ] );
	return made;
};

export const WishesRefused = {
	render: () => (
		<Wishlist
			store={ createWishlistStore( {
				shop: refusing,
				memory: memory( [ 1 ] ),
			} ) }
		/>
	),
};
export const WishesWithTheWayOn = {
	render: () => (
		<Wishlist
			shopHref="#shop"
			store={ createWishlistStore( { shop, memory: memory( [] ) } ) }
		/>
	),
};
export const WishesWaiting = {
	render: () => (
		<Wishlist
			store={ createWishlistStore( {
				shop: aShop( () => never() ),
				memory: memory( [ 1 ] ),
			} ) }
		/>
	),
};
export const ComparisonEmpty = {
	render: () => (
		<CompareTable
			store={ createCompareStore( { shop, memory: memory( [] ) } ) }
		/>
	),
};
export const ComparisonRefused = {
	render: () => (
		<CompareTable
			store={ createCompareStore( {
				shop: refusing,
				memory: memory( [ 1 ] ),
			} ) }
		/>
	),
};
export const ComparisonOfWhatDiffers = {
	render: () => (
		<CompareTable
			onlyDifferences
			store={ createCompareStore( {
				shop,
				memory: memory( [ 1, 3 ] ),
			} ) }
		/>
	),
};
export const ComparisonWithPlaces = {
	render: () => (
		<CompareTable
			shareHref={ ( ids ) => `#compare=${ ids.join() }` }
			store={ createCompareStore( { shop, memory: memory( [ 1 ] ) } ) }
		/>
	),
};
export const ComparisonToLookAt = {
	render: () => (
		<CompareTable
			isReadOnly
			store={ createCompareStore( {
				shop,
				memory: memory( [ 1, 3 ] ),
			} ) }
		/>
	),
};
export const ComparedOrNot = {
	render: () => (
		<CompareButton
			store={ createCompareStore( { shop, memory: memory( [ 1 ] ) } ) }
			product={ products[ 0 ] }
		/>
	),
};
export const LookWaiting = {
	render: () => (
		<QuickView
			store={ opened(
				createQuickViewStore( { shop: aShop( () => never() ) } )
			) }
		/>
	),
};
export const LookRefused = {
	render: () => (
		<QuickView
			store={ opened( createQuickViewStore( { shop: refusing } ) ) }
		/>
	),
};
/** Between two others of a listing, and at its ends. */
const looking = ( id, list ) => ( {
	render: function Looking() {
		const [ store ] = useState( () => {
			const made = createQuickViewStore( { shop } );
			made.open( id, list );
			return made;
		} );
		return <QuickView store={ store } />;
	},
} );
export const LookBetween = looking( 2, [ 1, 2, 3 ] );
export const LookAtTheFirst = looking( 1, [ 1, 2, 3 ] );
export const LookAtTheLast = looking( 3, [ 1, 2, 3 ] );
export const LookAlone = looking( 2, [ 2 ] );
export const LookInAFrontEnd = {
	render: () => (
		<QuickView store={ opened( createQuickViewStore( { shop } ) ) }>
			{ ( { id } ) => (
				<ProductForm
					product={ id }
					basketUrl={ urls.basketUrl }
					onBuyNow={ () => {} }
				/>
			) }
		</QuickView>
	),
};
export const CalendarOfManyDays = {
	render: () => (
		<EventsCalendar
			month="2026-11"
			locale="en-GB"
			weekStart={ 0 }
			start={ [ event ] }
		/>
	),
};
export const CalendarWaiting = {
	render: () => (
		<EventsCalendar month="2026-11" locale="en-GB" start={ never() } />
	),
};
const calendar = ( props ) => (
	<EventsCalendar
		month="2026-11"
		day="2026-11-27"
		locale="en-GB"
		start={ [ event ] }
		{ ...props }
	/>
);
export const CalendarWeek = { render: () => calendar( { look: 'week' } ) };
export const CalendarDay = { render: () => calendar( { look: 'day' } ) };
export const CalendarList = { render: () => calendar( { look: 'list' } ) };
export const CalendarMini = { render: () => calendar( { look: 'mini' } ) };
export const CalendarFiltered = {
	render: () =>
		calendar( {
			showFilters: true,
			categories: [ { slug: 'evenings', name: 'Evenings' } ],
		} ),
	play: async ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByText( 'Find events' ) ),
};
export const CalendarEventOpen = {
	render: () => calendar( { look: 'list' } ),
	play: async ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getAllByText( event.title )[ 0 ] ),
};
export const CalendarEventBelow = {
	render: () => calendar( { look: 'list', details: 'inline' } ),
	play: async ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getAllByText( event.title )[ 0 ] ),
};
export const CalendarRefused = {
	render: () => <EventsCalendar month="2026-11" locale="en-GB" />,
	parameters: { isRefused: true },
};
export const CurrenciesOfOne = {
	render: () => (
		<CurrencySelect store={ createCurrencyStore( { shop, start: [] } ) } />
	),
};
export const ImageAlone = {
	render: () => (
		<Gallery
			product={ {
				...products[ 0 ],
				images: products[ 0 ].images.slice( 0, 1 ),
			} }
		/>
	),
};
export const BasketContentsEmpty = {
	render: () => <MiniBasketContents { ...urls } />,
	parameters: { isEmpty: true },
};
export const BasketContentsRefused = {
	render: () => <MiniBasketContents { ...urls } />,
	parameters: { isRefused: true },
};
const typed = ( term, parameters = {} ) => ( {
	render: () => <ProductSearch />,
	parameters,
	play: async ( { canvas, userEvent } ) =>
		userEvent.type( canvas.getByRole( 'searchbox' ), term ),
} );
export const SearchFound = typed( 'mug' );
export const SearchOffering = {
	render: () => (
		<ProductSearch
			categories={ [
				{ slug: 'mugs', name: 'Mugs' },
				{ slug: 'bags', name: 'Bags' },
			] }
			popular={ [ 'enamel mug', 'jumper' ] }
		/>
	),
	play: async ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'combobox' ) ),
};
export const SearchNothing = typed( 'qqq' );
export const SearchSuggesting = typed( 'zwibble', { suggests: 'found' } );
export const SearchCorrected = typed( 'zwible mug', { suggests: 'corrected' } );
export const SearchSuggestingNothing = typed( 'qqq', { suggests: 'nothing' } );
export const SearchRefused = {
	render: () => <ProductSearch />,
	parameters: { isRefused: true },
	play: async ( { canvas, userEvent } ) =>
		userEvent.type( canvas.getByRole( 'searchbox' ), 'mug' ),
};
export const FormOfAProduct = {
	render: () => <ProductForm product={ 1 } basketUrl="#basket" />,
};
export const FormWaiting = {
	render: () => (
		<ProductForm product={ 1 } basketUrl="#basket" start={ never() } />
	),
};
export const FormRefused = {
	render: () => <ProductForm product={ 1 } basketUrl="#basket" />,
	parameters: { isRefused: true },
};

/** Where somebody has sent an address. */
const signedUp = ( made ) => {
	void made.signUp( 'mia@example.com' );
	return made;
};
export const NewsletterTaken = {
	render: () => (
		<NewsletterForm
			store={ signedUp( createNewsletterStore( { shop, consent: '' } ) ) }
		/>
	),
};
export const NewsletterRefused = {
	render: () => (
		<NewsletterForm
			store={ signedUp(
				createNewsletterStore( { shop: refusing, consent: '' } )
			) }
		/>
	),
};

export const NewsletterSending = {
	render: () => (
		<NewsletterForm
			store={ signedUp(
				createNewsletterStore( {
					shop: { client: { send: () => new Promise( () => {} ) } },
					consent: '',
				} )
			) }
		/>
	),
};
export const NewsletterWithNames = {
	render: () => <NewsletterForm fields={ [ 'first_name', 'last_name' ] } />,
};
export const NewsletterWithFaults = {
	render: () => <NewsletterForm fields={ [ 'first_name' ] } />,
	play: async ( { canvas, userEvent } ) => {
		await userEvent.type(
			canvas.getByLabelText( /First name/ ),
			'shop.example'
		);
		await userEvent.click(
			canvas.getByRole( 'button', { name: 'Subscribe' } )
		);
	},
};

/** Presses the button of a name. */
const press =
	( name ) =>
	async ( { canvas } ) =>
		( await canvas.findByRole( 'button', { name } ) ).click();
export const ToTheCheckoutRefused = {
	render: () => <CheckoutButton shopUrl="https://shop.example/" />,
	parameters: { isRefused: true },
	play: press( /checkout/ ),
};
export const BasketDrawer = {
	render: () => <MiniBasket { ...urls } showLabel opens="drawer" />,
	play: press( /^Basket/ ),
};
export const ImageLarge = {
	render: () => <Gallery product={ products[ 0 ] } />,
	play: press( /full-screen/ ),
};
