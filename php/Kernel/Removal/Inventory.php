<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the plugin writes, in one list: `Removal` takes it away by this list, and tests refuse what a feature writes and this does not name.
 * What has a place of WooCommerce's own (products, orders, coupons, zones, `woocommerce_*` tables and options, roles of its shops) is the shop's
 * and stays; so do pages and what stands in them. `*` stands for anything.
 */
final class Inventory {
	/** Beginning of the names of tables and options, and part of all other names. */
	public const PREFIX = 'marketday_';

	/** Tables, without prefixes, that are worked out anew, or hold no more than a day. */
	public const DERIVED_TABLES = [
		'captcha',
		'event_dates',
		'index_*',
		'mail_days',
		'newsletter_mails',
		'product_views',
		'shares',
		'shelf',
		'stock_holds',
		'tokens',
	];

	/** Tables, without prefixes, with what nobody can work out anew. */
	public const OWN_TABLES = [
		'back_in_stock',
		'newsletter_campaigns',
		'newsletter_consents',
		'newsletter_deliveries',
		'newsletter_lists',
		'newsletter_members',
		'newsletter_sendings',
		'outbox',
		'paypal_payments',
		'search_misses',
		'search_terms',
		'sessions',
		'subscribers',
		'wishes',
		'wishlists',
	];

	/** Options, without prefix, that are worked out anew, or belong to work that has been stopped. */
	public const DERIVED_OPTIONS = [
		'activated',
		'back_in_stock_mailing',
		'block_free_pages',
		'calendar_rules',
		'elastic',
		'import_run_*',
		'index',
		'index_lock',
		'layout_blocks',
		'lookup_rebuilt',
		'lost_tables',
		'making_*',
		'newsletter_import',
		'newsletter_mailpoet_lists',
		'policy_text',
		'product_views_full',
		'shares_full',
		'shelf',
		'shop_path',
		'tables_seen',
		'taken_addresses',
		'unset_options',
		// Of states before tables had one option for all.
		'*_table',
		'search_terms',
	];

	/** Options, without prefix: what the shop's people have set, and what has been done. */
	public const OWN_OPTIONS = [
		'*_page_id',
		'address_field_order',
		'address_search',
		'back_in_stock',
		'badge_new_days',
		'badge_picks',
		'captcha',
		'compare_action',
		'compare_hidden_rows',
		'compare_on_products',
		'currencies',
		'currency_feed',
		'currency_margin',
		'currency_rates',
		'delete_all',
		'embedded_schema',
		'engine',
		'event_addresses',
		'event_feed_deleted',
		'event_feeds',
		'event_move',
		'events_moved',
		'features_off',
		'former_addresses',
		'front_ends',
		'language_cookie',
		'mail_returns',
		'menu_id',
		'newsletter_account',
		'newsletter_checkout',
		'newsletter_consent',
		'newsletter_hourly',
		'newsletter_move',
		'newsletter_opt_in',
		'newsletter_webhook',
		'newsletter_webhook_secret',
		'order_attribution',
		'order_fields',
		'paypal',
		'paypal_address',
		'paypal_log',
		'quick_view_close',
		'reservation_bounds',
		'reservation_end',
		'reservation_minutes',
		'reservation_text',
		'sale_prices_next',
		'sale_prices_seen',
		'sale_prices_turning',
		'sales_notification',
		'sales_notification_days',
		'sales_notification_towns',
		'search_pins',
		'search_synonyms',
		'setup',
		'size_chart_place',
		'stopped_jobs',
		'tables',
		'template_choice',
		'templates',
		'wishlist_log_in',
		'wishlists_moved',
		'wowstore_move',
	];

	/** Transients, without prefix. */
	public const TRANSIENTS = [
		'event_days_*',
		'events_report_*',
		'hand_over_*',
		'handed_over_*',
		'home_health',
		'order_said_*',
		'paypal_token_*',
		'placed_*',
		'recent_sales',
		'refusal_*',
		'refused_*',
		'shelf_totals',
		'slow_mails',
		'sold_*',
		'styles_for_blocks',
		'template_markup',
		'term_counts',
		'wishlists_*',
	];

	/** All meta of ours that is in no place of another plugin's, of posts, orders, their lines, terms and comments. */
	public const META = [ '_marketday_*', 'marketday_*' ];

	/** Meta of posts, whole names. Those of orders lie in WooCommerce's own tables too where it keeps orders there. */
	public const POST_META = [
		'_marketday_checkout_extensions',
		'_marketday_compared',
		'_marketday_data',
		'_marketday_event',
		'_marketday_event_feed',
		'_marketday_event_hash',
		'_marketday_event_hidden',
		'_marketday_event_import',
		'_marketday_event_sequence',
		'_marketday_event_uid',
		'_marketday_event_until',
		'_marketday_event_version',
		'_marketday_measure_amount',
		'_marketday_measure_unit',
		'_marketday_page_before',
		'_marketday_payment_begun',
		'_marketday_payment_mail',
		'_marketday_price_*',
		'_marketday_sale_price_*',
		'_marketday_source_*',
		// An order's values, by feature: `_marketday_paypal-settled`.
		'_marketday_*-*',
		...self::SHARED_META,
	];

	/** Meta of posts in places of WowStore's, which moves in with them: where WowStore has its settings in the site, they are its own. */
	public const SHARED_META = [
		'__product_views_count',
		'__wopb_product_video',
		'_wopb_name_price',
		'wopb_share_count',
		'wopb_size_chart_ids',
	];

	/** Meta of users, whole names; those of a network's further sites have the site's prefix before them. */
	public const USER_META = [
		'marketday_newsletter_proven',
		'marketday_paypal_customer',
		'marketday_paypal_setup',
		'marketday_paypal_tokens',
		'marketday_wishlist_mails',
		'wopb_compare_ids',
	];

	/** Meta that WordPress keeps of how users arrange the screens of our posts and settings. */
	public const SCREENS_USER_META = [ 'marketday_*', '*_marketday_event*', '*_marketday', '*_marketday-*', '*wopb-size-chart*' ];

	/** Meta of terms, whole names. */
	public const TERM_META = [ 'marketday_colour', 'marketday_venue_*' ];

	/** Kinds of posts. */
	public const POST_TYPES = [ 'marketday_event' ];

	/** Kinds of posts that are WowStore's too. */
	public const SHARED_POST_TYPES = [ 'wopb-size-chart' ];

	public const TAXONOMIES = [ 'marketday_event_acc', 'marketday_event_cat', 'marketday_event_loc' ];

	/** Folders in the uploads folder. Files that shoppers buy lie in WooCommerce's `woocommerce_uploads`, and stay. */
	public const FOLDERS = [ 'marketday-import', 'marketday-newsletter' ];

	/** Roles that the embedded store adds, by WooCommerce's names. */
	public const ROLES = [ 'customer', 'shop_manager' ];

	/** Capabilities that the embedded store lets roles have, by WooCommerce's names. */
	private const CAPABILITIES = '/^(manage_woocommerce|view_woocommerce_reports|(edit|read|delete)_(product|shop_order|shop_coupon)'
		. '|(edit|edit_others|publish|read_private|delete|delete_private|delete_published|delete_others|edit_private|edit_published)_(product|shop_order|shop_coupon)s'
		. '|(manage|edit|delete|assign)_(product|shop_order|shop_coupon)_terms)$/D';

	/** Group of Action Scheduler. */
	public const JOB_GROUP = 'marketday';

	/** Names of jobs. */
	public const JOBS = 'marketday_*';

	/**
	 * Tells whether one of the patterns is the name's.
	 *
	 * @param list<string> $patterns
	 */
	public static function names( array $patterns, string $name ): bool {
		foreach ( $patterns as $pattern ) {
			if ( 1 === preg_match( '/^' . str_replace( '\*', '.*', preg_quote( $pattern, '/' ) ) . '$/D', $name ) ) {
				return true;
			}
		}
		return false;
	}

	/** Beginning of the temporary folders of this installation: the folder they are in may be that of many. */
	public static function temporaryFolder(): string {
		global $wpdb;
		return get_temp_dir() . 'marketday-import-' . substr( md5( constant( 'ABSPATH' ) . constant( 'DB_NAME' ) . $wpdb->base_prefix ), 0, 12 ) . '-';
	}

	public static function isCapability( string $name ): bool {
		return 1 === preg_match( self::CAPABILITIES, $name );
	}

	/** A pattern as a database's LIKE takes it. */
	public static function like( string $pattern ): string {
		global $wpdb;
		return str_replace( '*', '%', (string) $wpdb->esc_like( $pattern ) );
	}
}
