import * as library from '../../src';
import type { Marketday } from '../../src';
import { listing, product } from './stores';

/** What a hook answers, as text. */
const Shown = ( { value }: { value: unknown } ) => (
	<pre>{ JSON.stringify( value ) }</pre>
);

export function OfProduct( { word }: { word: string } ) {
	const { product: found, status } = library.useProduct( { product: word } );
	return <Shown value={ [ found?.name, status ] } />;
}

export function OfListing( { word }: { word: string } ) {
	const { products, query, total } = library.useProductListing( {
		query: { category: word },
	} );
	return (
		<Shown
			value={ [ products.map( ( { name } ) => name ), query, total ] }
		/>
	);
}

export function OfCore( { word, shop }: { word: string; shop: Marketday } ) {
	// A new object with a new list in it, each time.
	const part = library.useCore( listing( word, shop ), ( { products } ) => ( {
		names: products.map( ( { name } ) => name ),
	} ) );
	return <Shown value={ part } />;
}

export function OfBasket( { word }: { word: string } ) {
	const part = library.useBasketState( ( { basket, pending } ) => ( {
		lines: basket?.lines.map( ( { name } ) => name ) ?? [],
		word,
		pending,
	} ) );
	return <Shown value={ part } />;
}

export function OfShop( { word, shop }: { word: string; shop: Marketday } ) {
	return <Shown value={ [ word, library.useMarketday() === shop ] } />;
}

export function Addition( { word }: { word: string } ) {
	const { add, status, problem } = library.useAddition();
	return (
		<>
			<button onClick={ () => void add( product( word ) ) }>
				{ `Add ${ word }` }
			</button>
			<Shown value={ [ status === 'adding', problem ] } />
		</>
	);
}

export function Leaving( { word }: { word: string } ) {
	const { go, isLeaving, problem } = library.useCheckout( {
		shopUrl: `https://${ word }.example/`,
		onGo: () => {},
	} );
	return (
		<>
			<button onClick={ () => void go() }>Go</button>
			<Shown value={ [ word, isLeaving, problem ] } />
		</>
	);
}
