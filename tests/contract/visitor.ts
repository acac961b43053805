import { type ShopResponse, Shopper } from './shopper';
import type { SiteFacts } from './site-facts';

/** Where an answer came from, through redirects. */
export interface Page extends ShopResponse {
	url: string;
}

const decoded = ( text: string ) =>
	text.replace( /&amp;|&#0?38;/g, '&' ).replaceAll( '\\/', '/' );

/** Someone who knows of a site what its pages say: whole addresses, wherever the site is and however they are written. */
export class Visitor extends Shopper {
	constructor( private readonly facts: SiteFacts ) {
		super( facts.home );
	}

	/** A page, through redirects. */
	async open( address: string ): Promise< Page > {
		let url = address;
		let response = await this.send( 'GET', url, {} );
		for (
			let hops = 0;
			hops < 5 && response.status >= 300 && response.status < 400;
			hops++
		) {
			url = new URL( response.headers.get( 'location' ) ?? '', url ).href;
			response = await this.send( 'GET', url, {} );
		}
		return { ...response, url };
	}

	/** A form as a browser posts it, and the page that follows. */
	async submit(
		address: string,
		fields: Record< string, string >
	): Promise< Page > {
		const response = await this.send( 'POST', address, {
			body: new URLSearchParams( fields ),
		} );
		const next = response.headers.get( 'location' );
		return next
			? this.open( new URL( next, address ).href )
			: { ...response, url: address };
	}

	protected override storeAddress( path: string ): string {
		const { rest } = this.facts;
		return `${ rest }wc/store/v1${
			rest.includes( '?' ) ? path.replace( '?', '&' ) : path
		}`;
	}
}

/** Whole addresses in a page's text, its scripts' settings among them, and those that its markup gives without a host. */
function addressesIn( { text, url }: Page ): URL[] {
	const { origin } = new URL( url );
	const plain = decoded( text );
	const whole = plain.match( new RegExp( `${ origin }[^"'\\s<>)]*`, 'g' ) );
	const relative = [
		...plain.matchAll( /\s(?:href|src|action)=["'](\/(?!\/)[^"']*)/g ),
	].map( ( [ , path = '' ] ) => path );
	return [ ...( whole ?? [] ), ...relative ].map(
		( address ) => new URL( address, url )
	);
}

/** Addresses of a page that lead off its site, to what else is at the same host. */
export function straysOf( page: Page, { home }: SiteFacts ): string[] {
	const { pathname } = new URL( `${ home }/` );
	return addressesIn( page )
		.filter( ( url ) => ! `${ url.pathname }/`.startsWith( pathname ) )
		.map( ( { href } ) => href );
}

/** Style sheets and scripts of ours that a page links; of those it has within it WordPress tells where they are from. */
export function assetsOf( page: Page ): string[] {
	const text = page.text.replace( /\/\*# sourceURL=.*?\*\//g, '' );
	return addressesIn( { ...page, text } )
		.map( ( { href } ) => href )
		.filter( ( href ) =>
			/\/marketday\/build\/.*\.(?:css|js)\b/.test( href )
		);
}

/** The opening tag and the content of a form of a page. */
export function formIn( { text }: Page, start: RegExp ): string {
	const at = text.search( start );
	return at < 0 ? '' : text.slice( at, text.indexOf( '</form>', at ) );
}

/** What a form sends although nobody has filled it in. */
export function hiddenIn( form: string ): Record< string, string > {
	return Object.fromEntries(
		[
			...form.matchAll(
				/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g
			),
		].map( ( [ , name = '', value = '' ] ) => [ name, decoded( value ) ] )
	);
}

/** Where a form of GET leads from a page. */
export function addressOfForm(
	page: Page,
	form: string,
	fields: Record< string, string >
): string {
	const [ , action = '' ] = /\saction="([^"]*)"/.exec( form ) ?? [];
	const url = new URL( decoded( action ), page.url );
	url.search = new URLSearchParams( {
		...hiddenIn( form ),
		...fields,
	} ).toString();
	return url.href;
}
