<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\OrderSources;
use Marketday\Kernel\View;
use WP_Post;

/** A column and a filter of the lists of orders, and a box beside an order: among the posts, and in WooCommerce's own list. */
final class OrderList {
	private const COLUMN = 'origin';
	private const FIELD  = 'marketday_source';

	public function __construct( private readonly OrderSources $sources ) {}

	public function register(): void {
		add_action( 'admin_init', $this->addToLists( ... ) );
		add_action( 'add_meta_boxes', $this->addBox( ... ) );
	}

	private function addToLists(): void {
		add_action( 'restrict_manage_posts', fn ( string $type ) => 'shop_order' === $type ? $this->printFilter() : null );
		add_action( 'woocommerce_order_list_table_restrict_manage_orders', $this->printFilter( ... ), 10, 0 );
		add_filter( 'request', fn ( array $query ): array => is_admin() && 'shop_order' === ( $query['post_type'] ?? '' ) ? $this->filter( $query ) : $query, 20 );
		add_filter( 'woocommerce_order_list_table_prepare_items_query_args', $this->filter( ... ) );
		if ( $this->sources->isRecordedByPlatform() ) {
			return;
		}
		foreach ( [ 'manage_edit-shop_order_columns', 'manage_shop_order_posts_columns', 'manage_woocommerce_page_wc-orders_columns' ] as $list ) {
			add_filter( $list, self::withColumn( ... ), 20 );
		}
		add_action( 'manage_shop_order_posts_custom_column', $this->printColumn( ... ), 10, 2 );
		add_action( 'manage_woocommerce_page_wc-orders_custom_column', $this->printColumn( ... ), 10, 2 );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	private static function withColumn( array $columns ): array {
		return $columns + [ self::COLUMN => __( 'Origin', 'marketday' ) ];
	}

	/** @param int|object $order A post's id, or an order of WooCommerce. */
	private function printColumn( string $column, mixed $order ): void {
		if ( self::COLUMN === $column ) {
			echo esc_html( Origin::of( $this->sources->of( self::id( $order ) ) ) );
		}
	}

	private function printFilter(): void {
		$chosen = self::chosenType();
		printf(
			'<select name="%s" aria-label="%s"><option value="">%s</option>',
			esc_attr( self::FIELD ),
			esc_attr__( 'Filter by origin', 'marketday' ),
			esc_html__( 'All origins', 'marketday' )
		);
		foreach ( Origin::types() as $type => $words ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $type ), selected( $chosen, $type, false ), esc_html( $words ) );
		}
		echo '</select>';
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function filter( array $query ): array {
		if ( '' !== self::chosenType() ) {
			$query['meta_query'] = [ // phpcs:ignore WordPress.DB.SlowDBQuery -- a page of wp-admin, by a key that is indexed.
				...( is_array( $query['meta_query'] ?? null ) ? $query['meta_query'] : [] ),
				[
					'key'   => '_' . OrderSources::PREFIX . 'source_type',
					'value' => self::chosenType(),
				],
			];
		}
		return $query;
	}

	private function addBox( string $screen ): void {
		if ( ! $this->sources->isRecordedByPlatform() && in_array( $screen, [ 'shop_order', 'woocommerce_page_wc-orders' ], true ) ) {
			add_meta_box( 'marketday-order-source', __( 'Order source', 'marketday' ), $this->printBox( ... ), $screen, 'side' );
		}
	}

	private function printBox( mixed $order ): void {
		$fields = $this->sources->of( self::id( $order ) );
		$rows   = [];
		foreach ( Origin::fields() as $name => $label ) {
			if ( '' !== ( $fields[ $name ] ?? '' ) ) {
				$rows[ $label ] = $fields[ $name ];
			}
		}
		$html = ( new View( __DIR__ . '/views' ) )->render( 'box', [
			'origin' => Origin::of( $fields ),
			'rows'   => $rows,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private static function id( mixed $order ): int {
		return match ( true ) {
			$order instanceof WP_Post => $order->ID,
			is_object( $order ) && method_exists( $order, 'get_id' ) => (int) $order->get_id(),
			default => is_numeric( $order ) ? (int) $order : 0,
		};
	}

	private static function chosenType(): string {
		$sent = $_GET[ self::FIELD ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- it only filters a list, and is one of four words.
		return is_string( $sent ) && isset( Origin::types()[ $sent ] ) ? $sent : '';
	}
}
