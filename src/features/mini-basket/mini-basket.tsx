import {
	__,
	_n,
	sprintf,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import { Dialog } from '@marketday/ui';
import {
	type KeyboardEvent,
	type MouseEvent,
	useEffect,
	useState,
} from 'react';

import { BasketIcon } from './basket-icon';
import { MiniBasketContents } from './mini-basket-contents';

export interface MiniBasketProps {
	basketUrl: string;
	checkoutUrl: string;
	/** Where an empty basket sends the shopper. */
	shopUrl: string;
	/** False shows the picture alone; the name stays for screen readers. */
	showLabel: boolean;
	/** What the button does: open a drawer on this page, or go to the basket page. */
	opens: 'drawer' | 'page';
}

/** What the button is called: its number of items is part of the name. */
function nameFor( count: number ): string {
	return count > 0
		? sprintf(
				/* translators: %d: number of items. */
				_n( 'Basket, %d item', 'Basket, %d items', count, 'marketday' ),
				count
		  )
		: __( 'Basket', 'marketday' );
}

/**
 * The basket's button with its count. The server prints it without a visitor's data, as a link to the basket page; here
 * it learns the count and opens the drawer.
 */
export function MiniBasket( props: MiniBasketProps ) {
	const { basketUrl, showLabel, opens } = props;
	const { basket } = useMarketday();
	const count = useBasketState( ( state ) => state.basket?.itemCount ?? 0 );
	const [ isLive, setLive ] = useState( false );
	const [ isOpen, setOpen ] = useState( false );

	useEffect( () => {
		setLive( true );
		basket.load();
	}, [ basket ] );

	const hasDrawer = isLive && opens === 'drawer';
	const open = ( event: MouseEvent | KeyboardEvent ) => {
		const isPlain = ! ( event.metaKey || event.ctrlKey || event.shiftKey );
		if ( hasDrawer && isPlain ) {
			event.preventDefault();
			setOpen( true );
		}
	};

	return (
		<div className="marketday-mini-basket">
			<a
				className="marketday-mini-basket__button"
				href={ basketUrl }
				aria-label={ nameFor( count ) }
				onClick={ open }
				{ ...( hasDrawer && {
					role: 'button',
					'aria-haspopup': 'dialog',
					'aria-expanded': isOpen,
					onKeyDown: ( event: KeyboardEvent ) =>
						event.key === ' ' && open( event ),
				} ) }
			>
				<BasketIcon />
				{ showLabel && (
					<span className="marketday-mini-basket__label">
						{ __( 'Basket', 'marketday' ) }
					</span>
				) }
				<span
					className="marketday-mini-basket__count"
					aria-hidden="true"
				>
					{ count > 0 ? String( count ) : '' }
				</span>
			</a>
			{ isLive && (
				<Dialog
					isOpen={ isOpen }
					onClose={ () => setOpen( false ) }
					title={ __( 'Your basket', 'marketday' ) }
					closeLabel={ __( 'Close', 'marketday' ) }
					variant="drawer"
				>
					<MiniBasketContents { ...props } />
				</Dialog>
			) }
		</div>
	);
}
