<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;

/**
 * The shop's address belongs to two: the archive of products and the Shop page. Where an editor has put our listing on that
 * page, the address shows the page. A filter in the address makes no other page of it, nor of the front page: their blocks read
 * it themselves.
 */
final class ShopAddress {
	/**
	 * Parameters of the plain archive: whoever asks for more (a search, a feed, a term, a further page) gets the archive; listings of a
	 * page have page numbers of their own. So a number beyond the end is not found.
	 */
	private const PLAIN = [ 'post_type', 'orderby', 'order' ];

	/** Parameters that a front page may be asked for with and still be the front page, as WordPress has it. */
	private const FRONT = [ 'preview', 'page', 'paged', 'cpage' ];

	/** Parameters of filters, of which WooCommerce makes variables of WordPress's query. */
	private const FILTERS = '/^(?:filter_.+|query_type_.+|min_price|max_price|rating_filter)$/D';

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_filter( 'request', [ $this, 'showPage' ] );
	}

	/**
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	public function showPage( array $variables ): array {
		if ( is_admin() ) {
			return $variables;
		}
		$bare  = array_filter( $variables, static fn ( string $name ): bool => 1 !== preg_match( self::FILTERS, $name ), ARRAY_FILTER_USE_KEY );
		$names = array_keys( $bare );
		if ( [] === array_diff( $names, self::FRONT ) && 'page' === get_option( 'show_on_front' ) ) {
			return $bare;
		}
		$id = 'product' === ( $bare['post_type'] ?? '' ) && [] === array_diff( $names, self::PLAIN ) ? $this->shopPage() : 0;
		return 0 === $id ? $variables : [ 'pagename' => (string) get_page_uri( $id ) ] + array_diff_key( $bare, [ 'post_type' => '' ] );
	}

	/** The Shop page, where our listing is on it; 0 otherwise. */
	private function shopPage(): int {
		$id = $this->engine->settings()->pageId( Page::Shop );
		return $id > 0 && 'publish' === get_post_status( $id ) && has_block( 'marketday/product-grid', $id ) ? $id : 0;
	}
}
