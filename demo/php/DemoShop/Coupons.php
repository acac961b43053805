<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

/** Coupons as both engines store them: a post whose title is the code in small letters. */
final class Coupons {
	public function __construct( private readonly ShopFile $coupons ) {}

	/** @return int How many were added; one that exists stays as it is. */
	public function write(): int {
		$added = 0;
		foreach ( $this->coupons->parts() as $coupon ) {
			$code = strtolower( $coupon->text( 'code' ) );
			if ( null === $this->find( $code ) ) {
				$this->add( $code, $coupon );
				++$added;
			}
		}
		return $added;
	}

	private function find( string $code ): ?int {
		$found = get_posts(
			[
				'post_type'      => 'shop_coupon',
				'post_status'    => 'any',
				'title'          => $code,
				'fields'         => 'ids',
				'posts_per_page' => 1,
			]
		);
		return $found[0] ?? null;
	}

	private function add( string $code, ShopFile $coupon ): void {
		wp_insert_post(
			[
				'post_type'    => 'shop_coupon',
				'post_status'  => 'publish',
				'post_title'   => $code,
				'post_excerpt' => $coupon->text( 'description' ),
				'meta_input'   => [
					'discount_type'        => $coupon->text( 'type' ),
					'coupon_amount'        => $coupon->text( 'amount' ),
					'free_shipping'        => $coupon->isOn( 'freeShipping' ) ? 'yes' : 'no',
					'minimum_amount'       => $coupon->text( 'minimum', '' ),
					'individual_use'       => 'no',
					'exclude_sale_items'   => 'no',
					'usage_limit_per_user' => (string) $coupon->number( 'usageLimitPerUser', 0 ),
					'usage_count'          => '0',
				],
			]
		);
	}
}
