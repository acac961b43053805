import { behaviour } from '@marketday/behaviour';

/** Keeps that this visitor has closed the notice, for this visit (docs/PROTOCOL.md#store-notice, docs/PROTOCOL.md#cookies). */
function dismiss( notice: HTMLElement ): void {
	document.cookie = `store_notice${ notice.dataset.noticeId }=hidden; path=/; SameSite=Lax`;
	for ( const same of document.querySelectorAll< HTMLElement >(
		`[data-notice-id="${ notice.dataset.noticeId }"]`
	) ) {
		same.hidden = true;
	}
}

/** Closes the notices of the page, those that come later too. The page itself hides what was closed before, as it is drawn. */
export function listenToDismissals(): void {
	behaviour( '[data-marketday-dismiss]', {
		on: {
			click: ( button ) => {
				const notice =
					button.closest< HTMLElement >( '[data-notice-id]' );
				if ( notice ) {
					dismiss( notice );
				}
			},
		},
	} );
}
