<?php

declare( strict_types=1 );

namespace Marketday\Site\Header;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Loading\LoadsIf;
use WP_HTML_Tag_Processor;

/**
 * 'Skip to content' before everything else, to the main region (docs/PROTOCOL.md#site-parts). WordPress does it for block themes; this is for classic themes
 * that have no such link of their own.
 */
#[LoadsIf( 'classic', 'template_redirect', 'wp_enqueue_scripts' )]
final class SkipLink {
	private const TARGET = 'marketday-content';

	/** Ids of the region in classic themes, in the order of how well they say it. */
	private const IDS = [ 'main', 'content', 'primary' ];

	public function __construct( private readonly Blocks $blocks ) {}

	public function register(): void {
		$this->blocks->addPart( 'header', [ 'marketday-tokens' ] );
		add_action( 'template_redirect', $this->begin( ... ), 99 );
		add_action( 'wp_enqueue_scripts', static function (): void {
			if ( ! wp_is_block_theme() ) {
				DrawingSetup::registerAssets();
				wp_enqueue_style( 'marketday-header' );
			}
		} );
	}

	private function begin(): void {
		if ( ! wp_is_block_theme() && ! is_feed() && ! is_embed() && ! is_robots() && ! is_favicon() ) {
			ob_start( self::add( ... ) );
		}
	}

	/** @param string $html A page, which stays as it is where it has such a link, or no region to lead to. */
	public static function add( string $html ): string {
		if ( self::hasOne( $html ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! self::findMain( $tags ) ) {
			return $html;
		}
		$id = $tags->get_attribute( 'id' );
		if ( ! is_string( $id ) || '' === $id ) {
			$id = self::TARGET;
			$tags->set_attribute( 'id', $id );
		}
		if ( null === $tags->get_attribute( 'tabindex' ) ) {
			$tags->set_attribute( 'tabindex', '-1' );
		}
		$link = sprintf(
			'<a class="skip-link screen-reader-text marketday-skip-link" href="%s">%s</a>',
			esc_url( "#{$id}" ),
			esc_html__( 'Skip to content', 'marketday' )
		);
		return (string) preg_replace_callback( '/<body\b[^>]*>/i', static fn ( array $body ): string => $body[0] . $link, $tags->get_updated_html(), 1 );
	}

	/** Tells whether the page's first links lead to a place in it. */
	private static function hasOne( string $html ): bool {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$links = 0;
		if ( ! $tags->next_tag( [ 'tag_name' => 'BODY' ] ) ) {
			return true;
		}
		while ( $links < 5 && $tags->next_tag( [ 'tag_name' => 'A' ] ) ) {
			$href = $tags->get_attribute( 'href' );
			$name = $tags->get_attribute( 'class' );
			if ( is_string( $href ) && strlen( $href ) > 1 && '#' === $href[0] && is_string( $name ) && str_contains( strtolower( $name ), 'skip' ) ) {
				return true;
			}
			++$links;
		}
		return false;
	}

	private static function findMain( WP_HTML_Tag_Processor $tags ): bool {
		if ( ! $tags->next_tag( [ 'tag_name' => 'BODY' ] ) || ! $tags->set_bookmark( 'start' ) ) {
			return false;
		}
		while ( $tags->next_tag() ) {
			if ( 'MAIN' === $tags->get_tag() || 'main' === $tags->get_attribute( 'role' ) ) {
				return true;
			}
		}
		foreach ( self::IDS as $id ) {
			$tags->seek( 'start' );
			while ( $tags->next_tag() ) {
				if ( $id === $tags->get_attribute( 'id' ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
