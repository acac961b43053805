// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { Visitor } from './visitor.mjs';

const READER = 'reader@example.com';
/** Who sends a form faster is no person. */
const READING_MILLISECONDS = 2500;
const FORM = `<!-- wp:marketday/newsletter-form {"blockId":"letters"} --><!-- wp:marketday/newsletter-field {"kind":"email"} /--><!-- wp:marketday/newsletter-field {"kind":"submit"} /--><!-- /wp:marketday/newsletter-form -->`;

/**
 * Subscribes to letters as a visitor does: by the form, and by the link in the mail that comes.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @return {Promise<string | undefined>} The address; nothing, where the shop sends no letters.
 */
export async function subscribe( site ) {
	const page = await site.php( `
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( 'marketday/newsletter-form' ) ) { return null; }
		return wp_make_link_relative( get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Subscribe', 'post_name' => 'subscribe', 'post_content' => '${ FORM }' ] ) ) );
	` );
	if ( typeof page !== 'string' ) {
		return undefined;
	}
	const reader = new Visitor( site.url );
	const { text } = await reader.get( page );
	const { text: token } = await reader.post( '/wp-admin/admin-ajax.php', {
		action: 'marketday_token',
	} );
	await new Promise( ( resolve ) =>
		setTimeout( resolve, READING_MILLISECONDS )
	);
	const response = await reader.post( '/wp-admin/admin-ajax.php', {
		action: 'marketday',
		api_version: 'v1',
		endpoint: 'subscribers',
		method: 'subscribe',
		...hiddenFields( text ),
		token: JSON.parse( token ).token,
		'data[form_field_email]': READER,
	} );
	if ( response.status !== 200 ) {
		throw new Problem(
			`The letters take no reader: ${ response.status } ${ response.text }`
		);
	}
	const link = await confirmation( site );
	await reader.post( link.pathname + link.search, {
		'marketday-action': 'newsletter-confirm',
		'newsletter-key': link.searchParams.get( 'newsletter-key' ) ?? '',
	} );
	return READER;
}

/** @param {string} page */
function hiddenFields( page ) {
	const [ , own = '' ] = page.split( 'id="marketday-newsletter-letters"' );
	const [ form = '' ] = own.split( '</form>' );
	return Object.fromEntries(
		[
			...form.matchAll(
				/<input type="hidden" name="([^"]+)" value="([^"]*)"/g
			),
		].map( ( [ , name = '', value = '' ] ) => [ name, value ] )
	);
}

/**
 * @param {import('../site/index.mjs').StartedSite} site
 * @return {Promise<URL>} Of the mail to the reader.
 */
async function confirmation( site ) {
	const emails = await site.mails();
	const email = emails.findLast( ( { to } ) => String( to ) === READER );
	const link = /href="([^"]*newsletter=confirm&[^"]*)"/.exec(
		email?.message.replaceAll( '&#038;', '&' ) ?? ''
	)?.[ 1 ];
	if ( ! link ) {
		throw new Problem( 'No mail with a link came to the reader.' );
	}
	return new URL( link );
}
