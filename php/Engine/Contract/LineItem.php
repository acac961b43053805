<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Content of a basket line: a product, how many, and what features keep with it. */
final class LineItem {
	/** @param array<string, mixed> $data By the feature's name. */
	public function __construct(
		public readonly int $productId,
		public readonly int $variationId,
		public readonly int $quantity,
		public readonly array $data = []
	) {}

	/** @return array<string, mixed> What one feature keeps; [] for nothing. */
	public function dataOf( string $feature ): array {
		$data = $this->data[ $feature ] ?? null;
		return is_array( $data ) ? array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY ) : [];
	}
}
