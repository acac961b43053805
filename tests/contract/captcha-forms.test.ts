// @features captcha, account, product
// @also-on woocommerce

import { workFor } from './captcha-work';
import { isWooCommerce, php, product, setOptions } from './shop';
import { Shopper } from './shopper';

/** Said, not only in an attribute of the field. */
const MISSING = /[^"]Please fill in the CAPTCHA\./;
const EVERYWHERE = [
	'registration',
	'log_in',
	'lost_password',
	'comment',
	'review',
	'shop_registration',
	'shop_log_in',
	'shop_lost_password',
];
const settings = ( places: string[] ) =>
	setOptions( { marketday_captcha: { provider: 'built-in', places } } );

const router = ( action: string ) =>
	new Shopper().get(
		`/?marketday_router&page=template&endpoint=captcha&action=${ action }`
	);

/** What a form has to bring: the letters of a new picture. */
async function answered(): Promise< Record< string, string > > {
	const session = ( await router( 'begin' ) ).json.captcha_session_id;
	const { phrase } = php< { phrase: string } >(
		`return [ 'phrase' => ( new Marketday\\Site\\Captcha\\Challenges( new Marketday\\Kernel\\SystemClock() ) )->phrase( '${ session }' ) ];`
	);
	return {
		marketday_captcha: phrase,
		marketday_captcha_session_id: session,
		marketday_captcha_work: workFor( session ),
	};
}

const pathOf = ( code: string ) =>
	php< { path: string } >(
		`return [ 'path' => wp_make_link_relative( ${ code } ) ];`
	).path;
const account = () =>
	pathOf(
		'$engine->settings()->pageUrl( Marketday\\Engine\\Contract\\Page::Account )'
	);
/** A page with WooCommerce's own account. */
const theirs = () =>
	pathOf(
		`get_permalink( get_page_by_path( 'captcha-account' )->ID ?? wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Account', 'post_name' => 'captcha-account', 'post_content' => '[woocommerce_my_account]' ] ) )`
	);
const nonceIn = ( text: string, name: string ) =>
	new RegExp( `name="${ name }"[^>]* value="([^"]+)"` ).exec( text )?.[ 1 ] ??
	'';
const isUser = ( email: string ) =>
	php< { is: boolean } >(
		`return [ 'is' => false !== email_exists( '${ email }' ) ];`
	).is;

beforeAll( () => {
	settings( EVERYWHERE );
	setOptions( {
		users_can_register: '1',
		woocommerce_enable_myaccount_registration: 'yes',
		comment_moderation: '0',
		comment_previously_approved: '0',
	} );
	php(
		`username_exists( 'captcha-ann' ) || wp_insert_user( [ 'user_login' => 'captcha-ann', 'user_email' => 'captcha-ann@example.com', 'user_pass' => 'a long enough word 2', 'role' => 'customer' ] ); return [];`
	);
} );
afterAll( () => {
	settings( [] );
	setOptions( { users_can_register: '0' } );
} );

describe( 'WordPress’s own forms with a captcha', () => {
	it.each( [
		[
			'the registration',
			'?action=register',
			{
				user_login: 'captcha-bea',
				user_email: 'captcha-bea@example.com',
			},
			/checkemail=registered/,
		],
		[
			'the log-in',
			'',
			{ log: 'captcha-ann', pwd: 'a long enough word 2' },
			/wp-admin|account/,
		],
		[
			'the lost password',
			'?action=lostpassword',
			{ user_login: 'captcha-ann' },
			/checkemail=confirm/,
		],
	] )(
		'%s asks for it, takes nothing without, and all with it',
		async ( _form, query, fields, next ) => {
			const path = `/wp-login.php${ query }`;
			const shown = await new Shopper().get( path );
			expect( shown.text ).toContain( 'name="marketday_captcha"' );

			const refused = await new Shopper().post( path, fields );
			expect( refused.status ).toBe( 200 );
			expect( refused.text ).toMatch( MISSING );
			expect( refused.cookies.join() ).not.toContain( 'logged_in' );
			expect( isUser( 'captcha-bea@example.com' ) ).toBe( false );

			const taken = await new Shopper().post( path, {
				...fields,
				...( await answered() ),
			} );
			expect( taken.status ).toBe( 302 );
			expect( taken.headers.get( 'location' ) ).toMatch( next );
			php(
				`require_once ABSPATH . 'wp-admin/includes/user.php'; $user = email_exists( 'captcha-bea@example.com' ); $user && wp_delete_user( $user ); return [];`
			);
		}
	);

	it.each( [
		[
			'a comment',
			() =>
				php< { id: number } >(
					`return [ 'id' => wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Captchas', 'comment_status' => 'open' ] ) ];`
				).id,
		],
		[ 'a review', () => product( 'mug' ) ],
	] )( '%s asks guests for it', async ( _form, make ) => {
		const post = make();
		const shown = await new Shopper().get(
			pathOf( `get_permalink( ${ post } )` )
		);
		expect( shown.text ).toMatch( /<form[^>]*id="commentform"/ );
		expect( shown.text ).toContain( 'name="marketday_captcha"' );
		const fields = {
			comment_post_ID: post,
			author: 'Ann',
			email: `ann-${ post }@example.com`,
			comment: `Well made, and number ${ Date.now() }.`,
			rating: 5,
		};
		const refused = await new Shopper().post(
			'/wp-comments-post.php',
			fields
		);
		expect( refused.status ).toBe( 403 );
		expect( refused.text ).toMatch( MISSING );

		// Two from one network within seconds are too many for WordPress.
		php(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->comments} SET comment_date_gmt = '2020-01-01 00:00:00'" ); return [];`
		);
		const taken = await new Shopper().post( '/wp-comments-post.php', {
			...fields,
			...( await answered() ),
		} );
		expect( taken.status ).toBe( 302 );
		php(
			`global $wpdb; foreach ( $wpdb->get_col( "SELECT comment_ID FROM {$wpdb->comments} WHERE comment_author_email = 'ann-${ post }@example.com'" ) as $id ) { wp_delete_comment( (int) $id, true ); } wp_update_comment_count_now( ${ post } ); return [];`
		);
	} );
} );

( isWooCommerce ? describe.skip : describe )(
	'the forms of our account with a captcha',
	() => {
		it.each( [
			[
				'log-in',
				'',
				{ username: 'captcha-ann', password: 'a long enough word 2' },
			],
			[ 'register', '?form=register', { reg_email: 'cleo@example.com' } ],
			[
				'lost-password',
				'?form=lost-password',
				{ user_login: 'captcha-ann' },
			],
		] )( '%s takes nothing without it', async ( form, query, fields ) => {
			const path = account() + query;
			const visitor = new Shopper();
			const shown = await visitor.get( path );
			const own = shown.text.slice(
				shown.text.indexOf( `value="account-${ form }"` )
			);
			expect( own ).toContain( 'name="marketday_captcha"' );
			const sent = {
				...fields,
				'marketday-action': `account-${ form }`,
				'marketday-nonce': nonceIn( own, 'marketday-nonce' ),
			};
			const refused = await visitor.post( path, sent );
			expect( refused.text ).toMatch( MISSING );

			const taken = await visitor.post( path, {
				...sent,
				...( await answered() ),
			} );
			expect( taken.status ).toBe( 303 );
		} );
	}
);

( isWooCommerce ? describe : describe.skip )(
	'the forms of WooCommerce’s account with a captcha',
	() => {
		it.each( [
			[
				'log-in',
				'',
				'woocommerce-login-nonce',
				{
					login: 'Log in',
					username: 'captcha-ann',
					password: 'a long enough word 2',
				},
			],
			[
				'registration',
				'',
				'woocommerce-register-nonce',
				{ register: 'Register', email: 'captcha-dee@example.com' },
			],
			[
				'lost password',
				'lost-password/',
				'woocommerce-lost-password-nonce',
				{ wc_reset_password: 'true', user_login: 'captcha-ann' },
			],
		] )(
			'%s takes nothing without it, and all with it',
			async ( _form, end, nonce, fields ) => {
				const path = theirs() + end;
				const visitor = new Shopper();
				// What it said to a visitor once makes a session, and its nonces others.
				const send = async ( more = {} ) => {
					const { text } = await visitor.get( path );
					expect( text ).toContain( 'name="marketday_captcha"' );
					return visitor.post( path, {
						...fields,
						...more,
						[ nonce ]: nonceIn( text, nonce ),
					} );
				};
				const refused = await send();
				expect( refused.status ).toBe( 200 );
				expect( refused.text ).toMatch( MISSING );
				expect( isUser( 'captcha-dee@example.com' ) ).toBe( false );

				const taken = await send( await answered() );
				expect( taken.status ).toBe( 302 );
				php(
					`require_once ABSPATH . 'wp-admin/includes/user.php'; $user = email_exists( 'captcha-dee@example.com' ); $user && wp_delete_user( $user ); return [];`
				);
			}
		);
	}
);
