<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGallery;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\VariationGalleries;
use Marketday\Kernel\Admin\BoxFields;
use Marketday\Kernel\Admin\MediaFields;
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\View;
use WP_Post;

/** Gives variations pictures of their own on a product's editing screen, of either engine: one by one, or all of a colour at once. */
final class GalleriesBox {
	private const NONCE = 'marketday_variation_galleries';

	private const MOST_VARIATIONS = 1000;
	private const MOST_PICTURES   = 30;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_product', $this->add( ... ) );
		// After the engine has saved the product.
		add_action( 'save_post_product', $this->save( ... ), 30 );
	}

	private function add( WP_Post $post ): void {
		if ( [] !== self::variations( $post->ID, 1 ) ) {
			add_meta_box( 'marketday-variation-galleries', __( 'Variation pictures', 'marketday' ), $this->print( ... ), 'product', 'normal', 'low' );
			MediaFields::enqueue();
		}
	}

	private function print( WP_Post $post ): void {
		$variations = self::variations( $post->ID, self::MOST_VARIATIONS );
		$rows       = [];
		$groups     = [];
		foreach ( $variations as $variation ) {
			$values = VariationNames::of( $variation->ID );
			$ids    = VariationGalleries::ofVariation( $variation->ID );
			$rows[] = [
				'id'       => $variation->ID,
				'name'     => implode( ', ', $values ) ?: $variation->post_title,
				'pictures' => $ids,
				'shown'    => array_values( array_filter(
					array_map( static fn ( int $id ): string => (string) wp_get_attachment_image_url( $id, 'thumbnail' ), $ids ),
					static fn ( string $url ): bool => '' !== $url
				) ),
			];
			foreach ( $values as $attribute => $value ) {
				$groups[ "{$attribute}: {$value}" ][] = $variation->ID;
			}
		}
		$html = $this->view->render( 'galleries-box', [
			'name'   => self::NONCE,
			'rows'   => $rows,
			'groups' => array_filter( $groups, static fn ( array $ids ): bool => count( $ids ) > 1 ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function save( int $id ): void {
		$fields = BoxFields::postedValue( self::NONCE, $id );
		if ( ! is_array( $fields ) ) {
			return;
		}
		$own = array_column( self::variations( $id, self::MOST_VARIATIONS ), 'ID' );
		try {
			foreach ( $fields as $variation => $typed ) {
				if ( in_array( $variation, $own, true ) && is_string( $typed ) ) {
					$this->engine->writer()->save( new ProductDraft( id: $variation, variationOf: $id, imageIds: self::pictures( $typed ) ) );
					VariationGalleries::takeOver( $variation );
				}
			}
		} catch ( StoreError $refusal ) {
			RefusalNotice::keep( $refusal->getMessage() );
		}
	}

	/** @return list<int> */
	private static function pictures( string $typed ): array {
		$ids = array_unique( array_map(
			static fn ( string $id ): int => ctype_digit( $id ) && strlen( $id ) < 19 ? (int) $id : 0,
			array_slice( explode( ',', $typed ), 0, self::MOST_PICTURES )
		) );
		return array_values( array_filter( $ids, static fn ( int $id ): bool => $id > 0 && wp_attachment_is_image( $id ) ) );
	}

	/** @return list<WP_Post> In the shop's order. */
	private static function variations( int $product, int $most ): array {
		$found = get_posts( [
			'post_type'      => 'product_variation',
			'post_parent'    => $product,
			'post_status'    => [ 'publish', 'private' ],
			'posts_per_page' => $most,
			'orderby'        => [ 'menu_order' => 'ASC', 'ID' => 'ASC' ],
			'no_found_rows'  => true,
		] );
		return array_values( array_filter( $found, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}
}
