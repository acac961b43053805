<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Health\Finding;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Http\ProxyHeader;

/**
 * A test in Site Health for a proxy that tells nothing of the visitors: then orders of many shoppers come from one address, and limits take all of
 * them for one visitor.
 */
final class SharedAddress {
	private const LOOKED_AT = 50;

	/** Shoppers, by their addresses of e-mail: fewer may be one household or the shop's own people. */
	private const FEWEST = 10;

	/** Number of a hundred orders. */
	private const NEARLY_ALL = 90;

	public static function register( Engine $engine ): void {
		SiteHealth::add(
			'shared_address',
			static fn (): string => __( 'Order addresses', 'marketday' ),
			static fn (): Finding => self::test( $engine->orders()->origins( self::LOOKED_AT ) ),
			static fn (): string => __( 'Security', 'marketday' )
		);
	}

	/** @param list<array{address: string, email: string}> $origins */
	private static function test( array $origins ): Finding {
		$shared = self::sharedBy( $origins );
		return '' === $shared || defined( ProxyHeader::CONSTANT )
			? Finding::good(
				__( 'Orders come from different addresses', 'marketday' ),
				'<p>' . esc_html__( 'Limits on orders, logins and the like count each visitor separately.', 'marketday' ) . '</p>'
			)
			: Finding::recommended(
				__( 'Nearly all orders come from one address', 'marketday' ),
				'<p>' . esc_html( sprintf(
					/* translators: 1: an IP address, 2: name of a header, 3: name of a constant, 4: name of a file */
					__(
						'They came from %1$s. If that’s your site’s proxy, limits treat all visitors as one. Have it send their addresses in a header like %2$s, and name it with %3$s in %4$s.',
						'marketday'
					),
					$shared,
					'X-Forwarded-For',
					ProxyHeader::CONSTANT,
					'wp-config.php'
				) ) . '</p>'
			);
	}

	/**
	 * @param list<array{address: string, email: string}> $origins
	 * @return string The address that nearly all of many shoppers have; '' for none.
	 */
	private static function sharedBy( array $origins ): string {
		$shoppers = [];
		foreach ( $origins as $origin ) {
			$shoppers[ $origin['address'] ][ strtolower( $origin['email'] ) ] = true;
		}
		$counts = array_map( 'count', $shoppers );
		arsort( $counts );
		$most = (string) array_key_first( $counts );
		return [] !== $counts && $counts[ $most ] >= self::FEWEST && $counts[ $most ] * 100 >= self::NEARLY_ALL * array_sum( $counts ) ? $most : '';
	}
}
