<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

/** An address that waits for a product, or for one of its variations. */
final class Waiting {
	public function __construct(
		public readonly int $id,
		/** Id of the product or the variation. */
		public readonly int $itemId,
		/** Id of the product whose page it is on. */
		public readonly int $productId,
		public readonly string $email,
		public readonly bool $isConfirmed,
		/** Key in the links of mails: nobody can write one. */
		public readonly string $secret,
		/** Time by the site's clock. */
		public readonly string $askedAt
	) {}
}
