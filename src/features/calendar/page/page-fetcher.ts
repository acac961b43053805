/** Milliseconds for which what was fetched ahead is good. */
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

/** Data where the server tells them, the page otherwise. */
export type PageResponse =
	| { readonly data: unknown }
	| { readonly page: Document };

const ahead = new Map<
	string,
	{ at: number; response: Promise< PageResponse > }
>();

/** Address of the data, as PHP's `CalendarJson` knows it. */
function dataAddress( address: string ): string {
	const url = new URL( address );
	url.searchParams.set( 'marketday-answer', 'data' );
	return url.href;
}

async function load(
	url: string,
	signal?: AbortSignal
): Promise< PageResponse > {
	const response = await fetch( url, {
		credentials: 'same-origin',
		headers: { Accept: 'text/html' },
		...( signal ? { signal } : {} ),
	} );
	if ( ! response.ok ) {
		throw new PageError( response.status, response.statusText );
	}
	return response.headers.get( 'Content-Type' )?.includes( 'json' )
		? { data: await response.json() }
		: {
				page: new DOMParser().parseFromString(
					await response.text(),
					'text/html'
				),
		  };
}

/** Fetches what the calendars of a page show, which a visitor is about to ask for. */
export function fetchAhead( address: string ): void {
	const url = dataAddress( address );
	const known = ahead.get( url );
	if ( known && Date.now() - known.at < FRESH ) {
		return;
	}
	const response = load( url );
	response.catch( () => ahead.delete( url ) );
	ahead.set( url, { at: Date.now(), response } );
	if ( ahead.size > MOST ) {
		ahead.delete( [ ...ahead.keys() ][ 0 ] ?? '' );
	}
}

/** Fetches what the calendars of the page at an address show; what was fetched ahead is used once. */
export function fetchCalendars(
	address: string,
	signal: AbortSignal
): Promise< PageResponse > {
	const url = dataAddress( address );
	const known = ahead.get( url );
	ahead.delete( url );
	return known && Date.now() - known.at < FRESH
		? known.response
		: load( url, signal );
}

/** The page at an address. */
export async function fetchPage(
	url: string,
	signal: AbortSignal
): Promise< Document > {
	const response = await load( url, signal );
	if ( 'page' in response ) {
		return response.page;
	}
	throw new Error( 'The answer is no page.' );
}
