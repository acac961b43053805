<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;

/** Addresses where an order is seen and paid; only with its key. */
final class OrderUrls {
	public const RECEIVED = 'order-received';

	public const PAY = 'order-pay';

	public function __construct( private readonly Settings $settings ) {}

	/** The page that thanks for the order. */
	public function confirmation( int $id, string $key ): string {
		return $this->at( self::RECEIVED, $id, $key );
	}

	/** The page on which it is paid. */
	public function pay( int $id, string $key ): string {
		return add_query_arg( 'pay_for_order', 'true', $this->at( self::PAY, $id, $key ) );
	}

	/** The shop's own screen of it. */
	public function screen( Order $order ): string {
		return admin_url( "post.php?post={$order->id}&action=edit" );
	}

	private function at( string $endpoint, int $id, string $key ): string {
		$page = $this->settings->pageUrl( Page::Checkout );
		$url  = '' === (string) get_option( 'permalink_structure' ) ? add_query_arg( $endpoint, $id, $page ) : trailingslashit( $page ) . "{$endpoint}/{$id}/";
		return add_query_arg( 'key', $key, $url );
	}
}
