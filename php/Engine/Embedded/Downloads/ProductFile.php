<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

/** One file of a downloadable product, as the product names it. */
final class ProductFile {
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		/** A URL or a path, as it was entered. */
		public readonly string $address
	) {}
}
