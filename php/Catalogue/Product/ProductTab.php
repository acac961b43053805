<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** A tab of a product's page: `description`, `additional_information`, `reviews`, or another plugin's. */
final class ProductTab {
	/** @param string $html Safe HTML. */
	public function __construct(
		public readonly string $key,
		public readonly string $title,
		public readonly string $html,
		/** Lower ones stand first; ours are 10, 20 and 30. */
		public readonly int $priority
	) {}

	/**
	 * Tab that another plugin adds.
	 *
	 * @param mixed $sent `{ title: string, html: string, priority?: int }`.
	 */
	public static function read( string $key, mixed $sent ): ?self {
		$text = static fn ( string $name ): string => is_array( $sent ) && is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
		$rank = is_array( $sent ) && is_int( $sent['priority'] ?? null ) ? $sent['priority'] : 50;
		// Letters of other scripts as their octets.
		$key  = sanitize_key( sanitize_title( $key ) );
		return '' === $text( 'title' ) || '' === trim( $text( 'html' ) ) || '' === $key
			? null
			: new self( $key, wp_strip_all_tags( $text( 'title' ) ), $text( 'html' ), $rank );
	}
}
