import { __, ApiError, useMarketday } from '@marketday/kernel';
import { classes } from '@marketday/ui';
import { forwardRef, type ReactNode, useState } from 'react';

import { checkoutAddress } from './hand-over';

const leave = ( address: string ) => window.location.assign( address );

export interface LeavingOptions {
	/** The shop's address. */
	shopUrl: string;
	/** Goes to an address; the browser's own way without it. */
	onGo?: ( ( address: string ) => void ) | undefined;
}

/**
 * Hands the basket over and goes there; one press is enough. For `onCheckout` of a `ShopBasket`, too.
 *
 * @example
 * const { go, isLeaving } = useCheckout( { shopUrl: 'https://shop.example/' } );
 * <button disabled={ isLeaving } onClick={ go }>Check out</button>
 */
export function useCheckout( { shopUrl, onGo = leave }: LeavingOptions ) {
	const shop = useMarketday();
	const [ isLeaving, setLeaving ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	async function go() {
		if ( isLeaving ) {
			return;
		}
		setLeaving( true );
		setProblem( '' );
		try {
			onGo( await checkoutAddress( { shop, shopUrl } ) );
		} catch ( reason ) {
			setProblem(
				reason instanceof ApiError ? reason.message : String( reason )
			);
		}
		setLeaving( false );
	}

	return { go, isLeaving, problem };
}

export interface CheckoutButtonProps extends LeavingOptions {
	children?: ReactNode;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Leads to the shop's own checkout with the basket as it is here.
 *
 * @example
 * <CheckoutButton shopUrl="https://shop.example/">Check out</CheckoutButton>
 */
export const CheckoutButton = forwardRef< HTMLDivElement, CheckoutButtonProps >(
	function HandOverButton( { children, className, ...options }, ref ) {
		const { go, isLeaving, problem } = useCheckout( options );
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-checkout-button', className ) }
			>
				<button
					type="button"
					className="marketday-button"
					aria-busy={ isLeaving || undefined }
					onClick={ () => void go() }
				>
					{ children ?? __( 'Go to checkout', 'marketday' ) }
				</button>
				{ problem && (
					<p className="marketday-problem" role="alert">
						{ problem }
					</p>
				) }
			</div>
		);
	}
);
