import {
	CompareButton,
	CompareTable,
	createCompareStore,
	createQuickViewStore,
	createWishlistStore,
	CurrencySelect,
	createCurrencyStore,
	EventsCalendar,
	Gallery,
	MiniBasketContents,
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
export const SearchRefused = {
	render: () => <ProductSearch />,
	parameters: { isRefused: true },
};
