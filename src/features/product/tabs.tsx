import { isPlainClick } from '@marketday/behaviour';
import { drawn } from '@marketday/ui';
import {
	type KeyboardEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';

import { areBelowEachOther, placeAfter } from './tab-keys';
import type { TabData, TabsProps } from './tabs-props';
import { useOpenTab } from './use-open-tab';

interface PanelProps {
	readonly tab: TabData;
	readonly heading: TabsProps[ 'heading' ];
	readonly isOpen: boolean;
	/** False where the panels are no tabs: before React has them, and where there is one alone. */
	readonly isTab: boolean;
}

function Panel( { tab, heading: Heading, isOpen, isTab }: PanelProps ) {
	// React knows it as a switch alone. A panel that waits to be found is none to a screen reader.
	const hide = useCallback(
		( panel: HTMLElement | null ) => {
			if ( isTab && ! isOpen ) {
				panel?.setAttribute( 'hidden', 'until-found' );
			} else {
				panel?.removeAttribute( 'hidden' );
			}
		},
		[ isTab, isOpen ]
	);

	return (
		<section
			ref={ hide }
			id={ tab.id }
			className={ `marketday-product-tabs__panel${
				isOpen ? ' is-open' : ''
			}` }
			data-tab={ tab.name }
			{ ...( isTab &&
				isOpen && {
					role: 'tabpanel',
					tabIndex: 0,
					'aria-labelledby': tab.titleId,
				} ) }
		>
			<Heading className="marketday-product-tabs__heading">
				{ tab.title }
			</Heading>
			<div
				className="marketday-product__text"
				{ ...drawn( tab.content ) }
			/>
		</section>
	);
}

/**
 * Tabs of a product: links to panels as the server draws them, WAI-ARIA's tabs once they are alive, one of which is chosen as it gets the
 * focus.
 */
export function Tabs( { tabs, first, heading }: TabsProps ) {
	const { open, setOpen, isAlive } = useOpenTab( tabs, first );
	const list = useRef< HTMLUListElement >( null );
	const [ isVertical, setVertical ] = useState( false );
	const links = () => [
		...( list.current?.querySelectorAll< HTMLElement >( 'a' ) ?? [] ),
	];
	useEffect( () => setVertical( areBelowEachOther( links() ) ), [] );

	const onKeyDown = ( event: KeyboardEvent, place: number ) => {
		// Alt and an arrow are the browser's way back.
		if ( ! isPlainClick( event ) ) {
			return;
		}
		const now = areBelowEachOther( links() );
		setVertical( now );
		const next = placeAfter( event.key, {
			place,
			count: tabs.length,
			isVertical: now,
			isRtl: getComputedStyle( event.currentTarget ).direction === 'rtl',
		} );
		if ( next !== null ) {
			event.preventDefault();
			setOpen( next );
			links()[ next ]?.focus();
		}
	};

	return (
		<>
			{ tabs.length > 1 && (
				<ul
					ref={ list }
					className="marketday-product-tabs__list"
					{ ...( isAlive && {
						role: 'tablist',
						'aria-orientation': isVertical
							? 'vertical'
							: 'horizontal',
					} ) }
				>
					{ tabs.map( ( { id, titleId, title }, place ) => (
						<li
							key={ id }
							role={ isAlive ? 'presentation' : undefined }
						>
							<a
								className="marketday-product-tabs__tab"
								id={ titleId }
								href={ `#${ id }` }
								{ ...( isAlive
									? {
											role: 'tab',
											'aria-controls': id,
											'aria-selected': place === open,
											tabIndex: place === open ? 0 : -1,
									  }
									: {
											'aria-current':
												place === open || undefined,
									  } ) }
								onClick={ ( event ) => {
									if ( isPlainClick( event ) ) {
										event.preventDefault();
										setOpen( place );
									}
								} }
								onKeyDown={ ( event ) =>
									onKeyDown( event, place )
								}
							>
								{ title }
							</a>
						</li>
					) ) }
				</ul>
			) }
			{ tabs.map( ( tab, place ) => (
				<Panel
					key={ tab.id }
					{ ...{ tab, heading } }
					isOpen={ place === open }
					isTab={ isAlive && tabs.length > 1 }
				/>
			) ) }
		</>
	);
}
