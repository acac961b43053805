import { __, sprintf, useMarketday } from '@marketday/kernel';
import {
	askMarketday,
	createKeptProducts,
	fetchProducts,
	KeepProductButton,
	type KeptProducts,
	type KeptProductsOptions,
	type Product,
	ProductPriceText,
	type RowsCall,
	useKeptRows,
} from '@marketday/kernel/products';
import { classes, FeedbackFrame } from '@marketday/ui';
import { forwardRef, useState } from 'react';

import { Comparison } from '../comparison';
import type {
	ComparisonActions,
	ComparisonData,
	SuggestedProduct,
} from '../comparison-data';
import { dataOf, pictureOf, rowsData } from './data-of';

export type CompareStore = KeptProducts;

/** Most products that a table shows side by side. */
const MOST = 4;

/**
 * A comparison in the visitor's own browser; the newest takes the place of the oldest where it is full.
 *
 * @example
 * const comparison = createCompareStore( { shop, most: 4 } );
 * comparison.toggle( 12 );
 */
export const createCompareStore = ( {
	most = MOST,
	...options
}: KeptProductsOptions ): CompareStore =>
	createKeptProducts( 'compare', { ...options, most } );

export interface CompareButtonProps {
	store: CompareStore;
	product: Pick< Product, 'id' | 'name' >;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Puts a product into the comparison, or takes it out.
 *
 * @example
 * <CompareButton store={ comparison } product={ product } />
 */
export const CompareButton = forwardRef<
	HTMLButtonElement,
	CompareButtonProps
>( function Arrows( { store, product, className }, ref ) {
	return (
		<KeepProductButton
			{ ...{ ref, store, product } }
			className={ classes( 'marketday-compare__button', className ) }
			label={ sprintf(
				/* translators: %s: product. */
				__( 'Compare: %s', 'marketday' ),
				product.name
			) }
		>
			{ () => __( 'Compare', 'marketday' ) }
		</KeepProductButton>
	);
} );

export interface CompareTableProps {
	store: CompareStore;
	/**
	 * A product's page in the front end. It is given products of the Store API, which are asked for then; without it Marketday's own
	 * rows are asked first, which lead to the shop.
	 */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** An address of the front end that shows these products to others; no link without it. */
	shareHref?: ( ( ids: readonly number[] ) => string ) | undefined;
	/** True to look at alone, as a comparison is that somebody has shared. */
	isReadOnly?: boolean | undefined;
	/** Leaves out rows in which all are the same. */
	onlyDifferences?: boolean | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const CALL: RowsCall< ComparisonData > = {
	call: 'marketday/v1/comparison',
	isRows: ( body ): body is ComparisonData =>
		Array.isArray( Object( body ).products ) &&
		Array.isArray( Object( body ).rows ),
};

const isSuggested = ( body: unknown ): body is readonly SuggestedProduct[] =>
	Array.isArray( body ) &&
	body.every( ( one ) => {
		const { id, name, price } = Object( one );
		// A product without a price has none to tell.
		return (
			Number.isInteger( id ) &&
			typeof name === 'string' &&
			typeof Object( price ).html === 'string'
		);
	} );

/** Number of products that are offered to join. */
const SUGGESTED = 10;

/** Actions of the table's buttons on the visitor's own list. */
function useActions( store: CompareStore ) {
	const { client, basket } = useMarketday();
	const [ message, setMessage ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );
	const apply = async ( change: () => void ) => {
		setProblem( '' );
		change();
		return true;
	};
	const actions: ComparisonActions = {
		add: ( id ) => apply( () => store.add( id ) ),
		remove: ( id ) => apply( () => store.remove( id ) ),
		clear: () => apply( store.clear ),
		arrange: ( ids ) => apply( () => store.arrange( ids ) ),
		find: async ( search ) => {
			const response = await askMarketday(
				client,
				`${ CALL.call }/suggestions`,
				new URLSearchParams( {
					search,
					products: store.getState().ids.join(),
				} ).toString()
			);
			if ( isSuggested( response ) ) {
				return response;
			}
			const { products } = await fetchProducts( client, {
				search,
				perPage: SUGGESTED,
			} );
			return products
				.filter( ( { id } ) => ! store.has( id ) )
				.map( ( product ) => ( {
					id: product.id,
					name: product.name,
					picture: pictureOf( product, 56 ),
					price: { node: <ProductPriceText product={ product } /> },
				} ) );
		},
		addToBasket: async ( { id }, quantity ) => {
			const isAdded = await basket.add( { id, quantity } );
			setProblem( isAdded ? '' : basket.getState().error?.message ?? '' );
			return isAdded;
		},
		say: setMessage,
		reportFailure: ( error ) =>
			setProblem( error instanceof Error ? error.message : '' ),
	};
	return { actions, problem, message, forget: () => setMessage( '' ) };
}

/** Contents of the table: as Marketday tells them, or of products of the Store API. */
function useTable( props: CompareTableProps ) {
	const { store, productHref, shareHref } = props;
	const { ids, products, rows, error } = useKeptRows(
		store,
		productHref ? null : CALL
	);
	const isShared = props.isReadOnly ?? false;
	const wanted = {
		hrefOf: ( product: Product ) => productHref?.( product ) ?? product.url,
		onlyDifferences: props.onlyDifferences ?? false,
		isShared,
		link: isShared ? '' : shareHref?.( ids ) ?? '',
	};
	const inOrder = < One extends { readonly id: number } >(
		all: readonly One[]
	) =>
		all
			.filter( ( { id } ) => ids.includes( id ) )
			.sort( ( a, b ) => ids.indexOf( a.id ) - ids.indexOf( b.id ) );
	const data = rows
		? rowsData( { ...rows, products: inOrder( rows.products ) }, wanted )
		: dataOf( inOrder( products ), wanted );
	return { data, error, isEmpty: ids.length === 0 };
}

/**
 * Products side by side.
 *
 * @example
 * <CompareTable store={ comparison } productHref={ ( { slug } ) => `/products/${ slug }` } onlyDifferences />
 */
export const CompareTable = forwardRef< HTMLDivElement, CompareTableProps >(
	function Table( props, ref ) {
		const { data, error, isEmpty } = useTable( props );
		const { actions, problem, message, forget } = useActions( props.store );
		return (
			<FeedbackFrame
				ref={ ref }
				className={ classes( 'marketday-compare', props.className ) }
				problem={ error?.message || problem }
				done={ message }
				onClose={ forget }
			>
				{ ( data.products.length > 0 || isEmpty ) && (
					<Comparison data={ data } actions={ actions } />
				) }
			</FeedbackFrame>
		);
	}
);
