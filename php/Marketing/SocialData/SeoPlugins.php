<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SocialData;

defined( 'ABSPATH' ) || exit;

use Closure;

/** Plugins that print Open Graph and Twitter data themselves: two descriptions of a page would contradict one another. */
final class SeoPlugins {
	/** Plugins by a constant that each of them defines. */
	private const KNOWN = [
		'WPSEO_VERSION'             => 'Yoast SEO',
		'RANK_MATH_VERSION'         => 'Rank Math',
		'SEOPRESS_VERSION'          => 'SEOPress',
		'AIOSEO_VERSION'            => 'All in One SEO',
		'THE_SEO_FRAMEWORK_VERSION' => 'The SEO Framework',
	];

	/** @param Closure(string): bool|null $isDefined */
	public static function active( ?Closure $isDefined = null ): string {
		$isDefined ??= defined( ... );
		foreach ( self::KNOWN as $constant => $name ) {
			if ( $isDefined( $constant ) ) {
				return $name;
			}
		}
		return false !== has_action( 'wp_head', 'jetpack_og_tags' ) ? 'Jetpack' : '';
	}
}
