<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGallery;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\BoxFields;
use Marketday\Kernel\Admin\MediaFields;
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\View;
use WP_Post;

/** Sets a product's video on its editing screen, of either engine. */
final class VideoBox {
	private const NONCE = 'marketday_product_video';

	public function __construct( private readonly View $view ) {}

	public function register(): void {
		add_action( 'add_meta_boxes_product', $this->add( ... ) );
		add_action( 'save_post_product', $this->save( ... ) );
	}

	private function add(): void {
		add_meta_box( 'marketday-product-video', __( 'Product video', 'marketday' ), $this->print( ... ), 'product', 'side', 'low' );
		MediaFields::enqueue();
	}

	private function print( WP_Post $post ): void {
		$stored = ProductVideo::readMeta( $post->ID );
		$html   = $this->view->render( 'video-box', [
			'name'     => self::NONCE,
			'stored'   => '' === $stored['url'] ? [ 'single_position' => ProductVideo::AFTER_FIRST ] + $stored : $stored,
			'picture'  => (string) wp_get_attachment_image_url( (int) $stored['img_id'], 'thumbnail' ),
			'places'   => [
				ProductVideo::FIRST       => __( 'First', 'marketday' ),
				ProductVideo::AFTER_FIRST => __( 'After the first picture', 'marketday' ),
				ProductVideo::LAST        => __( 'Last', 'marketday' ),
			],
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function save( int $id ): void {
		$fields = BoxFields::postedValue( self::NONCE, $id );
		if ( ! is_array( $fields ) ) {
			return;
		}
		$text   = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? trim( $fields[ $name ] ) : '';
		$url    = $text( 'url' );
		$link   = strlen( $url ) > 2000 ? null : VideoLink::read( $url );
		if ( '' === $url ) {
			delete_post_meta( $id, ProductVideo::META );
			return;
		}
		if ( null === $link ) {
			RefusalNotice::keep( __(
				'A product video is an mp4, webm, ogv or mov file, or a YouTube or Vimeo link.',
				'marketday'
			) . ' ' . __( 'The video hasn’t changed.', 'marketday' ) );
			return;
		}
		$picture = wp_attachment_is_image( (int) $text( 'picture' ) ) ? (int) $text( 'picture' ) : 0;
		$before  = get_post_meta( $id, ProductVideo::META, true );
		update_post_meta( $id, ProductVideo::META, wp_slash( [
			'type'            => isset( $link['src'] ) ? 'media' : 'youtube',
			'url'             => esc_url_raw( $url ),
			'img'             => $picture > 0 ? (string) wp_get_attachment_url( $picture ) : '',
			'img_id'          => $picture > 0 ? (string) $picture : '',
			'single_position' => in_array( $text( 'place' ), [ ProductVideo::FIRST, ProductVideo::LAST ], true ) ? $text( 'place' ) : ProductVideo::AFTER_FIRST,
			'repeat'          => 'yes' === $text( 'repeat' ) ? 'yes' : '',
		] + ( is_array( $before ) ? $before : [ 'auto' => 'no', 'hover' => '' ] ) ) );
	}
}
