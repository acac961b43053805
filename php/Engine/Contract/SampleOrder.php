<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** An order that nobody made, of two of the shop's products: editors see pages and mails without anybody's data. */
final class SampleOrder {
	public function __construct( private readonly Engine $engine ) {}

	public function make( OrderStatus $status = OrderStatus::Processing ): Order {
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
			$status,
			new DateTimeImmutable( 'now', wp_timezone() ),
			new OrderContents(
				$lines,
				[
					self::row( 'subtotal', __( 'Subtotal', 'marketday' ), $total->format() ),
					self::row( 'shipping', __( 'Delivery', 'marketday' ), __( 'Free', 'marketday' ) ),
					self::row( 'total', __( 'Total', 'marketday' ), $total->format() ),
				],
				$total,
				deliveryTitle: __( 'Standard delivery', 'marketday' )
			),
			new OrderCustomer( 0, $home, $home, '' ),
			new OrderPayment( 'bacs', __( 'Bank transfer', 'marketday' ), '' )
		);
	}

	/** @return array{id: string, label: string, amount: string, note: string, code: string} */
	private static function row( string $id, string $label, string $amount ): array {
		return [
			'id'     => $id,
			'label'  => $label,
			'amount' => $amount,
			'note'   => '',
			'code'   => '',
		];
	}
}
