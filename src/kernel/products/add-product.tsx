import { useEffect, useRef, useState } from 'react';

import { announce } from '../announce/announce';
import { __, sprintf } from '../i18n';
import { useMarketday } from '../marketday-provider';
import type { Product } from './product';

/** Milliseconds for which a button says that it has added. */
const MESSAGE_TIME = 4000;

/**
 * Puts a product into the basket and tells how that goes.
 *
 * @example
 * const { add, status } = useAddition();
 * <button onClick={ () => add( product ) }>{ status === 'added' ? 'Added' : 'Add' }</button>
 */
export function useAddition() {
	const { basket } = useMarketday();
	const [ status, setStatus ] = useState< 'idle' | 'adding' | 'added' >(
		'idle'
	);
	const [ problem, setProblem ] = useState( '' );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => () => clearTimeout( timer.current ), [] );

	async function add( { id, name, addToBasket }: Product ) {
		if ( status === 'adding' ) {
			return false;
		}
		clearTimeout( timer.current );
		setStatus( 'adding' );
		setProblem( '' );
		const isAdded = await basket.add( {
			id,
			quantity: addToBasket.minimum,
		} );
		if ( isAdded ) {
			announce(
				sprintf(
					/* translators: %s: product. */
					__( '%s has been added to your basket.', 'marketday' ),
					name
				)
			);
			timer.current = setTimeout(
				() => setStatus( 'idle' ),
				MESSAGE_TIME
			);
		} else {
			setProblem( basket.getState().error?.message ?? '' );
		}
		setStatus( isAdded ? 'added' : 'idle' );
		return isAdded;
	}

	return { add, status, problem };
}

/**
 * Tells whether one press can put it into the basket: nothing is to be chosen first.
 *
 * @example
 * const label = isAddable( product ) ? 'Add to basket' : 'Choose';
 */
export const isAddable = ( { type, isPurchasable, isInStock }: Product ) =>
	type === 'simple' && isPurchasable && isInStock;

interface AddProductProps {
	product: Product;
	/** Its page. */
	href: string;
}

/** The button of a product in a list: it adds what needs no choice, and leads to the page of all else. */
export function AddProductButton( { product, href }: AddProductProps ) {
	const { add, status, problem } = useAddition();
	const { text, description } = product.addToBasket;
	if ( ! isAddable( product ) ) {
		return (
			<a
				className="marketday-button marketday-button--quiet"
				href={ href }
				aria-label={
					description.startsWith( text )
						? description
						: `${ text }: ${ product.name }`
				}
			>
				{ text }
			</a>
		);
	}
	const label =
		status === 'added'
			? __( 'Added', 'marketday' )
			: __( 'Add to basket', 'marketday' );
	return (
		<>
			<button
				type="button"
				className="marketday-button"
				aria-busy={ status === 'adding' || undefined }
				aria-label={ `${ label }: ${ product.name }` }
				onClick={ () => void add( product ) }
			>
				{ label }
			</button>
			{ problem && (
				<p className="marketday-problem" role="alert">
					{ problem }
				</p>
			) }
		</>
	);
}
