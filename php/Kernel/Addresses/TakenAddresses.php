<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Addresses;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Admin\HomeScreen;
use Marketday\Kernel\Health\Finding;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\Loading\LoadsIf;
use WP_Post;
use WP_Post_Type;

/**
 * Tells the site's people of addresses of ours that something else has: whenever the site's rules are written anew, as they are when a plugin
 * comes or goes, and on Home.
 *
 * @phpstan-type Taken array{sentence: string, change: string, isLost: bool}
 */
#[LoadsIf( 'option:marketday_taken_addresses', 'admin_notices' )]
final class TakenAddresses {
	/** Option: what was found last, for the notice alone; none where all is well. */
	private const OPTION = 'marketday_taken_addresses';

	private const RIGHT = 'manage_options';

	/** Plugins by the kinds of posts that they alone have. */
	private const PLUGINS = [
		'tribe_events'    => 'The Events Calendar',
		'tribe_venue'     => 'The Events Calendar',
		'tribe_organizer' => 'The Events Calendar',
		'mc-events'       => 'My Calendar',
		'mc-locations'    => 'My Calendar',
		'ai1ec_event'     => 'All-in-One Event Calendar',
	];

	/** @var list<Closure(): list<OwnAddress|null>> */
	private static array $owners = [];

	/** @param Closure(): list<OwnAddress|null> $addresses Called only when they are looked at. */
	public static function add( Closure $addresses ): void {
		self::$owners[] = $addresses;
	}

	public static function register(): void {
		add_action( 'update_option_rewrite_rules', static fn ( mixed $old, mixed $rules ) => self::keep( $rules ), 10, 2 );
		add_action( 'add_option_rewrite_rules', static fn ( string $option, mixed $rules ) => self::keep( $rules ), 10, 2 );
		add_action( 'admin_notices', self::notice( ... ) );
		SiteHealth::add( 'addresses', static fn (): string => __( 'Addresses of your pages', 'marketday' ), self::test( ... ) );
	}

	/** Looks at the rules that have just been written. */
	private static function keep( mixed $rules ): void {
		// Before that, post types are not known, and WordPress writes an empty text first.
		if ( is_array( $rules ) && [] !== $rules && did_action( 'init' ) > 0 ) {
			self::note( self::find( new RewriteRules( $rules ) ) );
		}
	}

	/** @param list<Taken> $found */
	private static function note( array $found ): void {
		$lost = array_column( self::unreachable( $found ), 'sentence' );
		if ( get_option( self::OPTION, [] ) !== $lost ) {
			[] === $lost ? delete_option( self::OPTION ) : update_option( self::OPTION, $lost, true );
			HomeScreen::forget();
		}
	}

	/**
	 * @param list<Taken> $found
	 * @return list<Taken> Those that visitors cannot reach.
	 */
	private static function unreachable( array $found ): array {
		return array_values( array_filter( $found, static fn ( array $one ): bool => $one['isLost'] ) );
	}

	/** @return list<Taken> */
	private static function find( RewriteRules $rules ): array {
		do_action( DeferredFeatures::LOAD_ALL );
		$found = [];
		foreach ( self::$owners as $owner ) {
			foreach ( array_filter( $owner() ) as $address ) {
				$taken = self::look( $address, $rules );
				if ( null !== $taken ) {
					$found[ $taken['sentence'] ] = $taken + [ 'change' => $address->change ];
				}
			}
		}
		return array_values( $found );
	}

	/** @return array{sentence: string, isLost: bool}|null */
	private static function look( OwnAddress $address, RewriteRules $rules ): ?array {
		$query = $rules->query( $address->path );
		$shown = OwnAddress::readable( $address->path );
		if ( null !== $query && ! ( $address->isOurs )( $query ) ) {
			return [
				'sentence' => sprintf(
					/* translators: 1: a plugin's name, 2: an address such as /events/, 3: whose it is, such as: your list of events */
					__( '%1$s uses %2$s, so visitors can’t reach %3$s. Choose another address for yours.', 'marketday' ),
					self::who( $query ),
					$shown,
					$address->what
				),
				'isLost'   => true,
			];
		}
		$hidden = self::hiddenPage( $address );
		if ( '' !== $hidden ) {
			return [ 'sentence' => $hidden, 'isLost' => false ];
		}
		$other = '' === $address->wanted ? null : get_page_by_path( $address->wanted );
		return ! $other instanceof WP_Post || 'publish' !== $other->post_status ? null : [
			'sentence' => sprintf(
				/* translators: 1: title of a page, 2: its address, 3: whose address it is, such as: your page “Wishlist”, 4: that address */
				__( 'Another page, “%1$s”, uses %2$s, so %3$s is at %4$s. Keep the one you need, or give yours an address that visitors can tell apart.', 'marketday' ),
				wp_strip_all_tags( get_the_title( $other ) ),
				OwnAddress::readable( $address->wanted ),
				$address->what,
				$shown
			),
			'isLost'   => false,
		];
	}

	/** Pages of the site's people that our address stands before: '' where there are none. */
	private static function hiddenPage( OwnAddress $address ): string {
		$path = (string) preg_replace( '~/x$~', '', $address->path );
		$page = get_page_by_path( $path );
		if ( ! $page instanceof WP_Post || 'publish' !== $page->post_status || $address->page === $page->ID ) {
			return '';
		}
		$isWhole = $path === $address->path;
		if ( ! $isWhole && [] === get_pages( [ 'parent' => $page->ID, 'number' => 1 ] ) ) {
			return '';
		}
		$sentence = $isWhole
			/* translators: 1: title of a page, 2: an address such as /events/, 3: whose it is, such as: your list of events */
			? __( 'Visitors can’t open your page “%1$s”, because %2$s is the address of %3$s. Change one of the two.', 'marketday' )
			/* translators: 1: title of a page, 2: an address such as /event/, 3: whose it is, such as: your events */
			: __( 'Visitors can’t open the pages below your page “%1$s”, because %2$s is the address of %3$s. Change one of the two.', 'marketday' );
		return sprintf( $sentence, wp_strip_all_tags( get_the_title( $page ) ), OwnAddress::readable( $address->path ), $address->what );
	}

	/** @param array<array-key, mixed> $query What WordPress reads from the address. */
	private static function who( array $query ): string {
		foreach ( get_post_types( [], 'objects' ) as $type ) {
			$isIts = ( $query['post_type'] ?? '' ) === $type->name || ( is_string( $type->query_var ) && isset( $query[ $type->query_var ] ) );
			if ( $type instanceof WP_Post_Type && $isIts ) {
				return self::PLUGINS[ $type->name ]
					/* translators: %s: what another plugin keeps, such as: Events */
					?? sprintf( __( 'Another plugin (“%s”)', 'marketday' ), $type->labels->name );
			}
		}
		return __( 'Another plugin', 'marketday' );
	}

	private static function test(): Finding {
		$found = self::find( RewriteRules::current() );
		self::note( $found );
		$html = implode( '', array_map( self::paragraph( ... ), $found ) );
		return match ( true ) {
			[] === $found => Finding::good(
				__( 'Visitors can reach all Marketday pages', 'marketday' ),
				'<p>' . esc_html__( 'No other plugin or page uses their addresses.', 'marketday' ) . '</p>'
			),
			[] !== self::unreachable( $found ) => Finding::critical( __( 'Something else uses the address of one of your pages', 'marketday' ), $html ),
			default => Finding::recommended( __( 'Two pages of your site have the same or nearly the same address', 'marketday' ), $html )->onHome(),
		};
	}

	/** Notice where plugins are switched on, and on the dashboard. */
	private static function notice(): void {
		$screen = get_current_screen();
		if ( null === $screen || ! in_array( $screen->id, [ 'dashboard', 'plugins' ], true ) || ! current_user_can( self::RIGHT ) ) {
			return;
		}
		$found = self::find( RewriteRules::current() );
		self::note( $found );
		$html = implode( '', array_map( self::paragraph( ... ), self::unreachable( $found ) ) );
		if ( '' !== $html ) {
			echo '<div class="notice notice-warning">' . $html . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped below.
		}
	}

	/** @param Taken $one */
	private static function paragraph( array $one ): string {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( $one['change'] ), esc_html__( 'Change the address', 'marketday' ) );
		return '<p>' . esc_html( $one['sentence'] ) . ' ' . $link . '</p>';
	}
}
