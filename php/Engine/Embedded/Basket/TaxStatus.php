<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

/** Tells what of an item is taxed. */
enum TaxStatus: string {
	case Taxable  = 'taxable';
	case Shipping = 'shipping';
	case None     = 'none';

	/** Status as `_tax_status` holds it: an empty one is taxable, a word of another plugin's taxes the delivery alone. */
	public static function fromMeta( string $stored ): self {
		return '' === $stored ? self::Taxable : self::tryFrom( $stored ) ?? self::Shipping;
	}
}
