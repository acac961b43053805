import { screen } from '@testing-library/react';

import * as library from '../../src';
import { aBasket, aLine } from '../fakes/basket-factory';
import guest from '../contract/checkout/guest.json';
import {
	OfProduct,
	OfListing,
	OfCore,
	OfBasket,
	OfShop,
	Addition,
	Leaving,
} from './hooks';
import { type Case, PARTS, press, user } from './parts';
import {
	compare,
	currency,
	listing,
	product,
	quickView,
	wishlist,
} from './stores';
import { formOf, idOf, OLD } from './two-shops';

const basketOf = ( word: string ) =>
	aBasket( { lines: [ aLine( { name: `The ${ word } mug`, key: word } ) ] } );
const urls = ( word: string ) => ( {
	basketUrl: `/basket-${ word }`,
	checkoutUrl: `/checkout-${ word }`,
	shopUrl: `/shop-${ word }`,
} );

/** Every component and every hook that the library exports. */
export const CASES: Readonly< Record< string, Case > > = {
	...PARTS,
	AddToBasket: {
		draw: ( word ) => <library.AddToBasket { ...formOf( word ) } />,
		use: async () => {
			await user().selectOptions(
				screen.getByLabelText( 'Colour' ),
				'red'
			);
			await press( 'Add to basket' );
		},
	},
	BasketPage: {
		draw: ( word ) => (
			<library.BasketPage
				{ ...urls( word ) }
				basket={ basketOf( word ) }
				notices={ [] }
				formUrl=""
				nonce=""
				showCoupon
			/>
		),
	},
	CheckoutButton: {
		draw: ( word ) => (
			<library.CheckoutButton
				shopUrl={ `https://${ word }.example/` }
				onGo={ () => {} }
			>
				{ word }
			</library.CheckoutButton>
		),
	},
	CheckoutPage: {
		draw: ( word ) => {
			const props = guest.props as unknown as library.CheckoutPageProps;
			const { billing, shipping } = props.values;
			return (
				<library.CheckoutPage
					{ ...props }
					{ ...urls( word ) }
					basket={ basketOf( word ) }
					note={ `Please ring at the ${ word } bell.` }
					values={ {
						billing: { ...billing, first_name: word },
						shipping,
					} }
				/>
			);
		},
	},
	CompareButton: {
		draw: ( word, shop ) => (
			<library.CompareButton
				store={ compare( OLD, shop ) }
				product={ product( word ) }
			/>
		),
	},
	CompareTable: {
		draw: ( word, shop ) => (
			<library.CompareTable store={ compare( word, shop ) } />
		),
	},
	CurrencySelect: {
		draw: ( word, shop ) => (
			<library.CurrencySelect store={ currency( word, shop ) } />
		),
	},
	EventsCalendar: {
		draw: ( word ) => (
			<library.EventsCalendar
				month={ word === OLD ? '2026-11' : '2026-12' }
				category={ word }
				locale="en-GB"
			/>
		),
		use: () => press( 'Next month' ),
	},
	Gallery: {
		draw: ( word ) => <library.Gallery product={ product( word ) } />,
	},
	MarketdayProvider: {
		draw: ( word, shop ) => (
			<library.MarketdayProvider shop={ shop }>
				<library.ProductForm product={ word } basketUrl="/basket" />
			</library.MarketdayProvider>
		),
	},
	MiniBasket: {
		draw: ( word ) => (
			<library.MiniBasket { ...urls( word ) } showLabel opens="page" />
		),
	},
	MiniBasketContents: {
		draw: ( word ) => <library.MiniBasketContents { ...urls( word ) } />,
	},
	NewsletterForm: {
		draw: ( word ) => (
			<library.NewsletterForm
				lists={ [ idOf( word ) ] }
				consent={ `Yes to the ${ word } letter.` }
				fields={ [ word === OLD ? 'first_name' : 'last_name' ] }
				success={ `The ${ word } letter comes.` }
			/>
		),
		use: () => user().click( screen.getByRole( 'checkbox' ) ),
	},
	ProductCard: {
		draw: ( word ) => <library.ProductCard product={ product( word ) } />,
		use: () => press( /^Add to basket/ ),
	},
	ProductFilter: {
		draw: ( word, shop ) => (
			<library.ProductFilter
				listing={ listing( word, shop ) }
				facets={ [ word === OLD ? 'stock' : 'rating' ] }
			/>
		),
	},
	ProductForm: {
		draw: ( word ) => (
			<library.ProductForm product={ word } basketUrl="/basket" />
		),
		use: async () => {
			await user().selectOptions(
				await screen.findByLabelText( 'Colour' ),
				'red'
			);
			await press( 'Add to basket' );
		},
	},
	ProductGrid: {
		draw: ( word ) => <library.ProductGrid query={ { category: word } } />,
	},
	ProductSearch: {
		draw: ( word ) => (
			<library.ProductSearch
				action={ `/search-${ word }` }
				productHref={ ( { slug } ) => `/${ word }/${ slug }` }
			/>
		),
	},
	ProductTabs: {
		draw: ( word ) => (
			<library.ProductTabs
				product={ product( word ) }
				more={ [ { name: word, title: word, content: word } ] }
			/>
		),
	},
	QuickView: {
		draw: ( word, shop ) => (
			<library.QuickView store={ quickView( word, shop ) } />
		),
	},
	ShopBasket: {
		draw: ( word ) => <library.ShopBasket { ...urls( word ) } />,
	},
	SortSelect: {
		draw: ( word, shop ) => (
			<library.SortSelect
				listing={ listing( word, shop ) }
				orders={ word === OLD ? [ 'name' ] : [ 'newest', 'rating' ] }
			/>
		),
	},
	Wishlist: {
		draw: ( word, shop ) => (
			<library.Wishlist store={ wishlist( word, shop ) } />
		),
	},
	WishlistButton: {
		draw: ( word, shop ) => (
			<library.WishlistButton
				store={ wishlist( OLD, shop ) }
				product={ product( word ) }
			/>
		),
	},
	useAddition: {
		draw: ( word ) => <Addition word={ word } />,
		use: () => press( /^Add/ ),
	},
	useBasketState: { draw: ( word ) => <OfBasket word={ word } /> },
	useCheckout: {
		draw: ( word ) => <Leaving word={ word } />,
		use: () => press( 'Go' ),
	},
	useCore: {
		draw: ( word, shop ) => <OfCore word={ word } shop={ shop } />,
	},
	useMarketday: {
		draw: ( word, shop ) => <OfShop word={ word } shop={ shop } />,
	},
	useProduct: { draw: ( word ) => <OfProduct word={ word } /> },
	useProductListing: { draw: ( word ) => <OfListing word={ word } /> },
};
