import { __, sprintf, useMarketday } from '@marketday/kernel';
import {
	createKeptProducts,
	fetchProducts,
	KeepProductButton,
	type KeptProducts,
	type KeptProductsOptions,
	type Product,
	ProductPriceText,
	useKeptProducts,
} from '@marketday/kernel/products';
import { classes, Toast } from '@marketday/ui';
import { forwardRef, useState } from 'react';

import { Comparison } from '../comparison';
import type { ComparisonActions } from '../comparison-data';
import { dataOf, pictureOf } from './data-of';

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

/** Puts a product into the comparison, or takes it out. */
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
	/** A product's page in the front end. */
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

/** Number of products that are offered to join. */
const SUGGESTED = 10;
const SAID_FOR = 5000;

/** Actions of the table's buttons on the visitor's own list. */
function useActions( store: CompareStore ) {
	const { client, basket } = useMarketday();
	const [ said, setSaid ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );
	const done = async ( change: () => void ) => {
		setProblem( '' );
		change();
		return true;
	};
	const actions: ComparisonActions = {
		add: ( id ) => done( () => store.add( id ) ),
		remove: ( id ) => done( () => store.remove( id ) ),
		clear: () => done( store.clear ),
		arrange: ( ids ) => done( () => store.arrange( ids ) ),
		find: async ( search ) => {
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
		say: setSaid,
		reportFailure: ( error ) =>
			setProblem( error instanceof Error ? error.message : '' ),
	};
	return { actions, problem, said, forget: () => setSaid( '' ) };
}

/** Products side by side. */
export const CompareTable = forwardRef< HTMLDivElement, CompareTableProps >(
	function Table( props, ref ) {
		const { store, productHref, shareHref } = props;
		const { ids, products, error } = useKeptProducts( store );
		const { actions, problem, said, forget } = useActions( store );
		const shown = [ ...products ].sort(
			( a, b ) => ids.indexOf( a.id ) - ids.indexOf( b.id )
		);
		const wrong = error?.message || problem;
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-compare', props.className ) }
			>
				{ wrong && (
					<p className="marketday-problem" role="alert">
						{ wrong }
					</p>
				) }
				{ ( shown.length > 0 || ids.length === 0 ) && (
					<Comparison
						data={ dataOf( shown, {
							hrefOf: ( product ) =>
								productHref?.( product ) ?? product.url,
							onlyDifferences: props.onlyDifferences ?? false,
							isShared: props.isReadOnly ?? false,
							link: props.isReadOnly
								? ''
								: shareHref?.( ids ) ?? '',
						} ) }
						actions={ actions }
					/>
				) }
				<Toast duration={ SAID_FOR } onClose={ forget }>
					{ said || null }
				</Toast>
			</div>
		);
	}
);
