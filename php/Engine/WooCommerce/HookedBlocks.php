<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;
use WP_Post;

/** WooCommerce puts its basket and its account link beside the menu of every header. Where Marketday's stand already there would be two of each. */
final class HookedBlocks {
	private const OURS = [
		'woocommerce/mini-cart'        => 'marketday/mini-basket',
		'woocommerce/customer-account' => 'marketday/account-link',
	];

	public function register(): void {
		// After WooCommerce, which adds them at 9.
		add_filter( 'hooked_block_types', $this->withoutSecond( ... ), 20, 4 );
	}

	/**
	 * @param array<array-key, mixed> $blocks  Names of blocks that are put there.
	 * @param mixed                   $anchor  Name of the block that they are put beside.
	 * @param mixed                   $context A template, a post or a pattern.
	 * @return array<array-key, mixed>
	 */
	private function withoutSecond( array $blocks, mixed $position, mixed $anchor, mixed $context ): array {
		$put = array_intersect( array_keys( self::OURS ), $blocks );
		if ( [] === $put ) {
			return $blocks;
		}
		$content = match ( true ) {
			$context instanceof WP_Block_Template => $context->content,
			$context instanceof WP_Post           => $context->post_content,
			is_array( $context )                  => $context['content'] ?? '',
			default                               => '',
		};
		$second = array_filter( $put, static fn ( string $theirs ): bool => is_string( $content ) && str_contains( $content, '<!-- wp:' . self::OURS[ $theirs ] . ' ' ) );
		return array_values( array_diff( $blocks, $second ) );
	}
}
