/** The page is older than its token may be; a robot is faster than the server takes. */
const RENEW_AFTER = 11 * 60 * 60 * 1000;
const HURRY = 2200;

interface Kept {
	readonly token: string;
	readonly at: number;
}

let kept: Promise< Kept > | undefined;

async function fetchToken( url: string ): Promise< Kept > {
	const response = await fetch( url, {
		method: 'POST',
		body: new URLSearchParams( { action: 'marketday_token' } ),
		credentials: 'same-origin',
	} );
	const { token } = ( await response.json() ) as { token: string };
	return { token, at: Date.now() };
}

/**
 * Fetches the token when a visitor turns to a form; one serves all forms of the page.
 *
 * @param url `ajax_url`.
 */
export function prepareToken( url: string ): void {
	kept ??= fetchToken( url );
	kept.catch( () => ( kept = undefined ) );
}

/**
 * The token, as soon as the server takes it: a form that the browser filled in at once waits the moment that a person needs.
 *
 * @param url   `ajax_url`.
 * @param isNew Whether the one there is was refused.
 */
export async function readyToken(
	url: string,
	isNew = false
): Promise< string > {
	const before = await kept;
	if ( isNew || ( before && Date.now() - before.at > RENEW_AFTER ) ) {
		kept = undefined;
	}
	prepareToken( url );
	const { token, at } = ( await kept ) ?? { token: '', at: 0 };
	const rest = at + HURRY - Date.now();
	if ( rest > 0 ) {
		await new Promise( ( resolve ) => setTimeout( resolve, rest ) );
	}
	return token;
}

let isListening = false;

/** WordPress's heartbeat brings a new token, under the product's name. */
export function listenToHeartbeat(): void {
	if ( isListening ) {
		return;
	}
	isListening = true;
	const { jQuery } = window as unknown as {
		jQuery?: ( of: Document ) => {
			on: (
				event: string,
				callback: (
					event: unknown,
					data: Record< string, unknown >
				) => void
			) => void;
		};
	};
	jQuery?.( document ).on( 'heartbeat-tick', ( _event, data ) => {
		if ( typeof data.marketday_token === 'string' ) {
			kept = Promise.resolve( {
				token: data.marketday_token,
				at: Date.now(),
			} );
		}
	} );
}
