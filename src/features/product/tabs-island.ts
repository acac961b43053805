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
			first: panels.findIndex( ( { classList } ) =>
				classList.contains( 'is-open' )
			),
			tabs: panels.map( ( panel, place ) => ( {
				id: panel.id,
				titleId: titles[ place ]?.id ?? '',
				name: panel.dataset.tab ?? '',
				title: panel.firstElementChild?.textContent ?? '',
				html: panel.lastElementChild?.innerHTML ?? '',
			} ) ),
		};
	},
};
