<?php

declare( strict_types=1 );

namespace Marketday\OrderConfirmation;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Store\Address;
use Marketday\Store\Engine;
use Marketday\Store\Money;
use Marketday\Store\Order;
use Marketday\Store\OrderLine;
use Marketday\Store\OrderStatus;
use Marketday\Store\Product;
use Marketday\Store\ProductQuery;

/** An order that nobody made, of two of the shop's products: editors see the page without anybody's data. */
final class SampleOrder {
	public function __construct( private readonly Engine $engine ) {}

	public function make(): Order {
		$none  = Money::zero( $this->engine->settings()->currency() );
		$lines = array_map(
			static fn ( Product $product ): OrderLine => new OrderLine(
				$product->id,
				$product->name,
				$product->url,
				1,
				$product->price()->current() ?? $none,
				$product->image()
			),
			$this->engine->catalogue()->query( new ProductQuery( perPage: 2 ) )->products
		);
		$total = array_reduce( $lines, static fn ( Money $sum, OrderLine $line ): Money => $sum->plus( $line->total ), $none );
		$home  = new Address(
			__( 'Sam', 'marketday' ),
			__( 'Shopper', 'marketday' ),
			'',
			__( '1 High Street', 'marketday' ),
			'',
			__( 'Bath', 'marketday' ),
			'',
			'BA1 1AA',
			'GB',
			'sam@example.com'
		);
		return new Order(
			1,
			'1001',
			'',
			OrderStatus::Processing,
			new DateTimeImmutable( 'now', wp_timezone() ),
			$total,
			$lines,
			[
				[
					'id'     => 'total',
					'label'  => __( 'Total', 'marketday' ),
					'amount' => $total->format(),
					'note'   => '',
					'code'   => '',
				],
			],
			$home,
			$home,
			'bacs',
			__( 'Bank transfer', 'marketday' ),
			'',
			'',
			0
		);
	}
}
