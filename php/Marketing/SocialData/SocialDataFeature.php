<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SocialData;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Feature;
use WP_Post;

/** Description of a product or an event for shared links: Open Graph and Twitter data, unless an SEO plugin prints them. */
final class SocialDataFeature implements Feature {
	/** Characters of a description that services show. */
	private const LONGEST = 200;

	/** Pixels from which a picture is shown across. */
	private const WIDE = 600;

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), 5 );
	}

	/** @return array<string, string> Properties by name, plain text; empty where nothing is said. */
	public function of( WP_Post $post ): array {
		if ( '' !== $post->post_password || 'publish' !== $post->post_status ) {
			return [];
		}
		$product = 'product' === $post->post_type ? $this->engine->catalogue()->product( $post->ID ) : null;
		/**
		 * The description of a post for shared links, by the names of Open Graph (`og:title`, `og:description`, `og:image` ...).
		 * An empty list leaves it to another plugin; whoever knows a kind of post fills it.
		 *
		 * @param array<string, string> $properties Plain text.
		 * @param WP_Post               $post
		 */
		$filled     = apply_filters( 'marketday_social_data', null === $product ? [] : ProductCard::of( $product ), $post );
		$properties = array_filter( array_map( self::plain( ... ), is_array( $filled ) ? $filled : [] ), static fn ( string $text ): bool => '' !== $text );
		if ( [] === $properties ) {
			return [];
		}
		$properties += Images::ofAttachment( (int) get_post_thumbnail_id( $post ) );
		if ( isset( $properties['og:description'] ) ) {
			$properties['og:description'] = wp_html_excerpt( $properties['og:description'], self::LONGEST, '…' );
		}
		return $properties + [
			'og:type'      => 'website',
			'og:title'     => self::plain( get_the_title( $post ) ),
			'og:url'       => (string) get_permalink( $post ),
			'og:site_name' => self::plain( get_bloginfo( 'name' ) ),
			'og:locale'    => get_locale(),
		] + $this->forTwitter( $properties );
	}

	/**
	 * @param array<string, string> $properties
	 * @return array<string, string> What it does not take from Open Graph's.
	 */
	private function forTwitter( array $properties ): array {
		$isWide = (int) ( $properties['og:image:width'] ?? 0 ) >= self::WIDE;
		return [ 'twitter:card' => $isWide ? 'summary_large_image' : 'summary' ] + array_filter( [
			'twitter:title'       => $properties['og:title'] ?? '',
			'twitter:description' => $properties['og:description'] ?? '',
			'twitter:image'       => $properties['og:image'] ?? '',
			'twitter:image:alt'   => $properties['og:image:alt'] ?? '',
		], static fn ( string $text ): bool => '' !== $text );
	}

	private function print(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post || '' !== SeoPlugins::active() ) {
			return;
		}
		foreach ( $this->of( $post ) as $name => $content ) {
			$kind = str_starts_with( $name, 'twitter:' ) ? 'name' : 'property';
			printf( "<meta %s=\"%s\" content=\"%s\">\n", esc_attr( $kind ), esc_attr( $name ), esc_attr( $content ) );
		}
	}

	private static function plain( mixed $text ): string {
		return is_string( $text ) ? trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES, 'UTF-8' ) ) ) : '';
	}
}
