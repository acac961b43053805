import { readdirSync, readFileSync } from 'fs';
import path from 'path';

import { php } from './shop';
import { type ShopResponse, Shopper } from './shopper';

export interface SentEmail {
	to: string;
	subject: string;
	message: string;
	headers: string[];
}

/** The mails the site has sent to an address, the oldest first. */
export function emailsTo( email: string ): SentEmail[] {
	const folder = path.join( process.env.MARKETDAY_SITE_DIR ?? '', 'mail' );
	return readdirSync( folder )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.sort()
		.map(
			( name ) =>
				JSON.parse(
					readFileSync( path.join( folder, name ), 'utf8' )
				) as SentEmail
		)
		.filter( ( { to } ) => to === email );
}

/** The address of a link in a mail: to `confirm`, `unsubscribe` or `manage`. */
export function linkIn( { message }: SentEmail, action: string ): URL {
	const found = [ ...message.matchAll( /href="([^"]+)"/g ) ]
		.map( ( [ , href = '' ] ) => href.replaceAll( '&#038;', '&' ) )
		.find( ( href ) => href.includes( `newsletter=${ action }&` ) );
	if ( ! found ) {
		throw new Error( `The mail has no link to ${ action }.` );
	}
	return new URL( found );
}

/** What is kept of an address. */
export const subscriber = ( email: string ) =>
	php< { status?: string; first_name?: string; lists?: number } >(
		`global $wpdb; $row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}marketday_subscribers WHERE email = %s", '${ email }' ), 'ARRAY_A' );
		return $row ? [ 'status' => $row['status'], 'first_name' => $row['first_name'], 'lists' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_newsletter_members WHERE subscriber = %d", $row['id'] ) ) ] : new stdClass();`
	);

/** The suite's page with a form of every field that the tests fill in; its address. */
export function formPage(): string {
	const fields = [
		{ kind: 'email' },
		{ kind: 'first_name' },
		{ kind: 'text', label: 'Town', required: true },
		{ kind: 'consent' },
		{ kind: 'submit' },
	]
		.map(
			( field ) =>
				`<!-- wp:marketday/newsletter-field ${ JSON.stringify(
					field
				) } /-->`
		)
		.join( '' );
	const forms = `<!-- wp:marketday/newsletter-form {"blockId":"contract"} -->${ fields }<!-- /wp:marketday/newsletter-form --><!-- wp:marketday/newsletter-form {"blockId":"away","redirectUrl":"/about-letters/"} --><!-- wp:marketday/newsletter-field {"kind":"email"} /--><!-- /wp:marketday/newsletter-form --><!-- wp:marketday/newsletter-form {"blockId":"elsewhere","redirectUrl":"https://elsewhere.example/"} --><!-- wp:marketday/newsletter-field {"kind":"email"} /--><!-- /wp:marketday/newsletter-form -->`;
	const encoded = Buffer.from( forms ).toString( 'base64' );
	return php< { path: string } >(
		`$page = get_page_by_path( 'contract-letters' ); $id = wp_insert_post( [ 'ID' => $page->ID ?? 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'contract-letters', 'post_title' => 'Letters', 'post_content' => wp_slash( base64_decode( '${ encoded }' ) ) ] ); return [ 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`
	).path;
}

/** The suite's page with one form of these fields; its address. */
export function formOf( id: string, fields: readonly object[] ): string {
	const blocks = fields
		.map(
			( field ) =>
				`<!-- wp:marketday/newsletter-field ${ JSON.stringify(
					field
				) } /-->`
		)
		.join( '' );
	const encoded = Buffer.from(
		`<!-- wp:marketday/newsletter-form {"blockId":"${ id }"} -->${ blocks }<!-- /wp:marketday/newsletter-form -->`
	).toString( 'base64' );
	return php< { path: string } >(
		`$page = get_page_by_path( 'contract-${ id }' ); $id = wp_insert_post( [ 'ID' => $page->ID ?? 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'contract-${ id }', 'post_title' => 'Letters', 'post_content' => wp_slash( base64_decode( '${ encoded }' ) ) ] ); return [ 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`
	).path;
}

/** The hidden fields of a form of the page. */
export async function hiddenFields(
	page: string,
	form = 'contract'
): Promise< Record< string, string > > {
	const { text } = await new Shopper().get( page );
	const [ , own = '' ] = text.split( `id="marketday-newsletter-${ form }"` );
	const [ markup = '' ] = own.split( '</form>' );
	return Object.fromEntries(
		[
			...markup.matchAll(
				/<input type="hidden" name="([^"]+)" value="([^"]*)"/g
			),
		].map( ( [ , name = '', value = '' ] ) => [ name, value ] )
	);
}

export const pause = ( milliseconds: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

export async function token( visitor = new Shopper() ): Promise< string > {
	const { json } = await visitor.post( '/wp-admin/admin-ajax.php', {
		action: 'marketday_token',
	} );
	return json.token;
}

/** The contract's call. */
export const call = (
	fields: Record< string, string >,
	visitor = new Shopper()
): Promise< ShopResponse > =>
	visitor.post( '/wp-admin/admin-ajax.php', {
		action: 'marketday',
		api_version: 'v1',
		endpoint: 'subscribers',
		method: 'subscribe',
		...fields,
	} );
