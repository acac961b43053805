/** How long a page that was fetched ahead is good for, in milliseconds. */
const FRESH = 30_000;

const MOST = 12;

/** An answer that is no page: its status and what the server calls it. */
export class PageError extends Error {
	constructor(
		readonly status: number,
		statusText: string
	) {
		super( `${ status } ${ statusText || NAMES[ status ] || '' }`.trim() );
	}
}

/** Newer protocols no longer send the words. */
const NAMES: Record< number, string > = {
	400: 'Bad Request',
	403: 'Forbidden',
	404: 'Not Found',
	429: 'Too Many Requests',
	500: 'Internal Server Error',
	503: 'Service Unavailable',
};

const ahead = new Map< string, { at: number; page: Promise< Document > } >();

async function load( url: string, signal?: AbortSignal ): Promise< Document > {
	const response = await fetch( url, {
		credentials: 'same-origin',
		headers: { Accept: 'text/html' },
		...( signal ? { signal } : {} ),
	} );
	if ( ! response.ok ) {
		throw new PageError( response.status, response.statusText );
	}
	return new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
}

/** Fetches a page that a visitor is about to ask for. */
export function fetchAhead( url: string ): void {
	const known = ahead.get( url );
	if ( known && Date.now() - known.at < FRESH ) {
		return;
	}
	const page = load( url );
	page.catch( () => ahead.delete( url ) );
	ahead.set( url, { at: Date.now(), page } );
	if ( ahead.size > MOST ) {
		ahead.delete( [ ...ahead.keys() ][ 0 ] ?? '' );
	}
}

/** The page at an address; one that was fetched ahead is used once. */
export function fetchPage(
	url: string,
	signal: AbortSignal
): Promise< Document > {
	const known = ahead.get( url );
	ahead.delete( url );
	return known && Date.now() - known.at < FRESH
		? known.page
		: load( url, signal );
}
