import { StoreNotice, type StoreNoticeProps } from './store-notice';

/** A notice, read out of the markup of php/Marketing/StoreNotice/views/store-notice.php. */
export const noticeIsland = {
	Component: StoreNotice,
	read: ( element: HTMLElement ): StoreNoticeProps => ( {
		id: element.dataset.noticeId ?? '',
		html: element.querySelector( ':scope > p' )?.innerHTML ?? '',
		dismissLabel:
			element.querySelector( ':scope > button' )?.textContent ?? '',
	} ),
};
