import { isPlainClick } from '@marketday/behaviour';

const NAV = '.marketday-account__sections';
const CONTENT = '.marketday-account__content';
const STEPS: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
};

/** Follows an address as the browser does. */
export const leaving = {
	go: ( url: string ) => window.location.assign( url ),
};

const linksOf = ( nav: Element ) => [
	...nav.querySelectorAll< HTMLAnchorElement >( 'a[href*="section="]' ),
];
const nameOf = ( { href }: HTMLAnchorElement ) =>
	new URL( href ).searchParams.get( 'section' ) ?? '';

/** The section of an address: by its query, or by its hash as links of other pages have it. */
const askedOf = ( { searchParams, hash }: URL ) =>
	hash.slice( 1 ) || ( searchParams.get( 'section' ) ?? '' );

async function fetchPage( url: string ): Promise< Document > {
	const response = await fetch( url, { credentials: 'same-origin' } );
	if ( ! response.ok ) {
		throw new Error( response.statusText );
	}
	return new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
}

/** Shows another section in the place of the one before; where that fails, the link is the way. */
async function show(
	account: Element,
	link: HTMLAnchorElement,
	onShown: ( content: Element ) => void
): Promise< void > {
	const content = account.querySelector( CONTENT );
	content?.setAttribute( 'aria-busy', 'true' );
	try {
		const next = ( await fetchPage( link.href ) ).querySelector( CONTENT );
		if ( ! content || ! next ) {
			throw new Error( 'The page has no sections.' );
		}
		const shown = document.importNode( next, true );
		content.replaceWith( shown );
		account.querySelector( '.marketday-notices' )?.replaceChildren();
		for ( const one of linksOf( account ) ) {
			one.removeAttribute( 'aria-current' );
		}
		link.setAttribute( 'aria-current', 'page' );
		onShown( shown );
	} catch {
		leaving.go( link.href );
	}
}

/** Arrows move along the line of sections as it is read, Home and End to its ends. */
function moveFocus( event: KeyboardEvent, nav: Element ): void {
	const links = [ ...nav.querySelectorAll< HTMLAnchorElement >( 'a' ) ];
	const at = links.findIndex( ( link ) => link === event.target );
	const isRtl = getComputedStyle( nav ).direction === 'rtl';
	const step = ( STEPS[ event.key ] ?? 0 ) * ( isRtl ? -1 : 1 );
	const ends: Readonly< Record< string, number > > = {
		Home: 0,
		End: links.length - 1,
	};
	const target =
		ends[ event.key ] ?? ( at + step + links.length ) % links.length;
	if ( at >= 0 && target !== at ) {
		event.preventDefault();
		links[ target ]?.focus();
	}
}

/**
 * The account's sections as tabs, one at a time and without another page (docs/PROTOCOL.md#account): by click, by keys, by the
 * browser's back and forward, and by a hash such as `#addresses`. Without scripts each is a page of its own.
 *
 * @param account The block.
 * @param onShown Called with a section that has just come.
 */
export function startSections(
	account: Element,
	onShown: ( content: Element ) => void = () => {}
): void {
	const nav = account.querySelector< HTMLElement >( NAV );
	if ( ! nav ) {
		return;
	}
	const open = ( name: string ) => {
		const link = linksOf( nav ).find( ( one ) => nameOf( one ) === name );
		if ( link && ! link.hasAttribute( 'aria-current' ) ) {
			void show( account, link, onShown );
		}
	};
	const here = () => askedOf( new URL( window.location.href ) );
	const first = nameOf(
		linksOf( nav ).find( ( one ) => one.hasAttribute( 'aria-current' ) ) ??
			linksOf( nav )[ 0 ]!
	);

	nav.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element
				? event.target.closest< HTMLAnchorElement >(
						'a[href*="section="]'
				  )
				: null;
		if ( link && isPlainClick( event ) ) {
			event.preventDefault();
			window.history.pushState( null, '', link.href );
			open( nameOf( link ) );
		}
	} );
	nav.addEventListener( 'keydown', ( event ) => moveFocus( event, nav ) );
	window.addEventListener( 'popstate', () => open( here() || first ) );
	window.addEventListener( 'hashchange', () => open( here() || first ) );
	if ( window.location.hash ) {
		open( here() );
	}
}
