<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use InvalidArgumentException;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderContents;
use Marketday\Engine\Contract\OrderCustomer;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\OrderLine;
use Marketday\Engine\Contract\OrderPayment;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Embedded\Catalogue\ImageReader;
use Marketday\Engine\Embedded\Checkout\PaymentHandlers;
use Marketday\Engine\Embedded\Downloads\OrderDownloads;
use Marketday\Engine\Embedded\EmbeddedSettings;
use WP_Post;

/** Reads stored orders as their shoppers see them. */
final class OrderReader {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly OrderItems $items,
		private readonly ImageReader $pictures,
		private readonly PaymentHandlers $handlers,
		private readonly OrderDownloads $downloads
	) {}

	public function read( int $id ): ?Order {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || 'shop_order' !== $post->post_type || ! str_starts_with( $post->post_status, 'wc-' ) ) {
			return null;
		}
		$status = OrderStatus::tryFrom( substr( $post->post_status, 3 ) );
		if ( null === $status ) {
			return null;
		}
		$text     = static fn ( string $key ): string => OrderMeta::text( $id, $key );
		$currency = $this->currency( $text( '_order_currency' ) );
		$rows     = $this->items->of( $id );
		$method   = $text( '_payment_method' );
		return new Order(
			$id,
			(string) $id,
			$text( '_order_key' ),
			$status,
			new DateTimeImmutable( $post->post_date, wp_timezone() ),
			new OrderContents(
				array_values( array_map(
				fn ( array $row ): OrderLine => $this->line( $row, $currency ),
				array_filter( $rows, static fn ( array $row ): bool => 'line_item' === $row['type'] )
			) ),
				( new OrderTotals( $this->settings ) )->rows( $rows, $text, fn ( string $decimal ): Money => $this->money( $decimal, $currency ) ),
				$this->money( $text( '_order_total' ), $currency ),
				$this->downloads->ofOrder( $id, $status ),
				[ ...OrderFields::ofOrder( $text ), ...SaleEvents::orderDetails( $id ) ],
				implode( ', ', array_column( array_filter( $rows, static fn ( array $row ): bool => 'shipping' === $row['type'] ), 'name' ) )
			),
			new OrderCustomer(
				(int) $text( '_customer_user' ),
				$this->address( 'billing', $text ),
				$this->address( 'shipping', $text ),
				$post->post_excerpt
			),
			new OrderPayment(
				$method,
				$text( '_payment_method_title' ),
				in_array( $status, [ OrderStatus::Pending, OrderStatus::OnHold, OrderStatus::Processing ], true )
				? ( $this->handlers->find( $method )?->instructionsHtml( $id ) ?? '' )
				: ''
			)
		);
	}

	/** @param array{id: int, type: string, name: string, meta: array<string, string>} $row */
	private function line( array $row, Currency $currency ): OrderLine {
		$meta    = $row['meta'];
		$product = (int) ( $meta['_product_id'] ?? 0 );
		$real    = (int) ( $meta['_variation_id'] ?? 0 ) ?: $product;
		$shown   = $this->settings->basketShowsTax() ? [ '_line_subtotal', '_line_subtotal_tax' ] : [ '_line_subtotal' ];
		$total   = Money::zero( $currency );
		foreach ( $shown as $name ) {
			$total = $total->plus( $this->money( $meta[ $name ] ?? '0', $currency ) );
		}
		return new OrderLine(
			$product,
			$row['name'],
			'publish' === get_post_status( $product ) ? (string) get_permalink( $product ) : '',
			(int) ( $meta['_qty'] ?? 1 ),
			$total,
			$this->pictures->image( (int) get_post_thumbnail_id( $real ) ?: (int) get_post_thumbnail_id( $product ), $row['name'] ),
			$this->items->choices( $row )
		);
	}

	/** @param \Closure(string): string $text */
	private function address( string $kind, \Closure $text ): Address {
		$fields = [];
		foreach ( Address::FIELDS as $name ) {
			$fields[ $name ] = $text( "_{$kind}_{$name}" );
		}
		return Address::fromArray( $fields );
	}

	private function money( string $decimal, Currency $currency ): Money {
		try {
			return Money::fromDecimal( '' === $decimal ? '0' : $decimal, $currency );
		} catch ( InvalidArgumentException ) {
			return Money::zero( $currency );
		}
	}

	/** Orders keep the currency they were placed in. */
	private function currency( string $code ): Currency {
		return $this->settings->pricing->currencyOf( $code );
	}
}
