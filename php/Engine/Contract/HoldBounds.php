<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Bounds of the pieces that may wait in baskets: nobody takes a shop off sale by filling one. What is above stays in the basket, and is held for nobody. */
final class HoldBounds {
	/** Option: `[ 'share' => percent of a product's stock, 'visitor' => pieces, 'network' => pieces ]`. */
	public const OPTION = 'marketday_reservation_bounds';

	public const DEFAULTS = [
		'share'   => 50,
		'visitor' => 20,
		'network' => 60,
	];

	private const HIGHEST = [
		'share'   => 100,
		'visitor' => 9999,
		'network' => 9999,
	];

	/**
	 * @param int $share   Of a product's stock in percent: what one visitor, and all of one network together, hold of it. A piece is held for each in any case.
	 * @param int $visitor Pieces of all products together.
	 * @param int $network Likewise, of all who come from one network.
	 */
	public function __construct(
		public readonly int $share,
		public readonly int $visitor,
		public readonly int $network
	) {}

	public static function ofShop(): self {
		return new self( ...self::clean( get_option( self::OPTION, [] ) ) );
	}

	/** @return array{share: int, visitor: int, network: int} */
	public static function clean( mixed $value ): array {
		$bounds = self::DEFAULTS;
		foreach ( $bounds as $name => $default ) {
			$given           = is_array( $value ) ? $value[ $name ] ?? $default : $default;
			$bounds[ $name ] = is_numeric( $given ) ? max( 1, min( self::HIGHEST[ $name ], (int) $given ) ) : $default;
		}
		return $bounds;
	}

	/**
	 * @param int                                            $pieces That the basket has of this stock.
	 * @param array{visitor: int, network: int, stock: int} $held   What the visitor holds of other products, his network of everything else,
	 *                                                               and others of his network of this stock.
	 */
	public function allow( int $pieces, int $stock, array $held ): int {
		$share = (int) ceil( $stock * $this->share / 100 );
		return max( 0, min( $pieces, max( 1, $share - $held['stock'] ), $this->visitor - $held['visitor'], $this->network - $held['network'] ) );
	}
}
