<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;
use WP_Error;
use WP_Post;

/**
 * Basket and checkout on pages that show WooCommerce's: the one block is changed for Marketday's, whatever else is on the page stays. What the page
 * was is kept beside it, and as a revision.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array-key, array<array-key, mixed>>, innerHTML: string, innerContent: array<array-key, mixed>}
 */
final class PageBlocks {
	/** Meta with the page of before: `title`, `content`. */
	private const BEFORE = '_marketday_page_before';

	private const OURS = [
		'cart'     => '<!-- wp:marketday/basket {"align":"wide"} /-->',
		'checkout' => '<!-- wp:marketday/checkout {"align":"wide"} /-->',
	];

	public function __construct( private readonly Settings $settings ) {}

	/** @return list<array{name: string, title: string, isTheirs: bool, isReplaced: bool}> Of basket and checkout, as far as there is something to change. */
	public function pages(): array {
		$pages = [];
		foreach ( [ Page::Basket, Page::Checkout ] as $page ) {
			$post = $this->post( $page );
			if ( null !== $post ) {
				$pages[] = [
					'name'       => $page->value,
					'title'      => wp_strip_all_tags( $post->post_title ),
					'isTheirs'   => null !== $this->convert( $page, $post ),
					'isReplaced' => null !== self::before( $post ),
				];
			}
		}
		return array_values( array_filter( $pages, static fn ( array $page ): bool => $page['isTheirs'] || $page['isReplaced'] ) );
	}

	/** @return string '' or what is in the way. */
	public function change( Page $page ): string {
		$post    = $this->post( $page );
		$content = null === $post ? null : $this->convert( $page, $post );
		if ( null === $post || null === $content ) {
			return '';
		}
		// WordPress keeps what is saved, not what was there before the first change.
		wp_save_post_revision( $post->ID );
		update_post_meta( $post->ID, self::BEFORE, wp_slash( [
			'title'   => $post->post_title,
			'content' => $post->post_content,
		] ) );
		return self::save( $post->ID, self::titleFor( $page, $post->post_title ), $content );
	}

	/** @return string '' or what is in the way. */
	public function putBack( Page $page ): string {
		$post   = $this->post( $page );
		$before = null === $post ? null : self::before( $post );
		if ( null === $post || null === $before ) {
			return '';
		}
		wp_save_post_revision( $post->ID );
		$problem = self::save( $post->ID, $before['title'], $before['content'] );
		if ( '' === $problem ) {
			delete_post_meta( $post->ID, self::BEFORE );
		}
		return $problem;
	}

	private function post( Page $page ): ?WP_Post {
		$post = get_post( $this->settings->pageId( $page ) );
		return $post instanceof WP_Post && 'page' === $post->post_type ? $post : null;
	}

	/** @return array{title: string, content: string}|null */
	private static function before( WP_Post $post ): ?array {
		$kept = get_post_meta( $post->ID, self::BEFORE, true );
		return is_array( $kept ) && is_string( $kept['title'] ?? null ) && is_string( $kept['content'] ?? null ) ? [
			'title'   => $kept['title'],
			'content' => $kept['content'],
		] : null;
	}

	/** The page with Marketday's block; null where it has none of WooCommerce's. */
	private function convert( Page $page, WP_Post $post ): ?string {
		if ( has_block( "marketday/{$this->blockOf( $page )}", $post ) ) {
			return null;
		}
		$name    = $page->value;
		$isDone  = false;
		$blocks  = self::replaceBlocks( parse_blocks( $post->post_content ), $name, $isDone );
		$content = serialize_blocks( $blocks );
		return $isDone ? $content : null;
	}

	private function blockOf( Page $page ): string {
		return Page::Basket === $page ? 'basket' : 'checkout';
	}

	/**
	 * @param array<array-key, Block> $blocks
	 * @return array<array-key, Block>
	 */
	private static function replaceBlocks( array $blocks, string $name, bool &$isDone ): array {
		foreach ( $blocks as $place => $block ) {
			if ( self::isTheirs( $block, $name ) ) {
				// A second one is taken out: nobody has two baskets on a page.
				$blocks[ $place ] = self::block( $isDone ? '' : self::OURS[ $name ] );
				$isDone           = true;
			} elseif ( null === $block['blockName'] && str_contains( $block['innerHTML'], "[woocommerce_{$name}" ) ) {
				$blocks[ $place ] = self::block( (string) preg_replace( "/\[woocommerce_{$name}[^\]]*\]/", self::OURS[ $name ], $block['innerHTML'] ) );
				$isDone           = true;
			} elseif ( [] !== $block['innerBlocks'] ) {
				/** @var array<array-key, Block> $inner */
				$inner                           = $block['innerBlocks'];
				$blocks[ $place ]['innerBlocks'] = self::replaceBlocks( $inner, $name, $isDone );
			}
		}
		return $blocks;
	}

	/** @return Block Markup as it stands. */
	private static function block( string $markup ): array {
		return [
			'blockName'    => null,
			'attrs'        => [],
			'innerBlocks'  => [],
			'innerHTML'    => $markup,
			'innerContent' => [ $markup ],
		];
	}

	/** @param Block $block */
	private static function isTheirs( array $block, string $name ): bool {
		return match ( $block['blockName'] ) {
			"woocommerce/{$name}"           => true,
			'woocommerce/classic-shortcode' => ( $block['attrs']['shortcode'] ?? 'cart' ) === $name,
			'core/shortcode'                => str_contains( $block['innerHTML'], "[woocommerce_{$name}" ),
			default                         => false,
		};
	}

	/** Title in Marketday's word, where the page has WooCommerce's: the one thing is not called by two names. */
	private static function titleFor( Page $page, string $title ): string {
		$theirs = [ 'Cart', translate_with_gettext_context( 'Cart', 'Page title', 'woocommerce' ) ]; // phpcs:ignore WordPress.WP.I18n -- WooCommerce's own text.
		return Page::Basket === $page && in_array( $title, $theirs, true ) ? __( 'Basket', 'marketday' ) : $title;
	}

	private static function save( int $id, string $title, string $content ): string {
		$saved = wp_update_post( [
			'ID'           => $id,
			'post_title'   => wp_slash( $title ),
			'post_content' => wp_slash( $content ),
		], true );
		return $saved instanceof WP_Error ? $saved->get_error_message() : '';
	}
}
