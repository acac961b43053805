import { sectionFromAddress } from './section-from-address';

/** Place that a key leads to among tabs that stand beside or below each other; null for any other key. */
function placeAfter(
	key: string,
	place: number,
	count: number,
	isVertical: boolean,
	isRtl: boolean
): number | null {
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case isVertical ? 'ArrowDown' : forward:
			return ( place + 1 ) % count;
		case isVertical ? 'ArrowUp' : back:
			return ( place + count - 1 ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

function setAttributes(
	element: HTMLElement,
	attributes: Readonly< Record< string, string | null > >
): void {
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		if ( value === null ) {
			element.removeAttribute( name );
		} else {
			element.setAttribute( name, value );
		}
	}
}

/** The layout decides the direction: tabs that stand below each other are gone through by the keys up and down. */
const areBelowEachOther = ( [ first, second ]: HTMLElement[] ) =>
	!! first &&
	!! second &&
	first.offsetTop !== second.offsetTop &&
	first.offsetLeft === second.offsetLeft;

/**
 * Makes tabs of links to panels (WAI-ARIA's pattern, one tab chosen as it gets the focus). The address says which is open, now
 * and whenever a link on the page leads to a panel or into one; what a search in the page finds opens its panel.
 *
 * @param root As php/Catalogue/Product/views/tabs.php prints it.
 */
export function enhanceTabs( root: HTMLElement ): void {
	const tabs = [
		...root.querySelectorAll< HTMLElement >(
			'.marketday-product-tabs__tab'
		),
	];
	const panels = [
		...root.querySelectorAll< HTMLElement >(
			':scope > .marketday-product-tabs__panel'
		),
	];
	const list = tabs[ 0 ]?.closest( 'ul' );
	if ( ! list || tabs.length !== panels.length ) {
		return;
	}
	const direct = () =>
		list.setAttribute(
			'aria-orientation',
			areBelowEachOther( tabs ) ? 'vertical' : 'horizontal'
		);

	const choose = ( chosen: number ) =>
		panels.forEach( ( panel, place ) => {
			const isChosen = place === chosen;
			panel.classList.toggle( 'is-open', isChosen );
			// A panel that waits to be found is none to a screen reader.
			setAttributes( panel, {
				hidden: isChosen ? null : 'until-found',
				role: isChosen ? 'tabpanel' : null,
				tabindex: isChosen ? '0' : null,
				'aria-labelledby': isChosen ? tabs[ place ]?.id ?? null : null,
			} );
			tabs[ place ]?.setAttribute( 'aria-selected', String( isChosen ) );
			tabs[ place ]?.setAttribute( 'tabindex', isChosen ? '0' : '-1' );
		} );

	const follow = ( isFirst: boolean ) => {
		const { href, hash } = window.location;
		const target = hash ? document.getElementById( hash.slice( 1 ) ) : null;
		const section = sectionFromAddress( href );
		const place = panels.findIndex(
			( panel ) =>
				panel.contains( target ) || panel.dataset.tab === section
		);
		if ( place >= 0 ) {
			choose( place );
		}
		if ( place >= 0 && ( ! isFirst || hash ) ) {
			( target ?? panels[ place ] )?.scrollIntoView();
		}
	};

	list.setAttribute( 'role', 'tablist' );
	tabs.forEach( ( tab, place ) => {
		const panel = panels[ place ];
		tab.parentElement?.setAttribute( 'role', 'presentation' );
		tab.setAttribute( 'role', 'tab' );
		tab.removeAttribute( 'aria-current' );
		tab.setAttribute( 'aria-controls', panel?.id ?? '' );
		panel?.addEventListener( 'beforematch', () => choose( place ) );
		tab.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			choose( place );
		} );
		tab.addEventListener( 'keydown', ( event ) => {
			direct();
			const next =
				event.key === ' '
					? place
					: placeAfter(
							event.key,
							place,
							tabs.length,
							list.getAttribute( 'aria-orientation' ) ===
								'vertical',
							getComputedStyle( list ).direction === 'rtl'
					  );
			if ( next !== null ) {
				event.preventDefault();
				choose( next );
				tabs[ next ]?.focus();
			}
		} );
	} );
	choose(
		Math.max(
			panels.findIndex( ( { classList } ) =>
				classList.contains( 'is-open' )
			),
			0
		)
	);
	root.classList.add( 'is-alive' );
	direct();
	follow( true );
	window.addEventListener( 'hashchange', () => follow( false ) );
	// A second click on the same link changes no hash.
	document.addEventListener( 'click', ( { target } ) => {
		const link = target instanceof Element && target.closest( 'a' );
		if (
			link &&
			! tabs.includes( link ) &&
			link.getAttribute( 'href' ) === window.location.hash
		) {
			follow( false );
		}
	} );
}
