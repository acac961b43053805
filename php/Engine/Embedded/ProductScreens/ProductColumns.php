<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\ProductScreens;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Catalogue\CatalogueServices;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Kernel\Loading\LoadsIf;
use WP_Post;

/** The list of products in wp-admin: picture, name, SKU, stock, price, categories. */
#[LoadsIf( 'admin', 'pre_get_posts', 'the_posts', 'posts_clauses', 'request' )]
final class ProductColumns {
	public function __construct( private readonly CatalogueServices $catalogue ) {}

	public function register(): void {
		add_filter( 'manage_product_posts_columns', [ $this, 'name' ] );
		add_action( 'manage_product_posts_custom_column', [ $this, 'print' ], 10, 2 );
		add_filter( 'the_posts', [ $this, 'prime' ], 10, 2 );
		add_action( 'admin_head-edit.php', [ $this, 'printWidths' ] );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function name( array $columns ): array {
		$ours = [
			'cb'        => $columns['cb'] ?? '',
			'picture'   => __( 'Picture', 'marketday' ),
			'title'     => __( 'Name', 'marketday' ),
			'sku'       => __( 'SKU', 'marketday' ),
			'stock'     => __( 'Stock', 'marketday' ),
			'price'     => __( 'Price', 'marketday' ),
		];
		return $ours + array_diff_key( $columns, [ 'comments' => true ] );
	}

	public function print( string $column, int $id ): void {
		$record = $this->catalogue->records()->find( $id );
		if ( null === $record ) {
			return;
		}
		$html = match ( $column ) {
			'picture' => get_the_post_thumbnail( $id, [ 48, 48 ], [ 'loading' => 'lazy' ] ),
			'sku'     => esc_html( $record->text( '_sku' ) ),
			'stock'   => $this->stock( $record ),
			'price'   => wp_kses_post( $this->catalogue->prices()->price( $record )->html ),
			default   => '',
		};
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- each is safe HTML.
	}

	/**
	 * All that the rows show, read together.
	 *
	 * @param array<WP_Post> $posts
	 * @return array<WP_Post>
	 */
	public function prime( array $posts, \WP_Query $query ): array {
		if ( is_admin() && $query->is_main_query() && 'product' === $query->get( 'post_type' ) ) {
			$records = $this->catalogue->records();
			$ids     = array_values( array_map( static fn ( WP_Post $post ): int => $post->ID, $posts ) );
			$records->prime( $ids );
			$records->primeTerms( $ids );
			$this->catalogue->memberPrices()->prime( array_values( array_filter( array_map( [ $records, 'find' ], $ids ) ) ) );
		}
		return $posts;
	}

	public function printWidths(): void {
		if ( 'edit-product' === get_current_screen()?->id ) {
			echo '<style>.column-picture{inline-size:52px}.column-picture img{block-size:auto;max-inline-size:48px}.column-sku,.column-stock,.column-price{inline-size:11%}.column-price .screen-reader-text{position:absolute}</style>';
		}
	}

	private function stock( ProductRecord $record ): string {
		$stock = $this->catalogue->stock()->stock( $record );
		$text  = '' === $stock->text ? __( 'In stock', 'marketday' ) : $stock->text;
		return esc_html( $text );
	}
}
