<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The features that the site's owner has switched off, by the names of their rooms in `php/`. One option, read once for each request. */
final class SwitchedOff {
	public const OPTION = 'marketday_features_off';

	/** @param list<string> $rooms */
	private function __construct( public readonly array $rooms ) {}

	/** @param string $pluginFolder What has no `feature.php` there cannot be switched off, whatever the option says. */
	public static function read( string $pluginFolder ): self {
		$stored = get_option( self::OPTION, [] );
		$named  = array_filter( is_array( $stored ) ? $stored : [], 'is_string' );
		return new self( array_values( array_filter( $named, static fn ( string $room ): bool => is_file( self::file( $pluginFolder, $room ) ) ) ) );
	}

	/** File in which a room says what it is. */
	public static function file( string $pluginFolder, string $room ): string {
		return 1 === preg_match( '/^[A-Z]\w*$/D', $room ) ? ( glob( "{$pluginFolder}/php/*/{$room}/feature.php" ) ?: [ '' ] )[0] : '';
	}

	/** @param string $name A class: `Marketday\Lists\Wishlist\WishlistFeature` is of the room `Wishlist`, behind the door `Lists`. */
	public static function roomOf( string $name ): string {
		[ , $door, $room ] = [ ...explode( '\\', $name ), '', '', '' ];
		return 'Kernel' === $door ? $door : $room;
	}

	public function isNone(): bool {
		return [] === $this->rooms;
	}

	/**
	 * @param array<class-string, Closure(): mixed> $features
	 * @return array<class-string, Closure(): mixed> Those that are on.
	 */
	public function without( array $features ): array {
		return $this->isNone()
			? $features
			: array_filter( $features, fn ( string $name ): bool => ! in_array( self::roomOf( $name ), $this->rooms, true ), ARRAY_FILTER_USE_KEY );
	}
}
