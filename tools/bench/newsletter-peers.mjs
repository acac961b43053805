// @ts-check
import { startSite } from '../site/index.mjs';
import { runOrThrow } from './bench-site.mjs';
import { besideRows, costOf, pageWith, prepare, withPlugin } from './peers.mjs';
import { row } from './rows.mjs';
import { aboveEmpty, sample } from './timing.mjs';

const MAIN = 'mailpoet/mailpoet.php';

/** A form that is sent sooner counts as a robot's. */
const RIPE = 2100;

/** The fields of the page's form of this class, as a browser would send them. @param {string} page @param {string} mark */
async function fieldsOf( page, mark ) {
	const html = await ( await fetch( page ) ).text();
	const [ , own = '' ] = html.split( mark );
	const [ form = '' ] = own.split( '</form>' );
	return [ ...form.matchAll( /<input[^>]*>/g ) ].map( ( [ input ] ) => ( {
		name: /name="([^"]+)"/.exec( input )?.[ 1 ] ?? '',
		type: /type="([^"]+)"/.exec( input )?.[ 1 ] ?? '',
		value: /value="([^"]*)"/.exec( input )?.[ 1 ] ?? '',
	} ) );
}

/**
 * How long a subscription takes above an empty call.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string}                                  page
 * @param {string}                                  mark   Of the form in the page.
 * @param {string}                                  action Of the call.
 * @param {string}                                  token  Where the page has none.
 */
async function timeSubscription( site, page, mark, action, token ) {
	const fields = await fieldsOf( page, mark );
	let number = 0;
	return aboveEmpty( site.url, () => {
		const body = new URLSearchParams( {
			action,
			api_version: 'v1',
			endpoint: 'subscribers',
			method: 'subscribe',
		} );
		for ( const { name, type, value } of fields ) {
			const isAddress =
				type === 'email' && ! name.endsWith( 'data[email]' );
			if ( name.startsWith( 'data[' ) || name === 'token' ) {
				body.set(
					name,
					isAddress ? `reader-${ ++number }@example.com` : value
				);
			}
		}
		if ( token ) {
			body.set( 'token', token );
		}
		return sample( `${ site.url }/wp-admin/admin-ajax.php`, {
			method: 'POST',
			body,
		} );
	} );
}

/** @param {string} site */
async function ourToken( site ) {
	const response = await fetch( `${ site }/wp-admin/admin-ajax.php`, {
		method: 'POST',
		body: new URLSearchParams( { action: 'marketday_token' } ),
	} );
	const { token } = /** @type {{ token: string }} */ (
		await response.json()
	);
	await new Promise( ( resolve ) => setTimeout( resolve, RIPE ) );
	return token;
}

/**
 * Our form beside MailPoet's of the same fields: what a page takes more with it, and how long a subscription takes.
 *
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>} None where MailPoet is not unpacked (`MAILPOET_DIR`).
 */
export async function newsletterPeerRows( say ) {
	const folder = process.env.MAILPOET_DIR ?? '';
	if ( ! folder ) {
		return [];
	}
	const site = await startSite( { db: 'mariadb', demo: false } );
	try {
		say( 'Measuring our form and MailPoet’s' );
		await prepare( site, [ 'bench-plugin', 'newsletter-peers' ] );
		const bare = await pageWith( site, '' );
		const page = await pageWith(
			site,
			'<!-- wp:marketday/newsletter-form {"blockId":"bench"} /-->'
		);
		const ours = await costOf( site.url, page, bare );
		const ourTime = await timeSubscription(
			site,
			page,
			'class="marketday-newsletter__form"',
			'marketday',
			await ourToken( site.url )
		);
		const { theirs, theirTime } = await withPlugin(
			site,
			folder,
			MAIN,
			async () => {
				const printed = await runOrThrow( site, 'bench-mailpoet', [] );
				const form = /form (\d+)/.exec( printed )?.[ 1 ] ?? '';
				const other = await pageWith(
					site,
					`[mailpoet_form id="${ form }"]`
				);
				return {
					theirs: await costOf( site.url, other, bare ),
					theirTime: await timeSubscription(
						site,
						other,
						'class="mailpoet_form mailpoet_form_form',
						'mailpoet',
						''
					),
				};
			}
		);
		return [
			...besideRows( 'a newsletter form, beside MailPoet', ours, theirs ),
			row(
				'a subscription, beside MailPoet: time above an empty call',
				ourTime.median,
				'ms',
				null,
				theirTime.median
			),
			row(
				'a subscription, beside MailPoet: queries',
				ourTime.queries,
				'',
				null,
				theirTime.queries
			),
		];
	} finally {
		await site.stop();
	}
}
