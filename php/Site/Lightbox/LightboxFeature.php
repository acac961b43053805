<?php

declare( strict_types=1 );

namespace Marketday\Site\Lightbox;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use WP_HTML_Tag_Processor;

/** Pictures that an editor links to their own file open on the whole screen. Core's 'Enlarge on click' stays core's. */
final class LightboxFeature implements Feature {
	private const PICTURES = [ 'avif', 'gif', 'jpeg', 'jpg', 'png', 'webp' ];

	private const MARK = 'data-marketday-lightbox';

	public function __construct( private readonly Blocks $blocks ) {}

	public function register(): void {
		foreach ( [ 'image', 'gallery', 'media-text' ] as $block ) {
			add_filter( "render_block_core/{$block}", $this->mark( ... ), 10, 2 );
		}
	}

	/** @param array<string, mixed> $block As it was parsed. */
	private function mark( string $html, array $block ): string {
		// Without our script a mark is of no use.
		if ( is_feed() || wp_is_serving_rest_request() ) {
			return $html;
		}
		/**
		 * Tells whether the pictures of a core block open on the whole screen where they are linked to their files.
		 *
		 * @param bool                 $isOn
		 * @param array<string, mixed> $block
		 */
		if ( ! str_contains( $html, '<a' ) || true !== apply_filters( 'marketday_lightbox', true, $block ) ) {
			return $html;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$id         = $attributes['id'] ?? $attributes['mediaId'] ?? 0;
		$size       = null;
		$tags       = new WP_HTML_Tag_Processor( $html );
		$isMarked   = false;
		while ( $tags->next_tag( [ 'tag_name' => 'A' ] ) ) {
			if ( ! $this->isPicture( $tags->get_attribute( 'href' ) ) || null !== $tags->get_attribute( self::MARK ) ) {
				continue;
			}
			$isMarked = true;
			$size   ??= is_int( $id ) && $id > 0 ? self::metadata( $id ) : [];
			$tags->set_attribute( self::MARK, true );
			foreach ( [ 'width', 'height' ] as $side ) {
				if ( is_numeric( $size[ $side ] ?? null ) && (int) $size[ $side ] > 0 ) {
					$tags->set_attribute( "data-{$side}", (string) (int) $size[ $side ] );
				}
			}
		}
		if ( $isMarked ) {
			DrawingSetup::registerAssets();
			$this->blocks->addPart( 'lightbox', [ 'marketday-tokens' ] );
			wp_enqueue_script( 'marketday-lightbox' );
			wp_enqueue_style( 'marketday-lightbox' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Reads a picture's metadata with that of all pictures of the text: WordPress asks for it in one query too, once it is drawn.
	 *
	 * @return array<string, mixed>
	 */
	private static function metadata( int $id ): array {
		if ( false === wp_cache_get( $id, 'post_meta' ) ) {
			preg_match_all( '/\bwp-image-(\d+)/', (string) ( get_post()->post_content ?? '' ), $found );
			update_meta_cache( 'post', [ $id, ...array_map( 'intval', $found[1] ) ] );
		}
		return wp_get_attachment_metadata( $id ) ?: [];
	}

	private function isPicture( mixed $url ): bool {
		$path = is_string( $url ) ? wp_parse_url( $url, PHP_URL_PATH ) : null;
		return is_string( $path ) && in_array( strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ), self::PICTURES, true );
	}
}
