<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;

/** Tells who can mend it that a page of the shop lies in the bin: until then, its links lead to the front page. */
final class MissingPages {
	private const PAGES = [ Page::Shop, Page::Basket, Page::Checkout, Page::Account ];

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'printNotice' ] );
		add_filter( 'wp_untrash_post_status', [ $this, 'restoreStatus' ], 10, 3 );
	}

	/** WordPress takes a page out of the bin as a draft, which would still be none of the shop's pages. */
	public function restoreStatus( string $status, int $id, string $before ): string {
		$options = array_map( static fn ( Page $page ): int => (int) get_option( "woocommerce_{$page->value}_page_id" ), self::PAGES );
		return in_array( $id, $options, true ) ? $before : $status;
	}

	public function printNotice(): void {
		if ( ! current_user_can( 'edit_others_pages' ) ) {
			return;
		}
		foreach ( self::PAGES as $page ) {
			$id = (int) get_option( "woocommerce_{$page->value}_page_id" );
			if ( $id > 0 && 0 === $this->engine->settings()->pageId( $page ) && 'trash' === get_post_status( $id ) ) {
				printf(
					'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
					/* translators: %s: title of a page. */
					esc_html( sprintf( __( 'The shop’s page “%s” is in the bin, so links to it lead to the front page.', 'marketday' ), get_the_title( $id ) ) ),
					esc_url( wp_nonce_url( admin_url( "post.php?post={$id}&action=untrash" ), "untrash-post_{$id}" ) ),
					esc_html__( 'Restore it', 'marketday' )
				);
			}
		}
	}
}
