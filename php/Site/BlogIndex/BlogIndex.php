<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Language;
use Marketday\Kernel\View;
use WP_Query;

/** Draws a blog index: complete with links to its further pages, which a script follows by itself where it may. */
final class BlogIndex {
	/** Parameter of the page where the index is not what the address itself lists. */
	public const PAGE = 'blog-page';

	/** Stands for a number in an address that the script fills in. */
	private const ANY = 999_999;

	public function __construct( private readonly View $view ) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		global $wp_query;
		$inherits  = true === ( $attributes['inherit'] ?? false )
			&& $wp_query instanceof WP_Query
			&& ( $wp_query->is_home() || $wp_query->is_archive() || $wp_query->is_search() );
		// An address of WordPress's own counts its pages by the site's number of posts.
		$settings  = BlogSettings::ofBlock( $inherits ? [ 'perPage' => 0 ] + $attributes : $attributes );
		$category  = is_int( $attributes['category'] ?? null ) ? $attributes['category'] : 0;
		$asked     = $inherits ? BlogQuery::ofPage( $wp_query ) : BlogQuery::ofCategory( $category );
		$page      = $inherits ? max( 1, (int) get_query_var( 'paged' ) ) : self::askedPage();
		$found     = $asked->find( $page, $settings->perPage );
		$last      = (int) $found->max_num_pages;
		$here      = get_permalink( get_queried_object_id() );
		$here      = is_string( $here ) ? $here : home_url( '/' );
		$address   = static fn ( int $number ): string => $inherits ? get_pagenum_link( $number, false ) : ( 1 === $number ? $here : add_query_arg(
			self::PAGE,
			$number,
			$here
		) );
		$classes   = 'marketday-blog-index' . ( $settings->isMasonry ? ' is-masonry' : '' );
		$variables = [
			'wrapper' => get_block_wrapper_attributes( [
				'class' => $classes,
				'style' => "--marketday-blog-columns:{$settings->columns}",
			] ),
			'posts'   => $this->posts( $found, $settings ),
			'page'    => $page,
			'last'    => $last,
			'newer'   => $page > 1 && $page <= $last ? $address( $page - 1 ) : '',
			'older'   => $page < $last ? $address( $page + 1 ) : '',
			'scroll'  => $settings->isInfinite && $page < $last ? [
				'endpoint' => rest_url( 'marketday/v1/posts/page/' ),
				'query'    => $settings->forCall() + $asked->asked,
				'page'     => $page,
				'maxPages' => $last,
				'lang'     => Language::currentSlug(),
				'first'    => $address( 1 ),
				'address'  => str_replace( (string) self::ANY, '%page%', $address( self::ANY ) ),
			] : null,
		];
		return $this->view->render( 'blog-index', $variables );
	}

	/** The cards of a page; '' where there is none. */
	public function posts( WP_Query $found, BlogSettings $settings ): string {
		update_post_thumbnail_cache( $found );
		$html = '';
		while ( $found->have_posts() ) {
			$found->the_post();
			$html .= $this->view->render( 'post', [ 'settings' => $settings ] );
		}
		wp_reset_postdata();
		return $html;
	}

	/** Number of the page of an index: by our parameter, or as WordPress writes it (`/journal/page/2/`). */
	public static function askedPage(): int {
		$asked = $_GET[ self::PAGE ] ?? ( is_page() ? (string) max( (int) get_query_var( 'paged' ), (int) get_query_var( 'page' ) ) : 1 ); // phpcs:ignore WordPress.Security -- a number of a look.
		return is_string( $asked ) && 1 === preg_match( '/^[1-9]\d{0,5}$/D', $asked ) ? (int) $asked : 1;
	}
}
