<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Schema\PostTypes;
use Marketday\Kernel\Loading\LoadsIf;
use WP_Post;

/** The shop's list of orders in wp-admin: number and customer, date, state, total. */
#[LoadsIf( 'admin', 'request', 'the_posts' )]
final class OrderListScreen {
	private const TYPE = 'shop_order';

	public function __construct(
		private readonly OrderReader $reader,
		private readonly OrderItems $items
	) {}

	public function register(): void {
		add_filter( 'manage_' . self::TYPE . '_posts_columns', [ $this, 'columns' ] );
		add_filter( 'manage_edit-' . self::TYPE . '_sortable_columns', static fn (): array => [ 'marketday_date' => [ 'date', true ] ] );
		add_filter(
			'list_table_primary_column',
			static fn ( string $column, string $screen ): string => 'edit-' . self::TYPE === $screen ? 'marketday_order' : $column,
			10,
			2
		);
		add_action( 'manage_' . self::TYPE . '_posts_custom_column', [ $this, 'printColumn' ], 10, 2 );
		add_filter( 'post_row_actions', [ $this, 'actions' ], 10, 2 );
		add_filter( 'bulk_actions-edit-' . self::TYPE, static fn ( array $actions ): array => array_diff_key( $actions, [ 'edit' => true ] ) );
		add_filter( 'the_posts', [ $this, 'prime' ] );
		add_filter( 'request', [ $this, 'findAll' ] );
	}

	/**
	 * Orders have states of their own, which WordPress does not look for by itself.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function findAll( array $query ): array {
		if ( is_admin() && self::TYPE === ( $query['post_type'] ?? '' ) && empty( $query['post_status'] ) ) {
			$query['post_status'] = array_keys( array_diff_key( PostTypes::orderStates(), [ 'wc-checkout-draft' => '' ] ) );
		}
		return $query;
	}

	/** @return array<string, string> */
	public function columns(): array {
		return [
			'cb'               => '<input type="checkbox">',
			'marketday_order'  => __( 'Order', 'marketday' ),
			'marketday_date'   => __( 'Date', 'marketday' ),
			'marketday_state'  => __( 'State', 'marketday' ),
			'marketday_total'  => __( 'Total', 'marketday' ),
		];
	}

	public function printColumn( string $column, int $id ): void {
		$order = $this->reader->read( $id );
		if ( null === $order ) {
			return;
		}
		$name = trim( "{$order->customer->billing->firstName} {$order->customer->billing->lastName}" ) ?: $order->customer->billing->email;
		match ( $column ) {
			'marketday_order' => printf(
				'<a class="row-title" href="%s"><strong>#%s %s</strong></a>',
				esc_url( (string) get_edit_post_link( $id ) ),
				esc_html( $order->number ),
				esc_html( $name )
			),
			'marketday_date'  => printf(
				'<time datetime="%s">%s</time>',
				esc_attr( $order->placedAt->format( 'c' ) ),
				esc_html( (string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $order->placedAt->getTimestamp() ) )
			),
			'marketday_state' => printf( '%s', esc_html( OrderStates::label( $order->status ) ) ),
			'marketday_total' => printf( '%s', esc_html( $order->contents->total->format() ) ),
			default           => null,
		};
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public function actions( array $actions, WP_Post $post ): array {
		return self::TYPE === $post->post_type ? array_intersect_key( $actions, array_flip( [ 'edit', 'trash', 'untrash', 'delete' ] ) ) : $actions;
	}

	/**
	 * The items of a page of orders with two queries instead of two for each.
	 *
	 * @param list<WP_Post> $posts
	 * @return list<WP_Post>
	 */
	public function prime( array $posts ): array {
		$orders = array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post && self::TYPE === $post->post_type ) );
		if ( is_admin() && [] !== $orders ) {
			$this->items->prime( array_map( static fn ( WP_Post $post ): int => $post->ID, $orders ) );
		}
		return $posts;
	}
}
