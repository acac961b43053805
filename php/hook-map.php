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
			'Kernel\\Admin\\HomeScreen' => [

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
			'Kernel\\Addresses\\TakenAddresses' => [
				'admin_notices' => 'option:marketday_taken_addresses',
				'add_option_rewrite_rules' => '',
				'update_option_rewrite_rules' => '',
			],
			'Kernel\\Addresses\\FormerAddresses' => [
				'template_redirect' => 'option:marketday_former_addresses',
			],
			'Kernel\\Admin\\RefusalNotice' => [
				'admin_notices' => '',
			],
			'Engine\\Contract\\Schedules' => [

			],
			'Engine\\Contract\\SharedAddress' => [

			],
			'Kernel\\Schema' => [
				'wpmu_drop_tables' => '',
			],
			'Engine\\Embedded\\EmbeddedEngine' => [
				'init' => 'unlike:marketday_engine=embedded',
			],
			'Engine\\Embedded\\Schema' => [
				'clean_post_cache' => '',
				'init' => '',
				'marketday_attribute_created' => '',
				'option_rewrite_rules' => '',
				'update_option_woocommerce_permalinks' => '',
				'update_option_woocommerce_shop_page_id' => '',
				'use_block_editor_for_post_type' => '',
				'wpmu_drop_tables' => '',
			],
			'Engine\\Embedded\\Catalogue\\ImageReader' => [
				'init' => '',
			],
			'Engine\\Embedded\\Catalogue\\ProductLookupTable' => [
				'init' => 'unlike:marketday_shelf=8|is:marketday_engine=woocommerce',
				'deleted_term_relationships' => '',
				'set_object_terms' => '',
				'update_option_woocommerce_hide_out_of_stock_items' => '',
			],
			'Engine\\Embedded\\Catalogue\\TermCounts' => [
				'created_term' => '',
				'delete_term' => '',
				'edited_term' => '',
				'marketday_index_changed' => '',
			],
			'Engine\\Embedded\\Catalogue\\ShopArchive' => [
				'pre_get_posts' => 'about:product|sent:s',
				'post_type_archive_title' => 'about:product|sent:s',
			],
			'Engine\\Embedded\\Writing\\ProductWatch' => [
				'before_delete_post' => '',
				'deleted_post' => '',
				'marketday_stock_changed' => '',
				'save_post_product' => '',
				'save_post_product_variation' => '',
			],
			'Engine\\Embedded\\Writing\\SaleTurns' => [
				'init' => 'due:marketday_sale_prices_next',
				'added_post_meta' => '',
				'marketday_sale_prices_due' => '',
				'marketday_sale_prices_turn' => '',
				'updated_post_meta' => '',
			],
			'Engine\\Embedded\\Writing\\LookupRebuild' => [
				'marketday_lookup_rebuild' => '',
			],
			'Engine\\Embedded\\Writing\\RatingSync' => [
				'added_comment_meta' => '',
				'comment_post' => '',
				'deleted_comment_meta' => '',
				'edit_comment' => '',
				'preprocess_comment' => '',
				'updated_comment_meta' => '',
				'wp_update_comment_count' => '',
			],
			'Engine\\Embedded\\Writing\\ReviewRules' => [
				'comments_open' => '',
				'preprocess_comment' => '',
			],
			'Engine\\Embedded\\Schema\\Tables' => [

			],
			'Engine\\Embedded\\StoreApi\\ProductApi' => [

			],
			'Engine\\Embedded\\StoreApi\\VariationEndpoint' => [
				'wc_ajax_get_variation' => '',
			],
			'Engine\\Embedded\\ProductScreens\\AttributeTypeFormHandler' => [
				'admin_init' => 'screen:edit-tags|screen:term|sent:taxonomy',
				'admin_post_marketday_attribute_type' => '',
			],
			'Engine\\Embedded\\ProductScreens\\ProductColumns' => [
				'the_posts' => 'admin',
				'admin_head-edit.php' => '',
				'manage_product_posts_columns' => '',
				'manage_product_posts_custom_column' => '',
			],
			'Engine\\Embedded\\ProductScreens\\ProductFieldsBox' => [
				'save_post_product' => 'admin',
				'add_meta_boxes_product' => '',
			],
			'Engine\\Embedded\\ProductScreens\\GalleryBox' => [
				'save_post_product' => 'admin',
				'add_meta_boxes_product' => '',
			],
			'Engine\\Embedded\\Session\\SessionCookie' => [

			],
			'Engine\\Embedded\\Session\\SessionCleaner' => [
				'marketday_clean_sessions' => '',
			],
			'Engine\\Embedded\\Session\\LogIn' => [
				'set_logged_in_cookie' => '',
				'wp_login' => '',
				'wp_logout' => '',
			],
			'Engine\\Embedded\\Ajax\\Dispatcher' => [
				'wp_loaded' => 'sent:wc-ajax',
			],
			'Engine\\Embedded\\Ajax\\LinkFormHandler' => [

			],
			'Engine\\Embedded\\Ajax\\BasketEndpoint' => [
				'wc_ajax_add_to_cart' => '',
				'wc_ajax_get_refreshed_fragments' => '',
				'wc_ajax_remove_from_cart' => '',
			],
			'Engine\\Embedded\\Ajax\\TotalsEndpoint' => [
				'wc_ajax_apply_coupon' => '',
				'wc_ajax_get_cart_totals' => '',
				'wc_ajax_remove_coupon' => '',
				'wc_ajax_update_shipping_method' => '',
			],
			'Engine\\Embedded\\StoreApi\\StoreApiServices' => [
				'rest_allowed_cors_headers' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_authentication_errors' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_exposed_cors_headers' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_post_dispatch' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_pre_serve_request' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'marketday_cart_extension_marketday' => '',
			],
			'Engine\\Embedded\\Orders\\OrderNotes' => [
				'comment_feed_where' => '',
				'pre_get_comments' => '',
			],
			'Engine\\Embedded\\Downloads\\DownloadsServices' => [
				'deleted_post' => '',
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'Engine\\Embedded\\Customers\\ShopperData' => [
				'wp_privacy_personal_data_erasers' => '',
				'wp_privacy_personal_data_exporters' => '',
			],
			'Engine\\Embedded\\Orders\\OrderListScreen' => [
				'request' => 'admin',
				'the_posts' => 'admin',
				'bulk_actions-edit-shop_order' => '',
				'list_table_primary_column' => '',
				'manage_edit-shop_order_sortable_columns' => '',
				'manage_shop_order_posts_columns' => '',
				'manage_shop_order_posts_custom_column' => '',
				'post_row_actions' => '',
			],
			'Engine\\Embedded\\Orders\\OrderScreen' => [
				'admin_init' => 'screen:post|screen:edit',
				'admin_notices' => 'screen:post|screen:edit',
				'add_meta_boxes_shop_order' => '',
				'admin_post_marketday_order_state' => '',
			],
			'Engine\\Embedded\\Orders\\RefundFormHandler' => [
				'add_meta_boxes_shop_order' => '',
				'admin_post_marketday_order_refund' => '',
			],
			'Engine\\Embedded\\SettingsScreen\\SettingsScreen' => [
				'admin_init' => 'settings',
				'add_option_woocommerce_permalinks' => '',
				'admin_post_marketday_add_delivery' => '',
				'update_option_woocommerce_permalinks' => '',
			],
			'Engine\\Embedded\\Emails\\OrderEmailSamples' => [
				'marketday_mail_samples' => '',
			],
			'Engine\\Embedded\\Checkout\\PayOrderFormHandler' => [
				'pre_render_block' => 'query:order-pay',
			],
			'Engine\\Embedded\\Checkout\\SalesServices' => [
				'init' => '',
			],
			'Engine\\Embedded\\Session\\LeftBaskets' => [

			],
			'Engine\\Contract\\Outbox\\Outbox' => [
				'marketday_outbox' => '',
			],
			'Engine\\Contract\\Outbox\\OutboxHealth' => [
				'admin_post_marketday_outbox_again' => '',
			],
			'Engine\\Contract\\Outbox\\FollowUpNotes' => [
				'marketday_order_followup_failed' => '',
				'marketday_order_followup_recovered' => '',
			],
			'Search\\Elastic\\Elastic' => [

			],
			'Catalogue\\Listing\\ProductButtons' => [
				'marketday_card_actions' => '',
				'marketday_product_actions' => '',
			],
			'Kernel\\Http\\RouteTable' => [

			],
			'Kernel\\Assets' => [

			],
			'Kernel\\Admin\\SettingsTabsScreen' => [

			],
			'Kernel\\Features\\FeatureSwitches' => [
				'admin_post_marketday_features' => '',
			],
			'Kernel\\EmailCount' => [
				'wp_mail_failed' => '',
				'wp_mail_succeeded' => '',
			],
			'Kernel\\Reports\\ReportsScreen' => [
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
			'Engine\\Contract\\CrossOrigin' => [
				'rest_authentication_errors' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_jsonp_enabled' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
			],
			'Kernel\\Http\\FrontEnds' => [
				'rest_allowed_cors_headers' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'rest_pre_serve_request' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				'admin_init' => 'settings',
			],
			'Engine\\Contract\\CardPictures' => [
				'intermediate_image_sizes_advanced' => '',
			],
			'Engine\\Contract\\BasketHandOverFormHandler' => [
				'marketday_order_placed' => '',
			],
			'Engine\\Contract\\SampleShopEndpoint' => [

			],
			'Search\\FacetIndex\\FacetIndexFeature' => [
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
			'Site\\Pages\\PagesFeature' => [
				'marketday_make_pages' => '',
			],
			'Site\\Pages\\BlockTemplates' => [
				'get_the_archive_title_prefix' => '',
				'marketday_register_templates' => '',
				'page_template_hierarchy' => '',
				'search_template_hierarchy' => '',
				'taxonomy_template_hierarchy' => '',
			],
			'Site\\Pages\\TemplateSetting' => [
				'admin_init' => 'settings',
			],
			'Site\\Pages\\TemplateChoice' => [
				'get_block_templates' => 'option:marketday_template_choice',
				'get_block_file_template' => 'option:marketday_template_choice',
				'marketday_uses_classic_pages' => 'option:marketday_template_choice',
				'marketday_setup_templates' => '',
				'marketday_setup_templates_chosen' => '',
			],
			'Site\\Pages\\TemplateParts' => [
				'get_block_templates' => '',
				'pre_get_block_file_template' => '',
			],
			'Site\\Pages\\ClassicTemplates' => [
				'template_include' => 'classic',
				'the_content' => 'classic',
				'theme_page_templates' => 'classic',
				'marketday_page_markup' => '',
				'marketday_page_template' => '',
			],
			'Site\\Pages\\ClassicColumns' => [
				'ocean_post_layout_class' => 'classic',
				'astra_page_layout' => 'classic',
				'generate_sidebar_layout' => 'classic',
				'body_class' => 'classic',
			],
			'Site\\Pages\\ClassicWidth' => [
				'render_block' => 'classic',
			],
			'Site\\Pages\\PageLists' => [
				'get_pages' => '',
				'wp_list_pages_excludes' => '',
			],
			'Site\\Pages\\MissingPages' => [
				'admin_notices' => '',
				'wp_untrash_post_status' => '',
			],
			'Site\\Pages\\ShopAddress' => [
				'request' => '',
			],
			'Site\\Pages\\KeptPages' => [
				'marketday_product_saved' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
				'marketday_stock_changed' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
				'marketday_prices_turned' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
				'marketday_catalogue_changed' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
			],
			'Site\\Pages\\Privacy' => [
				'template_redirect' => 'page:|query:order-received|query:order-pay',
				'wp_robots' => 'page:|query:order-received|query:order-pay',
				'robots_txt' => '',
			],
			'Site\\Pages\\BodyClasses' => [
				'body_class' => '',
			],
			'Site\\Pages\\Canonical' => [
				'aioseo_canonical_url' => '',
				'get_canonical_url' => '',
				'rank_math/frontend/canonical' => '',
				'slim_seo_canonical_url' => '',
				'wp_head' => '',
				'wpseo_canonical' => '',
			],
			'Site\\Pages\\PageNotices' => [
				'pre_render_block' => '',
				'render_block' => '',
			],
			'Catalogue\\Listing\\ListingFeature' => [

			],
			'Catalogue\\ProductGrid\\ProductGridFeature' => [
				'document_title_parts' => 'parameters',
				'marketday_listing_blocks' => '',
				'marketday_listing_scope' => '',
				'marketday_nothing_here' => '',
				'marketday_product_cards' => '',
				'wc_ajax_wopb_filter' => '',
				'wc_ajax_wopb_load_more' => '',
				'wc_ajax_wopb_pagination' => '',
			],
			'Catalogue\\ExclusiveProducts\\ExclusiveProductsFeature' => [

			],
			'Search\\ProductSearch\\ProductSearchFeature' => [
				'admin_init' => 'settings',
				'template_redirect' => 'sent:s',
				'request' => 'sent:s',
				'admin_post_marketday_search_pin' => '',
				'admin_post_marketday_search_words' => '',
				'marketday_home_figures' => '',
				'woocommerce_before_shop_loop' => '',
				'woocommerce_redirect_single_search_result' => '',
			],
			'Catalogue\\ProductFilter\\ProductFilterFeature' => [
				'wp_robots' => 'parameters|about:product',
				'template_redirect' => 'parameters',
				'get_canonical_url' => 'parameters',
				'marketday_listing_canonical' => 'parameters',
				'marketday_listing_blocks' => '',
				'robots_txt' => '',
				'wc_ajax_wopb_show_more_filter_item' => '',
			],
			'Catalogue\\ResultCount\\ResultCountFeature' => [
				'marketday_listing_blocks' => '',
			],
			'Catalogue\\CatalogueSorting\\CatalogueSortingFeature' => [
				'marketday_listing_blocks' => '',
			],
			'Catalogue\\ShopSidebar\\ShopSidebarFeature' => [

			],
			'Buying\\Account\\AccountFeature' => [
				'template_redirect' => 'sent:form',
				'marketday_account_letter' => '',
				'marketday_log_in_proof_wanted' => '',
				'marketday_mail_samples' => '',
			],
			'Buying\\Account\\LostPasswordLink' => [
				'lostpassword_url' => '',
			],
			'Buying\\OrderConfirmation\\OrderConfirmationFeature' => [
				'document_title_parts' => 'sent:key',
				'pre_render_block' => 'sent:key',
				'the_title' => 'sent:key',
				'marketday_nothing_here' => '',
				'marketday_order_summary' => '',
			],
			'Catalogue\\Product\\ProductFeature' => [
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
			'Catalogue\\ProductGallery\\ProductGalleryFeature' => [
				'add_meta_boxes_product' => '',
				'save_post_product' => '',
			],
			'Buying\\AddToBasket\\AddToBasketFeature' => [
				'woocommerce_add_to_cart_redirect' => 'sent:wopb-buy-now',
				'marketday_card_options' => '',
				'wc_ajax_wopb_addcart' => '',
				'wc_ajax_wopb_variation_loop_add_cart' => '',
				'wp_ajax_nopriv_wopb_addcart' => '',
				'wp_ajax_wopb_addcart' => '',
			],
			'Catalogue\\Swatches\\SwatchesFeature' => [
				'admin_init' => 'screen:edit-tags|screen:term|sent:taxonomy',
				'admin_enqueue_scripts' => 'screen:edit-tags|screen:term|sent:taxonomy',
				'created_term' => '',
				'edited_term' => '',
			],
			'Catalogue\\UnitPrice\\UnitPriceFeature' => [
				'marketday_basket_line_details' => '',
				'marketday_price_html' => '',
			],
			'Buying\\NameYourPrice\\NameYourPriceFeature' => [
				'add_meta_boxes_product' => '',
				'marketday_add_to_basket_link' => '',
				'marketday_basket_line_data' => '',
				'marketday_basket_line_price' => '',
				'marketday_product_form_fields' => '',
				'save_post_product' => '',
			],
			'Catalogue\\SizeChart\\SizeChartFeature' => [
				'admin_init' => 'settings',
				'init' => 'menu|sent:post_ID|sent:post_type',
				'marketday_product_form_after' => '',
				'marketday_product_form_options' => '',
				'marketday_product_tabs' => '',
			],
			'Lists\\Wishlist\\WishlistFeature' => [
				'admin_menu' => 'screen:tools|screen:admin.php|function:yith_wcwl|function:tinv_get_option',
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
			'Lists\\Compare\\CompareFeature' => [
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
			'Catalogue\\QuickView\\QuickViewFeature' => [
				'admin_init' => 'settings',
				'marketday_product_buttons' => '',
				'wc_ajax_wopb_quickview' => '',
			],
			'Buying\\MiniBasket\\MiniBasketFeature' => [
				'woocommerce_add_to_cart_fragments' => 'sent:marketday_regions',
			],
			'Buying\\Basket\\BasketFeature' => [
				'marketday_basket_foot' => '',
				'marketday_page_configuration' => '',
			],
			'Buying\\BasketReservation\\BasketReservationFeature' => [
				'admin_init' => 'settings',
				'init' => 'option:marketday_reservation_minutes',
				'add_option_marketday_reservation_minutes' => '',
				'marketday_basket_changed' => '',
				'marketday_basket_top' => '',
				'marketday_checkout_top' => '',
				'marketday_mini_basket_top' => '',
				'update_option_marketday_reservation_minutes' => '',
			],
			'Buying\\Checkout\\CheckoutFeature' => [
				'marketday_checkout_validate' => '',
				'wp_ajax_nopriv_wopb_checkout_login' => '',
				'wp_ajax_wopb_checkout_login' => '',
			],
			'Buying\\OrderFields\\OrderFieldsFeature' => [
				'marketday_order_fields' => 'option:marketday_order_fields',
				'marketday_address_field_order' => '',
			],
			'Buying\\AddressSearch\\AddressSearchFeature' => [
				'admin_init' => 'settings',
				'marketday_address_providers' => 'option:marketday_address_search',
			],
			'Marketing\\Newsletter\\NewsletterFeature' => [
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
				'admin_post_marketday_newsletter_move' => '',
				'mailpoet_multiple_subscribers_updated' => '',
				'mailpoet_subscriber_created' => '',
				'mailpoet_subscriber_status_changed' => '',
				'mailpoet_subscriber_updated' => '',
				'marketday_account_section' => '',
				'marketday_checkout_extensions' => '',
				'marketday_checkout_fields' => '',
				'marketday_checkout_validate' => '',
				'marketday_home_figures' => '',
				'marketday_home_tasks' => '',
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
				'marketday_newsletter_move_job' => '',
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
			'Events\\Calendar\\EventType' => [
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
			'Events\\Calendar\\EventTemplates' => [
				'marketday_register_templates' => '',
			],
			'Events\\Calendar\\EventTickets' => [
				'marketday_tickets' => '',
			],
			'Events\\Calendar\\CalendarFeature' => [
				'admin_init' => 'settings',
				'marketday_social_data' => 'about:marketday_event',
				'template_redirect' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'wp_robots' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'template_include' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'the_content' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				'add_option_marketday_event_addresses' => '',
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
				'marketday_home_tasks' => '',
				'marketday_register_patterns' => '',
				'save_post_marketday_event' => '',
				'saved_marketday_event_cat' => '',
				'saved_marketday_event_loc' => '',
				'transition_post_status' => '',
				'update_option_gmt_offset' => '',
				'update_option_marketday_event_addresses' => '',
				'update_option_timezone_string' => '',
				'updated_post_meta' => '',
				'wp_ajax_marketday_calendar' => '',
				'wp_ajax_nopriv_marketday_calendar' => '',
			],
			'Site\\Captcha\\CaptchaFeature' => [
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
			'Admin\\Import\\ImportFeature' => [
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
			'Marketing\\ShareButtons\\ShareButtonsFeature' => [
				'marketday_product_actions' => '',
				'wp_ajax_nopriv_wopb_share_count' => '',
				'wp_ajax_wopb_share_count' => '',
			],
			'Buying\\OrderAttribution\\OrderAttributionFeature' => [
				'admin_init' => 'settings|screen:edit|screen:post|screen:admin.php',
				'add_meta_boxes' => '',
				'marketday_checkout_extensions' => '',
				'marketday_checkout_fields' => '',
				'marketday_home_figures' => '',
				'wp_dashboard_setup' => '',
				'wp_enqueue_scripts' => '',
			],
			'Buying\\PayPal\\PayPalFeature' => [
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
			'Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => [
				'admin_init' => 'settings',
				'marketday_currency_choice' => 'option:marketday_currencies',
				'template_redirect' => 'option:marketday_currencies',
				'wp_enqueue_scripts' => 'option:marketday_currencies',
				'add_meta_boxes_product' => '',
				'add_option_marketday_currencies' => '',
				'add_option_marketday_currency_feed' => '',
				'delete_option_marketday_currencies' => '',
				'litespeed_vary_cookies' => '',
				'litespeed_vary_curr_cookies' => '',
				'marketday_checkout_extensions' => '',
				'marketday_fetch_rates' => '',
				'rocket_cache_dynamic_cookies' => '',
				'rocket_htaccess_mod_rewrite' => '',
				'save_post_product' => '',
				'update_option_marketday_currencies' => '',
				'update_option_marketday_currency_feed' => '',
				'wp_ajax_nopriv_wopb_current_currency_save' => '',
				'wp_ajax_wopb_current_currency_save' => '',
			],
			'Site\\Lightbox\\LightboxFeature' => [
				'render_block_core/gallery' => '',
				'render_block_core/image' => '',
				'render_block_core/media-text' => '',
			],
			'Site\\Slides\\SlidesFeature' => [

			],
			'Site\\BlogIndex\\BlogIndexFeature' => [
				'template_redirect' => 'sent:blog-page|query:paged|query:page',
			],
			'Site\\LanguageCookie\\LanguageCookieFeature' => [
				'admin_init' => 'settings',
				'wp_footer' => 'option:marketday_language_cookie',
			],
			'Marketing\\SocialData\\SocialDataFeature' => [
				'wp_head' => '',
			],
			'Admin\\Emails\\EmailsFeature' => [
				'admin_post_marketday_email_returns' => '',
				'admin_post_marketday_test_email' => '',
			],
			'Site\\Elementor\\ElementorFeature' => [
				'elementor/elements/categories_registered' => '',
				'elementor/widgets/register' => '',
			],
			'Site\\WowStore\\WowStoreFeature' => [
				'admin_menu' => '',
				'admin_post_marketday_wowstore_move' => '',
				'enqueue_block_editor_assets' => '',
				'marketday_home_tasks' => '',
				'marketday_wowstore_move_job' => '',
			],
			'Site\\Patterns\\PatternsFeature' => [
				'template_redirect' => 'page:page_on_front',
				'marketday_register_patterns' => '',
			],
			'Admin\\SetupGuide\\SetupGuideFeature' => [
				'admin_notices' => 'screen:plugins',
				'admin_post_marketday_dismiss_setup' => '',
				'marketday_home_tasks' => '',
				'plugin_action_links_marketday/marketday.php' => '',
			],
			'Site\\Header\\HeaderFeature' => [
				'marketday_block_style' => '',
				'marketday_register_patterns' => '',
			],
			'Site\\Header\\SkipLink' => [
				'template_redirect' => 'classic',
				'wp_enqueue_scripts' => 'classic',
			],
			'Marketing\\StoreNotice\\StoreNoticeFeature' => [
				'admin_init' => 'settings',
				'wp_enqueue_scripts' => 'option:woocommerce_demo_store',
				'wp_body_open' => 'option:woocommerce_demo_store',
				'woocommerce_demo_store' => 'option:woocommerce_demo_store',
			],
			'Site\\ComingSoon\\ComingSoonFeature' => [
				'rest_api_init' => 'called:/wp/v2/users',
				'admin_init' => 'settings',
				'template_redirect' => 'option:woocommerce_coming_soon',
				'wp_enqueue_scripts' => 'option:woocommerce_coming_soon',
				'wp_footer' => 'option:woocommerce_coming_soon',
			],
			'Marketing\\SalesNotification\\SalesNotificationFeature' => [
				'admin_init' => 'settings',
				'wp_enqueue_scripts' => 'option:marketday_sales_notification',
				'wp_footer' => 'option:marketday_sales_notification',
				'marketday_order_status_changed' => '',
				'update_option_marketday_sales_notification_days' => '',
				'update_option_marketday_sales_notification_towns' => '',
			],
			'Catalogue\\ProductBadges\\ProductBadgesFeature' => [
				'admin_init' => 'settings',
				'wp_enqueue_scripts' => 'option:marketday_badge_new_days|option:marketday_badge_picks',
				'marketday_card_badges' => '',
				'marketday_cards_begin' => '',
			],
			'Catalogue\\SoldRecently\\SoldRecentlyFeature' => [

			],
			'Lists\\BackInStock\\BackInStockFeature' => [
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
			'Buying\\FreeDeliveryBar\\FreeDeliveryBarFeature' => [

			],
			'Marketing\\StorefrontEvents\\StorefrontEventsFeature' => [
				'wp_enqueue_scripts' => '',
				'wp_footer' => '',
			],
			'Kernel\\Removal\\DeletionSetting' => [
				'admin_init' => 'settings',
				'wp_uninitialize_site' => '',
			],
		],
		'blocks' => [
			'product-grid' => 'Catalogue\\ProductGrid\\ProductGridFeature',
			'exclusive-products' => 'Catalogue\\ExclusiveProducts\\ExclusiveProductsFeature',
			'product-search' => 'Search\\ProductSearch\\ProductSearchFeature',
			'product-filter' => 'Catalogue\\ProductFilter\\ProductFilterFeature',
			'result-count' => 'Catalogue\\ResultCount\\ResultCountFeature',
			'catalogue-sorting' => 'Catalogue\\CatalogueSorting\\CatalogueSortingFeature',
			'shop-sidebar' => 'Catalogue\\ShopSidebar\\ShopSidebarFeature',
			'account' => 'Buying\\Account\\AccountFeature',
			'order-confirmation' => 'Buying\\OrderConfirmation\\OrderConfirmationFeature',
			'product' => 'Catalogue\\Product\\ProductFeature',
			'product-tabs' => 'Catalogue\\Product\\ProductFeature',
			'product-part' => 'Catalogue\\Product\\ProductFeature',
			'product-gallery' => 'Catalogue\\ProductGallery\\ProductGalleryFeature',
			'add-to-basket' => 'Buying\\AddToBasket\\AddToBasketFeature',
			'wishlist' => 'Lists\\Wishlist\\WishlistFeature',
			'wishlist-link' => 'Lists\\Wishlist\\WishlistFeature',
			'compare' => 'Lists\\Compare\\CompareFeature',
			'compare-link' => 'Lists\\Compare\\CompareFeature',
			'mini-basket' => 'Buying\\MiniBasket\\MiniBasketFeature',
			'basket' => 'Buying\\Basket\\BasketFeature',
			'basket-reservation' => 'Buying\\BasketReservation\\BasketReservationFeature',
			'checkout' => 'Buying\\Checkout\\CheckoutFeature',
			'newsletter-form' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-field' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-manage' => 'Marketing\\Newsletter\\NewsletterFeature',
			'events-calendar' => 'Events\\Calendar\\CalendarFeature',
			'events-table' => 'Events\\Calendar\\CalendarFeature',
			'event-details' => 'Events\\Calendar\\CalendarFeature',
			'upcoming-events' => 'Events\\Calendar\\CalendarFeature',
			'share-buttons' => 'Marketing\\ShareButtons\\ShareButtonsFeature',
			'currency-switcher' => 'Buying\\CurrencySwitcher\\CurrencySwitcherFeature',
			'slideshow' => 'Site\\Slides\\SlidesFeature',
			'carousel' => 'Site\\Slides\\SlidesFeature',
			'blog-index' => 'Site\\BlogIndex\\BlogIndexFeature',
			'menu-sidebar' => 'Site\\Header\\HeaderFeature',
			'search-overlay' => 'Site\\Header\\HeaderFeature',
			'account-link' => 'Site\\Header\\HeaderFeature',
			'store-notice' => 'Marketing\\StoreNotice\\StoreNoticeFeature',
			'sales-notification' => 'Marketing\\SalesNotification\\SalesNotificationFeature',
			'sold-recently' => 'Catalogue\\SoldRecently\\SoldRecentlyFeature',
			'free-delivery-bar' => 'Buying\\FreeDeliveryBar\\FreeDeliveryBarFeature',
		],
		'rest' => [
			'/wc/store/v1/products' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/(?P<id>[\\d]+)' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/collection-data' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/categories' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/categories/(?P<id>[\\d]+)' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/tags' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/attributes' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/attributes/(?P<id>[\\d]+)' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/attributes/(?P<id>[\\d]+)/terms' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/reviews' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/products/(?P<slug>[\\S]+)' => 'Engine\\Embedded\\StoreApi\\ProductApi',
			'/wc/store/v1/cart' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/add-item' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/update-item' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/remove-item' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/apply-coupon' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/remove-coupon' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/select-shipping-rate' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/update-customer' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/extensions' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/items' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/items/(?P<key>[\\w-]{32})' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/coupons' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/cart/coupons/(?P<code>[^/]+)' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/checkout' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/order/(?P<id>[\\d]+)' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/wc/store/v1/batch' => 'Engine\\Embedded\\StoreApi\\StoreApiServices',
			'/marketday/v1/reports/(?P<report>[a-z-]+)' => 'Kernel\\Reports\\ReportsScreen',
			'/marketday/v1/sample-shop' => 'Engine\\Contract\\SampleShopEndpoint',
			'/wopb/product-filter' => 'Catalogue\\Listing\\ListingFeature',
			'/wopb/product-search' => 'Search\\ProductSearch\\ProductSearchFeature',
			'/marketday/v1/product-search' => 'Search\\ProductSearch\\ProductSearchFeature',
			'/marketday/v1/facets' => 'Catalogue\\ProductFilter\\ProductFilterFeature',
			'/wopb/views' => 'Catalogue\\Product\\ProductFeature',
			'/marketday/v1/products/(?P<id>[\\d]+)/form' => 'Buying\\AddToBasket\\AddToBasketFeature',
			'/marketday/v1/wishlist' => 'Lists\\Wishlist\\WishlistFeature',
			'/marketday/v1/comparison' => 'Lists\\Compare\\CompareFeature',
			'/marketday/v1/comparison/suggestions' => 'Lists\\Compare\\CompareFeature',
			'/marketday/v1/address-fields' => 'Buying\\Checkout\\CheckoutFeature',
			'/marketday/v1/order-fields' => 'Buying\\OrderFields\\OrderFieldsFeature',
			'/marketday/v1/addresses' => 'Buying\\AddressSearch\\AddressSearchFeature',
			'/marketday/v1/addresses/(?P<id>[\\w.:%-]{1,100})' => 'Buying\\AddressSearch\\AddressSearchFeature',
			'/marketday/v1/newsletter-subscribers' => 'Marketing\\Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers' => 'Marketing\\Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers/(?P<id>\\d+)' => 'Marketing\\Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers/lines' => 'Marketing\\Newsletter\\NewsletterFeature',
			'/marketday/v1/subscribers/deeds' => 'Marketing\\Newsletter\\NewsletterFeature',
			'/marketday/v1/newsletter-lists' => 'Marketing\\Newsletter\\NewsletterFeature',
			'/marketday/v1/event-dates' => 'Events\\Calendar\\CalendarFeature',
			'/marketday/v1/event-series' => 'Events\\Calendar\\CalendarFeature',
			'/marketday/v1/events' => 'Events\\Calendar\\CalendarFeature',
			'/marketday/v1/captcha' => 'Site\\Captcha\\CaptchaFeature',
			'/marketday/v1/paypal/webhook' => 'Buying\\PayPal\\PayPalFeature',
			'/marketday/v1/paypal/settings' => 'Buying\\PayPal\\PayPalFeature',
			'/marketday/v1/paypal/connection' => 'Buying\\PayPal\\PayPalFeature',
			'/marketday/v1/currencies' => 'Buying\\CurrencySwitcher\\CurrencySwitcherFeature',
			'/marketday/v1/posts/page/(?P<page>\\d{1,6})(?:/(?P<lang>[\\w-]{2,20}))?' => 'Site\\BlogIndex\\BlogIndexFeature',
			'/marketday/v1/setup' => 'Admin\\SetupGuide\\SetupGuideFeature',
			'/sales/v1/notification' => 'Marketing\\SalesNotification\\SalesNotificationFeature',
		],
		'links' => [
			'add-to-cart' => 'Engine\\Embedded\\Ajax\\LinkFormHandler',
			'remove_item' => 'Engine\\Embedded\\Ajax\\LinkFormHandler',
			'download_file' => 'Engine\\Embedded\\Downloads\\DownloadsServices',
			'marketday-hand-over' => 'Engine\\Contract\\BasketHandOverFormHandler',
			'marketday-log-in' => 'Buying\\Account\\AccountFeature',
			'wishlist-mails-end' => 'Lists\\Wishlist\\WishlistFeature',
			'marketday-wish' => 'Lists\\Wishlist\\WishlistFeature',
			'marketday-compare' => 'Lists\\Compare\\CompareFeature',
			'wopb-cart-clear' => 'Buying\\Basket\\BasketFeature',
			'newsletter-unsubscribe' => 'Marketing\\Newsletter\\NewsletterFeature',
			'marketday-ics' => 'Events\\Calendar\\CalendarFeature',
			'marketday_router' => 'Site\\Captcha\\CaptchaFeature',
			'marketday-set-currency' => 'Buying\\CurrencySwitcher\\CurrencySwitcherFeature',
		],
		'forms' => [
			'pay-order' => 'Engine\\Embedded\\Checkout\\PayOrderFormHandler',
			'save-address' => 'Buying\\Account\\AccountFeature',
			'save-details' => 'Buying\\Account\\AccountFeature',
			'cancel-order' => 'Buying\\Account\\AccountFeature',
			'order-again' => 'Buying\\Account\\AccountFeature',
			'account-log-in' => 'Buying\\Account\\AccountFeature',
			'account-register' => 'Buying\\Account\\AccountFeature',
			'account-lost-password' => 'Buying\\Account\\AccountFeature',
			'account-new-password' => 'Buying\\Account\\AccountFeature',
			'show-order' => 'Buying\\OrderConfirmation\\OrderConfirmationFeature',
			'save-for-later' => 'Lists\\Wishlist\\WishlistFeature',
			'end-wishlist-mails' => 'Lists\\Wishlist\\WishlistFeature',
			'change-wishlist' => 'Lists\\Wishlist\\WishlistFeature',
			'change-comparison' => 'Lists\\Compare\\CompareFeature',
			'update-basket' => 'Buying\\Basket\\BasketFeature',
			'apply-coupon' => 'Buying\\Basket\\BasketFeature',
			'update-totals' => 'Buying\\Basket\\BasketFeature',
			'restore-line' => 'Buying\\Basket\\BasketFeature',
			'update-destination' => 'Buying\\Basket\\BasketFeature',
			'clear-basket' => 'Buying\\Basket\\BasketFeature',
			'place-order' => 'Buying\\Checkout\\CheckoutFeature',
			'checkout-coupon' => 'Buying\\Checkout\\CheckoutFeature',
			'checkout-log-in' => 'Buying\\Checkout\\CheckoutFeature',
			'newsletter-account' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-subscribe' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-confirm' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-leave' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-change' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-address' => 'Marketing\\Newsletter\\NewsletterFeature',
			'newsletter-link' => 'Marketing\\Newsletter\\NewsletterFeature',
			'keep-paypal' => 'Buying\\PayPal\\PayPalFeature',
			'forget-paypal' => 'Buying\\PayPal\\PayPalFeature',
			'back-in-stock' => 'Lists\\BackInStock\\BackInStockFeature',
			'back-in-stock-confirm' => 'Lists\\BackInStock\\BackInStockFeature',
		],
		'screens' => [
			'Kernel\\Admin\\HomeScreen' => [
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
			'Kernel\\Admin\\SettingsTabsScreen' => [
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
			'Kernel\\Reports\\ReportsScreen' => [
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
			'Search\\FacetIndex\\FacetIndexFeature' => [
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
			'Search\\ProductSearch\\ProductSearchFeature' => [
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
			'Buying\\OrderFields\\OrderFieldsFeature' => [
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
			'Marketing\\Newsletter\\NewsletterFeature' => [
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
					'menu' => 'Send a newsletter',
					'title' => 'Send a newsletter',
					'icon' => '',
					'place' => 21,
				],
			],
			'Events\\Calendar\\CalendarFeature' => [
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
			'Admin\\Import\\ImportFeature' => [
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
			'Buying\\PayPal\\PayPalFeature' => [
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
			'Admin\\Emails\\EmailsFeature' => [
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
			'Admin\\SetupGuide\\SetupGuideFeature' => [
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
			'marketday_layout_blocks',
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
			'marketday_search_pins',
			'marketday_event_addresses',
			'marketday_taken_addresses',
			'marketday_former_addresses',
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
					'Marketday\\Engine\\Embedded\\EmbeddedEngine' => 'unlike:marketday_engine=embedded',
					'Marketday\\Engine\\Embedded\\Schema' => '',
					'Marketday\\Engine\\Embedded\\Catalogue\\ImageReader' => '',
					'Marketday\\Engine\\Embedded\\Catalogue\\ProductLookupTable' => 'unlike:marketday_shelf=8|is:marketday_engine=woocommerce',
					'Marketday\\Engine\\Embedded\\Writing\\SaleTurns' => 'due:marketday_sale_prices_next',
					'Marketday\\Engine\\Embedded\\Checkout\\SalesServices' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => 'lacks:marketday_index="active":"',
					'Marketday\\Catalogue\\Product\\ProductFeature' => 'post',
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => 'menu|sent:post_ID|sent:post_type',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'cookie:wopb_wishlist|cookie:marketday_wish|user',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'cookie:wopb_compare|user',
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => 'option:marketday_reservation_minutes',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'is:marketday_activated=pending',
					'Marketday\\Events\\Calendar\\EventType' => '',
				],
				'site_status_tests' => [
					'Marketday\\Kernel\\Health\\SiteHealth' => '',
				],
				'shutdown' => [
					'Marketday\\Kernel\\OwnTables' => 'database-error',
				],
				'add_option_rewrite_rules' => [
					'Marketday\\Kernel\\Addresses\\TakenAddresses' => '',
				],
				'update_option_rewrite_rules' => [
					'Marketday\\Kernel\\Addresses\\TakenAddresses' => '',
				],
				'template_redirect' => [
					'Marketday\\Kernel\\Addresses\\FormerAddresses' => 'option:marketday_former_addresses',
					'Marketday\\Site\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => 'sent:s',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters',
					'Marketday\\Buying\\Account\\AccountFeature' => 'sent:form',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\Site\\BlogIndex\\BlogIndexFeature' => 'sent:blog-page|query:paged|query:page',
					'Marketday\\Site\\Patterns\\PatternsFeature' => 'page:page_on_front',
					'Marketday\\Site\\Header\\SkipLink' => 'classic',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
				],
				'wpmu_drop_tables' => [
					'Marketday\\Kernel\\Schema' => '',
				],
				'deleted_term_relationships' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\ProductLookupTable' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'set_object_terms' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\ProductLookupTable' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_hide_out_of_stock_items' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\ProductLookupTable' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'created_term' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\TermCounts' => '',
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => '',
				],
				'delete_term' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\TermCounts' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'edited_term' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\TermCounts' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => '',
				],
				'marketday_index_changed' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\TermCounts' => '',
				],
				'pre_get_posts' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\ShopArchive' => 'about:product|sent:s',
				],
				'post_type_archive_title' => [
					'Marketday\\Engine\\Embedded\\Catalogue\\ShopArchive' => 'about:product|sent:s',
				],
				'before_delete_post' => [
					'Marketday\\Engine\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'deleted_post' => [
					'Marketday\\Engine\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\Engine\\Embedded\\Downloads\\DownloadsServices' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_stock_changed' => [
					'Marketday\\Engine\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'save_post_product' => [
					'Marketday\\Engine\\Embedded\\Writing\\ProductWatch' => '',
					'Marketday\\Engine\\Embedded\\ProductScreens\\ProductFieldsBox' => 'admin',
					'Marketday\\Engine\\Embedded\\ProductScreens\\GalleryBox' => 'admin',
					'Marketday\\Catalogue\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'save_post_product_variation' => [
					'Marketday\\Engine\\Embedded\\Writing\\ProductWatch' => '',
				],
				'added_post_meta' => [
					'Marketday\\Engine\\Embedded\\Writing\\SaleTurns' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_sale_prices_due' => [
					'Marketday\\Engine\\Embedded\\Writing\\SaleTurns' => '',
				],
				'marketday_sale_prices_turn' => [
					'Marketday\\Engine\\Embedded\\Writing\\SaleTurns' => '',
				],
				'updated_post_meta' => [
					'Marketday\\Engine\\Embedded\\Writing\\SaleTurns' => '',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_lookup_rebuild' => [
					'Marketday\\Engine\\Embedded\\Writing\\LookupRebuild' => '',
				],
				'added_comment_meta' => [
					'Marketday\\Engine\\Embedded\\Writing\\RatingSync' => '',
				],
				'comment_post' => [
					'Marketday\\Engine\\Embedded\\Writing\\RatingSync' => '',
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'deleted_comment_meta' => [
					'Marketday\\Engine\\Embedded\\Writing\\RatingSync' => '',
				],
				'edit_comment' => [
					'Marketday\\Engine\\Embedded\\Writing\\RatingSync' => '',
				],
				'preprocess_comment' => [
					'Marketday\\Engine\\Embedded\\Writing\\RatingSync' => '',
					'Marketday\\Engine\\Embedded\\Writing\\ReviewRules' => '',
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'updated_comment_meta' => [
					'Marketday\\Engine\\Embedded\\Writing\\RatingSync' => '',
				],
				'wp_update_comment_count' => [
					'Marketday\\Engine\\Embedded\\Writing\\RatingSync' => '',
				],
				'comments_open' => [
					'Marketday\\Engine\\Embedded\\Writing\\ReviewRules' => '',
				],
				'the_posts' => [
					'Marketday\\Engine\\Embedded\\ProductScreens\\ProductColumns' => 'admin',
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => 'admin',
				],
				'add_meta_boxes_product' => [
					'Marketday\\Engine\\Embedded\\ProductScreens\\ProductFieldsBox' => '',
					'Marketday\\Engine\\Embedded\\ProductScreens\\GalleryBox' => '',
					'Marketday\\Catalogue\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_clean_sessions' => [
					'Marketday\\Engine\\Embedded\\Session\\SessionCleaner' => '',
				],
				'set_logged_in_cookie' => [
					'Marketday\\Engine\\Embedded\\Session\\LogIn' => '',
				],
				'wp_login' => [
					'Marketday\\Engine\\Embedded\\Session\\LogIn' => '',
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'wp_logout' => [
					'Marketday\\Engine\\Embedded\\Session\\LogIn' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wp_loaded' => [
					'Marketday\\Engine\\Embedded\\Ajax\\Dispatcher' => 'sent:wc-ajax',
				],
				'rest_allowed_cors_headers' => [
					'Marketday\\Engine\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_authentication_errors' => [
					'Marketday\\Engine\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
					'Marketday\\Engine\\Contract\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_exposed_cors_headers' => [
					'Marketday\\Engine\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_post_dispatch' => [
					'Marketday\\Engine\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_pre_serve_request' => [
					'Marketday\\Engine\\Embedded\\StoreApi\\StoreApiServices' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'marketday_cart_extension_marketday' => [
					'Marketday\\Engine\\Embedded\\StoreApi\\StoreApiServices' => '',
				],
				'comment_feed_where' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderNotes' => '',
				],
				'pre_get_comments' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderNotes' => '',
				],
				'wp_privacy_personal_data_erasers' => [
					'Marketday\\Engine\\Embedded\\Downloads\\DownloadsServices' => '',
					'Marketday\\Engine\\Embedded\\Customers\\ShopperData' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_privacy_personal_data_exporters' => [
					'Marketday\\Engine\\Embedded\\Downloads\\DownloadsServices' => '',
					'Marketday\\Engine\\Embedded\\Customers\\ShopperData' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'request' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => 'admin',
					'Marketday\\Site\\Pages\\ShopAddress' => '',
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => 'sent:s',
				],
				'list_table_primary_column' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'add_meta_boxes_shop_order' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderScreen' => '',
					'Marketday\\Engine\\Embedded\\Orders\\RefundFormHandler' => '',
				],
				'add_option_woocommerce_permalinks' => [
					'Marketday\\Engine\\Embedded\\SettingsScreen\\SettingsScreen' => '',
				],
				'update_option_woocommerce_permalinks' => [
					'Marketday\\Engine\\Embedded\\SettingsScreen\\SettingsScreen' => '',
				],
				'marketday_mail_samples' => [
					'Marketday\\Engine\\Embedded\\Emails\\OrderEmailSamples' => '',
					'Marketday\\Buying\\Account\\AccountFeature' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'pre_render_block' => [
					'Marketday\\Engine\\Embedded\\Checkout\\PayOrderFormHandler' => 'query:order-pay',
					'Marketday\\Site\\Pages\\PageNotices' => '',
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_outbox' => [
					'Marketday\\Engine\\Contract\\Outbox\\Outbox' => '',
				],
				'marketday_order_followup_failed' => [
					'Marketday\\Engine\\Contract\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_order_followup_recovered' => [
					'Marketday\\Engine\\Contract\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_card_actions' => [
					'Marketday\\Catalogue\\Listing\\ProductButtons' => '',
				],
				'marketday_product_actions' => [
					'Marketday\\Catalogue\\Listing\\ProductButtons' => '',
					'Marketday\\Marketing\\ShareButtons\\ShareButtonsFeature' => '',
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
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'rest_jsonp_enabled' => [
					'Marketday\\Engine\\Contract\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'intermediate_image_sizes_advanced' => [
					'Marketday\\Engine\\Contract\\CardPictures' => '',
				],
				'marketday_order_placed' => [
					'Marketday\\Engine\\Contract\\BasketHandOverFormHandler' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'posts_pre_query' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => 'about:product|sent:s',
				],
				'deleted_post_meta' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'edited_term_taxonomies' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_catalogue_changed' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
				],
				'marketday_index_job' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_prices_turned' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
				],
				'marketday_product_saved' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_viewed' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'transition_post_status' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_woocommerce_calc_taxes' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_currency' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_default_country' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_price_num_decimals' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_prices_include_tax' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_tax_display_shop' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_added' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_deleted' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_updated' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_make_pages' => [
					'Marketday\\Site\\Pages\\PagesFeature' => '',
				],
				'get_the_archive_title_prefix' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
				],
				'marketday_register_templates' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
					'Marketday\\Events\\Calendar\\EventTemplates' => '',
				],
				'page_template_hierarchy' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
				],
				'search_template_hierarchy' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
				],
				'taxonomy_template_hierarchy' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
				],
				'get_block_templates' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
					'Marketday\\Site\\Pages\\TemplateParts' => '',
				],
				'get_block_file_template' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_uses_classic_pages' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_setup_templates' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => '',
				],
				'marketday_setup_templates_chosen' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => '',
				],
				'pre_get_block_file_template' => [
					'Marketday\\Site\\Pages\\TemplateParts' => '',
				],
				'template_include' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'the_content' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'theme_page_templates' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => 'classic',
				],
				'marketday_page_markup' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => '',
				],
				'marketday_page_template' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => '',
				],
				'ocean_post_layout_class' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
				],
				'astra_page_layout' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
				],
				'generate_sidebar_layout' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
				],
				'body_class' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
					'Marketday\\Site\\Pages\\BodyClasses' => '',
				],
				'render_block' => [
					'Marketday\\Site\\Pages\\ClassicWidth' => 'classic',
					'Marketday\\Site\\Pages\\PageNotices' => '',
				],
				'get_pages' => [
					'Marketday\\Site\\Pages\\PageLists' => '',
				],
				'wp_list_pages_excludes' => [
					'Marketday\\Site\\Pages\\PageLists' => '',
				],
				'wp_untrash_post_status' => [
					'Marketday\\Site\\Pages\\MissingPages' => '',
				],
				'wp_robots' => [
					'Marketday\\Site\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters|about:product',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'robots_txt' => [
					'Marketday\\Site\\Pages\\Privacy' => '',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'aioseo_canonical_url' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'get_canonical_url' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'rank_math/frontend/canonical' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'slim_seo_canonical_url' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'wp_head' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
					'Marketday\\Marketing\\SocialData\\SocialDataFeature' => '',
				],
				'wpseo_canonical' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'document_title_parts' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => 'parameters',
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_listing_blocks' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\Catalogue\\ResultCount\\ResultCountFeature' => '',
					'Marketday\\Catalogue\\CatalogueSorting\\CatalogueSortingFeature' => '',
				],
				'marketday_listing_scope' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_nothing_here' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'marketday_product_cards' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_home_figures' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'woocommerce_before_shop_loop' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'woocommerce_redirect_single_search_result' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'marketday_listing_canonical' => [
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'marketday_account_letter' => [
					'Marketday\\Buying\\Account\\AccountFeature' => '',
				],
				'marketday_log_in_proof_wanted' => [
					'Marketday\\Buying\\Account\\AccountFeature' => '',
				],
				'lostpassword_url' => [
					'Marketday\\Buying\\Account\\LostPasswordLink' => '',
				],
				'the_title' => [
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_order_summary' => [
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'wp_enqueue_scripts' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => 'about:product',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\Site\\Header\\SkipLink' => 'classic',
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => 'option:marketday_badge_new_days|option:marketday_badge_picks',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => 'option:marketday_back_in_stock',
					'Marketday\\Marketing\\StorefrontEvents\\StorefrontEventsFeature' => '',
				],
				'comment_post_redirect' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'get_comment_link' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'marketday_after_reviews' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'pre_comment_on_post' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'rest_pre_insert_comment' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'woocommerce_add_to_cart_redirect' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => 'sent:wopb-buy-now',
				],
				'marketday_card_options' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'marketday_basket_line_details' => [
					'Marketday\\Catalogue\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_price_html' => [
					'Marketday\\Catalogue\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_add_to_basket_link' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_data' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_price' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_product_form_fields' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_product_form_after' => [
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_form_options' => [
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => '',
				],
				'marketday_product_tabs' => [
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'deleted_user' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_account_sections' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_foot' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Buying\\Basket\\BasketFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_line' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_home_tasks' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => '',
				],
				'marketday_product_buttons' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
					'Marketday\\Catalogue\\QuickView\\QuickViewFeature' => '',
				],
				'marketday_wishlist_watch' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'woocommerce_add_to_cart_fragments' => [
					'Marketday\\Buying\\MiniBasket\\MiniBasketFeature' => 'sent:marketday_regions',
				],
				'marketday_page_configuration' => [
					'Marketday\\Buying\\Basket\\BasketFeature' => '',
				],
				'add_option_marketday_reservation_minutes' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_changed' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_top' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_top' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_mini_basket_top' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'update_option_marketday_reservation_minutes' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_validate' => [
					'Marketday\\Buying\\Checkout\\CheckoutFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_order_fields' => [
					'Marketday\\Buying\\OrderFields\\OrderFieldsFeature' => 'option:marketday_order_fields',
				],
				'marketday_address_field_order' => [
					'Marketday\\Buying\\OrderFields\\OrderFieldsFeature' => '',
				],
				'marketday_address_providers' => [
					'Marketday\\Buying\\AddressSearch\\AddressSearchFeature' => 'option:marketday_address_search',
				],
				'mailpoet_multiple_subscribers_updated' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_created' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_status_changed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_updated' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_account_section' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_checkout_extensions' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_checkout_fields' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_newsletter_asked' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_campaign' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_changed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_deliveries' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_import_job' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_is_kept_elsewhere' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_lists' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mail' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mailpoet' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_move_job' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_moved' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_purge' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_sought' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_subscribed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_unsubscribed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_register_patterns' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
					'Marketday\\Site\\Patterns\\PatternsFeature' => '',
					'Marketday\\Site\\Header\\HeaderFeature' => '',
				],
				'password_reset' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'register_form' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'render_block_marketday/newsletter-form' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_marketday/newsletter-manage' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_woocommerce/checkout-contact-information-block' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'user_register' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_after_order_notes' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_register_form' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'wp_refresh_nonces' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_tickets' => [
					'Marketday\\Events\\Calendar\\EventTickets' => '',
				],
				'marketday_social_data' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'about:marketday_event',
				],
				'add_option_marketday_event_addresses' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'enqueue_block_editor_assets' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'marketday_calendar_expand' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_feed' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_move' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_add_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_edit_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_add_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_edit_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'save_post_marketday_event' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_cat' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_loc' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_gmt_offset' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_marketday_event_addresses' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_timezone_string' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'comment_form_submit_field' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form_middle' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_post' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'registration_errors' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'woocommerce_review_order_before_payment' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'rest_request_after_callbacks' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'route:/wc/store',
				],
				'marketday_account_captcha' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_account_captcha_refusal' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_checkout_before_submit' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_log_in' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha_refusal' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_payment_captcha_refusal' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'render_block_woocommerce/checkout-actions-block' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_login_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_lostpassword_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_pay_order_before_submit' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_login_errors' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_registration_errors' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_import_job' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_scheduled_delete' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'add_meta_boxes' => [
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_payment_methods' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_mini_basket_foot' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_captcha_at_checkout' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_express' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_order_status_changed' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_paypal_charge' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_clean' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_make_webhook' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_watch' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_currency_choice' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
				],
				'add_option_marketday_currencies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'add_option_marketday_currency_feed' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'delete_option_marketday_currencies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'litespeed_vary_cookies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'litespeed_vary_curr_cookies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_fetch_rates' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'rocket_cache_dynamic_cookies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'rocket_htaccess_mod_rewrite' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'update_option_marketday_currencies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'update_option_marketday_currency_feed' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'render_block_core/gallery' => [
					'Marketday\\Site\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/image' => [
					'Marketday\\Site\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/media-text' => [
					'Marketday\\Site\\Lightbox\\LightboxFeature' => '',
				],
				'wp_footer' => [
					'Marketday\\Site\\LanguageCookie\\LanguageCookieFeature' => 'option:marketday_language_cookie',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\Marketing\\StorefrontEvents\\StorefrontEventsFeature' => '',
				],
				'elementor/elements/categories_registered' => [
					'Marketday\\Site\\Elementor\\ElementorFeature' => '',
				],
				'elementor/widgets/register' => [
					'Marketday\\Site\\Elementor\\ElementorFeature' => '',
				],
				'marketday_wowstore_move_job' => [
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'marketday_block_style' => [
					'Marketday\\Site\\Header\\HeaderFeature' => '',
				],
				'wp_body_open' => [
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'woocommerce_demo_store' => [
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'rest_api_init' => [
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'called:/wp/v2/users',
				],
				'update_option_marketday_sales_notification_days' => [
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'update_option_marketday_sales_notification_towns' => [
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_card_badges' => [
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_cards_begin' => [
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_back_in_stock_confirm' => [
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_back_in_stock_mail' => [
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_uninitialize_site' => [
					'Marketday\\Kernel\\Removal\\DeletionSetting' => '',
				],
			],
			'admin' => [
				'admin_init' => [
					'Marketday\\Kernel\\VisitorData\\CookieRegistry' => 'logged-in',
					'Marketday\\Engine\\Embedded\\ProductScreens\\AttributeTypeFormHandler' => 'screen:edit-tags|screen:term|sent:taxonomy',
					'Marketday\\Engine\\Embedded\\Orders\\OrderScreen' => 'screen:post|screen:edit',
					'Marketday\\Engine\\Embedded\\SettingsScreen\\SettingsScreen' => 'settings',
					'Marketday\\Kernel\\Http\\LogInLimit' => 'logged-in',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'settings',
					'Marketday\\Site\\Pages\\TemplateSetting' => 'settings',
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => 'settings',
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => 'settings',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'settings',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'settings',
					'Marketday\\Catalogue\\QuickView\\QuickViewFeature' => 'settings',
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => 'settings',
					'Marketday\\Buying\\AddressSearch\\AddressSearchFeature' => 'settings',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'settings',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'settings',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'settings',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => 'settings|screen:edit|screen:post|screen:admin.php',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => 'settings',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'settings',
					'Marketday\\Site\\LanguageCookie\\LanguageCookieFeature' => 'settings',
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'settings',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'settings',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => 'settings',
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => 'settings',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => 'settings',
					'Marketday\\Kernel\\Removal\\DeletionSetting' => 'settings',
				],
				'admin_notices' => [
					'Marketday\\Kernel\\OwnTables' => 'option:marketday_lost_tables',
					'Marketday\\Kernel\\Addresses\\TakenAddresses' => 'option:marketday_taken_addresses',
					'Marketday\\Kernel\\Admin\\RefusalNotice' => '',
					'Marketday\\Engine\\Embedded\\Orders\\OrderScreen' => 'screen:post|screen:edit',
					'Marketday\\Site\\Pages\\MissingPages' => '',
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => 'screen:plugins',
				],
				'admin_head-edit.php' => [
					'Marketday\\Engine\\Embedded\\ProductScreens\\ProductColumns' => '',
				],
				'manage_product_posts_columns' => [
					'Marketday\\Engine\\Embedded\\ProductScreens\\ProductColumns' => '',
				],
				'manage_product_posts_custom_column' => [
					'Marketday\\Engine\\Embedded\\ProductScreens\\ProductColumns' => '',
				],
				'bulk_actions-edit-shop_order' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'manage_edit-shop_order_sortable_columns' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'manage_shop_order_posts_columns' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'manage_shop_order_posts_custom_column' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => '',
				],
				'post_row_actions' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderListScreen' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_enqueue_scripts' => [
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
				],
				'admin_menu' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'screen:tools|screen:admin.php|function:yith_wcwl|function:tinv_get_option',
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'manage_marketday_event_posts_columns' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'manage_marketday_event_posts_custom_column' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'wp_dashboard_setup' => [
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'plugin_action_links_marketday/marketday.php' => [
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => '',
				],
			],
			'calls' => [
				'admin_post_marketday_lost_tables_known' => [
					'Marketday\\Kernel\\OwnTables' => '',
				],
				'wc_ajax_get_variation' => [
					'Marketday\\Engine\\Embedded\\StoreApi\\VariationEndpoint' => '',
				],
				'admin_post_marketday_attribute_type' => [
					'Marketday\\Engine\\Embedded\\ProductScreens\\AttributeTypeFormHandler' => '',
				],
				'wc_ajax_add_to_cart' => [
					'Marketday\\Engine\\Embedded\\Ajax\\BasketEndpoint' => '',
				],
				'wc_ajax_get_refreshed_fragments' => [
					'Marketday\\Engine\\Embedded\\Ajax\\BasketEndpoint' => '',
				],
				'wc_ajax_remove_from_cart' => [
					'Marketday\\Engine\\Embedded\\Ajax\\BasketEndpoint' => '',
				],
				'wc_ajax_apply_coupon' => [
					'Marketday\\Engine\\Embedded\\Ajax\\TotalsEndpoint' => '',
				],
				'wc_ajax_get_cart_totals' => [
					'Marketday\\Engine\\Embedded\\Ajax\\TotalsEndpoint' => '',
				],
				'wc_ajax_remove_coupon' => [
					'Marketday\\Engine\\Embedded\\Ajax\\TotalsEndpoint' => '',
				],
				'wc_ajax_update_shipping_method' => [
					'Marketday\\Engine\\Embedded\\Ajax\\TotalsEndpoint' => '',
				],
				'admin_post_marketday_order_state' => [
					'Marketday\\Engine\\Embedded\\Orders\\OrderScreen' => '',
				],
				'admin_post_marketday_order_refund' => [
					'Marketday\\Engine\\Embedded\\Orders\\RefundFormHandler' => '',
				],
				'admin_post_marketday_add_delivery' => [
					'Marketday\\Engine\\Embedded\\SettingsScreen\\SettingsScreen' => '',
				],
				'admin_post_marketday_outbox_again' => [
					'Marketday\\Engine\\Contract\\Outbox\\OutboxHealth' => '',
				],
				'admin_post_marketday_features' => [
					'Marketday\\Kernel\\Features\\FeatureSwitches' => '',
				],
				'admin_post_marketday_report_csv' => [
					'Marketday\\Kernel\\Reports\\ReportsScreen' => '',
				],
				'wp_ajax_nopriv_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'wp_ajax_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'admin_post_marketday_index_continue' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'admin_post_marketday_index_rebuild' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_marketday_index_step' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_nopriv_marketday_index_step' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wc_ajax_wopb_filter' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_load_more' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_pagination' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'admin_post_marketday_search_pin' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'admin_post_marketday_search_words' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'wc_ajax_wopb_show_more_filter_item' => [
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => '',
				],
				'wc_ajax_wopb_addcart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wc_ajax_wopb_variation_loop_add_cart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_nopriv_wopb_addcart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_wopb_addcart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'admin_post_marketday_wishlists_import' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_wishlist' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_nopriv_wopb_wishlist' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_wopb_wishlist' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_compare' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_product_list' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_nopriv_wopb_compare' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_wopb_compare' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_quickview' => [
					'Marketday\\Catalogue\\QuickView\\QuickViewFeature' => '',
				],
				'wp_ajax_nopriv_wopb_checkout_login' => [
					'Marketday\\Buying\\Checkout\\CheckoutFeature' => '',
				],
				'wp_ajax_wopb_checkout_login' => [
					'Marketday\\Buying\\Checkout\\CheckoutFeature' => '',
				],
				'admin_post_marketday_newsletter_bulk' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign_change' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_export' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_cancel' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_continue' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_map' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_list' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_move' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_campaign_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_import_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_token' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_campaign_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_import_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_token' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_event_feed' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_events' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_move_events' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_marketday_calendar' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_nopriv_marketday_calendar' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_begin' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_cancel' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_continue' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_encoding' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_report' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_upload' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_ajax_marketday_import_step' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_marketday_import_step' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_wopb_share_count' => [
					'Marketday\\Marketing\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wp_ajax_wopb_share_count' => [
					'Marketday\\Marketing\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wc_ajax_ppc-approve-order' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-approve-subscription' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-cart-script-params' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-change-cart' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-order' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-payment-token' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-setup-token' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-data-client-id' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-get-order' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-return-url' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-save-checkout-form' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-simulate-cart' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-customer-id' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-shipping' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-validate-checkout' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-paypal' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-return' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wp_ajax_nopriv_wopb_current_currency_save' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'wp_ajax_wopb_current_currency_save' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'admin_post_marketday_email_returns' => [
					'Marketday\\Admin\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_test_email' => [
					'Marketday\\Admin\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_wowstore_move' => [
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'admin_post_marketday_dismiss_setup' => [
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => '',
				],
			],
		],
		'woocommerce' => [
			'any' => [
				'init' => [
					'Marketday\\Kernel\\VisitorData\\CookieRegistry' => 'function:wp_add_cookie_info',
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => 'lacks:marketday_index="active":"',
					'Marketday\\Catalogue\\Product\\ProductFeature' => 'post',
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => 'menu|sent:post_ID|sent:post_type',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'cookie:wopb_wishlist|cookie:marketday_wish|user',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'cookie:wopb_compare|user',
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => 'option:marketday_reservation_minutes',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'is:marketday_activated=pending',
					'Marketday\\Events\\Calendar\\EventType' => '',
					'Marketday\\Engine\\WooCommerce\\CheckoutLock' => 'post',
				],
				'site_status_tests' => [
					'Marketday\\Kernel\\Health\\SiteHealth' => '',
				],
				'shutdown' => [
					'Marketday\\Kernel\\OwnTables' => 'database-error',
				],
				'add_option_rewrite_rules' => [
					'Marketday\\Kernel\\Addresses\\TakenAddresses' => '',
				],
				'update_option_rewrite_rules' => [
					'Marketday\\Kernel\\Addresses\\TakenAddresses' => '',
				],
				'template_redirect' => [
					'Marketday\\Kernel\\Addresses\\FormerAddresses' => 'option:marketday_former_addresses',
					'Marketday\\Site\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => 'sent:s',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters',
					'Marketday\\Buying\\Account\\AccountFeature' => 'sent:form',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\Site\\BlogIndex\\BlogIndexFeature' => 'sent:blog-page|query:paged|query:page',
					'Marketday\\Site\\Patterns\\PatternsFeature' => 'page:page_on_front',
					'Marketday\\Site\\Header\\SkipLink' => 'classic',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\Engine\\WooCommerce\\SessionFlush' => 'done:woocommerce_add_to_cart',
				],
				'wpmu_drop_tables' => [
					'Marketday\\Kernel\\Schema' => '',
				],
				'marketday_outbox' => [
					'Marketday\\Engine\\Contract\\Outbox\\Outbox' => '',
				],
				'marketday_order_followup_failed' => [
					'Marketday\\Engine\\Contract\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_order_followup_recovered' => [
					'Marketday\\Engine\\Contract\\Outbox\\FollowUpNotes' => '',
				],
				'marketday_card_actions' => [
					'Marketday\\Catalogue\\Listing\\ProductButtons' => '',
				],
				'marketday_product_actions' => [
					'Marketday\\Catalogue\\Listing\\ProductButtons' => '',
					'Marketday\\Marketing\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wp_mail_failed' => [
					'Marketday\\Kernel\\EmailCount' => '',
					'Marketday\\Engine\\WooCommerce\\UnsentEmails' => '',
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
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'wp_login' => [
					'Marketday\\Kernel\\Http\\LogInLimit' => '',
				],
				'rest_authentication_errors' => [
					'Marketday\\Engine\\Contract\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_jsonp_enabled' => [
					'Marketday\\Engine\\Contract\\CrossOrigin' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_allowed_cors_headers' => [
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'rest_pre_serve_request' => [
					'Marketday\\Kernel\\Http\\FrontEnds' => 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales',
				],
				'intermediate_image_sizes_advanced' => [
					'Marketday\\Engine\\Contract\\CardPictures' => '',
				],
				'marketday_order_placed' => [
					'Marketday\\Engine\\Contract\\BasketHandOverFormHandler' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'posts_pre_query' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => 'about:product|sent:s',
				],
				'added_post_meta' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'delete_term' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'deleted_post' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'deleted_post_meta' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'deleted_term_relationships' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'edited_term' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => '',
				],
				'edited_term_taxonomies' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_catalogue_changed' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
				],
				'marketday_index_job' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_prices_turned' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
				],
				'marketday_product_saved' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_viewed' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_stock_changed' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Site\\Pages\\KeptPages' => 'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'set_object_terms' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'transition_post_status' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_woocommerce_calc_taxes' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_currency' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_default_country' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_hide_out_of_stock_items' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_price_num_decimals' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_prices_include_tax' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'update_option_woocommerce_tax_display_shop' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'updated_post_meta' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'woocommerce_tax_rate_added' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_deleted' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'woocommerce_tax_rate_updated' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'marketday_make_pages' => [
					'Marketday\\Site\\Pages\\PagesFeature' => '',
				],
				'get_the_archive_title_prefix' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
				],
				'marketday_register_templates' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
					'Marketday\\Events\\Calendar\\EventTemplates' => '',
				],
				'page_template_hierarchy' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
					'Marketday\\Engine\\WooCommerce\\PageTemplates' => '',
				],
				'search_template_hierarchy' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
				],
				'taxonomy_template_hierarchy' => [
					'Marketday\\Site\\Pages\\BlockTemplates' => '',
				],
				'get_block_templates' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
					'Marketday\\Site\\Pages\\TemplateParts' => '',
				],
				'get_block_file_template' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_uses_classic_pages' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => 'option:marketday_template_choice',
				],
				'marketday_setup_templates' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => '',
				],
				'marketday_setup_templates_chosen' => [
					'Marketday\\Site\\Pages\\TemplateChoice' => '',
				],
				'pre_get_block_file_template' => [
					'Marketday\\Site\\Pages\\TemplateParts' => '',
				],
				'template_include' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\Engine\\WooCommerce\\ClassicShopPage' => 'classic',
				],
				'the_content' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => 'classic',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
					'Marketday\\Engine\\WooCommerce\\ClassicShopPage' => 'classic',
				],
				'theme_page_templates' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => 'classic',
				],
				'marketday_page_markup' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => '',
				],
				'marketday_page_template' => [
					'Marketday\\Site\\Pages\\ClassicTemplates' => '',
				],
				'ocean_post_layout_class' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
				],
				'astra_page_layout' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
				],
				'generate_sidebar_layout' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
				],
				'body_class' => [
					'Marketday\\Site\\Pages\\ClassicColumns' => 'classic',
					'Marketday\\Site\\Pages\\BodyClasses' => '',
				],
				'render_block' => [
					'Marketday\\Site\\Pages\\ClassicWidth' => 'classic',
					'Marketday\\Site\\Pages\\PageNotices' => '',
				],
				'get_pages' => [
					'Marketday\\Site\\Pages\\PageLists' => '',
				],
				'wp_list_pages_excludes' => [
					'Marketday\\Site\\Pages\\PageLists' => '',
				],
				'wp_untrash_post_status' => [
					'Marketday\\Site\\Pages\\MissingPages' => '',
				],
				'request' => [
					'Marketday\\Site\\Pages\\ShopAddress' => '',
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => 'sent:s',
				],
				'wp_robots' => [
					'Marketday\\Site\\Pages\\Privacy' => 'page:|query:order-received|query:order-pay',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters|about:product',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'page:marketday_wishlist_page_id',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'page:marketday_compare_page_id',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'page:marketday_newsletter_page_id',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:marketday_event',
				],
				'robots_txt' => [
					'Marketday\\Site\\Pages\\Privacy' => '',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'aioseo_canonical_url' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'get_canonical_url' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'rank_math/frontend/canonical' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'slim_seo_canonical_url' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'wp_head' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
					'Marketday\\Marketing\\SocialData\\SocialDataFeature' => '',
				],
				'wpseo_canonical' => [
					'Marketday\\Site\\Pages\\Canonical' => '',
				],
				'pre_render_block' => [
					'Marketday\\Site\\Pages\\PageNotices' => '',
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
					'Marketday\\Engine\\WooCommerce\\PayPage' => 'query:order-pay',
				],
				'document_title_parts' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => 'parameters',
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_listing_blocks' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => '',
					'Marketday\\Catalogue\\ResultCount\\ResultCountFeature' => '',
					'Marketday\\Catalogue\\CatalogueSorting\\CatalogueSortingFeature' => '',
				],
				'marketday_listing_scope' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_nothing_here' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'marketday_product_cards' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'marketday_home_figures' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'woocommerce_before_shop_loop' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'woocommerce_redirect_single_search_result' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'marketday_listing_canonical' => [
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => 'parameters',
				],
				'marketday_account_letter' => [
					'Marketday\\Buying\\Account\\AccountFeature' => '',
				],
				'marketday_log_in_proof_wanted' => [
					'Marketday\\Buying\\Account\\AccountFeature' => '',
				],
				'marketday_mail_samples' => [
					'Marketday\\Buying\\Account\\AccountFeature' => '',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'lostpassword_url' => [
					'Marketday\\Buying\\Account\\LostPasswordLink' => '',
				],
				'the_title' => [
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => 'sent:key',
				],
				'marketday_order_summary' => [
					'Marketday\\Buying\\OrderConfirmation\\OrderConfirmationFeature' => '',
				],
				'wp_enqueue_scripts' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => 'about:product',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
					'Marketday\\Site\\Header\\SkipLink' => 'classic',
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => 'option:marketday_badge_new_days|option:marketday_badge_picks',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => 'option:marketday_back_in_stock',
					'Marketday\\Marketing\\StorefrontEvents\\StorefrontEventsFeature' => '',
					'Marketday\\Engine\\WooCommerce\\LostResponses' => '',
					'Marketday\\Engine\\WooCommerce\\ClassicScripts' => '',
					'Marketday\\Engine\\WooCommerce\\AddressAutocomplete' => '',
				],
				'comment_post' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'comment_post_redirect' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'get_comment_link' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'marketday_after_reviews' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'pre_comment_on_post' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'preprocess_comment' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
					'Marketday\\Engine\\Contract\\RatingRule' => '',
				],
				'rest_pre_insert_comment' => [
					'Marketday\\Catalogue\\Product\\ProductFeature' => '',
				],
				'add_meta_boxes_product' => [
					'Marketday\\Catalogue\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'save_post_product' => [
					'Marketday\\Catalogue\\ProductGallery\\ProductGalleryFeature' => '',
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'woocommerce_add_to_cart_redirect' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => 'sent:wopb-buy-now',
				],
				'marketday_card_options' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'created_term' => [
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => '',
				],
				'marketday_basket_line_details' => [
					'Marketday\\Catalogue\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_price_html' => [
					'Marketday\\Catalogue\\UnitPrice\\UnitPriceFeature' => '',
				],
				'marketday_add_to_basket_link' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_data' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_basket_line_price' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
				],
				'marketday_product_form_fields' => [
					'Marketday\\Buying\\NameYourPrice\\NameYourPriceFeature' => '',
					'Marketday\\Engine\\WooCommerce\\ProductFormSlots' => '',
				],
				'marketday_product_form_after' => [
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_product_form_options' => [
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => '',
				],
				'marketday_product_tabs' => [
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
					'Marketday\\Engine\\WooCommerce\\ProductTabs' => '',
				],
				'deleted_user' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_account_sections' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_foot' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Buying\\Basket\\BasketFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_basket_line' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'marketday_home_tasks' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => '',
				],
				'marketday_product_buttons' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
					'Marketday\\Catalogue\\QuickView\\QuickViewFeature' => '',
				],
				'marketday_wishlist_watch' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wp_logout' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wp_privacy_personal_data_erasers' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_privacy_personal_data_exporters' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'woocommerce_add_to_cart_fragments' => [
					'Marketday\\Buying\\MiniBasket\\MiniBasketFeature' => 'sent:marketday_regions',
					'Marketday\\Engine\\WooCommerce\\MiniBasketFragment' => 'sent:marketday_regions',
				],
				'marketday_page_configuration' => [
					'Marketday\\Buying\\Basket\\BasketFeature' => '',
				],
				'add_option_marketday_reservation_minutes' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_changed' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_basket_top' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_top' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_mini_basket_top' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'update_option_marketday_reservation_minutes' => [
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => '',
				],
				'marketday_checkout_validate' => [
					'Marketday\\Buying\\Checkout\\CheckoutFeature' => '',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_order_fields' => [
					'Marketday\\Buying\\OrderFields\\OrderFieldsFeature' => 'option:marketday_order_fields',
				],
				'marketday_address_field_order' => [
					'Marketday\\Buying\\OrderFields\\OrderFieldsFeature' => '',
				],
				'marketday_address_providers' => [
					'Marketday\\Buying\\AddressSearch\\AddressSearchFeature' => 'option:marketday_address_search',
				],
				'mailpoet_multiple_subscribers_updated' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_created' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_status_changed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'mailpoet_subscriber_updated' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_account_section' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_checkout_extensions' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_checkout_fields' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_newsletter_asked' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_campaign' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_changed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_deliveries' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_import_job' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_is_kept_elsewhere' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_lists' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mail' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_mailpoet' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_move_job' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_moved' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_purge' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_sought' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_subscribed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_newsletter_unsubscribed' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_register_patterns' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
					'Marketday\\Site\\Patterns\\PatternsFeature' => '',
					'Marketday\\Site\\Header\\HeaderFeature' => '',
				],
				'password_reset' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'register_form' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'render_block_marketday/newsletter-form' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_marketday/newsletter-manage' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'render_block_woocommerce/checkout-contact-information-block' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'user_register' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_after_order_notes' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'woocommerce_register_form' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'wp_refresh_nonces' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'marketday_tickets' => [
					'Marketday\\Events\\Calendar\\EventTickets' => '',
				],
				'marketday_social_data' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'about:marketday_event',
				],
				'add_option_marketday_event_addresses' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'before_delete_post' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'enqueue_block_editor_assets' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'marketday_calendar_expand' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_feed' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_calendar_move' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_add_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_cat_edit_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_add_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'marketday_event_loc_edit_form_fields' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'save_post_marketday_event' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_cat' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'saved_marketday_event_loc' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_gmt_offset' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_marketday_event_addresses' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'update_option_timezone_string' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'comment_form_submit_field' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'login_form_middle' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'lostpassword_post' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'registration_errors' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'woocommerce_review_order_before_payment' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'option:marketday_captcha',
				],
				'rest_request_after_callbacks' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'route:/wc/store',
					'Marketday\\Engine\\WooCommerce\\RepeatedCheckouts' => 'route:/wc/store',
					'Marketday\\Engine\\WooCommerce\\ShopWords' => 'route:/wc/store',
				],
				'marketday_account_captcha' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_account_captcha_refusal' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_checkout_before_submit' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_log_in' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_newsletter_captcha_refusal' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_payment_captcha_refusal' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'render_block_woocommerce/checkout-actions-block' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_login_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_lostpassword_form' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_pay_order_before_submit' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_login_errors' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'woocommerce_process_registration_errors' => [
					'Marketday\\Site\\Captcha\\CaptchaFeature' => '',
				],
				'marketday_import_job' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_scheduled_delete' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'add_meta_boxes' => [
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'marketday_payment_methods' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_mini_basket_foot' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => 'option:marketday_paypal',
				],
				'marketday_captcha_at_checkout' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_checkout_express' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_order_status_changed' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_paypal_charge' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_clean' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_make_webhook' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_paypal_watch' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'marketday_currency_choice' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'option:marketday_currencies',
				],
				'add_option_marketday_currencies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'add_option_marketday_currency_feed' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'delete_option_marketday_currencies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'litespeed_vary_cookies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'litespeed_vary_curr_cookies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'marketday_fetch_rates' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'rocket_cache_dynamic_cookies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'rocket_htaccess_mod_rewrite' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'update_option_marketday_currencies' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'update_option_marketday_currency_feed' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'render_block_core/gallery' => [
					'Marketday\\Site\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/image' => [
					'Marketday\\Site\\Lightbox\\LightboxFeature' => '',
				],
				'render_block_core/media-text' => [
					'Marketday\\Site\\Lightbox\\LightboxFeature' => '',
				],
				'wp_footer' => [
					'Marketday\\Site\\LanguageCookie\\LanguageCookieFeature' => 'option:marketday_language_cookie',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'option:woocommerce_coming_soon',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => 'option:marketday_sales_notification',
					'Marketday\\Marketing\\StorefrontEvents\\StorefrontEventsFeature' => '',
				],
				'elementor/elements/categories_registered' => [
					'Marketday\\Site\\Elementor\\ElementorFeature' => '',
				],
				'elementor/widgets/register' => [
					'Marketday\\Site\\Elementor\\ElementorFeature' => '',
				],
				'marketday_wowstore_move_job' => [
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'marketday_block_style' => [
					'Marketday\\Site\\Header\\HeaderFeature' => '',
				],
				'wp_body_open' => [
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'woocommerce_demo_store' => [
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'option:woocommerce_demo_store',
				],
				'rest_api_init' => [
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'called:/wp/v2/users',
					'Marketday\\Engine\\WooCommerce\\BasketExtension' => 'called:|called:/wc/|called:/batch',
				],
				'update_option_marketday_sales_notification_days' => [
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'update_option_marketday_sales_notification_towns' => [
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => '',
				],
				'marketday_card_badges' => [
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_cards_begin' => [
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => '',
				],
				'marketday_back_in_stock_confirm' => [
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'marketday_back_in_stock_mail' => [
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => '',
				],
				'wp_uninitialize_site' => [
					'Marketday\\Kernel\\Removal\\DeletionSetting' => '',
				],
				'woocommerce_attribute_added' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_attribute_updated' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_new_product' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_new_product_variation' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_product_set_stock' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_product_set_stock_status' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_scheduled_sales' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_update_product' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_update_product_variation' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_variation_set_stock' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_variation_set_stock_status' => [
					'Marketday\\Engine\\WooCommerce\\CatalogueAnnouncements' => '',
				],
				'woocommerce_email_actions' => [
					'Marketday\\Engine\\WooCommerce\\LateEmails' => 'post|parameters|called:/|screen:wp-cron.php',
				],
				'woocommerce_before_order_object_save' => [
					'Marketday\\Engine\\WooCommerce\\OrderStateWatch' => '',
				],
				'woocommerce_email_sent' => [
					'Marketday\\Engine\\WooCommerce\\OrderStateWatch' => '',
					'Marketday\\Engine\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_order_status_changed' => [
					'Marketday\\Engine\\WooCommerce\\OrderStateWatch' => '',
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_updated_product_stock' => [
					'Marketday\\Engine\\WooCommerce\\OrderStateWatch' => '',
				],
				'woocommerce_created_customer' => [
					'Marketday\\Engine\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_new_customer_note' => [
					'Marketday\\Engine\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_order_fully_refunded' => [
					'Marketday\\Engine\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_order_partially_refunded' => [
					'Marketday\\Engine\\WooCommerce\\WatchedEmails' => '',
				],
				'woocommerce_email_log_add_order_note' => [
					'Marketday\\Engine\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_mail_callback' => [
					'Marketday\\Engine\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_mail_callback_params' => [
					'Marketday\\Engine\\WooCommerce\\UnsentEmails' => '',
				],
				'woocommerce_email_after_order_table' => [
					'Marketday\\Engine\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_email_attachments' => [
					'Marketday\\Engine\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_email_customer_details' => [
					'Marketday\\Engine\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_email_order_items_args' => [
					'Marketday\\Engine\\WooCommerce\\OrderEmailParts' => '',
				],
				'woocommerce_currency' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'wc_get_price_decimals' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'option_woocommerce_currency_pos' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'woocommerce_cart_loaded_from_session' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'woocommerce_cart_hash' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'woocommerce_cart_shipping_packages' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'woocommerce_product_get_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'woocommerce_product_get_regular_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'woocommerce_product_get_sale_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
				],
				'woocommerce_package_rates' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => 'option:marketday_currencies',
					'Marketday\\Engine\\WooCommerce\\ShippingAnnouncements' => '',
				],
				'woocommerce_coupon_get_amount' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_coupon_get_maximum_amount' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_coupon_get_minimum_amount' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_evaluate_shipping_cost_args' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_get_variation_prices_hash' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
					'Marketday\\Engine\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_product_variation_get_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_product_variation_get_regular_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_product_variation_get_sale_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_shipping_free_shipping_instance_option' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_variation_prices_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_variation_prices_regular_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_variation_prices_sale_price' => [
					'Marketday\\Engine\\WooCommerce\\ShownAmounts' => '',
				],
				'woocommerce_add_cart_item_data' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_add_to_cart' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_after_cart_item_quantity_update' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_applied_coupon' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_before_calculate_totals' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_calculate_fees' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_emptied' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_item_removed' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_cart_item_restored' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_checkout_create_order_line_item' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_checkout_update_order_review' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_get_item_data' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_removed_coupon' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_store_api_add_to_cart_data' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_store_api_cart_select_shipping_rate' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_store_api_cart_update_customer_from_request' => [
					'Marketday\\Engine\\WooCommerce\\BasketAnnouncements' => '',
				],
				'woocommerce_format_price_range' => [
					'Marketday\\Engine\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_get_price_html' => [
					'Marketday\\Engine\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_show_variation_price' => [
					'Marketday\\Engine\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_variation_prices_array' => [
					'Marketday\\Engine\\WooCommerce\\PriceAnnouncements' => '',
				],
				'woocommerce_admin_process_product_object' => [
					'Marketday\\Engine\\WooCommerce\\MeasureFields' => '',
				],
				'woocommerce_admin_process_variation_object' => [
					'Marketday\\Engine\\WooCommerce\\MeasureFields' => '',
				],
				'woocommerce_product_options_general_product_data' => [
					'Marketday\\Engine\\WooCommerce\\MeasureFields' => '',
				],
				'woocommerce_variation_options_pricing' => [
					'Marketday\\Engine\\WooCommerce\\MeasureFields' => '',
				],
				'rest_pre_dispatch' => [
					'Marketday\\Engine\\WooCommerce\\RepeatedCheckouts' => 'route:/wc/store',
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => 'route:/wc/store',
					'Marketday\\Engine\\WooCommerce\\VariationForms' => 'route:/wc/store',
					'Marketday\\Engine\\WooCommerce\\AdditionForms' => 'route:/wc/store',
				],
				'wp_loaded' => [
					'Marketday\\Engine\\WooCommerce\\RepeatedCheckouts' => 'post',
					'Marketday\\Engine\\WooCommerce\\VariationForms' => 'sent:add-to-cart',
					'Marketday\\Engine\\WooCommerce\\AdditionForms' => 'sent:add-to-cart',
				],
				'woocommerce_before_checkout_process' => [
					'Marketday\\Engine\\WooCommerce\\RepeatedCheckouts' => '',
				],
				'woocommerce_checkout_order_created' => [
					'Marketday\\Engine\\WooCommerce\\RepeatedCheckouts' => '',
				],
				'woocommerce_store_api_checkout_order_processed' => [
					'Marketday\\Engine\\WooCommerce\\RepeatedCheckouts' => '',
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_store_api_checkout_update_order_meta' => [
					'Marketday\\Engine\\WooCommerce\\RepeatedCheckouts' => '',
				],
				'woocommerce_blocks_enqueue_checkout_block_scripts_after' => [
					'Marketday\\Engine\\WooCommerce\\LostResponses' => '',
				],
				'rest_request_before_callbacks' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => 'route:/wc/store',
					'Marketday\\Engine\\WooCommerce\\CheckoutLock' => 'route:/wc/store',
				],
				'woocommerce_after_checkout_validation' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_before_pay_action' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_checkout_order_processed' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_checkout_update_order_meta' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_store_api_checkout_update_order_from_request' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutAnnouncements' => '',
				],
				'woocommerce_before_checkout_form' => [
					'Marketday\\Engine\\WooCommerce\\PaymentGateways' => '',
					'Marketday\\Engine\\WooCommerce\\PageTopSlots' => '',
				],
				'woocommerce_blocks_payment_method_type_registration' => [
					'Marketday\\Engine\\WooCommerce\\PaymentGateways' => '',
				],
				'woocommerce_email_before_order_table' => [
					'Marketday\\Engine\\WooCommerce\\PaymentGateways' => '',
				],
				'woocommerce_payment_gateways' => [
					'Marketday\\Engine\\WooCommerce\\PaymentGateways' => '',
				],
				'marketday_yielding_plugins' => [
					'Marketday\\Engine\\WooCommerce\\PageTemplates' => '',
				],
				'woocommerce_has_block_template' => [
					'Marketday\\Engine\\WooCommerce\\PageTemplates' => '',
				],
				'activated_plugin' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'deactivated_plugin' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'save_post_page' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'save_post_wp_block' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'save_post_wp_global_styles' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'save_post_wp_navigation' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'save_post_wp_template' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'save_post_wp_template_part' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'switch_theme' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'update_option_permalink_structure' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'update_option_woocommerce_coming_soon' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'woocommerce_get_block_types' => [
					'Marketday\\Engine\\WooCommerce\\BlockTypesOnDemand' => '',
				],
				'hooked_block_types' => [
					'Marketday\\Engine\\WooCommerce\\HookedBlocks' => '',
				],
				'render_block_woocommerce/cart' => [
					'Marketday\\Engine\\WooCommerce\\PageTopSlots' => '',
				],
				'render_block_woocommerce/checkout' => [
					'Marketday\\Engine\\WooCommerce\\PageTopSlots' => '',
				],
				'woocommerce_before_cart' => [
					'Marketday\\Engine\\WooCommerce\\PageTopSlots' => '',
				],
				'render_block_marketday/basket' => [
					'Marketday\\Engine\\WooCommerce\\ClassicScripts' => '',
				],
				'render_block_marketday/checkout' => [
					'Marketday\\Engine\\WooCommerce\\ClassicScripts' => '',
				],
				'woocommerce_add_error' => [
					'Marketday\\Engine\\WooCommerce\\ShopWords' => '',
				],
				'woocommerce_add_notice' => [
					'Marketday\\Engine\\WooCommerce\\ShopWords' => '',
				],
				'woocommerce_add_success' => [
					'Marketday\\Engine\\WooCommerce\\ShopWords' => '',
				],
				'woocommerce_countries' => [
					'Marketday\\Engine\\WooCommerce\\ShopWords' => '',
				],
				'marketday_setup_ways' => [
					'Marketday\\Engine\\WooCommerce\\SetupScreens' => '',
				],
				'woocommerce_cart_redirect_after_error' => [
					'Marketday\\Engine\\WooCommerce\\AdditionForms' => '',
				],
				'wc_get_template' => [
					'Marketday\\Engine\\WooCommerce\\MiniBasketFragment' => 'sent:marketday_regions',
				],
				'woocommerce_format_postcode' => [
					'Marketday\\Engine\\WooCommerce\\PostcodeFormat' => '',
				],
				'marketday_structured_data_printed' => [
					'Marketday\\Engine\\WooCommerce\\ProductMarkup' => '',
				],
				'woocommerce_available_variation' => [
					'Marketday\\Engine\\WooCommerce\\VariationDeals' => '',
				],
				'marketday_product_form' => [
					'Marketday\\Engine\\WooCommerce\\ProductFormSlots' => '',
				],
				'woocommerce_after_add_to_cart_form' => [
					'Marketday\\Engine\\WooCommerce\\ProductFormSlots' => '',
				],
				'woocommerce_before_add_to_cart_button' => [
					'Marketday\\Engine\\WooCommerce\\ProductFormSlots' => '',
				],
				'woocommerce_simple_add_to_cart' => [
					'Marketday\\Engine\\WooCommerce\\ProductFormSlots' => '',
				],
				'woocommerce_account_content' => [
					'Marketday\\Engine\\WooCommerce\\AccountLinks' => '',
				],
				'woocommerce_account_menu_items' => [
					'Marketday\\Engine\\WooCommerce\\AccountLinks' => '',
				],
				'woocommerce_get_endpoint_url' => [
					'Marketday\\Engine\\WooCommerce\\AccountLinks' => '',
				],
				'woocommerce_add_to_cart_validation' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_can_reduce_order_stock' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_guest_session_to_user_id' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_order_hold_stock_minutes' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_query_for_reserved_stock' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_reduce_order_item_stock' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_reduce_order_stock' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'woocommerce_update_product_stock_query' => [
					'Marketday\\Engine\\WooCommerce\\ReservedStock' => '',
				],
				'marketday_after_order_confirmation' => [
					'Marketday\\Engine\\WooCommerce\\ThankYou' => '',
				],
				'woocommerce_coupon_error' => [
					'Marketday\\Engine\\WooCommerce\\CouponLimit' => '',
				],
				'woocommerce_coupon_is_valid' => [
					'Marketday\\Engine\\WooCommerce\\CouponLimit' => '',
				],
				'woocommerce_billing_fields' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_checkout_create_order' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_checkout_fields' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_default_address_fields' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_get_country_locale' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_init' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_shipping_fields' => [
					'Marketday\\Engine\\WooCommerce\\CheckoutFieldRegistry' => '',
				],
				'woocommerce_admin_order_data_after_order_details' => [
					'Marketday\\Engine\\WooCommerce\\OrderDetails' => '',
				],
				'woocommerce_email_order_meta_fields' => [
					'Marketday\\Engine\\WooCommerce\\OrderDetails' => '',
				],
				'woocommerce_order_details_after_order_table' => [
					'Marketday\\Engine\\WooCommerce\\OrderDetails' => '',
				],
				'woocommerce_address_providers' => [
					'Marketday\\Engine\\WooCommerce\\AddressAutocomplete' => '',
				],
				'marketday_adopt_orders' => [
					'Marketday\\Engine\\WooCommerce\\EngineSwitch' => '',
				],
				'woocommerce_enable_hpos_by_default_for_new_shops' => [
					'Marketday\\Engine\\WooCommerce\\EngineSwitch' => '',
				],
				'woocommerce_newly_installed' => [
					'Marketday\\Engine\\WooCommerce\\EngineSwitch' => '',
				],
			],
			'admin' => [
				'admin_init' => [
					'Marketday\\Kernel\\VisitorData\\CookieRegistry' => 'logged-in',
					'Marketday\\Kernel\\Http\\LogInLimit' => 'logged-in',
					'Marketday\\Kernel\\Http\\FrontEnds' => 'settings',
					'Marketday\\Site\\Pages\\TemplateSetting' => 'settings',
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => 'settings',
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
					'Marketday\\Catalogue\\SizeChart\\SizeChartFeature' => 'settings',
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'settings',
					'Marketday\\Lists\\Compare\\CompareFeature' => 'settings',
					'Marketday\\Catalogue\\QuickView\\QuickViewFeature' => 'settings',
					'Marketday\\Buying\\BasketReservation\\BasketReservationFeature' => 'settings',
					'Marketday\\Buying\\AddressSearch\\AddressSearchFeature' => 'settings',
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => 'settings',
					'Marketday\\Events\\Calendar\\CalendarFeature' => 'settings',
					'Marketday\\Site\\Captcha\\CaptchaFeature' => 'settings',
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => 'settings|screen:edit|screen:post|screen:admin.php',
					'Marketday\\Buying\\PayPal\\PayPalFeature' => 'settings',
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => 'settings',
					'Marketday\\Site\\LanguageCookie\\LanguageCookieFeature' => 'settings',
					'Marketday\\Marketing\\StoreNotice\\StoreNoticeFeature' => 'settings',
					'Marketday\\Site\\ComingSoon\\ComingSoonFeature' => 'settings',
					'Marketday\\Marketing\\SalesNotification\\SalesNotificationFeature' => 'settings',
					'Marketday\\Catalogue\\ProductBadges\\ProductBadgesFeature' => 'settings',
					'Marketday\\Lists\\BackInStock\\BackInStockFeature' => 'settings',
					'Marketday\\Kernel\\Removal\\DeletionSetting' => 'settings',
				],
				'admin_notices' => [
					'Marketday\\Kernel\\OwnTables' => 'option:marketday_lost_tables',
					'Marketday\\Kernel\\Addresses\\TakenAddresses' => 'option:marketday_taken_addresses',
					'Marketday\\Kernel\\Admin\\RefusalNotice' => '',
					'Marketday\\Site\\Pages\\MissingPages' => '',
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => 'screen:plugins',
				],
				'admin_enqueue_scripts' => [
					'Marketday\\Catalogue\\Swatches\\SwatchesFeature' => 'screen:edit-tags|screen:term|sent:taxonomy',
				],
				'admin_menu' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => 'screen:tools|screen:admin.php|function:yith_wcwl|function:tinv_get_option',
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'post_row_actions' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'manage_marketday_event_posts_columns' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'manage_marketday_event_posts_custom_column' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'wp_dashboard_setup' => [
					'Marketday\\Buying\\OrderAttribution\\OrderAttributionFeature' => '',
				],
				'plugin_action_links_marketday/marketday.php' => [
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => '',
				],
			],
			'calls' => [
				'admin_post_marketday_lost_tables_known' => [
					'Marketday\\Kernel\\OwnTables' => '',
				],
				'admin_post_marketday_outbox_again' => [
					'Marketday\\Engine\\Contract\\Outbox\\OutboxHealth' => '',
				],
				'admin_post_marketday_features' => [
					'Marketday\\Kernel\\Features\\FeatureSwitches' => '',
				],
				'admin_post_marketday_report_csv' => [
					'Marketday\\Kernel\\Reports\\ReportsScreen' => '',
				],
				'wp_ajax_nopriv_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'wp_ajax_wopb_get_nonce' => [
					'Marketday\\Kernel\\Http\\VisitorNonce' => '',
				],
				'admin_post_marketday_index_continue' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'admin_post_marketday_index_rebuild' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_marketday_index_step' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wp_ajax_nopriv_marketday_index_step' => [
					'Marketday\\Search\\FacetIndex\\FacetIndexFeature' => '',
				],
				'wc_ajax_wopb_filter' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_load_more' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'wc_ajax_wopb_pagination' => [
					'Marketday\\Catalogue\\ProductGrid\\ProductGridFeature' => '',
				],
				'admin_post_marketday_search_pin' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'admin_post_marketday_search_words' => [
					'Marketday\\Search\\ProductSearch\\ProductSearchFeature' => '',
				],
				'wc_ajax_wopb_show_more_filter_item' => [
					'Marketday\\Catalogue\\ProductFilter\\ProductFilterFeature' => '',
				],
				'wc_ajax_wopb_addcart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wc_ajax_wopb_variation_loop_add_cart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_nopriv_wopb_addcart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'wp_ajax_wopb_addcart' => [
					'Marketday\\Buying\\AddToBasket\\AddToBasketFeature' => '',
				],
				'admin_post_marketday_wishlists_import' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_wishlist' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_nopriv_wopb_wishlist' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wp_ajax_wopb_wishlist' => [
					'Marketday\\Lists\\Wishlist\\WishlistFeature' => '',
				],
				'wc_ajax_wopb_compare' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_product_list' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_nopriv_wopb_compare' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wp_ajax_wopb_compare' => [
					'Marketday\\Lists\\Compare\\CompareFeature' => '',
				],
				'wc_ajax_wopb_quickview' => [
					'Marketday\\Catalogue\\QuickView\\QuickViewFeature' => '',
				],
				'wp_ajax_nopriv_wopb_checkout_login' => [
					'Marketday\\Buying\\Checkout\\CheckoutFeature' => '',
				],
				'wp_ajax_wopb_checkout_login' => [
					'Marketday\\Buying\\Checkout\\CheckoutFeature' => '',
				],
				'admin_post_marketday_newsletter_bulk' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_campaign_change' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_export' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_cancel' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_continue' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_import_map' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_list' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_newsletter_move' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_campaign_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_newsletter_import_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_marketday_token' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_campaign_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_newsletter_import_step' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'wp_ajax_nopriv_marketday_token' => [
					'Marketday\\Marketing\\Newsletter\\NewsletterFeature' => '',
				],
				'admin_post_marketday_event_feed' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_events' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_move_events' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_marketday_calendar' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'wp_ajax_nopriv_marketday_calendar' => [
					'Marketday\\Events\\Calendar\\CalendarFeature' => '',
				],
				'admin_post_marketday_import_begin' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_cancel' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_continue' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_encoding' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_report' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'admin_post_marketday_import_upload' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_ajax_marketday_import_step' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_marketday_import_step' => [
					'Marketday\\Admin\\Import\\ImportFeature' => '',
				],
				'wp_ajax_nopriv_wopb_share_count' => [
					'Marketday\\Marketing\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wp_ajax_wopb_share_count' => [
					'Marketday\\Marketing\\ShareButtons\\ShareButtonsFeature' => '',
				],
				'wc_ajax_ppc-approve-order' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-approve-subscription' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-cart-script-params' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-change-cart' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-order' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-payment-token' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-create-setup-token' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-data-client-id' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-get-order' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-return-url' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-save-checkout-form' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-simulate-cart' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-customer-id' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-update-shipping' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-validate-checkout' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-paypal' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wc_ajax_ppc-vault-return' => [
					'Marketday\\Buying\\PayPal\\PayPalFeature' => '',
				],
				'wp_ajax_nopriv_wopb_current_currency_save' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'wp_ajax_wopb_current_currency_save' => [
					'Marketday\\Buying\\CurrencySwitcher\\CurrencySwitcherFeature' => '',
				],
				'admin_post_marketday_email_returns' => [
					'Marketday\\Admin\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_test_email' => [
					'Marketday\\Admin\\Emails\\EmailsFeature' => '',
				],
				'admin_post_marketday_wowstore_move' => [
					'Marketday\\Site\\WowStore\\WowStoreFeature' => '',
				],
				'admin_post_marketday_dismiss_setup' => [
					'Marketday\\Admin\\SetupGuide\\SetupGuideFeature' => '',
				],
				'wc_ajax_get_variation' => [
					'Marketday\\Engine\\WooCommerce\\VariationForms' => '',
				],
				'wp_ajax_nopriv_woocommerce_get_variation' => [
					'Marketday\\Engine\\WooCommerce\\VariationForms' => '',
				],
				'wp_ajax_woocommerce_get_variation' => [
					'Marketday\\Engine\\WooCommerce\\VariationForms' => '',
				],
				'wc_ajax_add_to_cart' => [
					'Marketday\\Engine\\WooCommerce\\AdditionForms' => '',
				],
				'wp_ajax_nopriv_woocommerce_add_to_cart' => [
					'Marketday\\Engine\\WooCommerce\\AdditionForms' => '',
				],
				'wp_ajax_woocommerce_add_to_cart' => [
					'Marketday\\Engine\\WooCommerce\\AdditionForms' => '',
				],
			],
		],
	],
	'woocommerce' => [
		'hooks' => [
			'Engine\\WooCommerce\\LeftBaskets' => [

			],
			'Engine\\WooCommerce\\CatalogueAnnouncements' => [
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
			'Engine\\WooCommerce\\LateEmails' => [
				'woocommerce_email_actions' => 'post|parameters|called:/|screen:wp-cron.php',
			],
			'Engine\\WooCommerce\\OrderStateWatch' => [
				'woocommerce_before_order_object_save' => '',
				'woocommerce_email_sent' => '',
				'woocommerce_order_status_changed' => '',
				'woocommerce_updated_product_stock' => '',
			],
			'Engine\\WooCommerce\\WatchedEmails' => [
				'woocommerce_created_customer' => '',
				'woocommerce_new_customer_note' => '',
				'woocommerce_order_fully_refunded' => '',
				'woocommerce_order_partially_refunded' => '',
			],
			'Engine\\WooCommerce\\UnsentEmails' => [
				'woocommerce_email_log_add_order_note' => '',
				'woocommerce_email_sent' => '',
				'woocommerce_mail_callback' => '',
				'woocommerce_mail_callback_params' => '',
				'wp_mail_failed' => '',
			],
			'Engine\\WooCommerce\\OrderEmailParts' => [
				'woocommerce_email_after_order_table' => '',
				'woocommerce_email_attachments' => '',
				'woocommerce_email_customer_details' => '',
				'woocommerce_email_order_items_args' => '',
			],
			'Engine\\WooCommerce\\ShownAmounts' => [
				'woocommerce_currency' => 'option:marketday_currencies',
				'wc_get_price_decimals' => 'option:marketday_currencies',
				'option_woocommerce_currency_pos' => 'option:marketday_currencies',
				'woocommerce_cart_loaded_from_session' => 'option:marketday_currencies',
				'woocommerce_cart_hash' => 'option:marketday_currencies',
				'woocommerce_cart_shipping_packages' => 'option:marketday_currencies',
				'woocommerce_product_get_price' => 'option:marketday_currencies',
				'woocommerce_product_get_regular_price' => 'option:marketday_currencies',
				'woocommerce_product_get_sale_price' => 'option:marketday_currencies',
				'woocommerce_package_rates' => 'option:marketday_currencies',
				'woocommerce_coupon_get_amount' => '',
				'woocommerce_coupon_get_maximum_amount' => '',
				'woocommerce_coupon_get_minimum_amount' => '',
				'woocommerce_evaluate_shipping_cost_args' => '',
				'woocommerce_get_variation_prices_hash' => '',
				'woocommerce_product_variation_get_price' => '',
				'woocommerce_product_variation_get_regular_price' => '',
				'woocommerce_product_variation_get_sale_price' => '',
				'woocommerce_shipping_free_shipping_instance_option' => '',
				'woocommerce_variation_prices_price' => '',
				'woocommerce_variation_prices_regular_price' => '',
				'woocommerce_variation_prices_sale_price' => '',
			],
			'Engine\\WooCommerce\\BasketAnnouncements' => [
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
			'Engine\\WooCommerce\\PriceAnnouncements' => [
				'woocommerce_format_price_range' => '',
				'woocommerce_get_price_html' => '',
				'woocommerce_get_variation_prices_hash' => '',
				'woocommerce_show_variation_price' => '',
				'woocommerce_variation_prices_array' => '',
			],
			'Engine\\WooCommerce\\MeasureFields' => [
				'woocommerce_admin_process_product_object' => '',
				'woocommerce_admin_process_variation_object' => '',
				'woocommerce_product_options_general_product_data' => '',
				'woocommerce_variation_options_pricing' => '',
			],
			'Engine\\WooCommerce\\ShippingAnnouncements' => [
				'woocommerce_package_rates' => '',
			],
			'Engine\\WooCommerce\\RepeatedCheckouts' => [
				'rest_pre_dispatch' => 'route:/wc/store',
				'rest_request_after_callbacks' => 'route:/wc/store',
				'wp_loaded' => 'post',
				'woocommerce_before_checkout_process' => '',
				'woocommerce_checkout_order_created' => '',
				'woocommerce_store_api_checkout_order_processed' => '',
				'woocommerce_store_api_checkout_update_order_meta' => '',
			],
			'Engine\\WooCommerce\\LostResponses' => [
				'woocommerce_blocks_enqueue_checkout_block_scripts_after' => '',
				'wp_enqueue_scripts' => '',
			],
			'Engine\\WooCommerce\\CheckoutAnnouncements' => [
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
			'Engine\\WooCommerce\\PaymentGateways' => [
				'woocommerce_before_checkout_form' => '',
				'woocommerce_blocks_payment_method_type_registration' => '',
				'woocommerce_email_before_order_table' => '',
				'woocommerce_payment_gateways' => '',
			],
			'Engine\\WooCommerce\\SessionFlush' => [
				'template_redirect' => 'done:woocommerce_add_to_cart',
			],
			'Engine\\WooCommerce\\BasketExtension' => [
				'rest_api_init' => 'called:|called:/wc/|called:/batch',
			],
			'Engine\\WooCommerce\\PageTemplates' => [
				'marketday_yielding_plugins' => '',
				'page_template_hierarchy' => '',
				'woocommerce_has_block_template' => '',
			],
			'Engine\\WooCommerce\\BlockTypesOnDemand' => [
				'activated_plugin' => '',
				'deactivated_plugin' => '',
				'deleted_post' => '',
				'save_post_page' => '',
				'save_post_wp_block' => '',
				'save_post_wp_global_styles' => '',
				'save_post_wp_navigation' => '',
				'save_post_wp_template' => '',
				'save_post_wp_template_part' => '',
				'switch_theme' => '',
				'update_option_permalink_structure' => '',
				'update_option_woocommerce_coming_soon' => '',
				'woocommerce_get_block_types' => '',
			],
			'Engine\\WooCommerce\\HookedBlocks' => [
				'hooked_block_types' => '',
			],
			'Engine\\WooCommerce\\PageTopSlots' => [
				'render_block_woocommerce/cart' => '',
				'render_block_woocommerce/checkout' => '',
				'woocommerce_before_cart' => '',
				'woocommerce_before_checkout_form' => '',
			],
			'Engine\\WooCommerce\\ClassicShopPage' => [
				'template_include' => 'classic',
				'the_content' => 'classic',
			],
			'Engine\\WooCommerce\\ClassicScripts' => [
				'render_block_marketday/basket' => '',
				'render_block_marketday/checkout' => '',
				'wp_enqueue_scripts' => '',
			],
			'Engine\\WooCommerce\\ShopWords' => [
				'rest_request_after_callbacks' => 'route:/wc/store',
				'woocommerce_add_error' => '',
				'woocommerce_add_notice' => '',
				'woocommerce_add_success' => '',
				'woocommerce_countries' => '',
			],
			'Engine\\WooCommerce\\SetupScreens' => [
				'marketday_setup_ways' => '',
			],
			'Engine\\WooCommerce\\VariationForms' => [
				'rest_pre_dispatch' => 'route:/wc/store',
				'wp_loaded' => 'sent:add-to-cart',
				'wc_ajax_get_variation' => '',
				'wp_ajax_nopriv_woocommerce_get_variation' => '',
				'wp_ajax_woocommerce_get_variation' => '',
			],
			'Engine\\WooCommerce\\AdditionForms' => [
				'rest_pre_dispatch' => 'route:/wc/store',
				'wp_loaded' => 'sent:add-to-cart',
				'wc_ajax_add_to_cart' => '',
				'woocommerce_cart_redirect_after_error' => '',
				'wp_ajax_nopriv_woocommerce_add_to_cart' => '',
				'wp_ajax_woocommerce_add_to_cart' => '',
			],
			'Engine\\WooCommerce\\MiniBasketFragment' => [
				'wc_get_template' => 'sent:marketday_regions',
				'woocommerce_add_to_cart_fragments' => 'sent:marketday_regions',
			],
			'Engine\\WooCommerce\\PostcodeFormat' => [
				'woocommerce_format_postcode' => '',
			],
			'Engine\\Contract\\RatingRule' => [
				'preprocess_comment' => '',
			],
			'Engine\\WooCommerce\\ProductTabs' => [
				'marketday_product_tabs' => '',
			],
			'Engine\\WooCommerce\\ProductMarkup' => [
				'marketday_structured_data_printed' => '',
			],
			'Engine\\WooCommerce\\VariationDeals' => [
				'woocommerce_available_variation' => '',
			],
			'Engine\\WooCommerce\\ProductFormSlots' => [
				'marketday_product_form' => '',
				'marketday_product_form_fields' => '',
				'woocommerce_after_add_to_cart_form' => '',
				'woocommerce_before_add_to_cart_button' => '',
				'woocommerce_simple_add_to_cart' => '',
			],
			'Engine\\WooCommerce\\AccountLinks' => [
				'woocommerce_account_content' => '',
				'woocommerce_account_menu_items' => '',
				'woocommerce_get_endpoint_url' => '',
			],
			'Engine\\WooCommerce\\ReservedStock' => [
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
			'Engine\\WooCommerce\\SqliteReservations' => [

			],
			'Engine\\WooCommerce\\ThankYou' => [
				'marketday_after_order_confirmation' => '',
			],
			'Engine\\WooCommerce\\CheckoutLock' => [
				'rest_request_before_callbacks' => 'route:/wc/store',
				'init' => 'post',
			],
			'Engine\\WooCommerce\\CouponLimit' => [
				'woocommerce_coupon_error' => '',
				'woocommerce_coupon_is_valid' => '',
			],
			'Engine\\WooCommerce\\CheckoutFieldRegistry' => [
				'woocommerce_billing_fields' => '',
				'woocommerce_checkout_create_order' => '',
				'woocommerce_checkout_fields' => '',
				'woocommerce_default_address_fields' => '',
				'woocommerce_get_country_locale' => '',
				'woocommerce_init' => '',
				'woocommerce_shipping_fields' => '',
			],
			'Engine\\WooCommerce\\OrderDetails' => [
				'woocommerce_admin_order_data_after_order_details' => '',
				'woocommerce_email_order_meta_fields' => '',
				'woocommerce_order_details_after_order_table' => '',
			],
			'Engine\\WooCommerce\\AddressAutocomplete' => [
				'woocommerce_address_providers' => '',
				'wp_enqueue_scripts' => '',
			],
			'Engine\\WooCommerce\\PayPage' => [
				'pre_render_block' => 'query:order-pay',
			],
			'Engine\\WooCommerce\\EngineSwitch' => [
				'marketday_adopt_orders' => '',
				'woocommerce_enable_hpos_by_default_for_new_shops' => '',
				'woocommerce_newly_installed' => '',
			],
		],
		'options' => [
			'marketday_block_free_pages',
		],
	],
];
