import { isPlainClick } from '@marketday/behaviour';
import {
	__,
	_n,
	reachShop,
	sprintf,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import type { SlotContents } from '@marketday/ui';
import {
	type ComponentType,
	forwardRef,
	type KeyboardEvent,
	type MouseEvent,
	useCallback,
	useEffect,
	useState,
} from 'react';

import type { AddedNoticeProps } from './added-notice';
import { BasketIcon } from './basket-icon';
import type { DrawerProps } from './mini-basket-drawer';

export interface MiniBasketProps {
	basketUrl: string;
	checkoutUrl: string;
	/** Address that an empty basket sends the shopper to. */
	shopUrl: string;
	/** False shows the picture alone; the name stays for screen readers. */
	showLabel: boolean;
	/** Effect of the button: opens a drawer on this page, or goes to the basket page. */
	opens: 'drawer' | 'page';
	showFreeDelivery?: boolean;
	showCrossSells?: boolean;
	/** Address of the drawer's style sheet, where the page does not have it. */
	stylesUrl?: string;
	/** Contents of its slots, by name: `mini-basket-top`, `mini-basket-foot`. */
	slots?: SlotContents;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const NOTHING: readonly string[] = [];

/** Heavier than the button, and seldom opened. */
const loadDrawer = () =>
	import(
		/* webpackChunkName: "mini-basket/drawer" */ './mini-basket-drawer'
	);

/** Loads the notice of what was added; seldom needed, and then at once. */
const loadNotice = () =>
	import( /* webpackChunkName: "mini-basket/drawer" */ './added-notice' );

/** Name of the button: its number of items is part of it. */
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
export const MiniBasket = forwardRef< HTMLDivElement, MiniBasketProps >(
	function BasketButton( props, ref ) {
		const { basketUrl, showLabel, opens, className = '' } = props;
		const { basket } = useMarketday();
		const count = useBasketState(
			( state ) => state.basket?.itemCount ?? 0
		);
		const [ isLive, setLive ] = useState( false );
		const [ isOpen, setOpen ] = useState( false );
		const [ Drawer, setDrawer ] =
			useState< ComponentType< DrawerProps > >();

		const added = useBasketState( ( state ) => state.added ?? NOTHING );
		const contents = useBasketState( ( state ) => state.basket );
		const [ Notice, setNotice ] =
			useState< ComponentType< AddedNoticeProps > >();
		const forget = useCallback(
			() => basket.setState( { added: NOTHING } ),
			[ basket ]
		);

		useEffect( () => {
			setLive( true );
			basket.load();
		}, [ basket ] );
		useEffect( () => {
			if ( added.length > 0 ) {
				loadNotice().then(
					( loaded ) => setNotice( () => loaded.AddedNotice ),
					forget
				);
			}
		}, [ added, forget ] );

		const hasDrawer = isLive && opens === 'drawer';
		/** Fetches on the first sign that it will be opened, so that it is there when it is. */
		const fetchDrawer = () =>
			loadDrawer().then( ( loaded ) =>
				setDrawer( () => loaded.MiniBasketDrawer )
			);
		const prepare = () => void fetchDrawer().catch( () => {} );
		const open = ( event: MouseEvent | KeyboardEvent ) => {
			if ( hasDrawer && isPlainClick( event ) ) {
				event.preventDefault();
				setOpen( true );
				fetchDrawer().catch( () => {
					setOpen( false );
					return reachShop( () =>
						window.location.assign( basketUrl )
					);
				} );
			}
		};

		return (
			<div
				ref={ ref }
				className={ `marketday-mini-basket ${ className }`.trim() }
			>
				<a
					className="marketday-mini-basket__button"
					href={ basketUrl }
					aria-label={ nameFor( count ) }
					onClick={ open }
					{ ...( hasDrawer && {
						role: 'button',
						'aria-haspopup': 'dialog',
						'aria-expanded': isOpen,
						'aria-busy': isOpen && ! Drawer,
						onPointerEnter: prepare,
						onFocus: prepare,
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
				{ Notice && contents && added.length > 0 && ! isOpen && (
					<Notice
						basket={ contents }
						added={ added }
						checkoutUrl={ props.checkoutUrl }
						onClose={ forget }
					/>
				) }
				{ Drawer && (
					<Drawer
						{ ...props }
						isOpen={ isOpen }
						onClose={ () => setOpen( false ) }
					/>
				) }
			</div>
		);
	}
);
