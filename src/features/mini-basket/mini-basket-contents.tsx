import {
	__,
	type Basket,
	type BasketLine,
	formatMoney,
	sprintf,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import {
	RemovedNotice,
	useQuantities,
	useRemoval,
} from '@marketday/kernel/lines';
import { freeDelivery, offerList, taxNote } from '@marketday/kernel/totals';
import {
	classes,
	OfferList,
	ProgressBar,
	Slot,
	type SlotContents,
} from '@marketday/ui';
import { forwardRef, useCallback, useEffect } from 'react';

import { MiniBasketFoot } from './mini-basket-foot';
import { MiniBasketLine } from './mini-basket-line';

export interface MiniBasketContentsProps {
	basketUrl: string;
	checkoutUrl: string;
	shopUrl: string;
	/** Shows how far it is to free delivery, above the lines. */
	showFreeDelivery?: boolean;
	/** Shows what goes well with the basket, below the lines. */
	showCrossSells?: boolean;
	/** Contents of its slots, by name: `mini-basket-top`, `mini-basket-foot`. */
	slots?: SlotContents;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** Names of the lines that the last addition has put in, or has made more of. */
function addedNames( { lines }: Basket, keys: readonly string[] ): string {
	return lines
		.filter( ( { key } ) => keys.includes( key ) )
		.map( ( { name } ) => name )
		.join( ', ' );
}

/** Said once for all lines. */
function taxNoteOf( { lines, totals }: Basket ): string {
	const taxed = lines.find( ( { isTaxed } ) => isTaxed );
	return taxed ? taxNote( taxed, totals ) : '';
}

function Unknown() {
	const shop = useMarketday();
	const status = useBasketState( ( state ) => state.status );
	const error = useBasketState( ( state ) => state.error );
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

function Filled( {
	basket,
	...props
}: MiniBasketContentsProps & { basket: Basket } ) {
	const { shopUrl, slots } = props;
	const { showFreeDelivery = true, showCrossSells = true } = props;
	const shop = useMarketday();
	const forget = useCallback(
		() => shop.basket.setState( { added: [] } ),
		[ shop ]
	);
	const error = useBasketState( ( state ) => state.error );
	const added = useBasketState( ( state ) => state.added );
	const quantities = useQuantities();
	const { removed, remove, undo } = useRemoval( quantities );
	const bar = showFreeDelivery ? freeDelivery( basket ) : null;
	const news = addedNames( basket, added ?? [] );

	// It is news of the addition that has opened this, and of nothing later.
	useEffect( () => forget, [ forget ] );

	const removeLine = ( line: BasketLine ) => {
		forget();
		return remove( line );
	};

	return (
		<>
			<div className="marketday-mini-basket__news" role="status">
				{ news && (
					<p>
						{ sprintf(
							/* translators: %s: product. */
							__( 'Added to your basket: %s', 'marketday' ),
							news
						) }
					</p>
				) }
				<RemovedNotice removed={ removed } undo={ undo } />
			</div>
			{ error && (
				<p className="marketday-field__error" role="alert">
					{ error.message }
				</p>
			) }
			{ basket.lines.length === 0 ? (
				<div className="marketday-mini-basket__empty">
					<p>{ __( 'Your basket is empty.', 'marketday' ) }</p>
					<a className="marketday-button" href={ shopUrl }>
						{ __( 'Browse the shop', 'marketday' ) }
					</a>
				</div>
			) : (
				<>
					<Slot name="mini-basket-top" contents={ slots } />
					{ bar && <ProgressBar { ...bar } /> }
					<ul className="marketday-mini-basket__lines">
						{ basket.lines.map( ( line ) => (
							<MiniBasketLine
								key={ line.key }
								line={ line }
								totals={ basket.totals }
								quantities={ quantities }
								onRemove={ removeLine }
							/>
						) ) }
					</ul>
					{ showCrossSells && (
						<OfferList { ...offerList( basket ) } level={ 3 } />
					) }
					<MiniBasketFoot
						{ ...props }
						sum={ formatMoney(
							basket.totals.subtotal,
							basket.totals.currency
						) }
						taxNote={ taxNoteOf( basket ) }
						isBusy={ quantities.isBusy }
						beforeLeaving={ quantities.settle }
					/>
				</>
			) }
		</>
	);
}

/** Contents of the drawer: the lines, their sum and the ways on. */
export const MiniBasketContents = forwardRef<
	HTMLDivElement,
	MiniBasketContentsProps
>( function MiniBasketRoot( { className, ...props }, ref ) {
	const shop = useMarketday();
	const basket = useBasketState( ( state ) => state.basket );
	useEffect( () => {
		shop.basket.load();
	}, [ shop ] );
	return (
		<div
			ref={ ref }
			className={ classes(
				'marketday-mini-basket__contents',
				className
			) }
		>
			{ basket ? <Filled { ...props } basket={ basket } /> : <Unknown /> }
		</div>
	);
} );
