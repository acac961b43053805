<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

/** The paint of a swatch, as `swatchBackground` of src/features/add-to-basket has it too. */
final class SwatchLook {
	/**
	 * @param array{colours?: list<string>, image?: string} $swatch
	 * @return string A CSS background; '' for a label.
	 */
	public static function background( array $swatch ): string {
		$image = $swatch['image'] ?? '';
		if ( '' !== $image ) {
			return 'url("' . str_replace( [ '\\', '"' ], [ '%5C', '%22' ], $image ) . '") center/cover';
		}
		[ $first, $second ] = ( $swatch['colours'] ?? [] ) + [ '', '' ];
		return '' === $second ? $first : "linear-gradient(135deg,{$first} 50%,{$second} 50%)";
	}
}
