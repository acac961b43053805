import { __, sprintf } from '@marketday/kernel';
import { pressOnce } from '@marketday/kernel/product-list';

import type { CompareHost } from './compare-host';
import { createCompareList } from './compare-list';
import { createShownComparison } from './shown-comparison';

/** Creates the behaviour of the arrows and of the link with the count, and the table they lead to. */
export function createCompare( host: CompareHost ) {
	const { overlay } = host;
	const list = createCompareList( host );
	const { show, hold, island } = createShownComparison( host, list );

	async function open( link: HTMLElement ): Promise< void > {
		// An empty list has nothing to ask for.
		const response = list.ids().length > 0 ? await list.read() : null;
		if ( response ) {
			show( response );
		} else {
			host.goTo( link.getAttribute( 'href' ) ?? '' );
		}
	}

	async function takeOut( id: number ): Promise< void > {
		if ( await list.remove( id ) ) {
			overlay.say( __( 'Removed from your comparison.', 'marketday' ), {
				label: __( 'Undo', 'marketday' ),
				run: () => void list.add( id, 'message' ),
			} );
		}
	}

	async function add( button: HTMLElement, id: number ): Promise< void > {
		const { addedAction = 'message', redirect = '' } = button.dataset;
		const response = await list.add( id, addedAction );
		if ( ! response ) {
			return;
		}
		if ( addedAction === 'redirect' ) {
			host.goTo( redirect );
		} else if ( addedAction === 'popup' ) {
			show( response );
		} else {
			overlay.say( __( 'Added to your comparison.', 'marketday' ), {
				label: sprintf(
					/* translators: %d: number of products. */
					__( 'Compare (%d)', 'marketday' ),
					response.count
				),
				run: () => void open( button ),
			} );
		}
	}

	const pressed = pressOnce( ( button ) => {
		const id = Number( button.dataset.postid );
		if ( ! id ) {
			return open( button );
		}
		return list.has( id ) ? takeOut( id ) : add( button, id );
	}, host.reportFailure );

	return {
		island,
		press: async ( button: HTMLElement ): Promise< void > => {
			if ( button instanceof HTMLButtonElement ) {
				await hold( button );
			} else if ( ! button.matches( 'input, div' ) ) {
				// The field to search in, and the picture that is dragged, wake the script up and are no buttons.
				await pressed( button );
			}
		},
	};
}
