<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Settings of the shop for reviews (docs/PROTOCOL.md#review). */
final class ReviewSettings {
	public function __construct(
		public readonly bool $enabled,
		/** Reviews carry stars. */
		public readonly bool $rated,
		/** The setting `review_rating_required`: a review without stars is not taken. */
		public readonly bool $ratingRequired,
		/** True if only customers who have bought the product may review it. */
		public readonly bool $buyersOnly = false,
		/** Reviews of buyers are marked. */
		public readonly bool $marksBuyers = true
	) {}

	/** Both engines keep them under WooCommerce's names. */
	public static function read(): self {
		$isOn  = static fn ( string $name, string $usual = 'yes' ): bool => 'yes' === get_option( "woocommerce_{$name}", $usual );
		$rated = $isOn( 'enable_review_rating' );
		return new self(
			$isOn( 'enable_reviews' ),
			$rated,
			$rated && $isOn( 'review_rating_required' ),
			$isOn( 'review_rating_verification_required', 'no' ),
			$isOn( 'review_rating_verification_label' )
		);
	}
}
