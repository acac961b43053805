<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Addresses;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Post;

/** An address of ours that another plugin, or a page, could take. */
final class OwnAddress {
	/**
	 * @param string                                  $path   Within the site, without slashes around it: `events`. Of a kind of pages one such: `event/x`.
	 * @param string                                  $what   Whose address it is, as plain text that ends a sentence: 'your list of events'.
	 * @param string                                  $change Screen where it is changed.
	 * @param Closure(array<array-key, mixed>): bool  $isOurs Whether what WordPress reads from the address is ours.
	 * @param string                                  $wanted The path that was wished for, where WordPress has added a number; '' where it has not.
	 * @param int                                     $page   Page of ours that it is of; 0 where it is of none.
	 */
	public function __construct(
		public readonly string $path,
		public readonly string $what,
		public readonly string $change,
		public readonly Closure $isOurs,
		public readonly string $wanted = '',
		public readonly int $page = 0
	) {}

	/**
	 * An address of a page of ours; null where the page is not there, or is the front page.
	 *
	 * @param string $list Type of posts whose list stands in the page's place; '' for a page that is one.
	 */
	public static function ofPage( int $id, string $wanted, string $list = '' ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status || (int) get_option( 'page_on_front' ) === $id ) {
			return null;
		}
		$path = (string) get_page_uri( $post );
		return new self(
			$path,
			/* translators: %s: title of a page */
			sprintf( __( 'your page “%s”', 'marketday' ), wp_strip_all_tags( get_the_title( $post ) ) ),
			(string) get_edit_post_link( $post, 'raw' ),
			static fn ( array $query ): bool => ( '' !== $list && $list === ( $query['post_type'] ?? '' ) )
				|| $path === ( $query['pagename'] ?? $query['name'] ?? '' )
				|| (string) $id === ( $query['page_id'] ?? '' ),
			1 === preg_match( '/^' . preg_quote( $wanted, '/' ) . '-\d+$/D', $path ) ? $wanted : '',
			$id
		);
	}

	/** Address as people read it: `/events/`. */
	public static function readable( string $path ): string {
		return '/' . trim( (string) preg_replace( '~/x$~', '', $path ), '/' ) . '/';
	}
}
