<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** Pages that say on which terms a shop sells and how it is reached. Some are chosen in a setting, others known by their address alone. */
final class InformationPages {
	private const SLUGS = [
		'returns' => [ 'refund_returns', 'returns', 'returns-and-refunds', 'returns-policy', 'refund-policy' ],
		'contact' => [ 'contact', 'contact-us' ],
		'about'   => [ 'about', 'about-us', 'our-story' ],
	];

	public function __construct( private readonly Settings $settings ) {}

	/** The page, drafts too; null where there is none. @param 'terms'|'privacy'|'returns'|'contact'|'about' $name */
	public function page( string $name ): ?WP_Post {
		$chosen = match ( $name ) {
			'terms'   => $this->settings->pageId( Page::Terms ),
			'privacy' => (int) get_option( 'wp_page_for_privacy_policy' ),
			'returns' => (int) get_option( 'woocommerce_refund_returns_page_id' ),
			default   => 0,
		};
		$page   = $chosen > 0 ? get_post( $chosen ) : null;
		foreach ( null === $page ? self::SLUGS[ $name ] ?? [] : [] as $slug ) {
			$page ??= get_page_by_path( $slug );
		}
		return $page instanceof WP_Post && 'page' === $page->post_type && in_array( $page->post_status, [ 'publish', 'draft' ], true ) ? $page : null;
	}

	/** Its address, '' unless visitors may read it. @param 'terms'|'privacy'|'returns'|'contact'|'about' $name */
	public function url( string $name ): string {
		$page = $this->page( $name );
		return null !== $page && 'publish' === $page->post_status ? (string) get_permalink( $page ) : '';
	}
}
