import { act, render } from '@testing-library/react';
import { createElement, createRef, type ElementType } from 'react';

import { aBasket } from '../tests/fakes/basket-factory';
import { ADDRESSES, fakeShop } from '../tests/fakes/fake-shop';
import { aWireCart } from '../tests/fakes/wire-cart-factory';
import { aWireProduct } from '../tests/fakes/wire-product-factory';
import * as library from './index';

const nothing = () => {};
const EMPTY = Object.fromEntries(
	[
		...[ 'first_name', 'last_name', 'company', 'address_1', 'address_2' ],
		...[ 'city', 'state', 'postcode', 'country', 'email', 'phone' ],
	].map( ( name ) => [ name, '' ] )
);
const LINKS = { basketUrl: '/cart/', checkoutUrl: '/checkout/', shopUrl: '/' };
const FORM = { formUrl: '/', nonce: '', notices: [], showCoupon: true };

const shop = library.createMarketday( {
	...ADDRESSES,
	fetch: fakeShop().fetch,
} );
const product = library.productFromWire( aWireProduct() );
const listing = library.createProductListing( {
	shop,
	start: { products: [ product ], total: 1, pages: 1 },
} );

/** Props with which each component of the library is drawn here. */
const EXAMPLES: Record< string, object > = {
	AddToBasket: {
		...{ productId: 12, name: 'Mug', action: '/', basketUrl: '/cart/' },
		...{ buttonText: 'Add', successMessage: '', soldIndividually: false },
		...{ minimum: 1, maximum: null, step: 1, attributes: [] },
		...{ variations: [], chosen: {}, found: null },
	},
	AmountList: { rows: [ { id: 'total', label: 'Total', amount: '£1.00' } ] },
	CheckoutButton: { shopUrl: 'https://shop.example/' },
	CompareButton: { store: library.createCompareStore( { shop } ), product },
	CompareTable: { store: library.createCompareStore( { shop } ) },
	CurrencySelect: {
		store: library.createCurrencyStore( { shop, start: [] } ),
	},
	EventsCalendar: { month: '2026-11', locale: 'en-GB', start: [] },
	Gallery: { product },
	NewsletterForm: {},
	ProductCard: { product },
	ProductFilter: { listing, facets: [ 'price' ] },
	ProductForm: { product: 12, basketUrl: '/cart/' },
	ProductGrid: { listing },
	ProductSearch: {},
	ProductTabs: { product },
	ShopBasket: LINKS,
	SortSelect: { listing },
	Wishlist: { store: library.createWishlistStore( { shop } ) },
	WishlistButton: { store: library.createWishlistStore( { shop } ), product },
	BasketPage: { ...LINKS, ...FORM, basket: aBasket() },
	CheckoutPage: {
		...LINKS,
		...FORM,
		basket: aBasket(),
		errors: {},
		countries: { billing: {}, shipping: {} },
		forms: { billing: [], shipping: [] },
		values: { billing: EMPTY, shipping: EMPTY },
		...{ shipElsewhere: false, paymentMethods: [], paymentMethod: '' },
		...{ note: '', termsUrl: '', login: null, lostPasswordUrl: '' },
		...{ orderFields: [], orderValues: {}, addressProviders: [] },
		account: { isOffered: false, isRequired: false, asksPassword: false },
		...{ createsAccount: false, showNote: true },
	},
	ChoiceList: {
		name: 'rate',
		legend: 'Delivery',
		choices: [],
		chosen: '',
		onChoose: nothing,
	},
	Dialog: {
		...{ isOpen: true, onClose: nothing, title: 'Basket' },
		...{ closeLabel: 'Close', children: 'Two mugs' },
	},
	Field: { id: 'city', label: 'City', value: '', onChange: nothing },
	MiniBasket: { ...LINKS, showLabel: true, opens: 'page' },
	MiniBasketContents: LINKS,
	NoticeList: { notices: [] },
	QuantityInput: {
		...{ quantity: 1, minimum: 1, maximum: 9, step: 1, onChange: nothing },
		...{ label: 'Quantity', decreaseLabel: 'Less', increaseLabel: 'More' },
	},
	Toast: { duration: 1000, onClose: nothing, children: 'Added.' },
};

const isComponent = ( [ name ]: [ string, unknown ] ) =>
	/^[A-Z][a-z]/.test( name ) &&
	// The dialog of a quick view stands where the page's others do.
	! [ 'ApiError', 'MarketdayProvider', 'QuickView' ].includes( name );
const components = Object.entries( library ).filter( isComponent );

// jsdom has the element without its methods.
beforeAll( () => {
	HTMLDialogElement.prototype.showModal = nothing;
	HTMLDialogElement.prototype.close = nothing;
} );

it( 'shows each component of the library here', () => {
	expect( components.map( ( [ name ] ) => name ).sort() ).toEqual(
		Object.keys( EXAMPLES ).sort()
	);
} );

it.each( components )(
	'%s gives its outermost element by ref, with our class and the one it was given',
	async ( name, component ) => {
		const fake = fakeShop();
		fake.answer( 'cart', { body: aWireCart() } );
		const own = library.createMarketday( {
			...ADDRESSES,
			fetch: fake.fetch,
		} );
		const ref = createRef< HTMLElement >();

		const { container } = render(
			<library.MarketdayProvider shop={ own }>
				{ createElement( component as ElementType, {
					...EXAMPLES[ name ],
					ref,
					className: 'my-own',
				} ) }
			</library.MarketdayProvider>
		);
		await act( async () => {} );

		expect( ref.current ).toBe( container.firstElementChild );
		expect( ref.current ).toHaveClass( 'my-own' );
		expect( ref.current?.className ).toMatch( /marketday-/ );
	}
);
