import {
	__,
	formatMoney,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import { classes, Slot, type SlotContents } from '@marketday/ui';
import { forwardRef, useEffect } from 'react';

import { MiniBasketLine } from './mini-basket-line';

export interface MiniBasketContentsProps {
	basketUrl: string;
	checkoutUrl: string;
	shopUrl: string;
	/** What fills its slots, by name: `mini-basket-foot`. */
	slots?: SlotContents;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

function Contents( {
	basketUrl,
	checkoutUrl,
	shopUrl,
	slots,
}: MiniBasketContentsProps ) {
	const shop = useMarketday();
	const basket = useBasketState( ( state ) => state.basket );
	const status = useBasketState( ( state ) => state.status );
	const error = useBasketState( ( state ) => state.error );
	useEffect( () => {
		shop.basket.load();
	}, [ shop ] );

	if ( ! basket ) {
		return status === 'error' ? (
			<div className="marketday-mini-basket__empty" role="alert">
				<p>{ error?.message }</p>
				<button
					type="button"
					className="marketday-button"
					onClick={ () => shop.basket.refresh() }
				>
					{ __( 'Try again', 'marketday' ) }
				</button>
			</div>
		) : (
			<p className="marketday-mini-basket__empty" aria-busy="true">
				{ __( 'Loading your basket …', 'marketday' ) }
			</p>
		);
	}
	if ( basket.lines.length === 0 ) {
		return (
			<div className="marketday-mini-basket__empty">
				<p>{ __( 'Your basket is empty.', 'marketday' ) }</p>
				<a className="marketday-button" href={ shopUrl }>
					{ __( 'Browse the shop', 'marketday' ) }
				</a>
			</div>
		);
	}
	return (
		<>
			{ error && (
				<p className="marketday-field__error" role="alert">
					{ error.message }
				</p>
			) }
			<ul className="marketday-mini-basket__lines">
				{ basket.lines.map( ( line ) => (
					<MiniBasketLine
						key={ line.key }
						line={ line }
						currency={ basket.totals.currency }
					/>
				) ) }
			</ul>
			<div className="marketday-mini-basket__foot">
				<p className="marketday-mini-basket__sum">
					<span>{ __( 'Subtotal', 'marketday' ) }</span>
					<strong>
						{ formatMoney(
							basket.totals.subtotal,
							basket.totals.currency
						) }
					</strong>
				</p>
				<a
					className="marketday-button marketday-button--wide"
					href={ checkoutUrl }
				>
					{ __( 'Checkout', 'marketday' ) }
				</a>
				<a
					className="marketday-button marketday-button--quiet marketday-button--wide"
					href={ basketUrl }
				>
					{ __( 'View basket', 'marketday' ) }
				</a>
				<Slot name="mini-basket-foot" contents={ slots } />
			</div>
		</>
	);
}

/** What the drawer shows: the lines, their sum and the ways on. */
export const MiniBasketContents = forwardRef<
	HTMLDivElement,
	MiniBasketContentsProps
>( function MiniBasketRoot( { className, ...props }, ref ) {
	return (
		<div
			ref={ ref }
			className={ classes(
				'marketday-mini-basket__contents',
				className
			) }
		>
			<Contents { ...props } />
		</div>
	);
} );
