import { isPlainClick } from '@marketday/behaviour';

/** Settings as php/Site/BlogIndex prints them. */
export interface ScrollSettings {
	readonly endpoint: string;
	/** Data of a call: which posts, and how they look. */
	readonly query: object;
	/** The page that is drawn. */
	readonly page: number;
	readonly maxPages: number;
	/** Slug; '' where the site speaks one language. */
	readonly lang: string;
	/** Address of page 1, and of any other with `%page%` for its number. */
	readonly first: string;
	readonly address: string;
}

/** Distance below the window at which the page of the link is fetched. */
const AHEAD = '600px';

/** docs/PROTOCOL.md#other-calls: POST {endpoint}{page}[/{lang}] with a JSON query; a JSON string of HTML. */
async function fetchPage(
	{ endpoint, query, lang }: ScrollSettings,
	page: number
): Promise< string > {
	const response = await fetch(
		`${ endpoint }${ page }${ lang && `/${ lang }` }`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( query ),
		}
	);
	const html: unknown = response.ok && ( await response.json() );
	if ( typeof html !== 'string' ) {
		throw new Error( response.statusText );
	}
	return html;
}

/** Lets the address name the page whose posts stand in the middle of the window. */
function followAddress( { first, address }: ScrollSettings ) {
	return new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				const page = ( target as HTMLElement ).dataset.page ?? '1';
				const url =
					page === '1' ? first : address.replace( '%page%', page );
				if (
					isIntersecting &&
					new URL( url, location.href ).href !== location.href
				) {
					history.replaceState( history.state, '', url );
				}
			}
		},
		{ rootMargin: '-50% 0px -50% 0px' }
	);
}

/**
 * Fetches further pages before a reader comes to the link to them; who is at it with the keyboard presses it.
 *
 * @param root     The blog index.
 * @param settings
 */
export function scrollOn( root: HTMLElement, settings: ScrollSettings ): void {
	const list = root.querySelector( 'ul' );
	const link = root.querySelector< HTMLAnchorElement >( 'a[rel="next"]' );
	if ( ! list || ! link ) {
		return;
	}
	const status = root.querySelector( '[role="status"]' );
	const addresses = followAddress( settings );
	const mark = ( cards: Iterable< Element >, page: number ) => {
		for ( const card of cards ) {
			( card as HTMLElement ).dataset.page = String( page );
			addresses.observe( card );
		}
	};
	let { page } = settings;
	let isBusy = false;
	let hasFailed = false;
	mark( list.children, page );

	/** @return The first card that is new. */
	const add = async () => {
		const html = await fetchPage( settings, page + 1 );
		const before = list.children.length;
		list.insertAdjacentHTML( 'beforeend', html );
		page += 1;
		const cards = [ ...list.children ].slice( before );
		mark( cards, page );
		if ( status ) {
			status.textContent = ( root.dataset.said ?? '' )
				.replace( '%1$d', String( page ) )
				.replace( '%2$d', String( settings.maxPages ) );
		}
		if ( page >= settings.maxPages ) {
			watch.disconnect();
			link.closest( 'nav' )?.remove();
		} else {
			link.href = settings.address.replace(
				'%page%',
				String( page + 1 )
			);
		}
		return cards[ 0 ];
	};
	const more = async ( hasFocus: boolean ) => {
		if ( isBusy ) {
			return;
		}
		isBusy = true;
		root.setAttribute( 'aria-busy', 'true' );
		try {
			const card = await add();
			if ( hasFocus ) {
				card
					?.querySelector< HTMLElement >( 'a:not([tabindex])' )
					?.focus();
			}
		} catch ( error ) {
			hasFailed = true;
			watch.disconnect();
			console.error( 'Error occured.please try again', String( error ) );
		}
		root.removeAttribute( 'aria-busy' );
		isBusy = false;
		if ( ! hasFailed && link.isConnected ) {
			// A page of few posts leaves the link where it is: it is looked at anew.
			watch.unobserve( link );
			watch.observe( link );
		}
	};
	const watch = new IntersectionObserver(
		( entries ) => {
			// Who is at the link with the keyboard presses it: it does not run away.
			const isHeld = link.matches( ':focus' );
			if ( ! isHeld && entries.some( ( one ) => one.isIntersecting ) ) {
				more( false );
			}
		},
		{ rootMargin: `0px 0px ${ AHEAD }` }
	);
	watch.observe( link );
	link.addEventListener( 'click', ( event ) => {
		if ( ! hasFailed && isPlainClick( event ) ) {
			event.preventDefault();
			more( true );
		}
	} );
}
