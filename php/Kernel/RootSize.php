<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Size of the root's letters in themes that make it smaller than the browser's, so as to reckon in tenths. The build makes all sizes of ours multiples of one
 * (`tools/files/root-sizes.cjs`), which is as much larger there.
 */
final class RootSize {
	/** Share of the browser's size, by template. */
	private const SHARES = [ 'oceanwp' => 0.625 ];

	/** @return string CSS declarations; '' where the root has the browser's size. */
	public static function properties(): string {
		$share = self::SHARES[ get_template() ] ?? 1.0;
		return 1.0 === $share ? '' : sprintf( '--marketday-rem:%srem;', round( 1 / $share, 3 ) );
	}
}
