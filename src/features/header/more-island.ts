import { rowsOf } from './menu-rows';
import { MoreEntry, type MoreEntryProps } from './more-entry';

/** The entry 'More', read out of the markup of php/Site/Header/views/more.php. */
export const moreIsland = {
	Component: MoreEntry,
	read: ( element: HTMLElement ): MoreEntryProps => {
		const [ more, menu ] = element.querySelectorAll( 'button > span' );
		const entry = element.parentElement;
		return {
			id: element.querySelector( ':scope > ul' )?.id ?? '',
			more: more?.textContent ?? '',
			menu: menu?.textContent ?? '',
			follow: ( onRows ) => {
				const look = () =>
					onRows( rowsOf( entry?.parentElement ?? null, entry ) );
				look();
				element.addEventListener( 'marketday_fold', look );
				return () =>
					element.removeEventListener( 'marketday_fold', look );
			},
		};
	},
};
