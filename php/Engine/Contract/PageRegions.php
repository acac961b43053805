<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Regions of a page that the answer to a change of the basket replaces. Our own scripts name those they have a place for in
 * `marketday_regions`, spaces between; who names none gets WooCommerce's and none of ours (docs/PROTOCOL.md#basket).
 */
final class PageRegions {
	private const FIELD = 'marketday_regions';
	/** The basket itself, as data. */
	private const BASKET = 'basket';
	/** WooCommerce's list of what is in the basket. */
	private const MINI_CART          = 'mini-cart';
	private const MINI_CART_SELECTOR = 'div.widget_shopping_cart_content';

	public static function hasBasket(): bool {
		return in_array( self::BASKET, self::requestedNames() ?? [], true );
	}

	public static function hasMiniCart(): bool {
		return in_array( self::MINI_CART, self::requestedNames() ?? [ self::MINI_CART ], true );
	}

	/**
	 * Fragments with the mini cart where the page has a place for it. A key that is left out is asked for by WooCommerce's own script
	 * on the next page; an empty one would be kept there.
	 *
	 * @param \Closure(): string $draw The list's HTML.
	 * @return array<string, string>
	 */
	public static function miniCart( \Closure $draw ): array {
		return self::hasMiniCart() ? [ self::MINI_CART_SELECTOR => '<div class="widget_shopping_cart_content">' . $draw() . '</div>' ] : [];
	}

	/**
	 * @param array<array-key, mixed> $fragments
	 * @return array<array-key, mixed>
	 */
	public static function withoutMiniCart( array $fragments ): array {
		unset( $fragments[ self::MINI_CART_SELECTOR ] );
		return $fragments;
	}

	/** @return list<string>|null */
	private static function requestedNames(): ?array {
		$sent = $_POST[ self::FIELD ] ?? null; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared with known names.
		return is_string( $sent ) ? explode( ' ', $sent ) : null;
	}
}
