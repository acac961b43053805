<?php

declare( strict_types=1 );

namespace Marketday\Site\Patterns;

defined( 'ABSPATH' ) || exit;

use Marketday\Site\Patterns\Markup as M;

/** The templates that a theme brings for a blog, made for a shop: front page, blog, search and 404. */
final class Templates {
	/** Content of a front page: what the shop has nothing to show for yet is left out. */
	public static function frontPage(): string {
		$facts   = ShopFacts::current();
		$isThere = static fn ( ?bool $is, callable $section ): string => true === $is ? $section() : '';
		return implode( "\n\n", array_filter( [
			Sections::hero( false ),
			$isThere( count( $facts?->categories() ?? [] ) > 1, Sections::categories( ... ) ),
			$isThere( $facts?->contents()->hasProducts(), Sections::newArrivals( ... ) ),
			Sections::promises( false ),
			$isThere( $facts?->hasSold(), Sections::bestSellers( ... ) ),
			$isThere( $facts?->contents()->hasEvents(), Sections::events( ... ) ),
			$isThere( $facts?->contents()->hasPosts(), Sections::journal( ... ) ),
			Sections::letters(),
		], static fn ( string $section ): bool => '' !== $section ) );
	}

	public static function home(): string {
		return M::template( M::heading( __( 'Journal', 'marketday' ), 1, 'xx-large' ) . "\n\n" . M::block( 'marketday/blog-index', [
			'inherit' => true,
			'align'   => 'wide',
		] ) );
	}

	public static function search(): string {
		return M::template( M::block( 'query-title', [
			'type'  => 'search',
			'align' => 'wide',
		] ) . "\n\n" . self::searchField( 'search' ) . "\n\n" . M::block( 'marketday/blog-index', [
			'inherit'     => true,
			'align'       => 'wide',
			'showPicture' => false,
		] ) );
	}

	public static function notFound(): string {
		return M::template( implode( "\n\n", [
			M::heading( __( 'We can’t find that page', 'marketday' ), 1, 'xx-large' ),
			M::block( 'group', [
				'align'  => 'wide',
				'layout' => [
					'type'           => 'constrained',
					'justifyContent' => 'left',
				],
			], '<div class="wp-block-group alignwide">' . M::paragraph( __(
				'It may have moved, or the product may have sold out for good. Try a search, or browse the shop.',
				'marketday'
			) ) . "\n\n" . self::searchField( 'lost' ) . "\n\n" . M::button( __( 'Browse the shop', 'marketday' ), Sections::shop() ) . '</div>' ),
			true === ShopFacts::current()?->hasSold() ? Sections::bestSellers() : Sections::newArrivals(),
		] ) );
	}

	private static function searchField( string $id ): string {
		return M::block( 'marketday/product-search', [
			'blockId'            => $id,
			'showSearchCategory' => false,
		] );
	}
}
