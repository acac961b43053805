import type { OfferedCurrency } from './currency-choice';
import { PageSwitcher, type PageSwitcherProps } from './page-switcher';

const offerOf = ( link: HTMLElement ): OfferedCurrency => ( {
	code: link.dataset.currency ?? '',
	name: link.textContent ?? '',
	href: link.getAttribute( 'href' ) ?? '',
} );

/** Reads what php/Buying/CurrencySwitcher/views/switcher.php has drawn. */
function read( block: HTMLElement ): PageSwitcherProps {
	const links = [
		...block.querySelectorAll< HTMLElement >( '[data-currency]' ),
	];
	return {
		block,
		url: block.dataset.url ?? '',
		label: block.querySelector( 'ul' )?.getAttribute( 'aria-label' ) ?? '',
		showLabel: block.querySelector( '.marketday-currency__label' ) !== null,
		isList: block.querySelector( 'details' ) === null,
		currencies: links.map( offerOf ),
		shown:
			links.find( ( link ) => link.hasAttribute( 'aria-current' ) )
				?.dataset.currency ?? '',
	};
}

/** A page's choice of currencies, hydrated from its markup. */
export const currencyIsland = { Component: PageSwitcher, read };
