import { Tabs } from './tabs';
import type { TabsProps } from './tabs-props';

/** The tabs, read out of the markup of php/Catalogue/Product/views/tabs.php. */
export const tabsIsland = {
	Component: Tabs,
	read: ( element: HTMLElement ): TabsProps => {
		const titles = element.querySelectorAll( ':scope > ul a' );
		const panels = [
			...element.querySelectorAll< HTMLElement >( ':scope > section' ),
		];
		const isH3 = panels[ 0 ]?.firstElementChild?.matches( 'h3' );
		return {
			heading: isH3 ? 'h3' : 'h2',
			// A page that a cache has kept may have none.
			first: Math.max(
				panels.findIndex( ( { classList } ) =>
					classList.contains( 'is-open' )
				),
				0
			),
			tabs: panels.map( ( panel, place ) => ( {
				id: panel.id,
				titleId: titles[ place ]?.id ?? '',
				name: panel.dataset.tab ?? '',
				title: panel.firstElementChild?.textContent ?? '',
				content: { html: panel.lastElementChild?.innerHTML ?? '' },
			} ) ),
		};
	},
};

/**
 * Has tabs stay links to panels where a panel's content has broken out of it, by an end tag too many: React would draw what is left in its
 * place.
 */
export function leaveBrokenTabs(): void {
	document
		.querySelectorAll( '[data-marketday-island="product-tabs"]' )
		.forEach( ( element ) => {
			const panels = element.querySelectorAll( ':scope > section' );
			const links = element.querySelectorAll( ':scope > ul a' );
			const isWhole =
				links.length === ( panels.length > 1 ? panels.length : 0 ) &&
				[ ...panels ].every(
					( { childElementCount } ) => childElementCount === 2
				);
			if ( ! isWhole ) {
				element.removeAttribute( 'data-marketday-island' );
			}
		} );
}
