<?php declare( strict_types=1 );
/**
 * Map of what loads each feature, by engine. Written by `npm run hook-map`; see `Marketday\Kernel\Loading\HookMap`.
 *
 * @package Marketday
 */

defined( 'ABSPATH' ) || exit;

return [
	'embedded' => [
		'hooks' => [
			'Kernel\\Admin\\HomePage' => [

			],
			'Kernel\\VisitorData\\CookieRegistry' => [
				'admin_init' => 'logged-in',
				'init' => 'function:wp_add_cookie_info',
			],
			'Kernel\\Health\\SiteHealth' => [
				'site_status_tests' => '',
			],
			'Kernel\\OwnTables' => [
				'admin_notices' => 'option:marketday_lost_tables',
				'shutdown' => 'database-error',
				'admin_post_marketday_lost_tables_known' => '',
			],
			'Kernel\\Admin\\RefusalNotice' => [
				'admin_notices' => '',
			],
			'Store\\Schedules' => [

			],
			'Store\\SharedAddress' => [

			],
			'Kernel\\Schema' => [
				'wpmu_drop_tables' => '',
			],
			'Store\\Embedded\\EmbeddedEngine' => [
				'init' => 'unlike:marketday_engine=embedded',
			],
			'Store\\Embedded\\Schema' => [
				'clean_post_cache' => '',
				'init' => '',
				'marketday_attribute_created' => '',
				'option_rewrite_rules' => '',
				'update_option_woocommerce_permalinks' => '',
				'update_option_woocommerce_shop_page_id' => '',
				'use_block_editor_for_post_type' => '',
				'wpmu_drop_tables' => '',
			],
			'Store\\Embedded\\Catalogue\\ImageReader' => [
				'init' => '',
			],
			'Store\\Embedded\\Catalogue\\ProductLookupTable' => [
				'init' => 'unlike:marketday_shelf=8|is:marketday_engine=woocommerce',
				'deleted_term_relationships' => '',
				'set_object_terms' => '',
				'update_option_woocommerce_hide_out_of_stock_items' => '',
			],
			'Store\\Embedded\\Catalogue\\TermCounts' => [
				'created_term' => '',
				'delete_term' => '',
				'edited_term' => '',
				'marketday_index_changed' => '',
			],
			'Store\\Embedded\\Catalogue\\ShopArchive' => [
				'pre_get_posts' => 'about:product|sent:s',
				'post_type_archive_title' => 'about:product|sent:s',
			],
			'Store\\Embedded\\Writing\\ProductWatch' => [
				'before_delete_post' => '',
				'deleted_post' => '',
				'marketday_stock_changed' => '',
				'save_post_product' => '',
				'save_post_product_variation' => '',
			],
			'Store\\Embedded\\Writing\\SaleTurns' => [
				'init' => 'due:marketday_sale_prices_next',
				'added_post_meta' => '',
				'marketday_sale_prices_due' => '',
				'marketday_sale_prices_turn' => '',
				'updated_post_meta' => '',
			],
			'Store\\Embedded\\Writing\\LookupRebuild' => [
				'marketday_lookup_rebuild' => '',
			],
			'Store\\Embedded\\Writing\\RatingSync' => [
				'added_comment_meta' => '',
				'comment_post' => '',
				'deleted_comment_meta' => '',
				'edit_comment' => '',
				'preprocess_comment' => '',
				'updated_comment_meta' => '',
				'wp_update_comment_count' => '',
			],
			'Store\\Embedded\\Writing\\ReviewRules' => [
				'comments_open' => '',
				'preprocess_comment' => '',
			],
			'Store\\Embedded\\Schema\\Tables' => [

			],
			'Store\\Embedded\\StoreApi\\ProductApi' => [

			],
			'Store\\Embedded\\StoreApi\\VariationAjax' => [
				'wc_ajax_get_variation' => '',
			],
			'Store\\Embedded\\ProductScreens\\AttributeTypes' => [
				'admin_init' => 'screen:edit-tags|screen:term|sent:taxonomy',
				'admin_post_marketday_attribute_type' => '',
			],
			'Store\\Embedded\\ProductScreens\\ProductColumns' => [
				'the_posts' => 'admin',
				'admin_head-edit.php' => '',
				'manage_product_posts_columns' => '',
				'manage_product_posts_custom_column' => '',
			],
			'Store\\Embedded\\ProductScreens\\ProductFieldsBox' => [
				'save_post_product' => 'admin',
				'add_meta_boxes_product' => '',
			],
			'Store\\Embedded\\ProductScreens\\GalleryBox' => [
				'save_post_product' => 'admin',
				'add_meta_boxes_product' => '',
			],
			'Store\\Embedded\\Session\\SessionCookie' => [

			],
			'Store\\Embedded\\Session\\SessionCleaner' => [
				'marketday_clean_sessions' => '',
			],
			'Store\\Embedded\\Session\\LogIn' => [
				'set_logged_in_cookie' => '',
				'wp_login' => '',
				'wp_logout' => '',
			],
			'Store\\Embedded\\Ajax\\Dispatcher' => [
				'wp_loaded' => 'sent:wc-ajax',
			],
			'Store\\Embedded\\Ajax\\LinkForms' => [

			],
			'Store\\Embedded\\Ajax\\BasketCalls' => [
				'wc_ajax_add_to_cart' => '',
				'wc_ajax_get_refreshed_fragments' => '',
				'wc_ajax_remove_from_cart' => '',
			],
			'Store\\Embedded\\Ajax\\TotalsCalls' => [
				'wc_ajax_apply_coupon' => '',
				'wc_ajax_get_cart_totals' => '',
				'wc_ajax_remove_coupon' => '',
				'wc_ajax_update_shipping_method' => '',
			],
			'Store\\Embedded\\StoreApi\\StoreApiServices' => [
				'rest_allowed_cors_headers' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_authentication_errors' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_exposed_cors_headers' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_post_dispatch' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_pre_serve_request' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'marketday_cart_extension_marketday' => '',
			],
			'Store\\Embedded\\Orders\\OrderNotes' => [
				'comment_feed_where' => '',
				'pre_get_comments' => '',
			],
			'Store\\Embedded\\Downloads\\DownloadsServices' => [
				'deleted_post' => '',
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'Store\\Embedded\\Customers\\ShopperData' => [
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'Store\\Embedded\\Orders\\OrderListScreen' => [
				'request' => 'admin',
				'the_posts' => 'admin',
				'bulk_actions-edit-shop_order' => '',
				'list_table_primary_column' => '',
				'manage_edit-shop_order_sortable_columns' => '',
				'manage_shop_order_posts_columns' => '',
				'manage_shop_order_posts_custom_column' => '',
				'post_row_actions' => '',
			],
			'Store\\Embedded\\Orders\\OrderScreen' => [
				'admin_init' => 'screen:post|screen:edit',
				'admin_notices' => 'screen:post|screen:edit',
				'add_meta_boxes_shop_order' => '',
				'admin_post_marketday_order_state' => '',
			],
			'Store\\Embedded\\Orders\\RefundBox' => [
				'add_meta_boxes_shop_order' => '',
				'admin_post_marketday_order_refund' => '',
			],
			'Store\\Embedded\\SettingsScreen\\SettingsScreen' => [
				'admin_init' => 'settings',
				'admin_post_marketday_add_delivery' => '',
			],
			'Store\\Embedded\\Mail\\OrderEmailSamples' => [
				'marketday_mail_samples' => '',
			],
			'Store\\Embedded\\Checkout\\PayPage' => [
				'pre_render_block' => 'query:order-pay',
			],
			'Store\\Embedded\\Checkout\\SalesServices' => [
				'init' => '',
			],
			'Store\\Embedded\\Session\\LeftBaskets' => [

			],
			'Store\\Outbox\\Outbox' => [
				'marketday_outbox' => '',
			],
			'Store\\Outbox\\OutboxHealth' => [
				'admin_post_marketday_outbox_again' => '',
			],
			'Store\\Outbox\\FollowUpNotes' => [
				'marketday_order_followup_failed' => '',
				'marketday_order_followup_recovered' => '',
			],
			'Store\\Elastic\\Elastic' => [

			],
			'Listing\\ProductButtons' => [
				'marketday_card_actions' => '',
				'marketday_product_actions' => '',
			],
			'Kernel\\Http\\RouteTable' => [

			],
			'Kernel\\Assets' => [

			],
			'Kernel\\Admin\\SettingsPage' => [

			],
			'Kernel\\Features\\FeatureSwitches' => [
				'admin_post_marketday_features' => '',
			],
			'Kernel\\EmailCount' => [
				'wp_mail_failed' => '',
				'wp_mail_succeeded' => '',
			],
			'Kernel\\Reports\\ReportsPage' => [
				'admin_post_marketday_report_csv' => '',
			],
			'Kernel\\Http\\VisitorNonce' => [
				'wp_ajax_nopriv_wopb_get_nonce' => '',
				'wp_ajax_wopb_get_nonce' => '',
			],
			'Kernel\\Http\\LogInLimit' => [
				'admin_init' => 'logged-in',
				'after_password_reset' => '',
				'application_password_did_authenticate' => '',
				'authenticate' => '',
				'wp_login' => '',
			],
			'Store\\CrossOrigin' => [
				'rest_authentication_errors' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_jsonp_enabled' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
			],
			'Kernel\\Http\\FrontEnds' => [
				'rest_allowed_cors_headers' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_pre_serve_request' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'admin_init' => 'settings',
			],
			'Store\\CardPictures' => [
				'intermediate_image_sizes_advanced' => '',
			],
			'Store\\BasketHandOver' => [
				'marketday_order_placed' => '',
			],
			'Store\\SampleShop' => [

			],
			'FacetIndex\\FacetIndexFeature' => [
				'posts_pre_query' => 'about:product|sent:s',
				'init' => 'lacks:marketday_index="active":"',
				'added_post_meta' => '',
				'admin_post_marketday_index_continue' => '',
				'admin_post_marketday_index_rebuild' => '',
				'delete_term' => '',
				'deleted_post' => '',
				'deleted_post_meta' => '',
				'deleted_term_relationships' => '',
				'edited_term' => '',
				'edited_term_taxonomies' => '',
				'marketday_catalogue_changed' => '',
				'marketday_index_job' => '',
				'marketday_prices_turned' => '',
				'marketday_product_saved' => '',
				'marketday_product_viewed' => '',
				'marketday_stock_changed' => '',
				'set_object_terms' => '',
				'transition_post_status' => '',
				'update_option_woocommerce_calc_taxes' => '',
				'update_option_woocommerce_currency' => '',
				'update_option_woocommerce_default_country' => '',
				'update_option_woocommerce_hide_out_of_stock_items' => '',
				'update_option_woocommerce_price_num_decimals' => '',
				'update_option_woocommerce_prices_include_tax' => '',
				'update_option_woocommerce_tax_display_shop' => '',
				'updated_post_meta' => '',
				'woocommerce_tax_rate_added' => '',
				'woocommerce_tax_rate_deleted' => '',
				'woocommerce_tax_rate_updated' => '',
				'wp_ajax_marketday_index_step' => '',
				'wp_ajax_nopriv_marketday_index_step' => '',
			],
			'Pages\\PagesFeature' => [
				'marketday_make_pages' => '',
			],
			'Pages\\BlockTemplates' => [
				'get_the_archive_title_prefix' => '',
				'marketday_register_templates' => '',
				'page_template_hierarchy' => '',
				'search_template_hierarchy' => '',
				'taxonomy_template_hierarchy' => '',
			],
			'Pages\\TemplateSetting' => [
				'admin_init' => 'settings',
			],
			'Pages\\TemplateChoice' => [
				'get_block_templates' => 'option:marketday_template_choice',
				'get_block_file_template' => 'option:marketday_template_choice',
				'marketday_uses_classic_pages' => 'option:marketday_template_choice',
				'marketday_setup_templates' => '',
				'marketday_setup_templates_chosen' => '',
			],
			'Pages\\TemplateParts' => [
				'get_block_templates' => '',
				'pre_get_block_file_template' => '',
			],
			'Pages\\ClassicTemplates' => [
				'template_include' => 'classic',
				'the_content' => 'classic',
				'theme_page_templates' => 'classic',
				'marketday_page_markup' => '',
				'marketday_page_template' => '',
			],
			'Pages\\ClassicWidth' => [
				'render_block' => 'classic',
			],
			'Pages\\PageLists' => [
				'get_pages' => '',
				'wp_list_pages_excludes' => '',
			],
			'Pages\\MissingPages' => [
				'admin_notices' => '',
				'wp_untrash_post_status' => '',
			],
			'Pages\\ShopAddress' => [
				'request' => '',
			],
			'Pages\\Privacy' => [
				'template_redirect' => 'page:|query:order-received|query:order-pay',
				'wp_robots' => 'page:|query:order-received|query:order-pay',
				'robots_txt' => '',
			],
			'Pages\\BodyClasses' => [
				'body_class' => '',
			],
			'Pages\\Canonical' => [
				'aioseo_canonical_url' => '',
				'get_canonical_url' => '',
				'rank_math/frontend/canonical' => '',
				'slim_seo_canonical_url' => '',
				'wp_head' => '',
				'wpseo_canonical' => '',
			],
			'Pages\\PageNotices' => [
				'pre_render_block' => '',
				'render_block' => '',
			],
			'Listing\\ListingFeature' => [

			],
			'ProductGrid\\ProductGridFeature' => [
				'document_title_parts' => 'parameters',
				'marketday_listing_blocks' => '',
				'marketday_listing_scope' => '',
				'marketday_nothing_here' => '',
				'marketday_product_cards' => '',
				'wc_ajax_wopb_filter' => '',
				'wc_ajax_wopb_load_more' => '',
				'wc_ajax_wopb_pagination' => '',
			],
			'ExclusiveProducts\\ExclusiveProductsFeature' => [

			],
			'ProductSearch\\ProductSearchFeature' => [
				'admin_init' => 'settings',
				'template_redirect' => 'sent:s',
				'request' => 'sent:s',
				'admin_post_marketday_search_pin' => '',
				'admin_post_marketday_search_words' => '',
				'marketday_home_figures' => '',
				'woocommerce_before_shop_loop' => '',
				'woocommerce_redirect_single_search_result' => '',
			],
			'ProductFilter\\ProductFilterFeature' => [
				'wp_robots' => 'parameters|about:product',
				'template_redirect' => 'parameters',
				'get_canonical_url' => 'parameters',
				'marketday_listing_canonical' => 'parameters',
				'marketday_listing_blocks' => '',
				'robots_txt' => '',
				'wc_ajax_wopb_show_more_filter_item' => '',
			],
			'ResultCount\\ResultCountFeature' => [
				'marketday_listing_blocks' => '',
			],
			'CatalogueSorting\\CatalogueSortingFeature' => [
				'marketday_listing_blocks' => '',
			],
			'ShopSidebar\\ShopSidebarFeature' => [

			],
			'Account\\AccountFeature' => [
				'template_redirect' => 'sent:form',
				'marketday_account_letter' => '',
				'marketday_log_in_proof_wanted' => '',
				'marketday_mail_samples' => '',
			],
			'Account\\LostPasswordLink' => [
				'lostpassword_url' => '',
			],
			'OrderConfirmation\\OrderConfirmationFeature' => [
				'document_title_parts' => 'sent:key',
				'pre_render_block' => 'sent:key',
				'the_title' => 'sent:key',
				'marketday_nothing_here' => '',
				'marketday_order_summary' => '',
			],
			'Product\\ProductFeature' => [
				'wp_enqueue_scripts' => 'about:product',
				'init' => 'post',
				'comment_post' => '',
				'comment_post_redirect' => '',
				'get_comment_link' => '',
				'marketday_after_reviews' => '',
				'pre_comment_on_post' => '',
				'preprocess_comment' => '',
				'rest_pre_insert_comment' => '',
			],
			'ProductGallery\\ProductGalleryFeature' => [
				'add_meta_boxes_product' => '',
				'save_post_product' => '',
			],
			'AddToBasket\\AddToBasketFeature' => [
				'marketday_card_options' => '',
				'wc_ajax_wopb_addcart' => '',
				'wc_ajax_wopb_variation_loop_add_cart' => '',
				'woocommerce_add_to_cart_redirect' => '',
				'wp_ajax_nopriv_wopb_addcart' => '',
				'wp_ajax_wopb_addcart' => '',
			],
			'Swatches\\SwatchesFeature' => [
				'admin_init' => 'screen:edit-tags|screen:term|sent:taxonomy',
				'admin_enqueue_scripts' => 'screen:edit-tags|screen:term|sent:taxonomy',
				'created_term' => '',
				'edited_term' => '',
			],
			'UnitPrice\\UnitPriceFeature' => [
				'marketday_basket_line_details' => '',
				'marketday_price_html' => '',
			],
			'NameYourPrice\\NameYourPriceFeature' => [
				'add_meta_boxes_product' => '',
				'marketday_add_to_basket_link' => '',
				'marketday_basket_line_data' => '',
				'marketday_basket_line_price' => '',
				'marketday_product_form_fields' => '',
				'save_post_product' => '',
			],
			'SizeChart\\SizeChartFeature' => [
				'admin_init' => 'settings',
				'init' => 'menu|sent:post_ID|sent:post_type',
				'marketday_product_form_after' => '',
				'marketday_product_form_options' => '',
				'marketday_product_tabs' => '',
			],
			'Wishlist\\WishlistFeature' => [
				'admin_menu' => 'screen:tools|screen:admin.php',
				'admin_init' => 'settings',
				'template_redirect' => 'page:marketday_wishlist_page_id',
				'wp_robots' => 'page:marketday_wishlist_page_id',
				'init' => 'cookie:wopb_wishlist|cookie:marketday_wish|user',
				'admin_post_marketday_wishlists_import' => '',
				'deleted_user' => '',
				'marketday_account_sections' => '',
				'marketday_basket_foot' => '',
				'marketday_basket_line' => '',
				'marketday_home_figures' => '',
				'marketday_home_tasks' => '',
				'marketday_mail_samples' => '',
				'marketday_product_buttons' => '',
				'marketday_wishlist_watch' => '',
				'robots_txt' => '',
				'wc_ajax_wopb_wishlist' => '',
				'wp_ajax_nopriv_wopb_wishlist' => '',
				'wp_ajax_wopb_wishlist' => '',
				'wp_logout' => '',
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'Compare\\CompareFeature' => [
				'admin_init' => 'settings',
				'template_redirect' => 'page:marketday_compare_page_id',
				'wp_robots' => 'page:marketday_compare_page_id',
				'init' => 'cookie:wopb_compare|user',
				'marketday_product_buttons' => '',
				'marketday_product_tabs' => '',
				'robots_txt' => '',
				'wc_ajax_wopb_compare' => '',
				'wc_ajax_wopb_product_list' => '',
				'wp_ajax_nopriv_wopb_compare' => '',
				'wp_ajax_wopb_compare' => '',
				'wp_logout' => '',
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'QuickView\\QuickViewFeature' => [
				'admin_init' => 'settings',
				'marketday_product_buttons' => '',
				'wc_ajax_wopb_quickview' => '',
			],
			'MiniBasket\\MiniBasketFeature' => [
				'woocommerce_add_to_cart_fragments' => '',
			],
			'Basket\\BasketFeature' => [
				'marketday_page_configuration' => '',
			],
			'BasketReservation\\BasketReservationFeature' => [
				'admin_init' => 'settings',
				'init' => 'option:marketday_reservation_minutes',
				'add_option_marketday_reservation_minutes' => '',
				'marketday_basket_changed' => '',
				'marketday_basket_top' => '',
				'marketday_checkout_top' => '',
				'marketday_mini_basket_top' => '',
				'update_option_marketday_reservation_minutes' => '',
			],
			'Checkout\\CheckoutFeature' => [
				'marketday_checkout_validate' => '',
				'wp_ajax_nopriv_wopb_checkout_login' => '',
				'wp_ajax_wopb_checkout_login' => '',
			],
			'OrderFields\\OrderFieldsFeature' => [
				'marketday_order_fields' => 'option:marketday_order_fields',
				'marketday_address_field_order' => '',
			],
			'AddressSearch\\AddressSearchFeature' => [
				'admin_init' => 'settings',
				'marketday_address_providers' => 'option:marketday_address_search',
			],
			'Newsletter\\NewsletterFeature' => [
				'admin_init' => 'settings',
				'init' => 'is:marketday_activated=pending',
				'template_redirect' => 'page:marketday_newsletter_page_id',
				'wp_robots' => 'page:marketday_newsletter_page_id',
				'admin_post_marketday_newsletter_bulk' => '',
				'admin_post_marketday_newsletter_campaign' => '',
				'admin_post_marketday_newsletter_campaign_change' => '',
				'admin_post_marketday_newsletter_export' => '',
				'admin_post_marketday_newsletter_import' => '',
				'admin_post_marketday_newsletter_import_cancel' => '',
				'admin_post_marketday_newsletter_import_continue' => '',
				'admin_post_marketday_newsletter_import_map' => '',
				'admin_post_marketday_newsletter_list' => '',
				'mailpoet_multiple_subscribers_updated' => '',
				'mailpoet_subscriber_created' => '',
				'mailpoet_subscriber_status_changed' => '',
				'mailpoet_subscriber_updated' => '',
				'marketday_account_section' => '',
				'marketday_checkout_extensions' => '',
				'marketday_checkout_fields' => '',
				'marketday_checkout_validate' => '',
				'marketday_home_figures' => '',
				'marketday_mail_samples' => '',
				'marketday_newsletter_asked' => '',
				'marketday_newsletter_campaign' => '',
				'marketday_newsletter_changed' => '',
				'marketday_newsletter_deliveries' => '',
				'marketday_newsletter_import_job' => '',
				'marketday_newsletter_is_kept_elsewhere' => '',
				'marketday_newsletter_lists' => '',
				'marketday_newsletter_mail' => '',
				'marketday_newsletter_mailpoet' => '',
				'marketday_newsletter_moved' => '',
				'marketday_newsletter_purge' => '',
				'marketday_newsletter_sought' => '',
				'marketday_newsletter_subscribed' => '',
				'marketday_newsletter_unsubscribed' => '',
				'marketday_register_patterns' => '',
				'password_reset' => '',
				'post_row_actions' => '',
				'register_form' => '',
				'render_block_marketday/newsletter-form' => '',
				'render_block_marketday/newsletter-manage' => '',
				'render_block_woocommerce/checkout-contact-information-block' => '',
				'user_register' => '',
				'woocommerce_after_order_notes' => '',
				'woocommerce_register_form' => '',
				'wp_ajax_marketday' => '',
				'wp_ajax_marketday_newsletter_campaign_step' => '',
				'wp_ajax_marketday_newsletter_import_step' => '',
				'wp_ajax_marketday_token' => '',
				'wp_ajax_nopriv_marketday' => '',
				'wp_ajax_nopriv_marketday_newsletter_campaign_step' => '',
				'wp_ajax_nopriv_marketday_newsletter_import_step' => '',
				'wp_ajax_nopriv_marketday_token' => '',
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
				'wp_refresh_nonces' => '',
			],
			'Calendar\\EventType' => [
				'auth_post_meta__marketday_event_for_marketday_event' => '',
				'auth_term_meta_marketday_colour_for_marketday_event_cat' => '',
				'auth_term_meta_marketday_venue_city_for_marketday_event_loc' => '',
				'auth_term_meta_marketday_venue_country_for_marketday_event_loc' => '',
				'auth_term_meta_marketday_venue_latitude_for_marketday_event_loc' => '',
				'auth_term_meta_marketday_venue_longitude_for_marketday_event_loc' => '',
				'auth_term_meta_marketday_venue_postcode_for_marketday_event_loc' => '',
				'auth_term_meta_marketday_venue_street_for_marketday_event_loc' => '',
				'auth_term_meta_marketday_venue_url_for_marketday_event_loc' => '',
				'init' => '',
				'rest_pre_insert_marketday_event' => '',
				'sanitize_post_meta__marketday_event_for_marketday_event' => '',
				'sanitize_term_meta_marketday_colour_for_marketday_event_cat' => '',
				'sanitize_term_meta_marketday_venue_city_for_marketday_event_loc' => '',
				'sanitize_term_meta_marketday_venue_country_for_marketday_event_loc' => '',
				'sanitize_term_meta_marketday_venue_latitude_for_marketday_event_loc' => '',
				'sanitize_term_meta_marketday_venue_longitude_for_marketday_event_loc' => '',
				'sanitize_term_meta_marketday_venue_postcode_for_marketday_event_loc' => '',
				'sanitize_term_meta_marketday_venue_street_for_marketday_event_loc' => '',
				'sanitize_term_meta_marketday_venue_url_for_marketday_event_loc' => '',
			],
			'Calendar\\EventTemplates' => [
				'marketday_register_templates' => '',
			],
			'Calendar\\EventTickets' => [
				'marketday_tickets' => '',
			],
			'Calendar\\CalendarFeature' => [
				'admin_init' => 'settings',
				'marketday_social_data' => 'about:marketday_event',
				'template_redirect' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'wp_robots' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'template_include' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'the_content' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'added_post_meta' => '',
				'admin_post_marketday_event_feed' => '',
				'admin_post_marketday_import_events' => '',
				'admin_post_marketday_move_events' => '',
				'before_delete_post' => '',
				'deleted_post' => '',
				'deleted_post_meta' => '',
				'enqueue_block_editor_assets' => '',
				'manage_marketday_event_posts_columns' => '',
				'manage_marketday_event_posts_custom_column' => '',
				'marketday_calendar_expand' => '',
				'marketday_calendar_feed' => '',
				'marketday_calendar_move' => '',
				'marketday_event_cat_add_form_fields' => '',
				'marketday_event_cat_edit_form_fields' => '',
				'marketday_event_loc_add_form_fields' => '',
				'marketday_event_loc_edit_form_fields' => '',
				'marketday_register_patterns' => '',
				'save_post_marketday_event' => '',
				'saved_marketday_event_cat' => '',
				'saved_marketday_event_loc' => '',
				'transition_post_status' => '',
				'update_option_gmt_offset' => '',
				'update_option_timezone_string' => '',
				'updated_post_meta' => '',
				'wp_ajax_marketday_calendar' => '',
				'wp_ajax_nopriv_marketday_calendar' => '',
			],
			'Captcha\\CaptchaFeature' => [
				'admin_init' => 'settings',
				'authenticate' => 'option:marketday_captcha',
				'comment_form_submit_field' => 'option:marketday_captcha',
				'login_form' => 'option:marketday_captcha',
				'login_form_middle' => 'option:marketday_captcha',
				'lostpassword_form' => 'option:marketday_captcha',
				'lostpassword_post' => 'option:marketday_captcha',
				'preprocess_comment' => 'option:marketday_captcha',
				'register_form' => 'option:marketday_captcha',
				'registration_errors' => 'option:marketday_captcha',
				'woocommerce_review_order_before_payment' => 'option:marketday_captcha',
				'rest_request_after_callbacks' => 'route:/wc/store',
				'marketday_account_captcha' => '',
				'marketday_account_captcha_refusal' => '',
				'marketday_checkout_before_submit' => '',
				'marketday_checkout_log_in' => '',
				'marketday_checkout_validate' => '',
				'marketday_newsletter_captcha' => '',
				'marketday_newsletter_captcha_refusal' => '',
				'marketday_order_placed' => '',
				'marketday_payment_captcha_refusal' => '',
				'render_block_woocommerce/checkout-actions-block' => '',
				'woocommerce_login_form' => '',
				'woocommerce_lostpassword_form' => '',
				'woocommerce_pay_order_before_submit' => '',
				'woocommerce_process_login_errors' => '',
				'woocommerce_process_registration_errors' => '',
				'woocommerce_register_form' => '',
			],
			'Import\\ImportFeature' => [
				'admin_post_marketday_import_begin' => '',
				'admin_post_marketday_import_cancel' => '',
				'admin_post_marketday_import_continue' => '',
				'admin_post_marketday_import_encoding' => '',
				'admin_post_marketday_import_report' => '',
				'admin_post_marketday_import_upload' => '',
				'marketday_import_job' => '',
				'wp_ajax_marketday_import_step' => '',
				'wp_ajax_nopriv_marketday_import_step' => '',
				'wp_scheduled_delete' => '',
			],
			'ShareButtons\\ShareButtonsFeature' => [
				'marketday_product_actions' => '',
				'wp_ajax_nopriv_wopb_share_count' => '',
				'wp_ajax_wopb_share_count' => '',
			],
			'OrderAttribution\\OrderAttributionFeature' => [
				'admin_init' => 'settings|screen:edit|screen:post|screen:admin.php',
				'add_meta_boxes' => '',
				'marketday_checkout_extensions' => '',
				'marketday_checkout_fields' => '',
				'marketday_home_figures' => '',
				'wp_dashboard_setup' => '',
				'wp_enqueue_scripts' => '',
			],
			'PayPal\\PayPalFeature' => [
				'admin_init' => 'settings',
				'marketday_payment_methods' => 'option:marketday_paypal',
				'marketday_mini_basket_foot' => 'option:marketday_paypal',
				'marketday_account_sections' => '',
				'marketday_basket_foot' => '',
				'marketday_captcha_at_checkout' => '',
				'marketday_checkout_before_submit' => '',
				'marketday_checkout_express' => '',
				'marketday_order_status_changed' => '',
				'marketday_paypal_charge' => '',
				'marketday_paypal_clean' => '',
				'marketday_paypal_make_webhook' => '',
				'marketday_paypal_watch' => '',
				'marketday_product_form_after' => '',
				'wc_ajax_ppc-approve-order' => '',
				'wc_ajax_ppc-approve-subscription' => '',
				'wc_ajax_ppc-cart-script-params' => '',
				'wc_ajax_ppc-change-cart' => '',
				'wc_ajax_ppc-create-order' => '',
				'wc_ajax_ppc-create-payment-token' => '',
				'wc_ajax_ppc-create-setup-token' => '',
				'wc_ajax_ppc-data-client-id' => '',
				'wc_ajax_ppc-get-order' => '',
				'wc_ajax_ppc-return-url' => '',
				'wc_ajax_ppc-save-checkout-form' => '',
				'wc_ajax_ppc-simulate-cart' => '',
				'wc_ajax_ppc-update-customer-id' => '',
				'wc_ajax_ppc-update-shipping' => '',
				'wc_ajax_ppc-validate-checkout' => '',
				'wc_ajax_ppc-vault-paypal' => '',
				'wc_ajax_ppc-vault-return' => '',
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'CurrencySwitcher\\CurrencySwitcherFeature' => [
				'admin_init' => 'settings',
				'marketday_currency_choice' => 'option:marketday_currencies',
				'template_redirect' => 'option:marketday_currencies',
				'wp_enqueue_scripts' => 'option:marketday_currencies',
				'add_meta_boxes_product' => '',
				'add_option_marketday_currency_feed' => '',
				'litespeed_vary_cookies' => '',
				'marketday_checkout_extensions' => '',
				'marketday_fetch_rates' => '',
				'rocket_cache_dynamic_cookies' => '',
				'save_post_product' => '',
				'update_option_marketday_currency_feed' => '',
				'wp_ajax_nopriv_wopb_current_currency_save' => '',
				'wp_ajax_wopb_current_currency_save' => '',
			],
			'Lightbox\\LightboxFeature' => [
				'render_block_core/gallery' => '',
				'render_block_core/image' => '',
				'render_block_core/media-text' => '',
			],
			'Slides\\SlidesFeature' => [

			],
			'BlogIndex\\BlogIndexFeature' => [
				'template_redirect' => 'sent:blog-page|query:paged|query:page',
			],
			'LanguageCookie\\LanguageCookieFeature' => [
				'admin_init' => 'settings',
				'wp_footer' => 'option:marketday_language_cookie',
			],
			'SocialData\\SocialDataFeature' => [
				'wp_head' => '',
			],
			'Emails\\EmailsFeature' => [
				'admin_post_marketday_email_returns' => '',
				'admin_post_marketday_test_email' => '',
			],
			'WowStore\\WowStoreFeature' => [
				'enqueue_block_editor_assets' => '',
			],
			'Patterns\\PatternsFeature' => [
				'template_redirect' => 'page:page_on_front',
				'marketday_register_patterns' => '',
			],
			'SetupGuide\\SetupGuideFeature' => [
				'admin_notices' => 'screen:plugins',
				'admin_post_marketday_dismiss_setup' => '',
				'marketday_home_tasks' => '',
				'plugin_action_links_marketday/marketday.php' => '',
			],
			'Header\\HeaderFeature' => [
				'marketday_block_style' => '',
				'marketday_register_patterns' => '',
			],
			'Header\\SkipLink' => [
				'template_redirect' => 'classic',
				'wp_enqueue_scripts' => 'classic',
			],
			'StoreNotice\\StoreNoticeFeature' => [
				'admin_init' => 'settings',
				'wp_enqueue_scripts' => 'option:woocommerce_demo_store',
				'wp_body_open' => 'option:woocommerce_demo_store',
				'woocommerce_demo_store' => 'option:woocommerce_demo_store',
			],
			'ComingSoon\\ComingSoonFeature' => [
				'rest_api_init' => 'called:/wp/v2/users',
				'admin_init' => 'settings',
				'template_redirect' => 'option:woocommerce_coming_soon',
				'wp_enqueue_scripts' => 'option:woocommerce_coming_soon',
				'wp_footer' => 'option:woocommerce_coming_soon',
			],
			'SalesNotification\\SalesNotificationFeature' => [
				'admin_init' => 'settings',
				'wp_enqueue_scripts' => 'option:marketday_sales_notification',
				'wp_footer' => 'option:marketday_sales_notification',
				'marketday_order_status_changed' => '',
				'update_option_marketday_sales_notification_days' => '',
				'update_option_marketday_sales_notification_towns' => '',
			],
			'ProductBadges\\ProductBadgesFeature' => [
				'admin_init' => 'settings',
				'wp_enqueue_scripts' => 'option:marketday_badge_new_days|option:marketday_badge_picks',
				'marketday_card_badges' => '',
				'marketday_cards_begin' => '',
			],
			'SoldRecently\\SoldRecentlyFeature' => [

			],
			'BackInStock\\BackInStockFeature' => [
				'admin_init' => 'settings',
				'wp_enqueue_scripts' => 'option:marketday_back_in_stock',
				'marketday_back_in_stock_confirm' => '',
				'marketday_back_in_stock_mail' => '',
				'marketday_home_figures' => '',
				'marketday_mail_samples' => '',
				'marketday_product_form_after' => '',
				'marketday_product_saved' => '',
				'marketday_stock_changed' => '',
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'FreeDeliveryBar\\FreeDeliveryBarFeature' => [

			],
			'StorefrontEvents\\StorefrontEventsFeature' => [
				'wp_enqueue_scripts' => '',
				'wp_footer' => '',
			],
			'Kernel\\Removal\\DeletionSetting' => [
				'admin_init' => 'settings',
				'wp_uninitialize_site' => '',
			],
		],
		'blocks' => [
			'product-grid' => 'ProductGrid\\ProductGridFeature',
			'exclusive-products' => 'ExclusiveProducts\\ExclusiveProductsFeature',
			'product-search' => 'ProductSearch\\ProductSearchFeature',
			'product-filter' => 'ProductFilter\\ProductFilterFeature',
			'result-count' => 'ResultCount\\ResultCountFeature',
			'catalogue-sorting' => 'CatalogueSorting\\CatalogueSortingFeature',
			'shop-sidebar' => 'ShopSidebar\\ShopSidebarFeature',
			'account' => 'Account\\AccountFeature',
			'order-confirmation' => 'OrderConfirmation\\OrderConfirmationFeature',
			'product' => 'Product\\ProductFeature',
			'product-tabs' => 'Product\\ProductFeature',
			'product-part' => 'Product\\ProductFeature',
			'product-gallery' => 'ProductGallery\\ProductGalleryFeature',
			'add-to-basket' => 'AddToBasket\\AddToBasketFeature',
			'wishlist' => 'Wishlist\\WishlistFeature',
			'wishlist-link' => 'Wishlist\\WishlistFeature',
			'compare' => 'Compare\\CompareFeature',
			'compare-link' => 'Compare\\CompareFeature',
			'mini-basket' => 'MiniBasket\\MiniBasketFeature',
			'basket' => 'Basket\\BasketFeature',
			'basket-reservation' => 'BasketReservation\\BasketReservationFeature',
			'checkout' => 'Checkout\\CheckoutFeature',
			'newsletter-form' => 'Newsletter\\NewsletterFeature',
			'newsletter-field' => 'Newsletter\\NewsletterFeature',
			'newsletter-manage' => 'Newsletter\\NewsletterFeature',
			'events-calendar' => 'Calendar\\CalendarFeature',
			'events-table' => 'Calendar\\CalendarFeature',
			'event-details' => 'Calendar\\CalendarFeature',
			'upcoming-events' => 'Calendar\\CalendarFeature',
			'share-buttons' => 'ShareButtons\\ShareButtonsFeature',
			'currency-switcher' => 'CurrencySwitcher\\CurrencySwitcherFeature',
			'slideshow' => 'Slides\\SlidesFeature',
			'carousel' => 'Slides\\SlidesFeature',
			'blog-index' => 'BlogIndex\\BlogIndexFeature',
			'menu-sidebar' => 'Header\\HeaderFeature',
			'search-overlay' => 'Header\\HeaderFeature',
			'account-link' => 'Header\\HeaderFeature',
			'store-notice' => 'StoreNotice\\StoreNoticeFeature',
			'sales-notification' => 'SalesNotification\\SalesNotificationFeature',
			'sold-recently' => 'SoldRecently\\SoldRecentlyFeature',
			'free-delivery-bar' => 'FreeDeliveryBar\\FreeDeliveryBarFeature',
		],
		'rest' => [
			'/wc/store/v1/products' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/(?P<id>[\\d]+)' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/collection-data' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/categories' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/categories/(?P<id>[\\d]+)' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/tags' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/attributes' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/attributes/(?P<id>[\\d]+)' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/attributes/(?P<id>[\\d]+)/terms' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/reviews' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/(?P<slug>[\\S]+)' => 'Store\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/cart' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/add-item' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/update-item' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/remove-item' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/apply-coupon' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/remove-coupon' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/select-shipping-rate' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/update-customer' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/extensions' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/items' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/items/(?P<key>[\\w-]{32})' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/coupons' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/coupons/(?P<code>[^/]+)' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/checkout' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/order/(?P<id>[\\d]+)' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/batch' => 'Store\\Embedded\\StoreApi\\StoreApiServices',
			'/marketday/v1/reports/(?P<report>[a-z-]+)' => 'Kernel\\Reports\\ReportsPage',
			'/marketday/v1/sample-shop' => 'Store\\SampleShop',
			'/wopb/product-filter' => 'Listing\\ListingFeature',
			'/wopb/product-search' => 'ProductSearch\\ProductSearchFeature',
			'/marketday/v1/product-search' => 'ProductSearch\\ProductSearchFeature',
			'/marketday/v1/facets' => 'ProductFilter\\ProductFilterFeature',
			'/wopb/views' => 'Product\\ProductFeature',
			'/marketday/v1/products/(?P<id>[\\d]+)/form' => 'AddToBasket\\AddToBasketFeature',
			'/marketday/v1/wishlist' => 'Wishlist\\WishlistFeature',
			'/marketday/v1/comparison' => 'Compare\\CompareFeature',
			'/marketday/v1/comparison/suggestions' => 'Compare\\CompareFeature',
			'/marketday/v1/address-fields' => 'Checkout\\CheckoutFeature',
			'/marketday/v1/order-fields' => 'OrderFields\\OrderFieldsFeature',
			'/marketday/v1/addresses' => 'AddressSearch\\AddressSearchFeature',
			'/marketday/v1/addresses/(?P<id>[\\w.:%-]{1,100})' => 'AddressSearch\\AddressSearchFeature',
			'/marketday/v1/newsletter-subscribers' => 'Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers' => 'Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers/(?P<id>\\d+)' => 'Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers/lines' => 'Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers/deeds' => 'Newsletter\\NewsletterFeature',
			'/marketday/v1/newsletter-lists' => 'Newsletter\\NewsletterFeature',
			'/marketday/v1/event-dates' => 'Calendar\\CalendarFeature',
			'/marketday/v1/event-series' => 'Calendar\\CalendarFeature',
			'/marketday/v1/events' => 'Calendar\\CalendarFeature',
			'/marketday/v1/captcha' => 'Captcha\\CaptchaFeature',
			'/marketday/v1/paypal/webhook' => 'PayPal\\PayPalFeature',
			'/marketday/v1/paypal/settings' => 'PayPal\\PayPalFeature',
			'/marketday/v1/paypal/connection' => 'PayPal\\PayPalFeature',
			'/marketday/v1/currencies' => 'CurrencySwitcher\\CurrencySwitcherFeature',
			'/marketday/v1/posts/page/(?P<page>\\d{1,6})(?:/(?P<lang>[\\w-]{2,20}))?' => 'BlogIndex\\BlogIndexFeature',
			'/marketday/v1/setup' => 'SetupGuide\\SetupGuideFeature',
			'/sales/v1/notification' => 'SalesNotification\\SalesNotificationFeature',
		],
		'links' => [
			'add-to-cart' => 'Store\\Embedded\\Ajax\\LinkForms',
			'remove_item' => 'Store\\Embedded\\Ajax\\LinkForms',
			'download_file' => 'Store\\Embedded\\Downloads\\DownloadsServices',
			'marketday-hand-over' => 'Store\\BasketHandOver',
			'marketday-log-in' => 'Account\\AccountFeature',
			'wishlist-mails-end' => 'Wishlist\\WishlistFeature',
			'marketday-wish' => 'Wishlist\\WishlistFeature',
			'marketday-compare' => 'Compare\\CompareFeature',
			'wopb-cart-clear' => 'Basket\\BasketFeature',
			'newsletter-unsubscribe' => 'Newsletter\\NewsletterFeature',
			'marketday-ics' => 'Calendar\\CalendarFeature',
			'marketday_router' => 'Captcha\\CaptchaFeature',
			'marketday-set-currency' => 'CurrencySwitcher\\CurrencySwitcherFeature',
		],
		'forms' => [
			'pay-order' => 'Store\\Embedded\\Checkout\\PayPage',
			'save-address' => 'Account\\AccountFeature',
			'save-details' => 'Account\\AccountFeature',
			'cancel-order' => 'Account\\AccountFeature',
			'order-again' => 'Account\\AccountFeature',
			'account-log-in' => 'Account\\AccountFeature',
			'account-register' => 'Account\\AccountFeature',
			'account-lost-password' => 'Account\\AccountFeature',
			'account-new-password' => 'Account\\AccountFeature',
			'show-order' => 'OrderConfirmation\\OrderConfirmationFeature',
			'save-for-later' => 'Wishlist\\WishlistFeature',
			'end-wishlist-mails' => 'Wishlist\\WishlistFeature',
			'change-wishlist' => 'Wishlist\\WishlistFeature',
			'change-comparison' => 'Compare\\CompareFeature',
			'update-basket' => 'Basket\\BasketFeature',
			'apply-coupon' => 'Basket\\BasketFeature',
			'update-totals' => 'Basket\\BasketFeature',
			'restore-line' => 'Basket\\BasketFeature',
			'clear-basket' => 'Basket\\BasketFeature',
			'place-order' => 'Checkout\\CheckoutFeature',
			'checkout-coupon' => 'Checkout\\CheckoutFeature',
			'checkout-log-in' => 'Checkout\\CheckoutFeature',
			'newsletter-account' => 'Newsletter\\NewsletterFeature',
			'newsletter-subscribe' => 'Newsletter\\NewsletterFeature',
			'newsletter-confirm' => 'Newsletter\\NewsletterFeature',
			'newsletter-leave' => 'Newsletter\\NewsletterFeature',
			'newsletter-change' => 'Newsletter\\NewsletterFeature',
			'newsletter-address' => 'Newsletter\\NewsletterFeature',
			'newsletter-link' => 'Newsletter\\NewsletterFeature',
			'keep-paypal' => 'PayPal\\PayPalFeature',
			'forget-paypal' => 'PayPal\\PayPalFeature',
			'back-in-stock' => 'BackInStock\\BackInStockFeature',
			'back-in-stock-confirm' => 'BackInStock\\BackInStockFeature',
		],
		'screens' => [
			'Kernel\\Admin\\HomePage' => [
				[
					'parent' => '',
					'slug' => 'marketday',
					'right' => 'manage_woocommerce',
					'menu' => 'Marketday',
					'title' => 'Marketday',
					'icon' => 'dashicons-store',
					'place' => 56.0,
				],
				[
					'parent' => 'marketday',
					'slug' => 'marketday',
					'right' => 'manage_woocommerce',
					'menu' => 'Home',
					'title' => 'Home',
					'icon' => '',
					'place' => 0,
				],
			],
			'Kernel\\Admin\\SettingsPage' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-settings',
					'right' => 'manage_options',
					'menu' => 'Settings',
					'title' => 'Settings',
					'icon' => '',
					'place' => 90,
				],
			],
			'Kernel\\Features\\FeatureSwitches' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-features',
					'right' => 'manage_options',
					'menu' => 'Features',
					'title' => 'Features',
					'icon' => '',
					'place' => 85,
				],
			],
			'Kernel\\Reports\\ReportsPage' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-reports',
					'right' => 'manage_woocommerce',
					'menu' => 'Reports',
					'title' => 'Reports',
					'icon' => '',
					'place' => 10,
				],
			],
			'FacetIndex\\FacetIndexFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-index',
					'right' => 'edit_others_products',
					'menu' => 'Product index',
					'title' => 'Product index',
					'icon' => '',
					'place' => 70,
				],
			],
			'ProductSearch\\ProductSearchFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-search',
					'right' => 'edit_others_products',
					'menu' => 'Product search',
					'title' => 'Product search',
					'icon' => '',
					'place' => 30,
				],
			],
			'OrderFields\\OrderFieldsFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-order-fields',
					'right' => 'manage_options',
					'menu' => 'Checkout fields',
					'title' => 'Checkout fields',
					'icon' => '',
					'place' => 40,
				],
			],
			'Newsletter\\NewsletterFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-newsletter',
					'right' => 'list_users',
					'menu' => 'Newsletter',
					'title' => 'Newsletter',
					'icon' => '',
					'place' => 20,
				],
				[
					'parent' => 'marketday',
					'slug' => 'marketday-campaigns',
					'right' => 'list_users',
					'menu' => 'Newsletters',
					'title' => 'Newsletters',
					'icon' => '',
					'place' => 21,
				],
			],
			'Calendar\\CalendarFeature' => [
				[
					'parent' => 'edit.php?post_type=marketday_event',
					'slug' => 'marketday-import-events',
					'right' => 'import',
					'menu' => 'Import',
					'title' => 'Import events',
					'icon' => '',
					'place' => NULL,
				],
			],
			'Import\\ImportFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-import',
					'right' => 'import',
					'menu' => 'Import products',
					'title' => 'Import products',
					'icon' => '',
					'place' => 60,
				],
			],
			'PayPal\\PayPalFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-paypal',
					'right' => 'manage_options',
					'menu' => 'PayPal',
					'title' => 'PayPal',
					'icon' => '',
					'place' => 50,
				],
			],
			'Emails\\EmailsFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-emails',
					'right' => 'manage_options',
					'menu' => 'Emails',
					'title' => 'Emails',
					'icon' => '',
					'place' => 45,
				],
			],
			'SetupGuide\\SetupGuideFeature' => [
				[
					'parent' => 'marketday',
					'slug' => 'marketday-setup-guide',
					'right' => 'manage_options',
					'menu' => 'Set up the shop',
					'title' => 'Set up the shop',
					'icon' => '',
					'place' => 95,
				],
			],
		],
		'options' => [
			'marketday_features_off',
			'woocommerce_thumbnail_image_width',
			'woocommerce_single_image_width',
			'woocommerce_ship_to_countries',
			'woocommerce_allowed_countries',
			'woocommerce_default_customer_address',
			'woocommerce_tax_based_on',
			'woocommerce_shipping_cost_requires_address',
			'woocommerce_shipping_tax_class',
			'woocommerce_registration_generate_password',
			'woocommerce_checkout_company_field',
			'woocommerce_checkout_address_2_field',
			'woocommerce_checkout_phone_field',
			'marketday_templates',
			'marketday_template_choice',
			'marketday_size_chart_place',
			'wopb_options',
			'marketday_wishlist_log_in',
			'marketday_compare_action',
			'marketday_compare_on_products',
			'marketday_reservation_minutes',
			'marketday_order_fields',
			'marketday_address_search',
			'marketday_newsletter_opt_in',
			'marketday_newsletter_checkout',
			'marketday_newsletter_account',
			'marketday_captcha',
			'marketday_order_attribution',
			'marketday_paypal',
			'marketday_currencies',
			'marketday_language_cookie',
			'woocommerce_demo_store',
			'woocommerce_demo_store_notice',
			'marketday_badge_new_days',
			'marketday_badge_picks',
			'marketday_back_in_stock',
			'marketday_lost_tables',
			'marketday_engine',
			'marketday_shelf',
			'marketday_sale_prices_next',
			'marketday_index',
			'marketday_activated',
			'woocommerce_coming_soon',
			'marketday_sales_notification',
		],
		'pages' => [
			'woocommerce_shop_page_id',
			'woocommerce_cart_page_id',
			'woocommerce_checkout_page_id',
			'woocommerce_myaccount_page_id',
			'woocommerce_terms_page_id',
			'marketday_wishlist_page_id',
			'marketday_compare_page_id',
			'marketday_newsletter_page_id',
		],
	],
	'turned' => [
		'embedded' => [
			'any' => [
				'init' => [
					'Marketday\\Kernel\\VisitorData\\CookieRegistry' => 'function:wp_add_cookie_info',
					'Marketday\\Store\\Embedded\\EmbeddedEngine' => 'unlike:marketday_engine=embedded',
					'Marketday\\Store\\Embedded\\Schema' => '',
					'Marketday\\Store\\Embedded\\Catalogue\\ImageReader' => '',
					'Marketday\\Store\\Embedded\\Catalogue\\ProductLookupTable' => 'unlike:marketday_shelf=8|is:marketday_engine=woocommerce',
					'Marketday\\Store\\Embedded\\Writing\\SaleTurns' => 'due:marketday_sale_prices_next',
					'Marketday\\Store\\Embedded\\Checkout\\SalesServices' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => 'lacks:marketday_index="active":"',
					'Marketday\\Product\\ProductFeature' => 'post',
					'Marketday\\SizeChart\\SizeChartFeature' => 'menu|sent:post_ID|sent:post_type',
					'Marketday\\Wishlist\\WishlistFeature' => 'cookie:wopb_wishlist|cookie:marketday_wish|user',
					'Marketday\\Compare\\CompareFeature' => 'cookie:wopb_compare|user',
					'Marketday\\BasketReservation\\BasketReservationFeature' => 'option:marketday_reservation_minutes',
					'Marketday\\Newsletter\\NewsletterFeature' => 'is:marketday_activated=pending',
					'Marketday\\Calendar\\EventType' => '',
				],
				'site_status_tests' => [
					'Marketday\\Kernel\\Health\\SiteHealth' => '',
				],
				'shutdown' => [
					'Marketday\\Kernel\\OwnTables' => 'database-error',
				],
				'wpmu_drop_tables' => [
					'Marketday\\Kernel\\Schema' => '',
				],
				'deleted_term_relationships' => [
					'Marketday\\Store\\Embedded\\Catalogue\\ProductLookupTable' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'set_object_terms' => [
					'Marketday\\Store\\Embedded\\Catalogue\\ProductLookupTable' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_hide_out_of_stock_items' => [
					'Marketday\\Store\\Embedded\\Catalogue\\ProductLookupTable' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'created_term' => [
					'Marketday\\Store\\Embedded\\Catalogue\\TermCounts' => '',
					'Marketday\\Swatches\\SwatchesFeature' => '',
				],
				'delete_term' => [
					'Marketday\\Store\\Embedded\\Catalogue\\TermCounts' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'edited_term' => [
					'Marketday\\Store\\Embedded\\Catalogue\\TermCounts' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Swatches\\SwatchesFeature' => '',
				],
				'marketday_index_changed' => [
					'Marketday\\Store\\Embedded\\Catalogue\\TermCounts' => '',
				],
				'pre_get_posts' => [
					'Marketday\\Store\\Embedded\\Catalogue\\ShopArchive' => 'about:product|sent:s',
				],
				'post_type_archive_title' => [
					'Marketday\\Store\\Embedded\\Catalogue\\ShopArchive' => 'about:product|sent:s',
				],
				'before_delete_post' => [
					'Marketday\\Store\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'deleted_post' => [
					'Marketday\\Store\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\Store\\Embedded\\Downloads\\DownloadsServices' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_stock_changed' => [
					'Marketday\\Store\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'save_post_product' => [
					'Marketday\\Store\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\Store\\Embedded\\ProductScreens\\ProductFieldsBox' => 'admin',
					'Marketday\\Store\\Embedded\\ProductScreens\\GalleryBox' => 'admin',
					'Marketday\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'save_post_product_variation' => [
					'Marketday\\Store\\Embedded\\Writing\\ProductWatch' => '',
				],
				'added_post_meta' => [
					'Marketday\\Store\\Embedded\\Writing\\SaleTurns' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_sale_prices_due' => [
					'Marketday\\Store\\Embedded\\Writing\\SaleTurns' => '',
				],
				'marketday_sale_prices_turn' => [
					'Marketday\\Store\\Embedded\\Writing\\SaleTurns' => '',
				],
				'updated_post_meta' => [
					'Marketday\\Store\\Embedded\\Writing\\SaleTurns' => '',
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_lookup_rebuild' => [
					'Marketday\\Store\\Embedded\\Writing\\LookupRebuild' => '',
				],
				'added_comment_meta' => [
					'Marketday\\Store\\Embedded\\Writing\\RatingSync' => '',
				],
				'comment_post' => [
					'Marketday\\Store\\Embedded\\Writing\\RatingSync' => '',
					'Marketday\\Product\\ProductFeature' => '',
				],
				'deleted_comment_meta' => [
					'Marketday\\Store\\Embedded\\Writing\\RatingSync' => '',
				],
				'edit_comment' => [
					'Marketday\\Store\\Embedded\\Writing\\RatingSync' => '',
				],
				'preprocess_comment' => [
					'Marketday\\Store\\Embedded\\Writing\\RatingSync' => '',
					'Marketday\\Store\\Embedded\\Writing\\ReviewRules' => '',
					'Marketday\\Product\\ProductFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'updated_comment_meta' => [
					'Marketday\\Store\\Embedded\\Writing\\RatingSync' => '',
				],
				'wp_update_comment_count' => [
					'Marketday\\Store\\Embedded\\Writing\\RatingSync' => '',
				],
				'comments_open' => [
					'Marketday\\Store\\Embedded\\Writing\\ReviewRules' => '',
				],
				'the_posts' => [
					'Marketday\\Store\\Embedded\\ProductScreens\\ProductColumns' => 'admin',
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => 'admin',
				],
				'add_meta_boxes_product' => [
					'Marketday\\Store\\Embedded\\ProductScreens\\ProductFieldsBox' => '',
					'Marketday\\Store\\Embedded\\ProductScreens\\GalleryBox' => '',
					'Marketday\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_clean_sessions' => [
					'Marketday\\Store\\Embedded\\Session\\SessionCleaner' => '',
				],
				'set_logged_in_cookie' => [
					'Marketday\\Store\\Embedded\\Session\\LogIn' => '',
				],
				'wp_login' => [
					'Marketday\\Store\\Embedded\\Session\\LogIn' => '',
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'wp_logout' => [
					'Marketday\\Store\\Embedded\\Session\\LogIn' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wp_loaded' => [
					'Marketday\\Store\\Embedded\\Ajax\\Dispatcher' => 'sent:wc-ajax',
				],
				'rest_allowed_cors_headers' => [
					'Marketday\\Store\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_authentication_errors' => [
					'Marketday\\Store\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
					'Marketday\\Store\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_exposed_cors_headers' => [
					'Marketday\\Store\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_post_dispatch' => [
					'Marketday\\Store\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_pre_serve_request' => [
					'Marketday\\Store\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'marketday_cart_extension_marketday' => [
					'Marketday\\Store\\Embedded\\StoreApi\\StoreApiServices' => '',
				],
				'comment_feed_where' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderNotes' => '',
				],
				'pre_get_comments' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderNotes' => '',
				],
				'wp_privacy_personal_data_erasers' => [
					'Marketday\\Store\\Embedded\\Downloads\\DownloadsServices' => '',
					'Marketday\\Store\\Embedded\\Customers\\ShopperData' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_privacy_personal_data_exporters' => [
					'Marketday\\Store\\Embedded\\Downloads\\DownloadsServices' => '',
					'Marketday\\Store\\Embedded\\Customers\\ShopperData' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'request' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => 'admin',
					'Marketday\\Pages\\ShopAddress' => '',
					'Marketday\\ProductSearch\\ProductSearchFeature' => 'sent:s',
				],
				'list_table_primary_column' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'add_meta_boxes_shop_order' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderScreen' => '',
					'Marketday\\Store\\Embedded\\Orders\\RefundBox' => '',
				],
				'marketday_mail_samples' => [
					'Marketday\\Store\\Embedded\\Mail\\OrderEmailSamples' => '',
					'Marketday\\Account\\AccountFeature' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'pre_render_block' => [
					'Marketday\\Store\\Embedded\\Checkout\\PayPage' => 'query:order-pay',
					'Marketday\\Pages\\PageNotices' => '',
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_outbox' => [
					'Marketday\\Store\\Outbox\\Outbox' => '',
				],
				'marketday_order_followup_failed' => [
					'Marketday\\Store\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_order_followup_recovered' => [
					'Marketday\\Store\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_card_actions' => [
					'Marketday\\Listing\\ProductButtons' => '',
				],
				'marketday_product_actions' => [
					'Marketday\\Listing\\ProductButtons' => '',
					'Marketday\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wp_mail_failed' => [
					'Marketday\\Kernel\\EmailCount' => '',
				],
				'wp_mail_succeeded' => [
					'Marketday\\Kernel\\EmailCount' => '',
				],
				'after_password_reset' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'application_password_did_authenticate' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'authenticate' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'rest_jsonp_enabled' => [
					'Marketday\\Store\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'intermediate_image_sizes_advanced' => [
					'Marketday\\Store\\CardPictures' => '',
				],
				'marketday_order_placed' => [
					'Marketday\\Store\\BasketHandOver' => '',
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'posts_pre_query' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => 'about:product|sent:s',
				],
				'deleted_post_meta' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'edited_term_taxonomies' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_catalogue_changed' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_index_job' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_prices_turned' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_product_saved' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_viewed' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'transition_post_status' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'update_option_woocommerce_calc_taxes' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_currency' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_default_country' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_price_num_decimals' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_prices_include_tax' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_tax_display_shop' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_added' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_deleted' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_updated' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_make_pages' => [
					'Marketday\\Pages\\PagesFeature' => '',
				],
				'get_the_archive_title_prefix' => [
					'Marketday\\Pages\\BlockTemplates' => '',
				],
				'marketday_register_templates' => [
					'Marketday\\Pages\\BlockTemplates' => '',
					'Marketday\\Calendar\\EventTemplates' => '',
				],
				'page_template_hierarchy' => [
					'Marketday\\Pages\\BlockTemplates' => '',
				],
				'search_template_hierarchy' => [
					'Marketday\\Pages\\BlockTemplates' => '',
				],
				'taxonomy_template_hierarchy' => [
					'Marketday\\Pages\\BlockTemplates' => '',
				],
				'get_block_templates' => [
					'Marketday\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
					'Marketday\\Pages\\TemplateParts' => '',
				],
				'get_block_file_template' => [
					'Marketday\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_uses_classic_pages' => [
					'Marketday\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_setup_templates' => [
					'Marketday\\Pages\\TemplateChoice' => '',
				],
				'marketday_setup_templates_chosen' => [
					'Marketday\\Pages\\TemplateChoice' => '',
				],
				'pre_get_block_file_template' => [
					'Marketday\\Pages\\TemplateParts' => '',
				],
				'template_include' => [
					'Marketday\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'the_content' => [
					'Marketday\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'theme_page_templates' => [
					'Marketday\\Pages\\ClassicTemplates' => 'classic',
				],
				'marketday_page_markup' => [
					'Marketday\\Pages\\ClassicTemplates' => '',
				],
				'marketday_page_template' => [
					'Marketday\\Pages\\ClassicTemplates' => '',
				],
				'render_block' => [
					'Marketday\\Pages\\ClassicWidth' => 'classic',
					'Marketday\\Pages\\PageNotices' => '',
				],
				'get_pages' => [
					'Marketday\\Pages\\PageLists' => '',
				],
				'wp_list_pages_excludes' => [
					'Marketday\\Pages\\PageLists' => '',
				],
				'wp_untrash_post_status' => [
					'Marketday\\Pages\\MissingPages' => '',
				],
				'template_redirect' => [
					'Marketday\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\ProductSearch\\ProductSearchFeature' => 'sent:s',
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters',
					'Marketday\\Account\\AccountFeature' => 'sent:form',
					'Marketday\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\BlogIndex\\BlogIndexFeature' => 'sent:blog-page|query:paged|query:page',
					'Marketday\\Patterns\\PatternsFeature' => 'page:page_on_front',
					'Marketday\\Header\\SkipLink' => 'classic',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
				],
				'wp_robots' => [
					'Marketday\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters|about:product',
					'Marketday\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'robots_txt' => [
					'Marketday\\Pages\\Privacy' => '',
					'Marketday\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'body_class' => [
					'Marketday\\Pages\\BodyClasses' => '',
				],
				'aioseo_canonical_url' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'get_canonical_url' => [
					'Marketday\\Pages\\Canonical' => '',
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'rank_math/frontend/canonical' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'slim_seo_canonical_url' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'wp_head' => [
					'Marketday\\Pages\\Canonical' => '',
					'Marketday\\SocialData\\SocialDataFeature' => '',
				],
				'wpseo_canonical' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'document_title_parts' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => 'parameters',
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_listing_blocks' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\ResultCount\\ResultCountFeature' => '',
					'Marketday\\CatalogueSorting\\CatalogueSortingFeature' => '',
				],
				'marketday_listing_scope' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_nothing_here' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'marketday_product_cards' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_home_figures' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'woocommerce_before_shop_loop' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'woocommerce_redirect_single_search_result' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'marketday_listing_canonical' => [
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'marketday_account_letter' => [
					'Marketday\\Account\\AccountFeature' => '',
				],
				'marketday_log_in_proof_wanted' => [
					'Marketday\\Account\\AccountFeature' => '',
				],
				'lostpassword_url' => [
					'Marketday\\Account\\LostPasswordLink' => '',
				],
				'the_title' => [
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_order_summary' => [
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'wp_enqueue_scripts' => [
					'Marketday\\Product\\ProductFeature' => 'about:product',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\Header\\SkipLink' => 'classic',
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\ProductBadges\\ProductBadgesFeature' => 'option:marketday_badge_new_days|option:marketday_badge_picks',
					'Marketday\\BackInStock\\BackInStockFeature' => 'option:marketday_back_in_stock',
					'Marketday\\StorefrontEvents\\StorefrontEventsFeature' => '',
				],
				'comment_post_redirect' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'get_comment_link' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'marketday_after_reviews' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'pre_comment_on_post' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'rest_pre_insert_comment' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'marketday_card_options' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'woocommerce_add_to_cart_redirect' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'marketday_basket_line_details' => [
					'Marketday\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_price_html' => [
					'Marketday\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_add_to_basket_link' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_data' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_price' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_product_form_fields' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_product_form_after' => [
					'Marketday\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_form_options' => [
					'Marketday\\SizeChart\\SizeChartFeature' => '',
				],
				'marketday_product_tabs' => [
					'Marketday\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'deleted_user' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_account_sections' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_foot' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_line' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_home_tasks' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\SetupGuide\\SetupGuideFeature' => '',
				],
				'marketday_product_buttons' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
					'Marketday\\QuickView\\QuickViewFeature' => '',
				],
				'marketday_wishlist_watch' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'woocommerce_add_to_cart_fragments' => [
					'Marketday\\MiniBasket\\MiniBasketFeature' => '',
				],
				'marketday_page_configuration' => [
					'Marketday\\Basket\\BasketFeature' => '',
				],
				'add_option_marketday_reservation_minutes' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_changed' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_top' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_top' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_mini_basket_top' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'update_option_marketday_reservation_minutes' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_validate' => [
					'Marketday\\Checkout\\CheckoutFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_order_fields' => [
					'Marketday\\OrderFields\\OrderFieldsFeature' => 'option:marketday_order_fields',
				],
				'marketday_address_field_order' => [
					'Marketday\\OrderFields\\OrderFieldsFeature' => '',
				],
				'marketday_address_providers' => [
					'Marketday\\AddressSearch\\AddressSearchFeature' => 'option:marketday_address_search',
				],
				'mailpoet_multiple_subscribers_updated' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_created' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_status_changed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_updated' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_account_section' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_checkout_extensions' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_checkout_fields' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_newsletter_asked' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_campaign' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_changed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_deliveries' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_import_job' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_is_kept_elsewhere' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_lists' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mail' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mailpoet' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_moved' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_purge' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_sought' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_subscribed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_unsubscribed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_register_patterns' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
					'Marketday\\Patterns\\PatternsFeature' => '',
					'Marketday\\Header\\HeaderFeature' => '',
				],
				'password_reset' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'register_form' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'render_block_marketday/newsletter-form' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_marketday/newsletter-manage' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_woocommerce/checkout-contact-information-block' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'user_register' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_after_order_notes' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_register_form' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'wp_refresh_nonces' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_tickets' => [
					'Marketday\\Calendar\\EventTickets' => '',
				],
				'marketday_social_data' => [
					'Marketday\\Calendar\\CalendarFeature' => 'about:marketday_event',
				],
				'enqueue_block_editor_assets' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
					'Marketday\\WowStore\\WowStoreFeature' => '',
				],
				'marketday_calendar_expand' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_feed' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_move' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_add_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_edit_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_add_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_edit_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'save_post_marketday_event' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_cat' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_loc' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'update_option_gmt_offset' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'update_option_timezone_string' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'comment_form_submit_field' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form_middle' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_post' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'registration_errors' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'woocommerce_review_order_before_payment' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'rest_request_after_callbacks' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'route:/wc/store',
				],
				'marketday_account_captcha' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_account_captcha_refusal' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_checkout_before_submit' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_log_in' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha_refusal' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_payment_captcha_refusal' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'render_block_woocommerce/checkout-actions-block' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_login_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_lostpassword_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_pay_order_before_submit' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_login_errors' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_registration_errors' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_import_job' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_scheduled_delete' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'add_meta_boxes' => [
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_payment_methods' => [
					'Marketday\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_mini_basket_foot' => [
					'Marketday\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_captcha_at_checkout' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_express' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_order_status_changed' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_paypal_charge' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_clean' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_make_webhook' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_watch' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_currency_choice' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
				],
				'add_option_marketday_currency_feed' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'litespeed_vary_cookies' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_fetch_rates' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'rocket_cache_dynamic_cookies' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'update_option_marketday_currency_feed' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'render_block_core/gallery' => [
					'Marketday\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/image' => [
					'Marketday\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/media-text' => [
					'Marketday\\Lightbox\\LightboxFeature' => '',
				],
				'wp_footer' => [
					'Marketday\\LanguageCookie\\LanguageCookieFeature' => 'option:marketday_language_cookie',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\StorefrontEvents\\StorefrontEventsFeature' => '',
				],
				'marketday_block_style' => [
					'Marketday\\Header\\HeaderFeature' => '',
				],
				'wp_body_open' => [
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'woocommerce_demo_store' => [
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'rest_api_init' => [
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'called:/wp/v2/users',
				],
				'update_option_marketday_sales_notification_days' => [
					'Marketday\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'update_option_marketday_sales_notification_towns' => [
					'Marketday\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_card_badges' => [
					'Marketday\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_cards_begin' => [
					'Marketday\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_back_in_stock_confirm' => [
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_back_in_stock_mail' => [
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_uninitialize_site' => [
					'Marketday\\Kernel\\Removal\\DeletionSetting' => '',
				],
			],
			'admin' => [
				'admin_init' => [
					'Marketday\\Kernel\\VisitorData\\CookieRegistry' => 'logged-in',
					'Marketday\\Store\\Embedded\\ProductScreens\\AttributeTypes' => 'screen:edit-tags|screen:term|sent:taxonomy',
					'Marketday\\Store\\Embedded\\Orders\\OrderScreen' => 'screen:post|screen:edit',
					'Marketday\\Store\\Embedded\\SettingsScreen\\SettingsScreen' => 'settings',
					'Marketday\\Kernel\\Http\\LogInLimit' => 'logged-in',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'settings',
					'Marketday\\Pages\\TemplateSetting' => 'settings',
					'Marketday\\ProductSearch\\ProductSearchFeature' => 'settings',
					'Marketday\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
					'Marketday\\SizeChart\\SizeChartFeature' => 'settings',
					'Marketday\\Wishlist\\WishlistFeature' => 'settings',
					'Marketday\\Compare\\CompareFeature' => 'settings',
					'Marketday\\QuickView\\QuickViewFeature' => 'settings',
					'Marketday\\BasketReservation\\BasketReservationFeature' => 'settings',
					'Marketday\\AddressSearch\\AddressSearchFeature' => 'settings',
					'Marketday\\Newsletter\\NewsletterFeature' => 'settings',
					'Marketday\\Calendar\\CalendarFeature' => 'settings',
					'Marketday\\Captcha\\CaptchaFeature' => 'settings',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => 'settings|screen:edit|screen:post|screen:admin.php',
					'Marketday\\PayPal\\PayPalFeature' => 'settings',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'settings',
					'Marketday\\LanguageCookie\\LanguageCookieFeature' => 'settings',
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'settings',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'settings',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => 'settings',
					'Marketday\\ProductBadges\\ProductBadgesFeature' => 'settings',
					'Marketday\\BackInStock\\BackInStockFeature' => 'settings',
					'Marketday\\Kernel\\Removal\\DeletionSetting' => 'settings',
				],
				'admin_notices' => [
					'Marketday\\Kernel\\OwnTables' => 'option:marketday_lost_tables',
					'Marketday\\Kernel\\Admin\\RefusalNotice' => '',
					'Marketday\\Store\\Embedded\\Orders\\OrderScreen' => 'screen:post|screen:edit',
					'Marketday\\Pages\\MissingPages' => '',
					'Marketday\\SetupGuide\\SetupGuideFeature' => 'screen:plugins',
				],
				'admin_head-edit.php' => [
					'Marketday\\Store\\Embedded\\ProductScreens\\ProductColumns' => '',
				],
				'manage_product_posts_columns' => [
					'Marketday\\Store\\Embedded\\ProductScreens\\ProductColumns' => '',
				],
				'manage_product_posts_custom_column' => [
					'Marketday\\Store\\Embedded\\ProductScreens\\ProductColumns' => '',
				],
				'bulk_actions-edit-shop_order' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'manage_edit-shop_order_sortable_columns' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'manage_shop_order_posts_columns' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'manage_shop_order_posts_custom_column' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'post_row_actions' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderListScreen' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_enqueue_scripts' => [
					'Marketday\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
				],
				'admin_menu' => [
					'Marketday\\Wishlist\\WishlistFeature' => 'screen:tools|screen:admin.php',
				],
				'manage_marketday_event_posts_columns' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'manage_marketday_event_posts_custom_column' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'wp_dashboard_setup' => [
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'plugin_action_links_marketday/marketday.php' => [
					'Marketday\\SetupGuide\\SetupGuideFeature' => '',
				],
			],
			'calls' => [
				'admin_post_marketday_lost_tables_known' => [
					'Marketday\\Kernel\\OwnTables' => '',
				],
				'wc_ajax_get_variation' => [
					'Marketday\\Store\\Embedded\\StoreApi\\VariationAjax' => '',
				],
				'admin_post_marketday_attribute_type' => [
					'Marketday\\Store\\Embedded\\ProductScreens\\AttributeTypes' => '',
				],
				'wc_ajax_add_to_cart' => [
					'Marketday\\Store\\Embedded\\Ajax\\BasketCalls' => '',
				],
				'wc_ajax_get_refreshed_fragments' => [
					'Marketday\\Store\\Embedded\\Ajax\\BasketCalls' => '',
				],
				'wc_ajax_remove_from_cart' => [
					'Marketday\\Store\\Embedded\\Ajax\\BasketCalls' => '',
				],
				'wc_ajax_apply_coupon' => [
					'Marketday\\Store\\Embedded\\Ajax\\TotalsCalls' => '',
				],
				'wc_ajax_get_cart_totals' => [
					'Marketday\\Store\\Embedded\\Ajax\\TotalsCalls' => '',
				],
				'wc_ajax_remove_coupon' => [
					'Marketday\\Store\\Embedded\\Ajax\\TotalsCalls' => '',
				],
				'wc_ajax_update_shipping_method' => [
					'Marketday\\Store\\Embedded\\Ajax\\TotalsCalls' => '',
				],
				'admin_post_marketday_order_state' => [
					'Marketday\\Store\\Embedded\\Orders\\OrderScreen' => '',
				],
				'admin_post_marketday_order_refund' => [
					'Marketday\\Store\\Embedded\\Orders\\RefundBox' => '',
				],
				'admin_post_marketday_add_delivery' => [
					'Marketday\\Store\\Embedded\\SettingsScreen\\SettingsScreen' => '',
				],
				'admin_post_marketday_outbox_again' => [
					'Marketday\\Store\\Outbox\\OutboxHealth' => '',
				],
				'admin_post_marketday_features' => [
					'Marketday\\Kernel\\Features\\FeatureSwitches' => '',
				],
				'admin_post_marketday_report_csv' => [
					'Marketday\\Kernel\\Reports\\ReportsPage' => '',
				],
				'wp_ajax_nopriv_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'wp_ajax_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'admin_post_marketday_index_continue' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'admin_post_marketday_index_rebuild' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_marketday_index_step' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_nopriv_marketday_index_step' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wc_ajax_wopb_filter' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_load_more' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_pagination' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'admin_post_marketday_search_pin' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'admin_post_marketday_search_words' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'wc_ajax_wopb_show_more_filter_item' => [
					'Marketday\\ProductFilter\\ProductFilterFeature' => '',
				],
				'wc_ajax_wopb_addcart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wc_ajax_wopb_variation_loop_add_cart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_nopriv_wopb_addcart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_wopb_addcart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'admin_post_marketday_wishlists_import' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_wishlist' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_nopriv_wopb_wishlist' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_wopb_wishlist' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_compare' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_product_list' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_nopriv_wopb_compare' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_wopb_compare' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_quickview' => [
					'Marketday\\QuickView\\QuickViewFeature' => '',
				],
				'wp_ajax_nopriv_wopb_checkout_login' => [
					'Marketday\\Checkout\\CheckoutFeature' => '',
				],
				'wp_ajax_wopb_checkout_login' => [
					'Marketday\\Checkout\\CheckoutFeature' => '',
				],
				'admin_post_marketday_newsletter_bulk' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign_change' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_export' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_cancel' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_continue' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_map' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_list' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_campaign_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_import_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_token' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_campaign_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_import_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_token' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_event_feed' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_events' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_move_events' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_marketday_calendar' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_nopriv_marketday_calendar' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_begin' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_cancel' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_continue' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_encoding' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_report' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_upload' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_ajax_marketday_import_step' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_marketday_import_step' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_wopb_share_count' => [
					'Marketday\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wp_ajax_wopb_share_count' => [
					'Marketday\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wc_ajax_ppc-approve-order' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-approve-subscription' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-cart-script-params' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-change-cart' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-order' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-payment-token' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-setup-token' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-data-client-id' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-get-order' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-return-url' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-save-checkout-form' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-simulate-cart' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-customer-id' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-shipping' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-validate-checkout' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-paypal' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-return' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wp_ajax_nopriv_wopb_current_currency_save' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'wp_ajax_wopb_current_currency_save' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'admin_post_marketday_email_returns' => [
					'Marketday\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_test_email' => [
					'Marketday\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_dismiss_setup' => [
					'Marketday\\SetupGuide\\SetupGuideFeature' => '',
				],
			],
		],
		'woocommerce' => [
			'any' => [
				'init' => [
					'Marketday\\Kernel\\VisitorData\\CookieRegistry' => 'function:wp_add_cookie_info',
					'Marketday\\FacetIndex\\FacetIndexFeature' => 'lacks:marketday_index="active":"',
					'Marketday\\Product\\ProductFeature' => 'post',
					'Marketday\\SizeChart\\SizeChartFeature' => 'menu|sent:post_ID|sent:post_type',
					'Marketday\\Wishlist\\WishlistFeature' => 'cookie:wopb_wishlist|cookie:marketday_wish|user',
					'Marketday\\Compare\\CompareFeature' => 'cookie:wopb_compare|user',
					'Marketday\\BasketReservation\\BasketReservationFeature' => 'option:marketday_reservation_minutes',
					'Marketday\\Newsletter\\NewsletterFeature' => 'is:marketday_activated=pending',
					'Marketday\\Calendar\\EventType' => '',
					'Marketday\\Store\\WooCommerce\\CheckoutLock' => 'post',
				],
				'site_status_tests' => [
					'Marketday\\Kernel\\Health\\SiteHealth' => '',
				],
				'shutdown' => [
					'Marketday\\Kernel\\OwnTables' => 'database-error',
				],
				'wpmu_drop_tables' => [
					'Marketday\\Kernel\\Schema' => '',
				],
				'marketday_outbox' => [
					'Marketday\\Store\\Outbox\\Outbox' => '',
				],
				'marketday_order_followup_failed' => [
					'Marketday\\Store\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_order_followup_recovered' => [
					'Marketday\\Store\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_card_actions' => [
					'Marketday\\Listing\\ProductButtons' => '',
				],
				'marketday_product_actions' => [
					'Marketday\\Listing\\ProductButtons' => '',
					'Marketday\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wp_mail_failed' => [
					'Marketday\\Kernel\\EmailCount' => '',
					'Marketday\\Store\\WooCommerce\\UnsentEmails' => '',
				],
				'wp_mail_succeeded' => [
					'Marketday\\Kernel\\EmailCount' => '',
				],
				'after_password_reset' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'application_password_did_authenticate' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'authenticate' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'wp_login' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'rest_authentication_errors' => [
					'Marketday\\Store\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_jsonp_enabled' => [
					'Marketday\\Store\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_allowed_cors_headers' => [
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_pre_serve_request' => [
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'intermediate_image_sizes_advanced' => [
					'Marketday\\Store\\CardPictures' => '',
				],
				'marketday_order_placed' => [
					'Marketday\\Store\\BasketHandOver' => '',
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'posts_pre_query' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => 'about:product|sent:s',
				],
				'added_post_meta' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'delete_term' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'deleted_post' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'deleted_post_meta' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'deleted_term_relationships' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'edited_term' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Swatches\\SwatchesFeature' => '',
				],
				'edited_term_taxonomies' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_catalogue_changed' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_index_job' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_prices_turned' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_product_saved' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_viewed' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_stock_changed' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'set_object_terms' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'transition_post_status' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'update_option_woocommerce_calc_taxes' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_currency' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_default_country' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_hide_out_of_stock_items' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_price_num_decimals' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_prices_include_tax' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_tax_display_shop' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'updated_post_meta' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'woocommerce_tax_rate_added' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_deleted' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_updated' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_make_pages' => [
					'Marketday\\Pages\\PagesFeature' => '',
				],
				'get_the_archive_title_prefix' => [
					'Marketday\\Pages\\BlockTemplates' => '',
				],
				'marketday_register_templates' => [
					'Marketday\\Pages\\BlockTemplates' => '',
					'Marketday\\Calendar\\EventTemplates' => '',
				],
				'page_template_hierarchy' => [
					'Marketday\\Pages\\BlockTemplates' => '',
					'Marketday\\Store\\WooCommerce\\PageTemplates' => '',
				],
				'search_template_hierarchy' => [
					'Marketday\\Pages\\BlockTemplates' => '',
				],
				'taxonomy_template_hierarchy' => [
					'Marketday\\Pages\\BlockTemplates' => '',
				],
				'get_block_templates' => [
					'Marketday\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
					'Marketday\\Pages\\TemplateParts' => '',
				],
				'get_block_file_template' => [
					'Marketday\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_uses_classic_pages' => [
					'Marketday\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_setup_templates' => [
					'Marketday\\Pages\\TemplateChoice' => '',
				],
				'marketday_setup_templates_chosen' => [
					'Marketday\\Pages\\TemplateChoice' => '',
				],
				'pre_get_block_file_template' => [
					'Marketday\\Pages\\TemplateParts' => '',
				],
				'template_include' => [
					'Marketday\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\Store\\WooCommerce\\ClassicShopPage' => 'classic',
				],
				'the_content' => [
					'Marketday\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\Store\\WooCommerce\\ClassicShopPage' => 'classic',
				],
				'theme_page_templates' => [
					'Marketday\\Pages\\ClassicTemplates' => 'classic',
				],
				'marketday_page_markup' => [
					'Marketday\\Pages\\ClassicTemplates' => '',
				],
				'marketday_page_template' => [
					'Marketday\\Pages\\ClassicTemplates' => '',
				],
				'render_block' => [
					'Marketday\\Pages\\ClassicWidth' => 'classic',
					'Marketday\\Pages\\PageNotices' => '',
				],
				'get_pages' => [
					'Marketday\\Pages\\PageLists' => '',
				],
				'wp_list_pages_excludes' => [
					'Marketday\\Pages\\PageLists' => '',
				],
				'wp_untrash_post_status' => [
					'Marketday\\Pages\\MissingPages' => '',
				],
				'request' => [
					'Marketday\\Pages\\ShopAddress' => '',
					'Marketday\\ProductSearch\\ProductSearchFeature' => 'sent:s',
				],
				'template_redirect' => [
					'Marketday\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\ProductSearch\\ProductSearchFeature' => 'sent:s',
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters',
					'Marketday\\Account\\AccountFeature' => 'sent:form',
					'Marketday\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\BlogIndex\\BlogIndexFeature' => 'sent:blog-page|query:paged|query:page',
					'Marketday\\Patterns\\PatternsFeature' => 'page:page_on_front',
					'Marketday\\Header\\SkipLink' => 'classic',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\Store\\WooCommerce\\SessionFlush' => 'done:woocommerce_add_to_cart',
				],
				'wp_robots' => [
					'Marketday\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters|about:product',
					'Marketday\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'robots_txt' => [
					'Marketday\\Pages\\Privacy' => '',
					'Marketday\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'body_class' => [
					'Marketday\\Pages\\BodyClasses' => '',
				],
				'aioseo_canonical_url' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'get_canonical_url' => [
					'Marketday\\Pages\\Canonical' => '',
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'rank_math/frontend/canonical' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'slim_seo_canonical_url' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'wp_head' => [
					'Marketday\\Pages\\Canonical' => '',
					'Marketday\\SocialData\\SocialDataFeature' => '',
				],
				'wpseo_canonical' => [
					'Marketday\\Pages\\Canonical' => '',
				],
				'pre_render_block' => [
					'Marketday\\Pages\\PageNotices' => '',
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
					'Marketday\\Store\\WooCommerce\\PayPage' => 'query:order-pay',
				],
				'document_title_parts' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => 'parameters',
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_listing_blocks' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\ResultCount\\ResultCountFeature' => '',
					'Marketday\\CatalogueSorting\\CatalogueSortingFeature' => '',
				],
				'marketday_listing_scope' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_nothing_here' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'marketday_product_cards' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_home_figures' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'woocommerce_before_shop_loop' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'woocommerce_redirect_single_search_result' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'marketday_listing_canonical' => [
					'Marketday\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'marketday_account_letter' => [
					'Marketday\\Account\\AccountFeature' => '',
				],
				'marketday_log_in_proof_wanted' => [
					'Marketday\\Account\\AccountFeature' => '',
				],
				'marketday_mail_samples' => [
					'Marketday\\Account\\AccountFeature' => '',
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'lostpassword_url' => [
					'Marketday\\Account\\LostPasswordLink' => '',
				],
				'the_title' => [
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_order_summary' => [
					'Marketday\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'wp_enqueue_scripts' => [
					'Marketday\\Product\\ProductFeature' => 'about:product',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\Header\\SkipLink' => 'classic',
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\ProductBadges\\ProductBadgesFeature' => 'option:marketday_badge_new_days|option:marketday_badge_picks',
					'Marketday\\BackInStock\\BackInStockFeature' => 'option:marketday_back_in_stock',
					'Marketday\\StorefrontEvents\\StorefrontEventsFeature' => '',
					'Marketday\\Store\\WooCommerce\\LostResponses' => '',
					'Marketday\\Store\\WooCommerce\\ClassicScripts' => '',
					'Marketday\\Store\\WooCommerce\\AddressAutocomplete' => '',
				],
				'comment_post' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'comment_post_redirect' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'get_comment_link' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'marketday_after_reviews' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'pre_comment_on_post' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'preprocess_comment' => [
					'Marketday\\Product\\ProductFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
					'Marketday\\Store\\RatingRule' => '',
				],
				'rest_pre_insert_comment' => [
					'Marketday\\Product\\ProductFeature' => '',
				],
				'add_meta_boxes_product' => [
					'Marketday\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'save_post_product' => [
					'Marketday\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_card_options' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'woocommerce_add_to_cart_redirect' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'created_term' => [
					'Marketday\\Swatches\\SwatchesFeature' => '',
				],
				'marketday_basket_line_details' => [
					'Marketday\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_price_html' => [
					'Marketday\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_add_to_basket_link' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_data' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_price' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_product_form_fields' => [
					'Marketday\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_product_form_after' => [
					'Marketday\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_form_options' => [
					'Marketday\\SizeChart\\SizeChartFeature' => '',
				],
				'marketday_product_tabs' => [
					'Marketday\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
					'Marketday\\Store\\WooCommerce\\ProductTabs' => '',
				],
				'deleted_user' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_account_sections' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_foot' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_line' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_home_tasks' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\SetupGuide\\SetupGuideFeature' => '',
				],
				'marketday_product_buttons' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
					'Marketday\\QuickView\\QuickViewFeature' => '',
				],
				'marketday_wishlist_watch' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wp_logout' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wp_privacy_personal_data_erasers' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_privacy_personal_data_exporters' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Compare\\CompareFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'woocommerce_add_to_cart_fragments' => [
					'Marketday\\MiniBasket\\MiniBasketFeature' => '',
				],
				'marketday_page_configuration' => [
					'Marketday\\Basket\\BasketFeature' => '',
				],
				'add_option_marketday_reservation_minutes' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_changed' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_top' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_top' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_mini_basket_top' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'update_option_marketday_reservation_minutes' => [
					'Marketday\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_validate' => [
					'Marketday\\Checkout\\CheckoutFeature' => '',
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_order_fields' => [
					'Marketday\\OrderFields\\OrderFieldsFeature' => 'option:marketday_order_fields',
				],
				'marketday_address_field_order' => [
					'Marketday\\OrderFields\\OrderFieldsFeature' => '',
				],
				'marketday_address_providers' => [
					'Marketday\\AddressSearch\\AddressSearchFeature' => 'option:marketday_address_search',
				],
				'mailpoet_multiple_subscribers_updated' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_created' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_status_changed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_updated' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_account_section' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_checkout_extensions' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_checkout_fields' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_newsletter_asked' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_campaign' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_changed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_deliveries' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_import_job' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_is_kept_elsewhere' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_lists' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mail' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mailpoet' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_moved' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_purge' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_sought' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_subscribed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_unsubscribed' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_register_patterns' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Calendar\\CalendarFeature' => '',
					'Marketday\\Patterns\\PatternsFeature' => '',
					'Marketday\\Header\\HeaderFeature' => '',
				],
				'password_reset' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'register_form' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'render_block_marketday/newsletter-form' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_marketday/newsletter-manage' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_woocommerce/checkout-contact-information-block' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'user_register' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_after_order_notes' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_register_form' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'wp_refresh_nonces' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_tickets' => [
					'Marketday\\Calendar\\EventTickets' => '',
				],
				'marketday_social_data' => [
					'Marketday\\Calendar\\CalendarFeature' => 'about:marketday_event',
				],
				'before_delete_post' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'enqueue_block_editor_assets' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
					'Marketday\\WowStore\\WowStoreFeature' => '',
				],
				'marketday_calendar_expand' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_feed' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_move' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_add_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_edit_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_add_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_edit_form_fields' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'save_post_marketday_event' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_cat' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_loc' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'update_option_gmt_offset' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'update_option_timezone_string' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'comment_form_submit_field' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form_middle' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_post' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'registration_errors' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'woocommerce_review_order_before_payment' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'rest_request_after_callbacks' => [
					'Marketday\\Captcha\\CaptchaFeature' => 'route:/wc/store',
					'Marketday\\Store\\WooCommerce\\RepeatedCheckouts' => 'route:/wc/store',
					'Marketday\\Store\\WooCommerce\\ShopWords' => 'route:/wc/store',
				],
				'marketday_account_captcha' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_account_captcha_refusal' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_checkout_before_submit' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_log_in' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha_refusal' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_payment_captcha_refusal' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'render_block_woocommerce/checkout-actions-block' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_login_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_lostpassword_form' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_pay_order_before_submit' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_login_errors' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_registration_errors' => [
					'Marketday\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_import_job' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_scheduled_delete' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'add_meta_boxes' => [
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_payment_methods' => [
					'Marketday\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_mini_basket_foot' => [
					'Marketday\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_captcha_at_checkout' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_express' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_order_status_changed' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_paypal_charge' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_clean' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_make_webhook' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_watch' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'marketday_currency_choice' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
				],
				'add_option_marketday_currency_feed' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'litespeed_vary_cookies' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_fetch_rates' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'rocket_cache_dynamic_cookies' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'update_option_marketday_currency_feed' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'render_block_core/gallery' => [
					'Marketday\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/image' => [
					'Marketday\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/media-text' => [
					'Marketday\\Lightbox\\LightboxFeature' => '',
				],
				'wp_footer' => [
					'Marketday\\LanguageCookie\\LanguageCookieFeature' => 'option:marketday_language_cookie',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\StorefrontEvents\\StorefrontEventsFeature' => '',
				],
				'marketday_block_style' => [
					'Marketday\\Header\\HeaderFeature' => '',
				],
				'wp_body_open' => [
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'woocommerce_demo_store' => [
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'rest_api_init' => [
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'called:/wp/v2/users',
					'Marketday\\Store\\WooCommerce\\BasketExtension' => 'called:|called:/wc/|called:/batch',
				],
				'update_option_marketday_sales_notification_days' => [
					'Marketday\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'update_option_marketday_sales_notification_towns' => [
					'Marketday\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_card_badges' => [
					'Marketday\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_cards_begin' => [
					'Marketday\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_back_in_stock_confirm' => [
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_back_in_stock_mail' => [
					'Marketday\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_uninitialize_site' => [
					'Marketday\\Kernel\\Removal\\DeletionSetting' => '',
				],
				'woocommerce_attribute_added' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_attribute_updated' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_new_product' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_new_product_variation' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_product_set_stock' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_product_set_stock_status' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_scheduled_sales' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_update_product' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_update_product_variation' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_variation_set_stock' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_variation_set_stock_status' => [
					'Marketday\\Store\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_email_actions' => [
					'Marketday\\Store\\WooCommerce\\LateEmails' => '',
				],
				'woocommerce_before_order_object_save' => [
					'Marketday\\Store\\WooCommerce\\OrderStateWatch' => '',
				],
				'woocommerce_email_sent' => [
					'Marketday\\Store\\WooCommerce\\OrderStateWatch' => '',
					'Marketday\\Store\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_order_status_changed' => [
					'Marketday\\Store\\WooCommerce\\OrderStateWatch' => '',
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_updated_product_stock' => [
					'Marketday\\Store\\WooCommerce\\OrderStateWatch' => '',
				],
				'woocommerce_created_customer' => [
					'Marketday\\Store\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_new_customer_note' => [
					'Marketday\\Store\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_order_fully_refunded' => [
					'Marketday\\Store\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_order_partially_refunded' => [
					'Marketday\\Store\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_email_log_add_order_note' => [
					'Marketday\\Store\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_mail_callback' => [
					'Marketday\\Store\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_mail_callback_params' => [
					'Marketday\\Store\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_email_after_order_table' => [
					'Marketday\\Store\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_email_attachments' => [
					'Marketday\\Store\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_email_customer_details' => [
					'Marketday\\Store\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_email_order_items_args' => [
					'Marketday\\Store\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_currency' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'option_woocommerce_currency_pos' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'wc_get_price_decimals' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_cart_hash' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_cart_loaded_from_session' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_cart_shipping_packages' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_coupon_get_amount' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_coupon_get_maximum_amount' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_coupon_get_minimum_amount' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_evaluate_shipping_cost_args' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_get_variation_prices_hash' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
					'Marketday\\Store\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_package_rates' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
					'Marketday\\Store\\WooCommerce\\ShippingAnnouncements' => '',
				],
				'woocommerce_product_get_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_product_get_regular_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_product_get_sale_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_product_variation_get_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_product_variation_get_regular_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_product_variation_get_sale_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_shipping_free_shipping_instance_option' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_variation_prices_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_variation_prices_regular_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_variation_prices_sale_price' => [
					'Marketday\\Store\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_add_cart_item_data' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_add_to_cart' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_after_cart_item_quantity_update' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_applied_coupon' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_before_calculate_totals' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_calculate_fees' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_emptied' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_item_removed' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_item_restored' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_checkout_create_order_line_item' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_checkout_update_order_review' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_get_item_data' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_removed_coupon' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_store_api_add_to_cart_data' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_store_api_cart_select_shipping_rate' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_store_api_cart_update_customer_from_request' => [
					'Marketday\\Store\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_format_price_range' => [
					'Marketday\\Store\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_get_price_html' => [
					'Marketday\\Store\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_show_variation_price' => [
					'Marketday\\Store\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_variation_prices_array' => [
					'Marketday\\Store\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_admin_process_product_object' => [
					'Marketday\\Store\\WooCommerce\\MeasureFields' => '',
				],
				'woocommerce_admin_process_variation_object' => [
					'Marketday\\Store\\WooCommerce\\MeasureFields' => '',
				],
				'woocommerce_product_options_general_product_data' => [
					'Marketday\\Store\\WooCommerce\\MeasureFields' => '',
				],
				'woocommerce_variation_options_pricing' => [
					'Marketday\\Store\\WooCommerce\\MeasureFields' => '',
				],
				'rest_pre_dispatch' => [
					'Marketday\\Store\\WooCommerce\\RepeatedCheckouts' => 'route:/wc/store',
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => 'route:/wc/store',
					'Marketday\\Store\\WooCommerce\\VariationForms' => 'route:/wc/store',
					'Marketday\\Store\\WooCommerce\\AdditionForms' => 'route:/wc/store',
				],
				'wp_loaded' => [
					'Marketday\\Store\\WooCommerce\\RepeatedCheckouts' => 'post',
					'Marketday\\Store\\WooCommerce\\VariationForms' => 'sent:add-to-cart',
					'Marketday\\Store\\WooCommerce\\AdditionForms' => 'sent:add-to-cart',
				],
				'woocommerce_before_checkout_process' => [
					'Marketday\\Store\\WooCommerce\\RepeatedCheckouts' => '',
				],
				'woocommerce_checkout_order_created' => [
					'Marketday\\Store\\WooCommerce\\RepeatedCheckouts' => '',
				],
				'woocommerce_store_api_checkout_order_processed' => [
					'Marketday\\Store\\WooCommerce\\RepeatedCheckouts' => '',
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_store_api_checkout_update_order_meta' => [
					'Marketday\\Store\\WooCommerce\\RepeatedCheckouts' => '',
				],
				'woocommerce_blocks_enqueue_checkout_block_scripts_after' => [
					'Marketday\\Store\\WooCommerce\\LostResponses' => '',
				],
				'rest_request_before_callbacks' => [
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => 'route:/wc/store',
					'Marketday\\Store\\WooCommerce\\CheckoutLock' => 'route:/wc/store',
				],
				'woocommerce_after_checkout_validation' => [
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_before_pay_action' => [
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_checkout_order_processed' => [
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_checkout_update_order_meta' => [
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_store_api_checkout_update_order_from_request' => [
					'Marketday\\Store\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_before_checkout_form' => [
					'Marketday\\Store\\WooCommerce\\PaymentGateways' => '',
					'Marketday\\Store\\WooCommerce\\PageTopSlots' => '',
				],
				'woocommerce_blocks_payment_method_type_registration' => [
					'Marketday\\Store\\WooCommerce\\PaymentGateways' => '',
				],
				'woocommerce_email_before_order_table' => [
					'Marketday\\Store\\WooCommerce\\PaymentGateways' => '',
				],
				'woocommerce_payment_gateways' => [
					'Marketday\\Store\\WooCommerce\\PaymentGateways' => '',
				],
				'marketday_yielding_plugins' => [
					'Marketday\\Store\\WooCommerce\\PageTemplates' => '',
				],
				'woocommerce_has_block_template' => [
					'Marketday\\Store\\WooCommerce\\PageTemplates' => '',
				],
				'hooked_block_types' => [
					'Marketday\\Store\\WooCommerce\\HookedBlocks' => '',
				],
				'render_block_woocommerce/cart' => [
					'Marketday\\Store\\WooCommerce\\PageTopSlots' => '',
				],
				'render_block_woocommerce/checkout' => [
					'Marketday\\Store\\WooCommerce\\PageTopSlots' => '',
				],
				'woocommerce_before_cart' => [
					'Marketday\\Store\\WooCommerce\\PageTopSlots' => '',
				],
				'render_block_marketday/basket' => [
					'Marketday\\Store\\WooCommerce\\ClassicScripts' => '',
				],
				'woocommerce_add_error' => [
					'Marketday\\Store\\WooCommerce\\ShopWords' => '',
				],
				'woocommerce_add_notice' => [
					'Marketday\\Store\\WooCommerce\\ShopWords' => '',
				],
				'woocommerce_add_success' => [
					'Marketday\\Store\\WooCommerce\\ShopWords' => '',
				],
				'woocommerce_countries' => [
					'Marketday\\Store\\WooCommerce\\ShopWords' => '',
				],
				'marketday_setup_ways' => [
					'Marketday\\Store\\WooCommerce\\SetupScreens' => '',
				],
				'woocommerce_cart_redirect_after_error' => [
					'Marketday\\Store\\WooCommerce\\AdditionForms' => '',
				],
				'woocommerce_format_postcode' => [
					'Marketday\\Store\\WooCommerce\\PostcodeFormat' => '',
				],
				'marketday_structured_data_printed' => [
					'Marketday\\Store\\WooCommerce\\ProductMarkup' => '',
				],
				'woocommerce_available_variation' => [
					'Marketday\\Store\\WooCommerce\\VariationDeals' => '',
				],
				'woocommerce_after_add_to_cart_form' => [
					'Marketday\\Store\\WooCommerce\\ProductFormSlots' => '',
				],
				'woocommerce_before_add_to_cart_button' => [
					'Marketday\\Store\\WooCommerce\\ProductFormSlots' => '',
				],
				'woocommerce_simple_add_to_cart' => [
					'Marketday\\Store\\WooCommerce\\ProductFormSlots' => '',
				],
				'woocommerce_account_content' => [
					'Marketday\\Store\\WooCommerce\\AccountLinks' => '',
				],
				'woocommerce_account_menu_items' => [
					'Marketday\\Store\\WooCommerce\\AccountLinks' => '',
				],
				'woocommerce_get_endpoint_url' => [
					'Marketday\\Store\\WooCommerce\\AccountLinks' => '',
				],
				'woocommerce_add_to_cart_validation' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_can_reduce_order_stock' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_guest_session_to_user_id' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_order_hold_stock_minutes' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_query_for_reserved_stock' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_reduce_order_item_stock' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_reduce_order_stock' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_update_product_stock_query' => [
					'Marketday\\Store\\WooCommerce\\ReservedStock' => '',
				],
				'marketday_after_order_confirmation' => [
					'Marketday\\Store\\WooCommerce\\ThankYou' => '',
				],
				'woocommerce_coupon_error' => [
					'Marketday\\Store\\WooCommerce\\CouponLimit' => '',
				],
				'woocommerce_coupon_is_valid' => [
					'Marketday\\Store\\WooCommerce\\CouponLimit' => '',
				],
				'woocommerce_billing_fields' => [
					'Marketday\\Store\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_checkout_create_order' => [
					'Marketday\\Store\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_checkout_fields' => [
					'Marketday\\Store\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_default_address_fields' => [
					'Marketday\\Store\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_get_country_locale' => [
					'Marketday\\Store\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_init' => [
					'Marketday\\Store\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_shipping_fields' => [
					'Marketday\\Store\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_admin_order_data_after_order_details' => [
					'Marketday\\Store\\WooCommerce\\OrderDetails' => '',
				],
				'woocommerce_email_order_meta_fields' => [
					'Marketday\\Store\\WooCommerce\\OrderDetails' => '',
				],
				'woocommerce_order_details_after_order_table' => [
					'Marketday\\Store\\WooCommerce\\OrderDetails' => '',
				],
				'woocommerce_address_providers' => [
					'Marketday\\Store\\WooCommerce\\AddressAutocomplete' => '',
				],
				'marketday_adopt_orders' => [
					'Marketday\\Store\\WooCommerce\\EngineSwitch' => '',
				],
				'woocommerce_enable_hpos_by_default_for_new_shops' => [
					'Marketday\\Store\\WooCommerce\\EngineSwitch' => '',
				],
				'woocommerce_newly_installed' => [
					'Marketday\\Store\\WooCommerce\\EngineSwitch' => '',
				],
			],
			'admin' => [
				'admin_init' => [
					'Marketday\\Kernel\\VisitorData\\CookieRegistry' => 'logged-in',
					'Marketday\\Kernel\\Http\\LogInLimit' => 'logged-in',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'settings',
					'Marketday\\Pages\\TemplateSetting' => 'settings',
					'Marketday\\ProductSearch\\ProductSearchFeature' => 'settings',
					'Marketday\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
					'Marketday\\SizeChart\\SizeChartFeature' => 'settings',
					'Marketday\\Wishlist\\WishlistFeature' => 'settings',
					'Marketday\\Compare\\CompareFeature' => 'settings',
					'Marketday\\QuickView\\QuickViewFeature' => 'settings',
					'Marketday\\BasketReservation\\BasketReservationFeature' => 'settings',
					'Marketday\\AddressSearch\\AddressSearchFeature' => 'settings',
					'Marketday\\Newsletter\\NewsletterFeature' => 'settings',
					'Marketday\\Calendar\\CalendarFeature' => 'settings',
					'Marketday\\Captcha\\CaptchaFeature' => 'settings',
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => 'settings|screen:edit|screen:post|screen:admin.php',
					'Marketday\\PayPal\\PayPalFeature' => 'settings',
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => 'settings',
					'Marketday\\LanguageCookie\\LanguageCookieFeature' => 'settings',
					'Marketday\\StoreNotice\\StoreNoticeFeature' => 'settings',
					'Marketday\\ComingSoon\\ComingSoonFeature' => 'settings',
					'Marketday\\SalesNotification\\SalesNotificationFeature' => 'settings',
					'Marketday\\ProductBadges\\ProductBadgesFeature' => 'settings',
					'Marketday\\BackInStock\\BackInStockFeature' => 'settings',
					'Marketday\\Kernel\\Removal\\DeletionSetting' => 'settings',
				],
				'admin_notices' => [
					'Marketday\\Kernel\\OwnTables' => 'option:marketday_lost_tables',
					'Marketday\\Kernel\\Admin\\RefusalNotice' => '',
					'Marketday\\Pages\\MissingPages' => '',
					'Marketday\\SetupGuide\\SetupGuideFeature' => 'screen:plugins',
				],
				'admin_enqueue_scripts' => [
					'Marketday\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
				],
				'admin_menu' => [
					'Marketday\\Wishlist\\WishlistFeature' => 'screen:tools|screen:admin.php',
				],
				'post_row_actions' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'manage_marketday_event_posts_columns' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'manage_marketday_event_posts_custom_column' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'wp_dashboard_setup' => [
					'Marketday\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'plugin_action_links_marketday/marketday.php' => [
					'Marketday\\SetupGuide\\SetupGuideFeature' => '',
				],
			],
			'calls' => [
				'admin_post_marketday_lost_tables_known' => [
					'Marketday\\Kernel\\OwnTables' => '',
				],
				'admin_post_marketday_outbox_again' => [
					'Marketday\\Store\\Outbox\\OutboxHealth' => '',
				],
				'admin_post_marketday_features' => [
					'Marketday\\Kernel\\Features\\FeatureSwitches' => '',
				],
				'admin_post_marketday_report_csv' => [
					'Marketday\\Kernel\\Reports\\ReportsPage' => '',
				],
				'wp_ajax_nopriv_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'wp_ajax_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'admin_post_marketday_index_continue' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'admin_post_marketday_index_rebuild' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_marketday_index_step' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_nopriv_marketday_index_step' => [
					'Marketday\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wc_ajax_wopb_filter' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_load_more' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_pagination' => [
					'Marketday\\ProductGrid\\ProductGridFeature' => '',
				],
				'admin_post_marketday_search_pin' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'admin_post_marketday_search_words' => [
					'Marketday\\ProductSearch\\ProductSearchFeature' => '',
				],
				'wc_ajax_wopb_show_more_filter_item' => [
					'Marketday\\ProductFilter\\ProductFilterFeature' => '',
				],
				'wc_ajax_wopb_addcart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wc_ajax_wopb_variation_loop_add_cart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_nopriv_wopb_addcart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_wopb_addcart' => [
					'Marketday\\AddToBasket\\AddToBasketFeature' => '',
				],
				'admin_post_marketday_wishlists_import' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_wishlist' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_nopriv_wopb_wishlist' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_wopb_wishlist' => [
					'Marketday\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_compare' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_product_list' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_nopriv_wopb_compare' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_wopb_compare' => [
					'Marketday\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_quickview' => [
					'Marketday\\QuickView\\QuickViewFeature' => '',
				],
				'wp_ajax_nopriv_wopb_checkout_login' => [
					'Marketday\\Checkout\\CheckoutFeature' => '',
				],
				'wp_ajax_wopb_checkout_login' => [
					'Marketday\\Checkout\\CheckoutFeature' => '',
				],
				'admin_post_marketday_newsletter_bulk' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign_change' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_export' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_cancel' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_continue' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_map' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_list' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_campaign_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_import_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_token' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_campaign_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_import_step' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_token' => [
					'Marketday\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_event_feed' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_events' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_move_events' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_marketday_calendar' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_nopriv_marketday_calendar' => [
					'Marketday\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_begin' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_cancel' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_continue' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_encoding' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_report' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_upload' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_ajax_marketday_import_step' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_marketday_import_step' => [
					'Marketday\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_wopb_share_count' => [
					'Marketday\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wp_ajax_wopb_share_count' => [
					'Marketday\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wc_ajax_ppc-approve-order' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-approve-subscription' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-cart-script-params' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-change-cart' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-order' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-payment-token' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-setup-token' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-data-client-id' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-get-order' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-return-url' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-save-checkout-form' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-simulate-cart' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-customer-id' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-shipping' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-validate-checkout' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-paypal' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-return' => [
					'Marketday\\PayPal\\PayPalFeature' => '',
				],
				'wp_ajax_nopriv_wopb_current_currency_save' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'wp_ajax_wopb_current_currency_save' => [
					'Marketday\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'admin_post_marketday_email_returns' => [
					'Marketday\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_test_email' => [
					'Marketday\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_dismiss_setup' => [
					'Marketday\\SetupGuide\\SetupGuideFeature' => '',
				],
				'wc_ajax_get_variation' => [
					'Marketday\\Store\\WooCommerce\\VariationForms' => '',
				],
				'wp_ajax_nopriv_woocommerce_get_variation' => [
					'Marketday\\Store\\WooCommerce\\VariationForms' => '',
				],
				'wp_ajax_woocommerce_get_variation' => [
					'Marketday\\Store\\WooCommerce\\VariationForms' => '',
				],
				'wc_ajax_add_to_cart' => [
					'Marketday\\Store\\WooCommerce\\AdditionForms' => '',
				],
				'wp_ajax_nopriv_woocommerce_add_to_cart' => [
					'Marketday\\Store\\WooCommerce\\AdditionForms' => '',
				],
				'wp_ajax_woocommerce_add_to_cart' => [
					'Marketday\\Store\\WooCommerce\\AdditionForms' => '',
				],
			],
		],
	],
	'woocommerce' => [
		'hooks' => [
			'Store\\WooCommerce\\LeftBaskets' => [

			],
			'Store\\WooCommerce\\CatalogueAnnouncements' => [
				'woocommerce_attribute_added' => '',
				'woocommerce_attribute_updated' => '',
				'woocommerce_new_product' => '',
				'woocommerce_new_product_variation' => '',
				'woocommerce_product_set_stock' => '',
				'woocommerce_product_set_stock_status' => '',
				'woocommerce_scheduled_sales' => '',
				'woocommerce_update_product' => '',
				'woocommerce_update_product_variation' => '',
				'woocommerce_variation_set_stock' => '',
				'woocommerce_variation_set_stock_status' => '',
			],
			'Store\\WooCommerce\\LateEmails' => [
				'woocommerce_email_actions' => '',
			],
			'Store\\WooCommerce\\OrderStateWatch' => [
				'woocommerce_before_order_object_save' => '',
				'woocommerce_email_sent' => '',
				'woocommerce_order_status_changed' => '',
				'woocommerce_updated_product_stock' => '',
			],
			'Store\\WooCommerce\\WatchedEmails' => [
				'woocommerce_created_customer' => '',
				'woocommerce_new_customer_note' => '',
				'woocommerce_order_fully_refunded' => '',
				'woocommerce_order_partially_refunded' => '',
			],
			'Store\\WooCommerce\\UnsentEmails' => [
				'woocommerce_email_log_add_order_note' => '',
				'woocommerce_email_sent' => '',
				'woocommerce_mail_callback' => '',
				'woocommerce_mail_callback_params' => '',
				'wp_mail_failed' => '',
			],
			'Store\\WooCommerce\\OrderEmailParts' => [
				'woocommerce_email_after_order_table' => '',
				'woocommerce_email_attachments' => '',
				'woocommerce_email_customer_details' => '',
				'woocommerce_email_order_items_args' => '',
			],
			'Store\\WooCommerce\\ShownAmounts' => [
				'woocommerce_currency' => 'option:marketday_currencies',
				'option_woocommerce_currency_pos' => '',
				'wc_get_price_decimals' => '',
				'woocommerce_cart_hash' => '',
				'woocommerce_cart_loaded_from_session' => '',
				'woocommerce_cart_shipping_packages' => '',
				'woocommerce_coupon_get_amount' => '',
				'woocommerce_coupon_get_maximum_amount' => '',
				'woocommerce_coupon_get_minimum_amount' => '',
				'woocommerce_evaluate_shipping_cost_args' => '',
				'woocommerce_get_variation_prices_hash' => '',
				'woocommerce_package_rates' => '',
				'woocommerce_product_get_price' => '',
				'woocommerce_product_get_regular_price' => '',
				'woocommerce_product_get_sale_price' => '',
				'woocommerce_product_variation_get_price' => '',
				'woocommerce_product_variation_get_regular_price' => '',
				'woocommerce_product_variation_get_sale_price' => '',
				'woocommerce_shipping_free_shipping_instance_option' => '',
				'woocommerce_variation_prices_price' => '',
				'woocommerce_variation_prices_regular_price' => '',
				'woocommerce_variation_prices_sale_price' => '',
			],
			'Store\\WooCommerce\\BasketAnnouncements' => [
				'woocommerce_add_cart_item_data' => '',
				'woocommerce_add_to_cart' => '',
				'woocommerce_after_cart_item_quantity_update' => '',
				'woocommerce_applied_coupon' => '',
				'woocommerce_before_calculate_totals' => '',
				'woocommerce_cart_calculate_fees' => '',
				'woocommerce_cart_emptied' => '',
				'woocommerce_cart_item_removed' => '',
				'woocommerce_cart_item_restored' => '',
				'woocommerce_checkout_create_order_line_item' => '',
				'woocommerce_checkout_update_order_review' => '',
				'woocommerce_get_item_data' => '',
				'woocommerce_removed_coupon' => '',
				'woocommerce_store_api_add_to_cart_data' => '',
				'woocommerce_store_api_cart_select_shipping_rate' => '',
				'woocommerce_store_api_cart_update_customer_from_request' => '',
			],
			'Store\\WooCommerce\\PriceAnnouncements' => [
				'woocommerce_format_price_range' => '',
				'woocommerce_get_price_html' => '',
				'woocommerce_get_variation_prices_hash' => '',
				'woocommerce_show_variation_price' => '',
				'woocommerce_variation_prices_array' => '',
			],
			'Store\\WooCommerce\\MeasureFields' => [
				'woocommerce_admin_process_product_object' => '',
				'woocommerce_admin_process_variation_object' => '',
				'woocommerce_product_options_general_product_data' => '',
				'woocommerce_variation_options_pricing' => '',
			],
			'Store\\WooCommerce\\ShippingAnnouncements' => [
				'woocommerce_package_rates' => '',
			],
			'Store\\WooCommerce\\RepeatedCheckouts' => [
				'rest_pre_dispatch' => 'route:/wc/store',
				'rest_request_after_callbacks' => 'route:/wc/store',
				'wp_loaded' => 'post',
				'woocommerce_before_checkout_process' => '',
				'woocommerce_checkout_order_created' => '',
				'woocommerce_store_api_checkout_order_processed' => '',
				'woocommerce_store_api_checkout_update_order_meta' => '',
			],
			'Store\\WooCommerce\\LostResponses' => [
				'woocommerce_blocks_enqueue_checkout_block_scripts_after' => '',
				'wp_enqueue_scripts' => '',
			],
			'Store\\WooCommerce\\CheckoutAnnouncements' => [
				'rest_request_before_callbacks' => 'route:/wc/store',
				'rest_pre_dispatch' => 'route:/wc/store',
				'woocommerce_after_checkout_validation' => '',
				'woocommerce_before_pay_action' => '',
				'woocommerce_checkout_order_processed' => '',
				'woocommerce_checkout_update_order_meta' => '',
				'woocommerce_order_status_changed' => '',
				'woocommerce_store_api_checkout_order_processed' => '',
				'woocommerce_store_api_checkout_update_order_from_request' => '',
			],
			'Store\\WooCommerce\\PaymentGateways' => [
				'woocommerce_before_checkout_form' => '',
				'woocommerce_blocks_payment_method_type_registration' => '',
				'woocommerce_email_before_order_table' => '',
				'woocommerce_payment_gateways' => '',
			],
			'Store\\WooCommerce\\SessionFlush' => [
				'template_redirect' => 'done:woocommerce_add_to_cart',
			],
			'Store\\WooCommerce\\BasketExtension' => [
				'rest_api_init' => 'called:|called:/wc/|called:/batch',
			],
			'Store\\WooCommerce\\PageTemplates' => [
				'marketday_yielding_plugins' => '',
				'page_template_hierarchy' => '',
				'woocommerce_has_block_template' => '',
			],
			'Store\\WooCommerce\\HookedBlocks' => [
				'hooked_block_types' => '',
			],
			'Store\\WooCommerce\\PageTopSlots' => [
				'render_block_woocommerce/cart' => '',
				'render_block_woocommerce/checkout' => '',
				'woocommerce_before_cart' => '',
				'woocommerce_before_checkout_form' => '',
			],
			'Store\\WooCommerce\\ClassicShopPage' => [
				'template_include' => 'classic',
				'the_content' => 'classic',
			],
			'Store\\WooCommerce\\ClassicScripts' => [
				'render_block_marketday/basket' => '',
				'wp_enqueue_scripts' => '',
			],
			'Store\\WooCommerce\\ShopWords' => [
				'rest_request_after_callbacks' => 'route:/wc/store',
				'woocommerce_add_error' => '',
				'woocommerce_add_notice' => '',
				'woocommerce_add_success' => '',
				'woocommerce_countries' => '',
			],
			'Store\\WooCommerce\\SetupScreens' => [
				'marketday_setup_ways' => '',
			],
			'Store\\WooCommerce\\VariationForms' => [
				'rest_pre_dispatch' => 'route:/wc/store',
				'wp_loaded' => 'sent:add-to-cart',
				'wc_ajax_get_variation' => '',
				'wp_ajax_nopriv_woocommerce_get_variation' => '',
				'wp_ajax_woocommerce_get_variation' => '',
			],
			'Store\\WooCommerce\\AdditionForms' => [
				'rest_pre_dispatch' => 'route:/wc/store',
				'wp_loaded' => 'sent:add-to-cart',
				'wc_ajax_add_to_cart' => '',
				'woocommerce_cart_redirect_after_error' => '',
				'wp_ajax_nopriv_woocommerce_add_to_cart' => '',
				'wp_ajax_woocommerce_add_to_cart' => '',
			],
			'Store\\WooCommerce\\PostcodeFormat' => [
				'woocommerce_format_postcode' => '',
			],
			'Store\\RatingRule' => [
				'preprocess_comment' => '',
			],
			'Store\\WooCommerce\\ProductTabs' => [
				'marketday_product_tabs' => '',
			],
			'Store\\WooCommerce\\ProductMarkup' => [
				'marketday_structured_data_printed' => '',
			],
			'Store\\WooCommerce\\VariationDeals' => [
				'woocommerce_available_variation' => '',
			],
			'Store\\WooCommerce\\ProductFormSlots' => [
				'woocommerce_after_add_to_cart_form' => '',
				'woocommerce_before_add_to_cart_button' => '',
				'woocommerce_simple_add_to_cart' => '',
			],
			'Store\\WooCommerce\\AccountLinks' => [
				'woocommerce_account_content' => '',
				'woocommerce_account_menu_items' => '',
				'woocommerce_get_endpoint_url' => '',
			],
			'Store\\WooCommerce\\ReservedStock' => [
				'woocommerce_add_to_cart' => '',
				'woocommerce_add_to_cart_validation' => '',
				'woocommerce_after_cart_item_quantity_update' => '',
				'woocommerce_can_reduce_order_stock' => '',
				'woocommerce_guest_session_to_user_id' => '',
				'woocommerce_order_hold_stock_minutes' => '',
				'woocommerce_query_for_reserved_stock' => '',
				'woocommerce_reduce_order_item_stock' => '',
				'woocommerce_reduce_order_stock' => '',
				'woocommerce_update_product_stock_query' => '',
			],
			'Store\\WooCommerce\\SqliteReservations' => [

			],
			'Store\\WooCommerce\\ThankYou' => [
				'marketday_after_order_confirmation' => '',
			],
			'Store\\WooCommerce\\CheckoutLock' => [
				'rest_request_before_callbacks' => 'route:/wc/store',
				'init' => 'post',
			],
			'Store\\WooCommerce\\CouponLimit' => [
				'woocommerce_coupon_error' => '',
				'woocommerce_coupon_is_valid' => '',
			],
			'Store\\WooCommerce\\CheckoutFieldRegistry' => [
				'woocommerce_billing_fields' => '',
				'woocommerce_checkout_create_order' => '',
				'woocommerce_checkout_fields' => '',
				'woocommerce_default_address_fields' => '',
				'woocommerce_get_country_locale' => '',
				'woocommerce_init' => '',
				'woocommerce_shipping_fields' => '',
			],
			'Store\\WooCommerce\\OrderDetails' => [
				'woocommerce_admin_order_data_after_order_details' => '',
				'woocommerce_email_order_meta_fields' => '',
				'woocommerce_order_details_after_order_table' => '',
			],
			'Store\\WooCommerce\\AddressAutocomplete' => [
				'woocommerce_address_providers' => '',
				'wp_enqueue_scripts' => '',
			],
			'Store\\WooCommerce\\PayPage' => [
				'pre_render_block' => 'query:order-pay',
			],
			'Store\\WooCommerce\\EngineSwitch' => [
				'marketday_adopt_orders' => '',
				'woocommerce_enable_hpos_by_default_for_new_shops' => '',
				'woocommerce_newly_installed' => '',
			],
		],
	],
];
