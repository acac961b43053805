<?php

declare( strict_types=1 );

namespace Marketday\Patterns;

defined( 'ABSPATH' ) || exit;

use Marketday\Patterns\Markup as M;

/** The templates that a theme brings for a blog, made for a shop: front page, blog, search and 404. */
final class Templates {
	/** What a front page shows, as the content of a page. */
	public static function frontPage(): string {
		return implode(
			"\n\n",
			[ Sections::hero(), Sections::newArrivals(), Sections::promises(), Sections::bestSellers(), Sections::journal(), Sections::letters() ]
		);
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
			M::heading( __( 'This page is not here', 'marketday' ), 1, 'xx-large' ),
			M::block( 'group', [
				'align'  => 'wide',
				'layout' => [
					'type'           => 'constrained',
					'justifyContent' => 'left',
				],
			], '<div class="wp-block-group alignwide">' . M::paragraph( __(
				'It may have moved, or what it was about has sold out for good. Search for it, or look along the shelves.',
				'marketday'
			) ) . "\n\n" . self::searchField( 'lost' ) . "\n\n" . M::button( __( 'To the shop', 'marketday' ), Ways::shop() ) . '</div>' ),
			Sections::bestSellers(),
		] ) );
	}

	private static function searchField( string $id ): string {
		return M::block( 'marketday/product-search', [
			'blockId'            => $id,
			'showSearchCategory' => false,
		] );
	}
}
