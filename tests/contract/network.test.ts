// @features kernel, store
// @also-on multisite

import { placeOrder } from './checkout-form';
import { isWooCommerce, php } from './shop';
import { inSiteAlone, shopCode } from './site';
import { factsOf, type SiteFacts } from './site-facts';
import { Visitor } from './visitor';
import { describeWalk } from './walk';

const isNetwork = php< { is: boolean } >(
	`return [ 'is' => is_multisite() ];`
).is;

const tablesOf = ( site: string ) =>
	inSiteAlone(
		`global $wpdb; return $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' ) );`,
		site
	) as string[];

/** Visits a site that nobody has visited yet. */
const firstVisit = ( site: string ) =>
	fetch( `${ process.env.MARKETDAY_URL }/${ site }/` );

( isNetwork ? describe : describe.skip )(
	'a further site of a network in which the plugin is active',
	() => {
		let first: SiteFacts;
		let second: SiteFacts;
		beforeAll( async () => {
			await firstVisit( 'second' );
			inSiteAlone( shopCode(), 'second' );
			// WooCommerce has been there before us, with blocks that are nothing without scripts.
			inSiteAlone(
				`foreach ( [ 'cart' => 'basket', 'checkout' => 'checkout' ] as $page => $block ) { wp_update_post( [ 'ID' => (int) get_option( "woocommerce_{$page}_page_id" ), 'post_content' => "<!-- wp:marketday/{$block} /-->" ] ); } return [];`,
				'second'
			);
			first = factsOf( php );
			second = factsOf( ( code ) => inSiteAlone( code, 'second' ) );
		}, 120_000 );

		it( 'has pages and tables of its own', () => {
			expect( second.home ).toBe( `${ first.home }/second` );
			expect( second.prefix ).toBe( `${ first.prefix }2_` );
			for ( const page of Object.values( second.pages ) ) {
				expect( page ).toContain( second.home );
			}
			expect( new Set( Object.values( second.pages ) ).size ).toBe( 10 );
			expect( tablesOf( 'second' ) ).toContain(
				`${ second.prefix }marketday_event_dates`
			);
		} );

		describe( 'like any site', () => describeWalk( () => second ) );

		it( 'shows nobody the basket that they have in the first', async () => {
			const ann = new Visitor( first );
			await ann.add( first.mug );
			const there = new Visitor( second );
			ann.cookies.forEach( ( value, name ) =>
				there.cookies.set( name, value )
			);

			expect( ( await there.cart() ).items_count ).toBe( 0 );
			expect( ( await ann.cart() ).items_count ).toBe( 1 );
		} );

		// WooCommerce's cookies are the whole network's.
		( isWooCommerce ? it.skip : it )(
			'tells its scripts of its baskets by cookies of its own',
			async () => {
				const ann = new Visitor( second );
				const { cookies } = await ann.add( second.mug );

				expect(
					cookies.filter( ( cookie ) =>
						cookie.includes( 'cart_hash' )
					)
				).toEqual( [ expect.stringContaining( 'path=/second/' ) ] );
			}
		);

		it( 'keeps its orders from the first', async () => {
			const ann = new Visitor( second );
			await ann.add( second.mug );
			const { json } = await placeOrder( ann );
			const find = `$order = $GLOBALS['marketday_engine']->orders()->find( ${ json.order_id }, '${ json.order_key }' ); return [ 'found' => null !== $order ];`;

			expect( inSiteAlone( find, 'second' ) ).toEqual( { found: true } );
			expect( php( find ) ).toEqual( { found: false } );
		} );

		it( 'reads nothing that the first has signed', () => {
			const signed = php< { text: string } >(
				`return [ 'text' => Marketday\\Kernel\\SignedToken::sign( 'walk', 'x' ) ];`
			).text;
			const read = `return [ 'text' => Marketday\\Kernel\\SignedToken::read( 'walk', '${ signed }' ) ];`;

			expect( php( read ) ).toEqual( { text: 'x' } );
			expect( inSiteAlone( read, 'second' ) ).toEqual( { text: null } );
		} );

		it( 'keeps of a user what is of its own shop apart: lists, mails, an account at PayPal', () => {
			const write = `wp_set_current_user( 1 );
				( new Marketday\\Kernel\\MetaIds( 'walk_ids' ) )->change( 1, [ 7, 5 ], [] );
				Marketday\\Buying\\PayPal\\Vault\\SavedAccounts::add( 1, 'ada@wallet.example', 'tok-1' );
				Marketday\\Buying\\PayPal\\Vault\\SavedAccounts::keep( 1, Marketday\\Buying\\PayPal\\Vault\\SavedAccounts::CUSTOMER, 'CUST-1' );
				( new Marketday\\Lists\\Wishlist\\Emails\\EmailChoice( $GLOBALS['marketday_engine']->jobs() ) )->choose( 1, true );
				return [];`;
			const read = `$mails = new Marketday\\Lists\\Wishlist\\Emails\\EmailChoice( $GLOBALS['marketday_engine']->jobs() );
				return [
					'ids'      => ( new Marketday\\Kernel\\MetaIds( 'walk_ids' ) )->of( 1 ),
					'account'  => Marketday\\Buying\\PayPal\\Vault\\SavedAccounts::address( 1 ),
					'customer' => Marketday\\Buying\\PayPal\\Vault\\SavedAccounts::text( 1, Marketday\\Buying\\PayPal\\Vault\\SavedAccounts::CUSTOMER ),
					'mails'    => $mails->isWanted( 1 ),
					'readers'  => $mails->after( 0, 9 ),
				];`;
			const forget = `( new Marketday\\Kernel\\MetaIds( 'walk_ids' ) )->erase( 1 );
				Marketday\\Buying\\PayPal\\Vault\\SavedAccounts::remove( 1 );
				( new Marketday\\Lists\\Wishlist\\Emails\\EmailChoice( $GLOBALS['marketday_engine']->jobs() ) )->choose( 1, false );
				return [];`;
			const all = {
				ids: [ 7, 5 ],
				account: 'ada@wallet.example',
				customer: 'CUST-1',
				mails: true,
				readers: [ 1 ],
			};

			php( write );
			expect( php( read ) ).toEqual( all );
			expect( inSiteAlone( read, 'second' ) ).toEqual( {
				ids: [],
				account: '',
				customer: '',
				mails: false,
				readers: [],
			} );
			inSiteAlone( write, 'second' );
			php( forget );
			expect( inSiteAlone( read, 'second' ) ).toEqual( all );
			inSiteAlone( forget, 'second' );
		} );

		it( 'is whole with its first visit where it is added later, and leaves no table behind', async () => {
			const { id } = php< { id: number } >(
				`return [ 'id' => wp_insert_site( [ 'domain' => get_network()->domain, 'path' => get_network()->path . 'later/', 'title' => 'Later', 'user_id' => 1 ] ) ];`
			);
			const { status } = await firstVisit( 'later' );
			const pages = inSiteAlone(
				`return array_map( static fn ( string $name ): string => (string) get_post_status( (int) get_option( "woocommerce_{$name}_page_id" ) ), [ 'shop', 'cart', 'checkout', 'myaccount' ] );`,
				'later'
			);
			const tables = tablesOf( 'later' );

			expect( status ).toBe( 200 );
			expect( pages ).toEqual( [
				'publish',
				'publish',
				'publish',
				'publish',
			] );
			expect(
				tables.filter( ( name ) => name.includes( '_marketday_' ) )
					.length
			).toBeGreaterThan( 1 );

			const left = php< string[] >(
				`global $wpdb; add_user_meta( 1, "{$wpdb->base_prefix}${ id }_marketday_wishlist_mails", 'yes' ); wp_delete_site( ${ id } ); return $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->base_prefix}${ id }_" ) . '%' ) );`
			);
			expect( left ).toEqual( [] );
			const meta = php< string[] >(
				`global $wpdb; return $wpdb->get_col( $wpdb->prepare( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $wpdb->esc_like( "{$wpdb->base_prefix}${ id }_marketday" ) . '%' ) );`
			);
			expect( meta ).toEqual( [] );
		}, 120_000 );
	}
);
