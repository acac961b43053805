<?php
/**
 * Leaves in a site what a visit of a test does not: settings, files, jobs and what is kept of users.
 *
 * @package Marketday
 */

declare( strict_types=1 );

function marketday_use(): void {
	$uploads = wp_upload_dir( null, false )['basedir'];
	foreach ( Marketday\Kernel\Removal\Inventory::FOLDERS as $folder ) {
		Marketday\Kernel\PrivateFolder::close( "{$uploads}/{$folder}" );
		file_put_contents( "{$uploads}/{$folder}/kept.csv", 'a,b' );
	}
	$options = [
		'marketday_captcha'                   => [ 'kind' => 'none' ],
		'marketday_newsletter_webhook_secret' => 'a secret',
		'marketday_import_run_0'              => [],
		'marketday_search_synonyms'           => 'mug, cup',
	];
	foreach ( $options as $option => $value ) {
		update_option( $option, $value );
	}
	set_transient( 'marketday_paypal_token_0123456789ab', 'a bearer token', HOUR_IN_SECONDS );
	set_transient( 'marketday_sold_7', [], HOUR_IN_SECONDS );
	foreach ( Marketday\Kernel\Removal\Inventory::USER_META as $name ) {
		update_user_meta( 1, Marketday\Kernel\SiteOfNetwork::userMeta( $name ), 'kept' );
	}
	update_user_meta( 1, 'closedpostboxes_marketday_event', [ 'a-box' ] );
	wp_schedule_single_event( time() + DAY_IN_SECONDS, 'marketday_newsletter_mail', [ 1, 'confirm', 0 ] );
	marketday_use_posts();
	marketday_use_tables();
}

function marketday_use_posts(): void {
	$event = wp_insert_post( [ 'post_type' => 'marketday_event', 'post_status' => 'publish', 'post_title' => 'Fair' ] );
	update_post_meta( $event, '_marketday_event', [
		'start' => gmdate( 'Y-m-d' ) . 'T10:00',
		'end'   => gmdate( 'Y-m-d' ) . 'T12:00',
		'rrule' => 'FREQ=WEEKLY',
		'zone'  => 'Europe/London',
	] );
	foreach ( Marketday\Kernel\Removal\Inventory::TAXONOMIES as $taxonomy ) {
		wp_set_object_terms( $event, 'A term', $taxonomy );
		$term = get_term_by( 'name', 'A term', $taxonomy );
		update_term_meta( $term->term_id, 'marketday_colour', '#112233' );
	}
	wp_insert_comment( [ 'comment_post_ID' => $event, 'comment_content' => 'Lovely' ] );
	$chart = wp_insert_post( [ 'post_type' => 'wopb-size-chart', 'post_status' => 'publish', 'post_title' => 'Shoes' ] );
	update_post_meta( $chart, 'wopb_sc_column', [ [ 'EU', 'UK' ] ] );
	$product = wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Ladle' ] );
	$metas   = [
		'_price'                => '3',
		'_marketday_price_eur'  => '4',
		'_marketday_source_id'  => '7',
		'__product_views_count' => '9',
		'_wopb_name_price'      => [ 'min' => '1' ],
	];
	foreach ( $metas as $name => $value ) {
		update_post_meta( $product, $name, $value );
	}
}

/** Tables that their owners make when they first need them. */
function marketday_use_tables(): void {
	global $wpdb;
	foreach ( [ 'subscribers', 'newsletter_lists', 'newsletter_members', 'newsletter_consents', 'newsletter_mails' ] as $table ) {
		Marketday\Marketing\Newsletter\Subscribers\Tables::name( $table );
	}
	$lists = Marketday\Lists\Wishlist\Lists\Tables::lists();
	// It is called a second time after an installation that has found them.
	$wpdb->query( $wpdb->prepare(
		'INSERT IGNORE INTO %i (email, status, created_at) VALUES (%s, %s, %s)',
		Marketday\Kernel\Schema::table( 'subscribers' ),
		'kept@example.com',
		'subscribed',
		'2026-01-01'
	) );
	$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (user_id, slug, name) VALUES (1, 'kept', 'Kept')", $lists ) );
	$wpdb->query( $wpdb->prepare( "INSERT INTO %i (subscriber, deed, wording, at) VALUES (1, 'asked', 'Yes, please', '2026-01-01')", Marketday\Kernel\Schema::table( 'newsletter_consents' ) ) );
	Marketday\Lists\Wishlist\Lists\Tables::items();
	foreach ( [ 'product_views', 'shares' ] as $log ) {
		( new Marketday\Kernel\DailyLog( $log ) )->note( 'nobody', 1, gmdate( 'Y-m-d' ) );
	}
}
