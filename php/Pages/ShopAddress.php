<?php

declare( strict_types=1 );

namespace Marketday\Pages;

use Marketday\Store\Engine;
use Marketday\Store\Page;

/**
 * The shop's address belongs to two: the archive of products and the Shop page. Where an editor has put our listing on that
 * page, the address shows the page.
 */
final class ShopAddress {
	/**
	 * Whoever asks for more than the plain archive (a search, a feed, a term, a further page) gets the archive; listings of a
	 * page have page numbers of their own. So a number beyond the end is not found.
	 */
	private const PLAIN = [ 'post_type', 'orderby', 'order' ];

	public function __construct( private readonly Engine $engine ) {}

	/**
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	public function showPage( array $variables ): array {
		if ( 'product' !== ( $variables['post_type'] ?? '' ) || [] !== array_diff( array_keys( $variables ), self::PLAIN ) || is_admin() ) {
			return $variables;
		}
		$id = $this->engine->settings()->pageId( Page::Shop );
		if ( $id <= 0 || 'publish' !== get_post_status( $id ) || ! has_block( 'marketday/product-grid', $id ) ) {
			return $variables;
		}
		unset( $variables['post_type'] );
		return [ 'pagename' => (string) get_page_uri( $id ) ] + $variables;
	}
}
