<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Post;

/**
 * Blocks that a page will draw, registered before WordPress works out the theme's styles: it works them out anew after each block that joins, which
 * costs a page more than all of its blocks. Those of a post are read in it; those of templates, their parts and menus, and what blocks draw within them, are
 * remembered from the page before. What is not foreseen is registered when it is drawn.
 */
final class LayoutBlocks {
	/** Names of blocks by the id of the template that is drawn. */
	public const OPTION = 'marketday_layout_blocks';

	/** Templates that are remembered at most. */
	private const MOST = 60;

	private bool $isForeseen = false;

	/** True once a template is found that is remembered. */
	private bool $isKnown = false;

	/** @var list<string> Names in the post that is shown. */
	private array $inPost = [];

	/** @var array<string, true> Names that this page has drawn beside those of its post. */
	private array $drawn = [];

	/** @param Closure(string): mixed $register Registers a block, by its name without the namespace. */
	public function __construct( private readonly Closure $register ) {}

	/**
	 * Registers them once, when WordPress looks for a page's template. It may look several times, for a front page at first.
	 *
	 * @param mixed $slugs Of the templates that the page may have, the most special one first.
	 */
	public function foresee( mixed $slugs ): void {
		if ( $this->isKnown || ! is_array( $slugs ) || 0 === did_action( 'template_redirect' ) || ! wp_is_block_theme() ) {
			return;
		}
		$remembered    = self::blocksOf( $slugs );
		$this->isKnown = null !== $remembered;
		$this->inPost  = $this->isForeseen ? $this->inPost : self::inPost();
		$names         = $this->isForeseen ? [] : $this->inPost;
		[] === (array) $remembered || add_action( 'shutdown', [ $this, 'remember' ] );
		$this->isForeseen = true;
		foreach ( array_unique( [ ...(array) $remembered, ...$names ] ) as $name ) {
			( $this->register )( $name );
		}
	}

	/** Remembers a block that is drawn: by a template or a part of one, or within another block. */
	public function note( string $name ): void {
		if ( ! $this->isForeseen || isset( $this->drawn[ $name ] ) || ( in_array( $name, $this->inPost, true ) && doing_filter( 'the_content' ) ) ) {
			return;
		}
		$this->drawn[ $name ] = true;
		add_action( 'shutdown', [ $this, 'remember' ] );
	}

	/** @internal A template that draws none is remembered where a more general one was taken for it. */
	public function remember(): void {
		$template = $GLOBALS['_wp_current_template_id'] ?? '';
		if ( ! is_string( $template ) || '' === $template ) {
			return;
		}
		$all   = self::all();
		$known = $all[ $template ] ?? null;
		$names = array_values( array_unique( [ ...( $known ?? [] ), ...array_map( 'strval', array_keys( $this->drawn ) ) ] ) );
		if ( null === $known && count( $all ) >= self::MOST ) {
			// Those of a theme before this one make room.
			$all = array_filter( $all, static fn ( string $one ): bool => str_starts_with( $one, get_stylesheet() . '//' ), ARRAY_FILTER_USE_KEY );
		}
		if ( $names !== $known && ( null !== $known || count( $all ) < self::MOST ) ) {
			update_option( self::OPTION, [ $template => $names ] + $all, true );
		}
	}

	/**
	 * @param array<array-key, mixed> $slugs
	 * @return list<string>|null Null where none of the templates is remembered.
	 */
	private static function blocksOf( array $slugs ): ?array {
		$all = self::all();
		foreach ( array_filter( $slugs, 'is_string' ) as $slug ) {
			$template = get_stylesheet() . "//{$slug}";
			if ( isset( $all[ $template ] ) ) {
				return $all[ $template ];
			}
		}
		return null;
	}

	/** @return list<string> Names of blocks in the post that is shown. */
	private static function inPost(): array {
		$post = is_singular() ? get_queried_object() : null;
		preg_match_all( '/<!-- wp:marketday\/([a-z][a-z0-9-]*)/', $post instanceof WP_Post ? $post->post_content : '', $found );
		return array_values( array_unique( $found[1] ) );
	}

	/** @return array<string, list<string>> */
	private static function all(): array {
		$kept = get_option( self::OPTION );
		$all  = [];
		foreach ( is_array( $kept ) ? $kept : [] as $template => $names ) {
			$all[ (string) $template ] = array_values( array_filter( is_array( $names ) ? $names : [], 'is_string' ) );
		}
		return $all;
	}
}
