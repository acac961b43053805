<?php
/**
 * Compares what people own in a site's database before and after something: every row that was there must be there still.
 *
 * @package Marketday
 */

declare( strict_types=1 );

// An older state of the plugin has no inventory, or another.
class_exists( Marketday\Kernel\Removal\Inventory::class ) || require_once dirname( __DIR__, 2 ) . '/php/Kernel/Removal/Inventory.php';

/** Tables that visits write, beside those that are worked out anew. */
const MARKETDAY_VISITED_TABLES = [ 'marketday_search_terms', 'marketday_sessions', 'wc_product_attributes_lookup', 'woocommerce_sessions' ];

/** Options that tell of the plugin and not of the shop, beside those that are worked out anew. */
const MARKETDAY_NOT_OWNED_OPTIONS = [ 'embedded_schema', 'sale_prices_*', 'tables', '*_version' ];

function marketday_is_owned_table( string $name ): bool {
	$ours = Marketday\Kernel\Removal\Inventory::class;
	return ! in_array( $name, MARKETDAY_VISITED_TABLES, true )
		&& ! $ours::names( array_map( static fn ( string $one ): string => $ours::PREFIX . $one, $ours::DERIVED_TABLES ), $name );
}

/** @return list<string> Names without the site's prefix. */
function marketday_owned_tables(): array {
	global $wpdb;
	$names = array_map( static fn ( string $table ): string => substr( $table, strlen( $wpdb->prefix ) ), $wpdb->get_col( 'SHOW TABLES' ) );
	return array_values( array_filter( $names, marketday_is_owned_table( ... ) ) );
}

/** @return list<array<string, string|null>> */
function marketday_owned_rows( string $table ): array {
	global $wpdb;
	$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $wpdb->prefix . $table ), ARRAY_A );
	$owned = array_values( array_filter( $rows, static fn ( array $row ): bool => marketday_is_owned( $table, $row ) ) );
	// How many posts a term has is counted by WordPress.
	return 'term_taxonomy' === $table ? array_map( static fn ( array $row ): array => array_diff_key( $row, [ 'count' => '' ] ), $owned ) : $owned;
}

/** @param array<string, string|null> $row */
function marketday_is_owned( string $table, array $row ): bool {
	if ( 'options' === $table ) {
		$name = (string) $row['option_name'];
		$ours = Marketday\Kernel\Removal\Inventory::class;
		$not  = array_map( static fn ( string $one ): string => $ours::PREFIX . $one, [ ...$ours::DERIVED_OPTIONS, ...MARKETDAY_NOT_OWNED_OPTIONS ] );
		return 1 === preg_match( '/^(marketday|woocommerce|page_|show_on_front|theme_mods|blogname|widget_)/', $name ) && ! $ours::names( $not, $name );
	}
	return 'usermeta' !== $table || 'session_tokens' !== $row['meta_key'];
}

/** @return array<string, int> How many rows are kept in mind, by their table. */
function marketday_keep_rows( string $file ): array {
	$all = [];
	foreach ( marketday_owned_tables() as $table ) {
		$all[ $table ] = marketday_owned_rows( $table );
	}
	file_put_contents( $file, serialize( $all ) );
	return array_map( 'count', $all );
}

/** @return list<string> Rows of before that are gone, or other than they were. A table may have more columns now. */
function marketday_missing_rows( string $file ): array {
	$missing = [];
	$now     = marketday_owned_tables();
	foreach ( unserialize( (string) file_get_contents( $file ) ) as $table => $rows ) {
		if ( [] === $rows ) {
			continue;
		}
		$columns = $rows[0];
		$left    = [];
		foreach ( in_array( $table, $now, true ) ? marketday_owned_rows( $table ) : [] as $row ) {
			$key          = serialize( array_intersect_key( $row, $columns ) );
			$left[ $key ] = ( $left[ $key ] ?? 0 ) + 1;
		}
		foreach ( $rows as $row ) {
			$key = serialize( $row );
			if ( 0 === ( $left[ $key ] ?? 0 ) ) {
				$missing[] = $table . ': ' . mb_substr( (string) wp_json_encode( $row, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), 0, 300 );
				continue;
			}
			--$left[ $key ];
		}
	}
	return $missing;
}

/** @return list<string> Blocks of ours that stand in posts, templates and widgets, and that nobody draws. */
function marketday_unknown_blocks(): array {
	global $wpdb;
	$known = WP_Block_Type_Registry::get_instance();
	$found = [];
	foreach ( $wpdb->get_col( "SELECT post_content FROM {$wpdb->posts} WHERE post_content LIKE '%wp:marketday/%'" ) as $content ) {
		preg_match_all( '/<!-- wp:(marketday\/[a-z-]+)/', (string) $content, $names );
		$found = [ ...$found, ...$names[1] ];
	}
	return array_values( array_filter( array_unique( $found ), static fn ( string $name ): bool => ! $known->is_registered( $name ) ) );
}
