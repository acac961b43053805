<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\ProductScreens;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Kernel\Admin\BoxFields;
use Marketday\Kernel\Admin\MediaFields;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;
use WP_Post;

/** The further pictures of a product, below its main one on its editing screen. */
#[LoadsIf( 'admin', 'save_post_product' )]
final class GalleryBox {
	private const NONCE = 'marketday_product_gallery';

	private const KEPT = '_product_image_gallery';

	private const MOST = 100;

	/** @param Closure(): CatalogueWriter $writer */
	public function __construct( private readonly Closure $writer ) {}

	public function register(): void {
		add_action( 'add_meta_boxes_product', $this->add( ... ) );
		// After the main picture has been saved.
		add_action( 'save_post_product', $this->save( ... ), 25 );
	}

	private function add(): void {
		add_meta_box( 'marketday-product-gallery', __( 'More pictures', 'marketday' ), $this->print( ... ), 'product', 'side', 'low' );
		MediaFields::enqueue();
	}

	private function print( WP_Post $post ): void {
		$ids  = self::pictures( (string) get_post_meta( $post->ID, self::KEPT, true ) );
		$html = ( new View( __DIR__ . '/views' ) )->render( 'gallery', [
			'name'     => self::NONCE,
			'pictures' => $ids,
			'shown'    => array_map( static fn ( int $id ): string => (string) wp_get_attachment_image_url( $id, 'thumbnail' ), $ids ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function save( int $id ): void {
		$typed = BoxFields::postedValue( self::NONCE, $id );
		if ( ! is_string( $typed ) ) {
			return;
		}
		$main = (int) get_post_thumbnail_id( $id );
		$ids  = array_values( array_diff( self::pictures( $typed ), [ $main ] ) );
		( $this->writer )()->save( new ProductDraft( id: $id, imageIds: $main > 0 ? [ $main, ...$ids ] : $ids ) );
	}

	/** @return list<int> */
	private static function pictures( string $typed ): array {
		$ids = array_map(
			static fn ( string $id ): int => ctype_digit( $id ) && strlen( $id ) < 19 ? (int) $id : 0,
			array_slice( explode( ',', $typed ), 0, self::MOST )
		);
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 && wp_attachment_is_image( $id ) ) ) );
	}
}
