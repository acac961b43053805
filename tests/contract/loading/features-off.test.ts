// @features kernel, calendar, newsletter, product-grid, product-filter, slides
// @also-on woocommerce

import { Administrator } from '../administrator';
import { makeEvents, YEAR } from '../calendar-events';
import { php } from '../shop';
import { Shopper } from '../shopper';
import { inSiteAlone } from '../site';

const ADMIN = {
	user: process.env.MARKETDAY_ADMIN_USER ?? '',
	password: process.env.MARKETDAY_ADMIN_PASSWORD ?? '',
};
/** The job that moves the calendar's horizon. */
const HORIZON = 'marketday_calendar_expand';
const SCREEN = '/wp-admin/admin.php?page=marketday-features';
const EVENTS = `/wp-json/marketday/v1/events?from=${ YEAR }-06-01&to=${ YEAR }-06-30`;

/** What the form of the screen holds. */
interface Form {
	nonce: string;
	/** Rooms of all features, in the form's order. */
	rooms: string[];
	on: string[];
}

class Owner extends Administrator {
	async form( path = SCREEN ): Promise< Form & { text: string } > {
		const { text } = await this.get( path );
		const boxes = [
			...text.matchAll( /<input[^>]*name="on\[\]"[^>]*>/g ),
		].map( ( [ box ] ) => box );
		const roomOf = ( box: string ) =>
			/value="(\w+)"/.exec( box )?.[ 1 ] ?? '';
		return {
			text,
			nonce: /name="_wpnonce" value="(\w+)"/.exec( text )?.[ 1 ] ?? '',
			rooms: boxes.map( roomOf ),
			on: boxes
				.filter( ( box ) => /checked|hidden/.test( box ) )
				.map( roomOf ),
		};
	}

	/** Sends the form, and answers where it leads. */
	async choose(
		{ nonce }: Form,
		on: readonly string[],
		agreed = false
	): Promise< { status: number; to: string } > {
		const response = await this.post( '/wp-admin/admin-post.php', {
			action: 'marketday_features',
			_wpnonce: nonce,
			...( agreed ? { agreed: '1' } : {} ),
			...Object.fromEntries(
				on.map( ( room, index ) => [ `on[${ index }]`, room ] )
			),
		} );
		return {
			status: response.status,
			to: decodeURIComponent( response.headers.get( 'location' ) ?? '' ),
		};
	}
}

const off = () =>
	php< string[] >(
		`return (array) get_option( 'marketday_features_off', [] );`
	);

/** Past the screen. */
const switchOff = ( rooms: readonly string[] ) =>
	php(
		`update_option( 'marketday_features_off', json_decode( '${ JSON.stringify(
			rooms
		) }', true ), true ); return [];`
	);

const owner = new Owner();
beforeAll( async () => {
	await owner.logIn( ADMIN );
	// WooCommerce leads its first visitor to its guide.
	await owner.screen( '/wp-admin/' );
} );
afterAll( () => {
	php(
		`delete_option( 'marketday_features_off' ); delete_option( 'rewrite_rules' ); return [];`
	);
} );

describe( 'The screen of features', () => {
	afterEach( () => {
		php( `delete_option( 'marketday_features_off' ); return [];` );
	} );

	it( 'has each in a sentence, and says where its blocks are in use and what needs it', async () => {
		php(
			`wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Pictures that slide', 'post_content' => '<!-- wp:marketday/slideshow /-->' ] ); return [];`
		);
		const { text, rooms, on } = await owner.form();

		expect( rooms ).toContain( 'Newsletter' );
		expect( rooms ).not.toContain( 'Kernel' );
		expect( rooms ).not.toContain( 'Contract' );
		expect( on ).toEqual( rooms );
		expect( text ).toMatch( /In use: [^<]*Pictures that slide/ );
		expect( text ).toMatch( /Needed by: [^<]*Product filter/ );
		expect( text ).toContain( 'Needs: Product grid' );
	} );

	it( 'asks before it switches off what needs another, and does it when agreed', async () => {
		const form = await owner.form();
		const without = form.rooms.filter( ( room ) => room !== 'ProductGrid' );
		const { to } = await owner.choose( form, without );

		expect( to ).toContain( 'off=ProductGrid' );
		expect( off() ).toEqual( [] );

		const question = await owner.form(
			to.replace( /^.*\/wp-admin/, '/wp-admin' )
		);
		expect( question.text ).toContain(
			'Product filter: needs Product grid'
		);
		await owner.choose( question, question.on, true );

		expect( off() ).toEqual(
			expect.arrayContaining( [ 'ProductGrid', 'ProductFilter' ] )
		);

		const later = await owner.form();
		const back = await owner.choose( later, [
			...later.on,
			'ProductFilter',
		] );
		const second = await owner.form(
			back.to.replace( /^.*\/wp-admin/, '/wp-admin' )
		);
		expect( second.text ).toContain(
			'Product grid: needed by Product filter'
		);
	} );

	it( 'refuses a feature that there is not, and who may not', async () => {
		const form = await owner.form();
		const response = await owner.choose( form, [ 'Kernel' ] );
		expect( response.status ).toBe( 400 );
		expect( off() ).toEqual( [] );

		const stranger = new Owner();
		expect( ( await stranger.choose( form, [] ) ).status ).not.toBe( 200 );
		expect( off() ).toEqual( [] );
	} );
} );

describe( 'What is switched off', () => {
	let page = '';
	const shown = async () => ( await new Shopper().get( page ) ).text;

	beforeAll( async () => {
		makeEvents();
		page = php< { path: string } >(
			`$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Off', 'post_content' => '<!-- wp:marketday/slideshow --><!-- wp:paragraph --><p>Within the slides</p><!-- /wp:paragraph --><!-- /wp:marketday/slideshow --><!-- wp:group --><div class="wp-block-group"><!-- wp:marketday/events-calendar /--></div><!-- /wp:group --><!-- wp:paragraph --><p>Beside them</p><!-- /wp:paragraph -->' ] ); return [ 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`
		).path;
		expect( await shown() ).toContain( 'Within the slides' );
		const form = await owner.form();
		const { to } = await owner.choose(
			form,
			form.rooms.filter(
				( room ) =>
					! [ 'Calendar', 'Slides', 'Newsletter' ].includes( room )
			)
		);
		expect( to ).toContain( 'saved=1' );
	} );

	it( 'shows nothing on pages, nor what is in it', async () => {
		const html = await shown();

		expect( html ).toContain( 'Beside them' );
		expect( html ).not.toContain( 'Within the slides' );
		expect( html ).not.toContain( 'events-calendar' );
		expect( html ).not.toContain( 'slideshow' );
	} );

	it( 'answers no call', async () => {
		const shopper = new Shopper();

		expect( ( await shopper.get( EVENTS ) ).status ).toBe( 404 );
		expect(
			( await shopper.get( '/wp-json/marketday/v1/newsletter-lists' ) )
				.status
		).toBe( 404 );
		expect( ( await shopper.get( '/events/' ) ).status ).toBe( 404 );
		expect( ( await shopper.get( '/shop/' ) ).status ).toBe( 200 );
	} );

	it( 'leaves no screen in the menu', async () => {
		const { text } = await owner.get( '/wp-admin/edit-comments.php' );

		expect( text ).toContain( 'page=marketday-features' );
		expect( text ).not.toContain( 'page=marketday-newsletter' );
		expect( text ).not.toContain( 'post_type=marketday_event' );
	} );

	it( 'is known to editors, who cannot insert it', async () => {
		const { text } = await owner.call(
			'/wp-json/wp/v2/block-types/marketday/slideshow?context=edit'
		);
		const type = JSON.parse( text );

		expect( type.supports.inserter ).toBe( false );
		expect( type.editor_script_handles ).toEqual( [
			'marketday-switched-off',
		] );
		expect( type.style_handles ).toEqual( [] );
	} );

	it( 'is there again with all it had, and its jobs wait anew, once it is switched on', async () => {
		const waits = () =>
			php< { waits: boolean } >(
				`return [ 'waits' => null !== $engine->jobs()->waitsUntil( '${ HORIZON }' ) ];`
			).waits;
		expect( waits() ).toBe( false );

		const form = await owner.form();
		await owner.choose( form, form.rooms );
		const response = await new Shopper().get( EVENTS );

		expect( response.status ).toBe( 200 );
		expect( response.text ).toContain( 'Contract fair' );
		expect( ( await new Shopper().get( '/events/' ) ).status ).toBe( 200 );
		expect( await shown() ).toContain( 'Within the slides' );
		expect( await shown() ).toContain( 'events-calendar' );
		// What the job of the upkeep does, which the next request has asked for.
		expect(
			php< boolean[] >(
				`return [ wp_next_scheduled( 'marketday_upkeep', [ Marketday\\Plugin::VERSION ] ) <= time() ];`
			)
		).toEqual( [ true ] );
		php( `Marketday\\Kernel\\Upkeep::run(); return [];` );
		expect( waits() ).toBe( true );
	} );
} );

describe( 'A feature', () => {
	/** Of all that can be switched off. */
	const needs = php< Record< string, string[] > >(
		`$all = []; foreach ( glob( WP_PLUGIN_DIR . '/marketday/php/*/*/feature.php' ) as $file ) { $all[ basename( dirname( $file ) ) ] = ( require $file )->needs; } return $all;`
	);
	const rooms = Object.keys( needs );
	/** Loads all that is on, draws every block, and says which features' classes there are then. */
	const boot = () =>
		inSiteAlone( `
			$errors = [];
			// The list of what Marketday is asks these for their parts.
			$isBuilt = static fn ( string $name ): bool => ! str_ends_with( $name, 'Feature' ) || ! method_exists( $name, 'parts' );
			set_error_handler( static function ( int $level, string $text, string $file, int $line ) use ( &$errors ): bool { $errors[] = "{$text} ({$file}:{$line})"; return true; } );
			do_action( 'marketday_load_all' );
			$map = ( require WP_PLUGIN_DIR . '/marketday/php/hook-map.php' )['embedded'];
			foreach ( array_keys( $map['blocks'] ) as $block ) { do_blocks( "<!-- wp:marketday/{$block} /-->" ); }
			do_action( 'wp_enqueue_scripts' );
			ob_start(); do_action( 'wp_footer' ); ob_end_clean();
			// The kernel's and the engines' folders are no features, though one may have a feature's name.
			$rooms = array_map( static fn ( string $name ): string => ( explode( '\\\\', $name )[2] ?? '' ), array_filter( preg_grep( '/^Marketday.(?!Kernel|Engine)/', get_declared_classes() ), $isBuilt ) );
			return [ 'rooms' => array_values( array_unique( $rooms ) ), 'errors' => $errors ];
		` ) as { rooms: string[]; errors: string[] };
	const withNeeds = ( room: string ): string[] => [
		room,
		...( needs[ room ] ?? [] ).flatMap( withNeeds ),
	];

	afterAll( () => switchOff( [] ) );

	it( 'that is off loads no class of its own', () => {
		switchOff( rooms );
		const { rooms: loaded, errors } = boot();

		expect( errors ).toEqual( [] );
		expect( loaded.filter( ( room ) => rooms.includes( room ) ) ).toEqual(
			[]
		);
	} );

	it.each( rooms )(
		'boots and draws its blocks without its neighbours: %s',
		( room ) => {
			const own = withNeeds( room );
			switchOff( rooms.filter( ( other ) => ! own.includes( other ) ) );
			const { rooms: loaded, errors } = boot();

			expect( errors ).toEqual( [] );
			expect( loaded ).toContain( room );
			expect(
				loaded.filter(
					( other ) =>
						rooms.includes( other ) && ! own.includes( other )
				)
			).toEqual( [] );
		}
	);
} );
