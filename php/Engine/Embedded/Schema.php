<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Embedded\Downloads\FilePlace;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Engine\Embedded\Schema\DefaultOptions;
use Marketday\Engine\Embedded\Schema\EncodedAttributes;
use Marketday\Engine\Embedded\Schema\OrderTexts;
use Marketday\Engine\Embedded\Schema\Permalinks;
use Marketday\Engine\Embedded\Schema\PostTypes;
use Marketday\Engine\Embedded\Schema\Roles;
use Marketday\Engine\Embedded\Schema\Tables;
use Marketday\Engine\Embedded\Schema\Taxonomies;
use Marketday\Kernel\PrivateFolder;
use Marketday\Kernel\SetUpLease;

/**
 * Storage of the embedded store: WooCommerce's own post types, taxonomies and tables, so that a site which
 * activates WooCommerce later finds its catalogue and orders in place.
 */
final class Schema {
	public const VERSION = '8';

	private const OPTION = 'marketday_embedded_schema';

	public function register(): void {
		// Before WordPress's other `init` work, as the types are asked for from priority 10 on.
		add_action( 'init', [ $this, 'install' ], 3 );
		add_action( 'init', [ $this, 'registerTypes' ], 5 );
		( new Permalinks() )->register();
		add_filter( 'wpmu_drop_tables', static fn ( array $tables ): array => [ ...$tables, ...Tables::names() ] );
	}

	/**
	 * Creates or updates the tables and roles when the plugin's version of them is newer than the site's. Requests may do so at the same moment; what
	 * would be there twice then is left to one of them.
	 */
	public function install(): void {
		if ( self::VERSION === get_option( self::OPTION ) || ! is_blog_installed() ) {
			return;
		}
		( new Tables() )->install();
		( new Roles() )->install();
		( new DefaultOptions() )->install();
		PrivateFolder::close( FilePlace::folder() );
		$this->alone( static function (): void {
			( new OrderTexts() )->heal();
			( new EncodedAttributes() )->rename();
		} );
		// Its taxonomies are registered then.
		add_action( 'init', fn () => $this->alone( static function (): void {
			( new Taxonomies() )->createFixedTerms();
			update_option( self::OPTION, self::VERSION, true );
		} ), 6 );
	}

	/** @param Closure(): void $work For one request at a time, until the site has the version. */
	private function alone( Closure $work ): void {
		SetUpLease::run( 'store', [ self::OPTION ], static function () use ( $work ): void {
			if ( self::VERSION !== get_option( self::OPTION ) ) {
				$work();
			}
		} );
	}

	/** Tells whether the site has had the tables. */
	public static function isInstalled(): bool {
		return false !== get_option( self::OPTION );
	}

	public function registerTypes(): void {
		$permalinks = new Permalinks();
		( new Taxonomies() )->registerAll( $permalinks );
		( new AttributeTaxonomies() )->registerAll();
		( new PostTypes() )->registerAll( $permalinks );
	}
}
