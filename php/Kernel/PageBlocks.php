<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use WP_Block;
use WP_Post;

/**
 * The blocks of one page as they are saved: its template with all parts, patterns and synced patterns, the post in it, and the
 * widgets of a classic theme. A call can only ask for a block that is here, with the settings it was saved with.
 */
final class PageBlocks {
	private const DEEPEST = 24;

	private static ?self $shown = null;

	/** @var list<PageBlock>|null */
	private ?array $blocks = null;

	/**
	 * @param int    $postId   The post whose page it is; 0 for an archive.
	 * @param string $template `theme//slug` of a block theme's template, a name that `marketday_page_markup` knows, or ''.
	 */
	private function __construct(
		public readonly int $postId,
		public readonly string $template,
		private readonly PageMarkup $markup
	) {}

	/** The page that a block is drawn on: the one that a call speaks for, or that is being drawn. */
	public static function around( ?WP_Block $block ): self {
		$page = $block->context['marketday/page'] ?? null;
		return $page instanceof self ? $page : self::current();
	}

	/** The page that is being drawn. */
	public static function current(): self {
		$edited = EditorPreview::listings();
		if ( null !== $edited ) {
			return self::once( new self( 0, '', new PageMarkup( 0, '', $edited ) ) );
		}
		global $_wp_current_template_id;
		$template = is_string( $_wp_current_template_id ) ? $_wp_current_template_id : '';
		/**
		 * The name of the markup a classic theme's page is drawn from, where it is not the post's.
		 *
		 * @param string $template '' or a block theme's template.
		 */
		$template = apply_filters( 'marketday_page_template', $template );
		$template = is_string( $template ) ? $template : '';
		$postId   = is_singular() ? get_queried_object_id() : 0;
		return self::once( new self( $postId, $template, new PageMarkup( $postId, $template ) ) );
	}

	/** The page as it was asked for before, where it is still the same: it is parsed once. */
	private static function once( self $page ): self {
		if ( null === self::$shown || ! self::$shown->isSame( $page ) ) {
			self::$shown = $page;
		}
		return self::$shown;
	}

	private function isSame( self $page ): bool {
		return $this->postId === $page->postId && $this->template === $page->template && $this->markup->isSame( $page->markup );
	}

	/** @throws Problem 404 for a page that visitors cannot read. */
	public static function of( int $postId, string $template ): self {
		$post = get_post( $postId );
		if ( $postId > 0 && ! ( $post instanceof WP_Post && self::isReadable( $post ) ) ) {
			throw self::unknownPage();
		}
		if ( ! PageMarkup::isKnown( $template ) ) {
			throw self::unknownPage();
		}
		return new self( $postId, $template, new PageMarkup( $postId, $template ) );
	}

	/**
	 * Builder of an archive's page, as a call names it.
	 *
	 * @throws Problem 400 on the page of a post, which is about the post alone.
	 */
	public function builder( Request $request ): string {
		$builder = $request->plain( 'builder', 500 );
		if ( '' !== $builder && $this->postId > 0 ) {
			throw $request->invalid( 'builder', 'must be empty for the page of a post' );
		}
		return $builder;
	}

	private static function unknownPage(): Problem {
		return Problem::notFound( 'marketday_unknown_page', __( 'This page doesn’t exist.', 'marketday' ) );
	}

	/**
	 * @param list<string> $names
	 * @return list<PageBlock> In the order of the page.
	 */
	public function ofNames( array $names ): array {
		return array_values( array_filter( $this->all(), static fn ( PageBlock $block ): bool => in_array( $block->name, $names, true ) ) );
	}

	/** A name for a part of a block without a title: from the second such block of the page on with its number. */
	public function numberedName( string $part, string $name, string $blockId ): string {
		$untitled = array_filter( $this->ofNames( [ $name ] ), static fn ( PageBlock $block ): bool => '' === ( $block->attributes()['title'] ?? '' ) );
		$ids      = array_map( static fn ( PageBlock $block ): string => $block->id(), array_values( $untitled ) );
		return self::place( $part, (int) array_search( $blockId, $ids, true ) );
	}

	/** @param int $place From 0: the first has no number. */
	public static function place( string $part, int $place ): string {
		/* translators: 1: what it is, like 'Filter'; 2: its number on the page. */
		return 0 === $place ? $part : sprintf( __( '%1$s %2$d', 'marketday' ), $part, $place + 1 );
	}

	/** @throws Problem 404 for a block that is not on the page. */
	public function block( string $name, string $blockId ): PageBlock {
		foreach ( $this->ofNames( [ $name ] ) as $block ) {
			if ( '' !== $blockId && $block->id() === $blockId ) {
				return $block;
			}
		}
		throw Problem::notFound( 'marketday_unknown_block', __( 'This block isn’t on the page.', 'marketday' ) );
	}

	/**
	 * The block's HTML as the page would have it.
	 *
	 * @param array<string, mixed> $context What a call gives the block beside that, by the names in its `usesContext`.
	 */
	public function render( PageBlock $block, array $context = [] ): string {
		return $this->instance( $block, $context )->render();
	}

	/**
	 * The block as the page would draw it.
	 *
	 * @param array<string, mixed> $context As of render().
	 */
	public function instance( PageBlock $block, array $context ): WP_Block {
		$post = $this->postId > 0 ? [ 'postId' => $this->postId, 'postType' => get_post_type( $this->postId ) ] : [];
		BlockTypes::draws( [ $block->parsed ] );
		return new WP_Block( $block->parsed, [ 'marketday/page' => $this ] + $context + $block->context + $post );
	}

	/** @return array<string, string> Attributes that tell a block's element where it is saved, unescaped. */
	public function dataAttributes(): array {
		return [
			'data-postid'         => (string) $this->postId,
			'data-widgetblockid' => $this->template,
		];
	}

	/** The contract's `blockName`: the first `_` stands for `/`; its `product-blocks` are ours. */
	public static function nameFromWire( string $name ): string {
		$name = (string) preg_replace( '/_/', '/', $name, 1 );
		return (string) preg_replace( '#^product-blocks/#', 'marketday/', $name );
	}

	/** @return list<PageBlock> */
	private function all(): array {
		return $this->blocks ??= [
			...$this->walk( parse_blocks( $this->markup->text() ), [], 0 ),
			// A product's description is printed by other blocks than WordPress's own.
			...( $this->markup->hasContent() ? [] : $this->walk( parse_blocks( $this->markup->postContent() ), [], 0 ) ),
		];
	}

	/**
	 * @param array<array-key, mixed> $parsed
	 * @param array<string, mixed>    $context
	 * @return list<PageBlock>
	 */
	private function walk( array $parsed, array $context, int $depth ): array {
		$found = [];
		foreach ( $depth > self::DEEPEST ? [] : $parsed as $block ) {
			if ( ! is_array( $block ) || ! is_string( $block['blockName'] ?? null ) ) {
				continue;
			}
			$name       = $block['blockName'];
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			if ( str_starts_with( $name, 'marketday/' ) ) {
				$found[] = new PageBlock( $name, $block, $context );
			}
			$nested = $this->markup->within( $name, $attributes );
			$inner  = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			array_push(
				$found,
				...( '' === $nested ? [] : $this->walk( parse_blocks( $nested ), $context, $depth + 1 ) ),
				...$this->walk( $inner, $this->contextIn( $name, $attributes ) + $context, $depth + 1 )
			);
		}
		return $found;
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function contextIn( string $name, array $attributes ): array {
		$given = [];
		'marketday/storefront' !== $name || BlockTypes::draws( [ [ 'blockName' => $name ] ] );
		foreach ( \WP_Block_Type_Registry::get_instance()->get_registered( $name )->provides_context ?? [] as $context => $attribute ) {
			if ( array_key_exists( $attribute, $attributes ) ) {
				$given[ $context ] = $attributes[ $attribute ];
			}
		}
		return $given;
	}

	private static function isReadable( WP_Post $post ): bool {
		return ! post_password_required( $post ) && ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) );
	}
}
