import {
	AddToBasket,
	CheckoutButton,
	CompareTable,
	createCompareStore,
	createQuickViewStore,
	createWishlistStore,
	CurrencySelect,
	createCurrencyStore,
	EventsCalendar,
	Gallery,
	MiniBasket,
	MiniBasketContents,
	NewsletterForm,
	ProductSearch,
	QuickView,
	ShopBasket,
	Wishlist,
	WishlistButton,
} from '@marketday/blocks';
import { form, formWithSwatches } from './a-form.js';
import { aShop, products } from './a-shop.js';

export default { title: 'Shopping' };

const shop = aShop();
const urls = {
	basketUrl: '#basket',
	checkoutUrl: '#checkout',
	shopUrl: '#shop',
};
const memory = ( ids ) => ( { read: () => ids } );
export const Form = { render: () => <AddToBasket { ...form } /> };
export const FormWithSwatches = {
	render: () => <AddToBasket { ...formWithSwatches } />,
};
export const Images = { render: () => <Gallery product={ products[ 0 ] } /> };
export const Search = { render: () => <ProductSearch /> };
export const Basket = { render: () => <ShopBasket { ...urls } /> };
export const BasketEmpty = {
	render: () => <ShopBasket { ...urls } />,
	parameters: { isEmpty: true },
};
export const BasketRefused = {
	render: () => <ShopBasket { ...urls } />,
	parameters: { isRefused: true },
};
export const BasketButton = {
	render: () => <MiniBasket { ...urls } showLabel opens="drawer" />,
};
export const BasketContents = {
	render: () => <MiniBasketContents { ...urls } />,
};
export const ToTheCheckout = {
	render: () => <CheckoutButton shopUrl="https://shop.example/" />,
};
export const Wishes = {
	render: () => (
		<Wishlist
			store={ createWishlistStore( {
				shop,
				memory: memory( [ 1, 2 ] ),
			} ) }
		/>
	),
};
export const WishesEmpty = {
	render: () => (
		<Wishlist
			store={ createWishlistStore( { shop, memory: memory( [] ) } ) }
		/>
	),
};
export const Heart = {
	render: () => (
		<WishlistButton
			store={ createWishlistStore( { shop, memory: memory( [ 1 ] ) } ) }
			product={ products[ 0 ] }
		/>
	),
};
export const Comparison = {
	render: () => (
		<CompareTable
			store={ createCompareStore( {
				shop,
				memory: memory( [ 1, 2, 3 ] ),
			} ) }
		/>
	),
};
const open = createQuickViewStore( { shop } );
export const LookedAt = {
	render: () => (
		<>
			<button type="button" onClick={ () => open.open( 1, [ 1, 2 ] ) }>
				Look at a mug
			</button>
			<QuickView store={ open } />
		</>
	),
};
const pound = {
	code: 'GBP',
	symbol: '£',
	minorUnit: 2,
	decimalSeparator: '.',
	thousandSeparator: ',',
	prefix: '£',
	suffix: '',
};
const currencies = [ pound, { ...pound, code: 'EUR', symbol: '€' } ];
export const CurrenciesAsList = {
	render: () => (
		<CurrencySelect
			isList
			store={ createCurrencyStore( { shop, start: currencies } ) }
		/>
	),
};
export const CurrenciesOpen = {
	render: () => (
		<CurrencySelect
			showLabel={ false }
			store={ createCurrencyStore( { shop, start: currencies } ) }
		/>
	),
	play: async ( { canvasElement } ) =>
		canvasElement.querySelector( 'summary' ).click(),
};
export const Currencies = {
	render: () => (
		<CurrencySelect
			store={ createCurrencyStore( { shop, start: currencies } ) }
		/>
	),
};
const event = {
	id: 1,
	occurrence: '20261126T190000',
	title: 'Glazing evening',
	url: '#event',
	start: '2026-11-26T19:00:00+00:00',
	end: '2026-11-26T21:00:00+00:00',
	firstDay: '2026-11-26',
	lastDay: '2026-11-26',
	dateText: 'Thursday 26 November 2026, 19:00–21:00',
	isAllDay: false,
	isOnline: false,
	isCancelled: false,
	venue: 'The pottery',
	summary: '',
};
export const Calendar = {
	render: () => (
		<EventsCalendar month="2026-11" locale="en-GB" start={ [ event ] } />
	),
};
export const CalendarEmpty = {
	render: () => (
		<EventsCalendar month="2026-11" locale="en-GB" start={ [] } />
	),
};
export const Newsletter = { render: () => <NewsletterForm /> };
