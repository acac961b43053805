import { Account } from './account';
import { readAccount } from './read-account';

/** @param onShown Called with a section that has just come. */
export const accountIsland = (
	onShown: ( content: HTMLElement ) => void
) => ( {
	Component: Account,
	read: ( element: HTMLElement ) => ( {
		...readAccount( element ),
		onShown,
	} ),
} );
