<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Loading\LoadsIf;
use WP_Query;

/** The shop page shows the product archive, also where it is the front page; archives show what the catalogue shows. */
#[LoadsIf( 'about:product|sent:s', 'pre_get_posts', 'post_type_archive_title' )]
final class ShopArchive {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function register(): void {
		add_action( 'pre_get_posts', [ $this, 'prepare' ] );
		add_filter( 'post_type_archive_title', [ $this, 'title' ], 10, 2 );
	}

	public function prepare( WP_Query $query ): void {
		if ( is_admin() || ! $query->is_main_query() ) {
			return;
		}
		$shop = $this->settings->pageId( Page::Shop );
		if (
			$shop > 0
			&& $query->is_page()
			&& 'page' === get_option( 'show_on_front' )
			&& (int) get_option( 'page_on_front' ) === $shop
			&& (int) $query->get( 'page_id' ) === $shop
		) {
			$this->turnIntoArchive( $query );
		}
		if ( $query->is_post_type_archive( 'product' ) || $query->is_tax( get_object_taxonomies( 'product' ) ) ) {
			$this->order( $query );
			$this->setLength( $query );
		}
	}

	/** The archive is called as its page is. */
	public function title( string $title, string $type ): string {
		$shop = 'product' === $type ? $this->settings->pageId( Page::Shop ) : 0;
		return $shop > 0 ? get_the_title( $shop ) : $title;
	}

	private function turnIntoArchive( WP_Query $query ): void {
		$query->set( 'post_type', 'product' );
		$query->set( 'page_id', '' );
		$query->is_page              = false;
		$query->is_singular          = false;
		$query->is_post_type_archive = true;
		$query->is_archive           = true;
	}

	/** Sets as many as the shop is set to show, not as many as a blog does. */
	private function setLength( WP_Query $query ): void {
		if ( ! $query->get( 'posts_per_page' ) ) {
			// WooCommerce's own name of the hook, as in Listing\ArchiveScope.
			$query->set(
				'posts_per_page',
				(int) apply_filters( 'loop_shop_per_page', (int) get_option( 'woocommerce_catalog_columns', 4 ) * (int) get_option( 'woocommerce_catalog_rows', 4 ) )
			);
		}
	}

	/** Lists products that are shown, in the shop's own order, where the page's listing does not answer. */
	private function order( WP_Query $query ): void {
		$query->set( 'orderby', 'menu_order title' );
		$query->set( 'order', 'ASC' );
		$hidden   = [ VisibilityTerms::id( 'exclude-from-catalog' ) ];
		$hidden[] = $this->settings->hidesOutOfStock() ? VisibilityTerms::id( 'outofstock' ) : 0;
		$taxonomy = (array) $query->get( 'tax_query' );
		$query->set( 'tax_query', [
			...$taxonomy,
			[
				'taxonomy' => 'product_visibility',
				'field'    => 'term_taxonomy_id',
				'terms'    => $hidden,
				'operator' => 'NOT IN',
			],
		] );
	}
}
