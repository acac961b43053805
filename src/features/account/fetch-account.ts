import type { AccountProps } from './account-props';
import { readAccount } from './read-account';

const ISLAND = '[data-marketday-island="account"]';

/** Follows an address as the browser does. */
export const leaving = {
	go: ( url: string ) => window.location.assign( url ),
};

/**
 * Fetches the page of a section, which says what is shown beside it too.
 *
 * @throws Error Where it is no page of an account.
 */
export async function fetchAccount(
	url: string
): Promise< Pick< AccountProps, 'links' | 'notices' | 'content' > > {
	const response = await fetch( url, { credentials: 'same-origin' } );
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	const account = page.querySelector< HTMLElement >( ISLAND );
	if ( ! response.ok || ! account ) {
		throw new Error( 'The page has no sections.' );
	}
	const { links, notices, content } = readAccount( account );
	return { links, notices, content };
}
