<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Money;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\PayPalAmount;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\ShippingPackage;
use Marketday\Engine\Contract\ShippingRate;

/**
 * Sums to pay, as PayPal takes them. The total is the engine's; the parts are told beside it and add up to the penny: what tax and rounding
 * leave over is handling or discount.
 */
final class PurchaseUnit {
	/** Letters of a name. */
	private const LONGEST = 127;

	/** Lines; of more only the sum is told. */
	private const MOST = 100;

	/** @return array<string, mixed> */
	public static function ofBasket( BasketContents $basket ): array {
		$total = $basket->totals->total;
		$lines = array_map( self::line( ... ), $basket->lines );
		$parts = self::parts( $basket, array_sum( array_map( static fn ( BasketLine $line ): int => $line->prices->total->minor, $basket->lines ) ) );
		$unit  = [
			'reference_id' => 'default',
			'amount'       => PayPalAmount::wire( $total ),
		];
		if ( min( $parts ) < 0 || $parts['item_total'] < 1 || count( $lines ) > self::MOST ) {
			return $unit;
		}
		$unit['amount']['breakdown'] = array_map(
			static fn ( int $minor ): array => PayPalAmount::wire( new Money( $minor, $total->currency ) ),
			array_filter( $parts, static fn ( int $minor, string $name ): bool => $minor > 0 || 'item_total' === $name, ARRAY_FILTER_USE_BOTH )
		);
		$unit['items']               = $lines;
		return $unit;
	}

	/** @return array<string, mixed> An order's lines were told with its basket; here its sum counts. */
	public static function ofOrder( Order $order ): array {
		return [
			'reference_id' => 'default',
			'amount'       => PayPalAmount::wire( $order->contents->total ),
			/* translators: %s: number of an order */
			'description'  => sprintf( __( 'Order %s', 'marketday' ), $order->number ),
		];
	}

	/** @return array<string, mixed>|null Null where there is nothing to send to. */
	public static function delivery( Address $address ): ?array {
		if ( '' === $address->address1 || '' === $address->country ) {
			return null;
		}
		$lines = [
			'address_line_1' => $address->address1,
			'address_line_2' => $address->address2,
			'admin_area_1'   => $address->state,
			'admin_area_2'   => $address->city,
			'postal_code'    => $address->postcode,
			'country_code'   => $address->country,
		];
		return [
			'name'    => [ 'full_name' => mb_substr( trim( "{$address->firstName} {$address->lastName}" ), 0, 300 ) ],
			'address' => array_filter( $lines, static fn ( string $line ): bool => '' !== $line ),
		];
	}

	/** @return list<array<string, mixed>> The ways of delivery, of which one is chosen. */
	public static function options( BasketContents $basket ): array {
		$rates = array_merge( ...array_map( static fn ( ShippingPackage $package ): array => $package->rates, $basket->delivery->packages ) );
		return count( $basket->delivery->packages ) > 1 ? [] : array_map(
			static fn ( ShippingRate $rate ): array => [
				'id'       => mb_substr( $rate->id, 0, self::LONGEST ),
				'label'    => mb_substr( $rate->name, 0, self::LONGEST ),
				'selected' => $rate->chosen,
				'amount'   => PayPalAmount::wire( $rate->price ),
				'type'     => 'SHIPPING',
			],
			array_slice( $rates, 0, 10 )
		);
	}

	/** @return array{item_total: int, shipping: int, tax_total: int, handling: int, discount: int} In minor units; they come to the total. */
	private static function parts( BasketContents $basket, int $items ): array {
		$totals = $basket->totals;
		$parts  = [
			'item_total' => $items,
			'shipping'   => $totals->shipping->minor ?? 0,
			'tax_total'  => $totals->taxIncluded ? 0 : $totals->tax->minor,
			'handling'   => 0,
			'discount'   => $totals->discount->minor,
		];
		foreach ( $totals->fees as $fee ) {
			$parts[ $fee['amount']->minor < 0 ? 'discount' : 'handling' ] += abs( $fee['amount']->minor );
		}
		$rest = $totals->total->minor - ( array_sum( $parts ) - 2 * $parts['discount'] );
		$parts[ $rest < 0 ? 'discount' : 'handling' ] += abs( $rest );
		return $parts;
	}

	/** @return array<string, mixed> Several pieces are told one by one only where their prices come to the line. */
	private static function line( BasketLine $line ): array {
		$isEven = $line->pieces->quantity > 0 && 0 === $line->prices->total->minor % $line->pieces->quantity;
		$choice = implode( ', ', array_map( static fn ( array $one ): string => "{$one['name']}: {$one['value']}", $line->product->choices ) );
		$named  = $isEven ? $line->product->name : "{$line->pieces->quantity} × {$line->product->name}";
		return [
			'name'        => self::text( $named ) ?: '—',
			'quantity'    => (string) ( $isEven ? $line->pieces->quantity : 1 ),
			'unit_amount' => PayPalAmount::wire( new Money(
				$isEven ? intdiv( $line->prices->total->minor, $line->pieces->quantity ) : $line->prices->total->minor,
				$line->prices->total->currency
			) ),
		] + array_filter( [
			'description' => self::text( $choice ),
			'sku'         => self::text( $line->product->sku ),
		], static fn ( string $text ): bool => '' !== $text );
	}

	private static function text( string $text ): string {
		return mb_substr( trim( wp_strip_all_tags( $text ) ), 0, self::LONGEST );
	}
}
