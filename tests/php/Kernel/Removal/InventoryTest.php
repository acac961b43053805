<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Removal;

use Marketday\Kernel\Removal\Inventory;
use Marketday\Kernel\Removal\SiteTables;
use Marketday\Kernel\Schema;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** The list of what the plugin writes is whole: a feature that writes what it does not name fails here. */
#[Group( 'sqlite' )]
final class InventoryTest extends SiteTestCase {
	/** Places of WooCommerce's and WordPress's: what stands there is the shop's, and stays. */
	private const OF_SHOP = [
		'option'       => '/^(woocommerce_.*|blogname|blogdescription|page_for_posts|page_on_front|show_on_front)$/',
		'transient'    => '/^wc_attribute_taxonomies$/',
		'post meta'    => '/^_(?!marketday|.*wopb|_)[a-z_*]+$/',
		'term meta'    => '/^order$/',
		'user meta'    => '/^(\*_\*|woocommerce_admin_coming_soon_banner_dismissed)$/',
		'comment meta' => '/^(rating|verified)$/',
		'post type'    => '/^(product|product_variation|shop_coupon|shop_order|shop_order_refund)$/',
		'taxonomy'     => '/^product_(brand|cat|tag)$/',
	];

	/** Calls whose names only run time knows, and what they are: null for names that another call of the list has. */
	private const AT_RUN_TIME = [
		'folder ?$folder Marketing/Newsletter/Admin/SubscriberImport.php'          => [ 'marketday-newsletter' ],
		'folder ?$this->root() Admin/Import/Run/RunFolders.php'                => [ 'marketday-import' ],
		'folder ?FilePlace::folder() Engine/Embedded/Schema.php'          => null,
		'transient ?self::reportName($key) Events/Calendar/Ics/ImportScreen.php' => [ 'marketday_events_report_1_a' ],
		'transient ?$this->name($visitor) Engine/WooCommerce/LastOrder.php' => [ 'marketday_placed_0' ],
		'job ?$hook Engine/Embedded/CronJobs.php'                         => null,
		'job ?$hook Engine/Contract/LastingJob.php'                                => null,
		'job ?$hook Engine/Contract/StoppedJobs.php'                               => null,
		'job ?$job->hook Engine/Contract/Schedules.php'                            => null,
		'option ?$option Kernel/Addresses/AddressSettings.php'            => [ 'marketday_event_addresses' ],
		'option ?$name Engine/Embedded/Schema/DefaultOptions.php'         => null,
		'option ?$option Buying/BasketReservation/ReservationSettings.php'      => [
			'marketday_reservation_minutes',
			'marketday_reservation_end',
			'marketday_reservation_text',
		],
		'option ?$option Site/ComingSoon/OpeningSettings.php'                 => null,
		'option ?$option Buying/CurrencySwitcher/CurrencySettings.php'          => [ 'marketday_currencies', 'marketday_currency_feed', 'marketday_currency_margin' ],
		'option ?$option Marketing/Newsletter/Options.php'                         => [ 'marketday_newsletter_checkout', 'marketday_newsletter_account' ],
		'option ?$option Site/Pages/ShopPages.php'                            => null,
		'option ?$option Catalogue/ProductBadges/BadgeRules.php'                   => [ 'marketday_badge_new_days', 'marketday_badge_picks' ],
		'option ?$option Marketing/SalesNotification/NotificationSettings.php'     => [
			'marketday_sales_notification',
			'marketday_sales_notification_towns',
			'marketday_sales_notification_days',
		],
		'option ?$option Engine/Embedded/SettingsScreen/Field.php'        => null,
		'option ?$option Marketing/StoreNotice/NoticeSettings.php'                 => null,
		'option ?$this->full() Kernel/DailyLog.php'                      => [ 'marketday_product_views_full', 'marketday_shares_full' ],
		'option ?$this->option() Kernel/FeaturePage.php'                 => [ 'marketday_wishlist_page_id', 'marketday_compare_page_id' ],
		'option ?self::option($name) Engine/Contract/AddressFieldRules.php'        => [ 'marketday_address_field_order' ],
		'post meta ?$key Buying/CurrencySwitcher/FixedPrices.php'               => [ '_marketday_price_eur', '_marketday_sale_price_eur' ],
		'post meta ?$key Kernel/PostCounter.php'                         => null,
		'post meta ?$key Engine/Embedded/Orders/EmbeddedOrders.php'       => [ '_marketday_paypal-settled', '_marketday_currency-rate' ],
		'post meta ?$key Engine/Embedded/Writing/AttributeWriter.php'     => null,
		'post meta ?$key Engine/Embedded/Writing/MetaTable.php'           => [ '_marketday_measure_amount', '_marketday_measure_unit', '_marketday_source_id' ],
		'post meta ?$meta Catalogue/SizeChart/ChartEditor.php'                     => null,
		'post type ?$type Kernel/Removal/SiteContent.php'                => null,
		'table ?$table Marketing/Newsletter/Subscribers/Tables.php'                => [
			'subscribers',
			'newsletter_lists',
			'newsletter_members',
			'newsletter_consents',
			'newsletter_mails',
		],
		'table ?$table Lists/Wishlist/Lists/Tables.php'                        => [ 'wishlists', 'wishes' ],
		'table ?$this->name Search/ProductSearch/TermTable.php'                 => [ 'search_terms', 'search_misses' ],
		'table ?$this->table Kernel/DailyLog.php'                        => null,
		'taxonomy ?$name Events/Calendar/EventType.php'                         => [ 'marketday_event_cat', 'marketday_event_loc', 'marketday_event_acc' ],
		'taxonomy ?$taxonomy Kernel/Removal/SiteContent.php'             => null,
		'taxonomy ?$taxonomy Engine/Embedded/Schema/AttributeTaxonomies.php' => null,
		'taxonomy ?$taxonomy Engine/Embedded/Schema/Taxonomies.php'       => null,
		'taxonomy ?$taxonomy Engine/WooCommerce/AttributeWriter.php'      => null,
		'term meta ?$key Events/Calendar/TermFields.php'                        => [ 'marketday_venue_address', 'marketday_colour' ],
		'term meta ?$key Catalogue/Swatches/TermFields.php'                        => null,
		'transient ?self::reportName($key) Events/Calendar/Ics/ImportScreen.php'        => [ 'marketday_events_report_0_a' ],
		'transient ?$kept Events/Calendar/OccurrenceRows.php'                   => [ 'marketday_event_days_0' ],
		'transient ?$key Catalogue/SoldRecently/SoldPieces.php'                    => [ 'marketday_sold_7' ],
		'transient ?$this->tokenName() Buying/PayPal/Api/PayPalClient.php'      => [ 'marketday_paypal_token_0' ],
		'user meta ?$this->meta() Kernel/MetaIds.php'                    => null,
		'user meta ?SiteOfNetwork::userMeta($name) Buying/PayPal/Vault/SavedAccounts.php' => [ 'marketday_paypal_customer', 'marketday_paypal_setup' ],
		'user meta ?self::meta() Lists/Wishlist/Emails/EmailChoice.php'          => [ 'marketday_wishlist_mails' ],
	];

	public function test_names_whatever_the_code_writes(): void {
		$unnamed = [];
		foreach ( ( new WrittenNames( dirname( __DIR__, 4 ) . '/php' ) )->all() as [ 'kind' => $kind, 'name' => $name, 'file' => $file ] ) {
			$written     = "{$kind} {$name} {$file}";
			$isAtRunTime = str_starts_with( $name, '?' ) && array_key_exists( $written, self::AT_RUN_TIME );
			$names       = $isAtRunTime ? self::AT_RUN_TIME[ $written ] ?? [] : [ $name ];
			foreach ( $names as $one ) {
				self::isNamed( $kind, $one ) || $unnamed[] = "{$kind} {$one} of {$file}";
			}
		}

		self::assertSame( [], $unnamed, 'Name it in Kernel\Removal\Inventory, so that it goes when the plugin is deleted.' );
	}

	public function test_reads_the_calls_of_all_kinds(): void {
		$kinds = array_unique( array_column( ( new WrittenNames( dirname( __DIR__, 4 ) . '/php' ) )->all(), 'kind' ) );

		self::assertEqualsCanonicalizing(
			[ 'comment meta', 'folder', 'job', 'option', 'post meta', 'post type', 'role', 'table', 'taxonomy', 'term meta', 'transient', 'user meta' ],
			$kinds
		);
	}

	public function test_names_what_the_site_of_all_tests_holds(): void {
		global $wpdb;
		$prefix  = Schema::table( '' );
		$tables  = array_map( static fn ( string $table ): string => substr( $table, strlen( $prefix ) ), $wpdb->get_col( "SHOW TABLES LIKE '{$prefix}%'" ) );
		$options = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'marketday%'" );
		$metas   = $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%marketday%' OR meta_key LIKE '%wopb%'" );

		$tables = array_filter( $tables, static fn ( string $name ): bool => ! str_starts_with( $name, 'schema_test' ) );
		$metas  = array_filter( $metas, static fn ( string $name ): bool => ! str_starts_with( $name, 'wopb_sc_' ) );

		self::assertSame( [], self::unnamed( 'table', $tables ) );
		self::assertSame( [], self::unnamed( 'option', $options ) );
		self::assertSame( [], self::unnamed( 'post meta', $metas ) );
		self::assertTrue( SiteTables::isThere( Schema::table( 'tokens' ) ), 'The site has been used.' );
	}

	public function test_knows_its_own_temporary_folders_from_those_of_other_sites(): void {
		$folder = ( new \Marketday\Admin\Import\Run\RunFolders() )->createTemporary();
		rmdir( $folder );

		self::assertStringStartsWith( Inventory::temporaryFolder(), $folder );
		self::assertMatchesRegularExpression( '/marketday-import-[0-9a-f]{12}-$/', Inventory::temporaryFolder() );
	}

	public function test_names_nothing_twice_and_nothing_of_the_shops(): void {
		self::assertSame( [], array_intersect( Inventory::DERIVED_TABLES, Inventory::OWN_TABLES ) );
		foreach ( Inventory::POST_META as $pattern ) {
			self::assertMatchesRegularExpression( '/marketday|wopb|__product_views_count/', $pattern );
		}
		self::assertFalse( Inventory::names( Inventory::POST_META, '_price' ) );
		self::assertFalse( Inventory::isCapability( 'edit_products_of_another' ) );
	}

	public function test_knows_what_the_embedded_store_lets_roles_do(): void {
		if ( self::isWooCommerce() ) {
			self::markTestSkipped( 'They are WooCommerce\'s own.' );
		}
		$roles = new \Marketday\Engine\Embedded\Schema\Roles();

		self::assertSame( [], array_filter( $roles->capabilities(), static fn ( string $name ): bool => ! Inventory::isCapability( $name ) ) );
	}

	/**
	 * @param array<string> $names
	 * @return list<string> Those of them that the inventory does not name.
	 */
	private static function unnamed( string $kind, array $names ): array {
		return array_values( array_filter( $names, static fn ( string $name ): bool => ! self::isNamed( $kind, $name ) ) );
	}

	private static function isNamed( string $kind, string $name ): bool {
		$bare = str_starts_with( $name, Inventory::PREFIX ) ? substr( $name, strlen( Inventory::PREFIX ) ) : "\0";
		return 1 === preg_match( self::OF_SHOP[ $kind ] ?? '/^\b$/', $name ) || match ( $kind ) {
			'table'     => Inventory::names( [ ...Inventory::DERIVED_TABLES, ...Inventory::OWN_TABLES ], $name ),
			'option'    => Inventory::names( [ ...Inventory::DERIVED_OPTIONS, ...Inventory::OWN_OPTIONS ], $bare ),
			'transient' => Inventory::names( Inventory::TRANSIENTS, $bare ),
			'post meta' => Inventory::names( Inventory::POST_META, $name ),
			'user meta' => Inventory::names( Inventory::USER_META, $name ),
			'term meta' => Inventory::names( Inventory::TERM_META, $name ),
			'post type' => in_array( $name, [ ...Inventory::POST_TYPES, ...Inventory::SHARED_POST_TYPES ], true ),
			'taxonomy'  => in_array( $name, Inventory::TAXONOMIES, true ),
			'job'       => Inventory::names( [ Inventory::JOBS ], $name ),
			'folder'    => in_array( $name, Inventory::FOLDERS, true ),
			'role'      => in_array( $name, Inventory::ROLES, true ),
			default     => false,
		};
	}
}
