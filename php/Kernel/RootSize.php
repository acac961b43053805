<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Size of the root's letters in themes that make it smaller than the browser's, so as to reckon in tenths. Spaces, texts and controls of ours are measured
 * in it: there they are as much larger.
 */
final class RootSize {
	/** Share of the browser's size, by template. */
	private const SHARES = [ 'oceanwp' => 0.625 ];

	/** Sizes of `blocks/_shared/_properties.scss`, in rem. */
	public const SIZES = [
		'space-1'      => 0.25,
		'space-2'      => 0.5,
		'space-3'      => 0.75,
		'space-4'      => 1.0,
		'space-5'      => 1.5,
		'space-6'      => 2.0,
		'space-7'      => 3.0,
		'text-small'   => 0.875,
		'text-normal'  => 1.0,
		'text-large'   => 1.125,
		'text-heading' => 1.375,
		'control'      => 2.75,
	];

	/** @return string CSS declarations; '' where the root has the browser's size. */
	public static function properties(): string {
		$share = self::SHARES[ get_template() ] ?? 1.0;
		$found = '';
		foreach ( 1.0 === $share ? [] : self::SIZES as $name => $size ) {
			$found .= sprintf( '--marketday-%s:%srem;', $name, round( $size / $share, 3 ) );
		}
		return $found;
	}
}
