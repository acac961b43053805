import { useSyncExternalStore } from 'react';

import { dismissals } from './dismissals';

export interface StoreNoticeProps {
	/** Name by its text. */
	readonly id: string;
	/** Words, links and stress, cleaned by the server. */
	readonly html: string;
	/** '' where it cannot be closed. */
	readonly dismissLabel: string;
}

/** A line for all visitors, which is nothing once it is closed. The page itself hides what was closed before, as it is drawn. */
export function StoreNotice( { id, html, dismissLabel }: StoreNoticeProps ) {
	const isDismissed = useSyncExternalStore(
		dismissals.subscribe,
		() => dismissals.has( id ),
		() => false
	);

	return isDismissed ? null : (
		<>
			<p
				className="marketday-store-notice__text"
				dangerouslySetInnerHTML={ { __html: html } }
			/>
			{ dismissLabel && (
				<button
					type="button"
					className="marketday-store-notice__close"
					data-marketday-dismiss=""
					onClick={ () => dismissals.add( id ) }
				>
					{ dismissLabel }
				</button>
			) }
		</>
	);
}
