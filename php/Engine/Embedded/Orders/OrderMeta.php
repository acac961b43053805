<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\MetaRows;

/** An order's fields, which are texts: whatever is stored, nothing else is made of it. */
final class OrderMeta {
	public static function text( int $orderId, string $key ): string {
		$fields = get_post_meta( $orderId );
		$stored = is_array( $fields ) ? $fields[ $key ][0] ?? '' : '';
		return is_string( $stored ) ? MetaRows::text( $stored ) : '';
	}
}
