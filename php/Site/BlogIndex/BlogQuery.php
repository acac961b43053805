<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Language;
use WP_Query;

/** The query of an index's posts. Only what visitors may see can be asked for, by names that WordPress's own addresses know. */
final class BlogQuery {
	/** Lines of text. */
	private const TEXTS = [ 'category_name', 'tag', 's', 'author_name' ];

	private const NUMBERS = [
		'cat'      => 2_147_483_647,
		'year'     => 9999,
		'monthnum' => 12,
		'day'      => 31,
	];

	/** @param array<string, string|int> $asked Of the names above, `order` and `orderby`. */
	private function __construct( public readonly array $asked ) {}

	/** @return array<string, array<string, mixed>> Those of a call. */
	public static function parameters(): array {
		return array_fill_keys( self::TEXTS, Parameters::text( 'As in WordPress’s own addresses.' ) )
			+ array_map( static fn ( int $most ): array => [ 'maximum' => $most ] + Parameters::number( 'As in WordPress’s own addresses.' ), self::NUMBERS )
			+ [
				'order'   => Parameters::oneOf( 'Direction.', [ 'asc', 'desc' ] ),
				'orderby' => Parameters::text( 'What posts are sorted by.' ),
			];
	}

	public static function ofCategory( int $category ): self {
		return new self( $category > 0 ? [ 'cat' => $category ] : [] );
	}

	/** The query of the page itself: the blog, a category, an author, a month, a search. */
	public static function ofPage( WP_Query $page ): self {
		$asked = [];
		foreach ( [ ...self::TEXTS, 'order' ] as $name ) {
			$value = $page->get( $name );
			if ( is_string( $value ) && '' !== $value ) {
				$asked[ $name ] = $value;
			}
		}
		foreach ( array_keys( self::NUMBERS ) as $name ) {
			if ( 'cat' !== $name && (int) $page->get( $name ) > 0 ) {
				$asked[ $name ] = (int) $page->get( $name );
			}
		}
		return new self( $asked );
	}

	public static function ofCall( Request $request ): self {
		$asked = [];
		foreach ( self::TEXTS as $name ) {
			$value = 's' === $name ? $request->text( $name, '', 200 ) : $request->plain( $name, 600 );
			if ( '' !== $value ) {
				$asked[ $name ] = $value;
			}
		}
		foreach ( self::NUMBERS as $name => $most ) {
			$value = $request->integer( $name, 0, 0, $most );
			if ( $value > 0 ) {
				$asked[ $name ] = $value;
			}
		}
		if ( 'asc' === strtolower( $request->text( 'order' ) ) ) {
			$asked['order'] = 'ASC';
		}
		$by = $request->text( 'orderby' );
		if ( in_array( $by, [ 'date', 'title', 'modified', 'comment_count' ], true ) ) {
			$asked['orderby'] = $by;
		}
		return new self( $asked );
	}

	/** Number of pages. */
	public function pages( int $perPage ): int {
		return max( 1, (int) $this->find( 1, $perPage )->max_num_pages );
	}

	/** @param int $page From 1. */
	public function find( int $page, int $perPage, string $language = '' ): WP_Query {
		return new WP_Query(
			[
				// Who searches a site looks for its pages, too.
				'post_type'           => isset( $this->asked['s'] ) ? [ 'post', 'page' ] : 'post',
				'post_status'         => 'publish',
				// WordPress sets them before all others, on the first page of the whole blog.
				'ignore_sticky_posts' => [] !== $this->asked,
				'posts_per_page'      => $perPage,
				'paged'               => $page,
			] + $this->asked + Language::switchTo( $language )
		);
	}
}
