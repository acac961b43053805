import { type Currency, POUND } from '@marketday/kernel';

/** Data that the page tells its scripts: the same for every visitor, because pages are cached. */
export interface PageConfig {
	readonly restUrl: string;
	/** Address with `%%endpoint%%` in the place of the call's name. */
	readonly wcAjaxUrl: string;
	readonly ajaxUrl: string;
	/** Address of the folder with the built scripts. */
	readonly scriptsUrl: string;
	readonly basketUrl: string;
	readonly checkoutUrl: string;
	readonly currency: Currency;
	/** The store setting 'redirect to basket after add' (docs/PROTOCOL.md#add-to-basket). */
	readonly redirectAfterAdd: boolean;
}

declare global {
	interface Window {
		marketdayPage?: Partial< PageConfig >;
	}
}

/** The page's configuration, as `Assets` in php/Kernel and its filter say it. */
export const readPageConfig = () =>
	( { currency: POUND, ...window.marketdayPage } ) as PageConfig;
