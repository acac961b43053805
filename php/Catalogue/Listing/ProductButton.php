<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Product;

/** One of the small buttons of a product. */
final class ProductButton {
	/**
	 * @param string                   $name    As its script is known by: `wishlist`.
	 * @param Closure(Product): string $url     Where it leads without scripts.
	 * @param Closure(): string        $label   In a word or three: 'Save for later'.
	 * @param string                   $classes Further ones, for other plugins' scripts and styles.
	 * @param (Closure(): array<string, string>)|null $data Further attributes, the same for all products.
	 */
	public function __construct(
		public readonly string $name,
		public readonly Closure $url,
		public readonly Closure $label,
		public readonly string $classes = '',
		public readonly bool $isOnPage = true,
		public readonly ?Closure $data = null
	) {}

	/** @return array<string, string> */
	public function data(): array {
		return null === $this->data ? [] : ( $this->data )();
	}
}
