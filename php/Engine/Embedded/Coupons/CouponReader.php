<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CouponRateLimit;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Catalogue\PlainText;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** Reads `shop_coupon` posts: the title is the code, upper and lower case are the same. */
final class CouponReader {
	/** Most bytes of a code as it is sent. */
	public const LONGEST = 1000;

	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly CouponRateLimit $guesses = new CouponRateLimit()
	) {}

	public static function isEnabled(): bool {
		return 'yes' === get_option( 'woocommerce_enable_coupons', 'yes' );
	}

	/** The code as it is kept and compared. */
	public static function normalise( string $code ): string {
		return mb_strtolower( PlainText::of( $code ), 'UTF-8' );
	}

	/**
	 * Counts a code that no coupon has. Outside of a transaction, which its refusal would undo.
	 *
	 * @throws StoreError Where there were too many of them.
	 */
	public function watch( string $code ): void {
		if ( $this->guesses->areTooMany() ) {
			throw new StoreError( CouponRules::CODE, $this->guesses->sentence() );
		}
		if ( null === $this->find( $code ) ) {
			$this->guesses->count();
		}
	}

	public function find( string $code ): ?Coupon {
		global $wpdb;
		$code = self::normalise( $code );
		if ( '' === $code || mb_strlen( $code ) > 200 ) {
			return null;
		}
		$id = (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type = 'shop_coupon' AND post_status = 'publish' AND LOWER(post_title) = %s ORDER BY post_date DESC, ID DESC LIMIT 1",
				$code
			)
		);
		$id = 0 === $id && 1 === preg_match( '/[^\w-]/', $code ) ? $this->search( $code ) : $id;
		return $id > 0 ? $this->read( $id, $code ) : null;
	}

	/** A code with letters or signs that databases compare or keep in other ways: SQLite knows no capitals outside ASCII, titles may have entities. */
	private function search( string $code ): int {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_title FROM {$wpdb->posts} WHERE post_type = 'shop_coupon' AND post_status = 'publish' AND post_title LIKE %s ORDER BY post_date DESC, ID DESC",
				implode( '%', array_map( $wpdb->esc_like( ... ), (array) preg_split( '/[^\w-]+/', $code ) ) )
			)
		);
		foreach ( $rows as $row ) {
			if ( self::normalise( (string) $row->post_title ) === $code ) {
				return (int) $row->ID;
			}
		}
		return 0;
	}

	/**
	 * Coupons that stay where coupons join others: one for individual use stands alone, and the newer choice counts.
	 *
	 * @param list<string> $applied
	 * @param list<string> $newer
	 * @return list<string>
	 */
	public function join( array $applied, array $newer ): array {
		foreach ( array_diff( $newer, $applied ) as $code ) {
			$coupon = $this->find( $code );
			if ( $coupon?->conditions->individualUse ) {
				$applied = [ $code ];
			} elseif ( null !== $coupon && null === $this->lone( $applied ) ) {
				$applied[] = $code;
			}
		}
		return $applied;
	}

	/**
	 * The one that lets no other join it.
	 *
	 * @param list<string> $applied
	 */
	public function lone( array $applied ): ?string {
		foreach ( $applied as $code ) {
			if ( $this->find( $code )?->conditions->individualUse ) {
				return $code;
			}
		}
		return null;
	}

	private function read( int $id, string $code ): Coupon {
		$text = static function ( string $key ) use ( $id ): string {
			$value = get_post_meta( $id, $key, true );
			return is_scalar( $value ) ? (string) $value : '';
		};
		$type = $text( 'discount_type' ) ?: 'fixed_cart';
		return new Coupon(
			$id,
			$code,
			$type,
			'percent' === $type ? min( 100.0, max( 0.0, (float) $text( 'coupon_amount' ) ) ) : $this->minor( $text( 'coupon_amount' ) ) ?? 0.0,
			'yes' === $text( 'free_shipping' ),
			new CouponConditions(
				'' === $text( 'date_expires' ) ? null : (int) $text( 'date_expires' ),
				$this->minor( $text( 'minimum_amount' ) ),
				$this->minor( $text( 'maximum_amount' ) ),
				'yes' === $text( 'individual_use' ),
				'yes' === $text( 'exclude_sale_items' ),
				array_values( array_map(
				'strtolower',
				array_filter( (array) get_post_meta( $id, 'customer_email', true ), static fn ( mixed $email ): bool => is_string( $email ) && '' !== $email )
			) )
			),
			new CouponLimits(
				(int) $text( 'usage_limit' ),
				(int) $text( 'usage_limit_per_user' ),
				(int) $text( 'usage_count' ),
				(int) $text( 'limit_usage_to_x_items' )
			),
			new CouponProducts(
				$this->ids( $text( 'product_ids' ) ),
				$this->ids( $text( 'exclude_product_ids' ) ),
				$this->ids( get_post_meta( $id, 'product_categories', true ) ),
				$this->ids( get_post_meta( $id, 'exclude_product_categories', true ) )
			)
		);
	}

	/** Amount in the visitor's currency; null where nothing is named. */
	private function minor( string $decimal ): ?float {
		$decimal = str_replace( ',', '.', $decimal );
		if ( ! is_numeric( $decimal ) || (float) $decimal <= 0 ) {
			return null;
		}
		if ( null === $this->settings->pricing->exchange() ) {
			return $this->settings->rounding()->minor( (float) $decimal );
		}
		$base = $this->settings->baseCurrency();
		return (float) $this->settings->pricing->amount( new Money( (int) round( (float) $decimal * 10 ** $base->minorUnit ), $base ) )->minor;
	}

	/** @return list<int> */
	private function ids( mixed $stored ): array {
		$parts = is_array( $stored ) ? $stored : explode( ',', (string) $stored );
		return array_values( array_diff( array_map( static fn ( mixed $part ): int => is_scalar( $part ) ? (int) $part : 0, $parts ), [ 0 ] ) );
	}
}
