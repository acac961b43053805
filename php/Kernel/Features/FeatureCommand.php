<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Commands;

/** `wp marketday feature list`, `enable NAME …` and `disable NAME … [--with-dependants]`. */
final class FeatureCommand {
	private const WITH = '--with-dependants';

	public function __construct( private readonly FeatureSwitch $switch ) {}

	public function addTo( Commands $commands ): void {
		$commands->add( 'feature', 'Lists features, and switches them on and off: list | enable NAME … | disable NAME … [' . self::WITH . ']', $this->run( ... ) );
	}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	private function run( array $arguments, callable $print ): int {
		$with  = in_array( self::WITH, $arguments, true );
		$words = array_values( array_diff( $arguments, [ self::WITH ] ) );
		$do    = (string) array_shift( $words );
		$rooms = array_filter( array_map( $this->room( ... ), $words ), static fn ( string $room ): bool => '' !== $room );
		if ( count( $rooms ) < count( $words ) ) {
			$unknown = array_filter( $words, fn ( string $word ): bool => '' === $this->room( $word ) );
			$print( 'There is no such feature: ' . implode( ', ', $unknown ) . '. See: feature list' );
			return 1;
		}
		if ( 'list' !== $do && ( [] === $rooms || ! in_array( $do, [ 'enable', 'disable' ], true ) ) ) {
			$print( 'Say: list, enable NAME … or disable NAME … [' . self::WITH . ']' );
			return 1;
		}
		return match ( $do ) {
			'enable'  => $this->change( array_values( array_diff( $this->switch->off(), $rooms ) ), true, $print ),
			'disable' => $this->change( array_values( array_unique( [ ...$this->switch->off(), ...$rooms ] ) ), $with, $print ),
			default   => $this->list( $print ),
		};
	}

	/** @param callable(string): void $print */
	private function list( callable $print ): int {
		$off = $this->switch->off();
		foreach ( $this->switch->catalogue->all() as $room => $about ) {
			$print( sprintf( '%-3s  %-20s  %s', in_array( $room, $off, true ) ? 'off' : 'on', self::name( $room ), $about->sentence ) );
		}
		return 0;
	}

	/**
	 * @param list<string>           $off
	 * @param callable(string): void $print
	 */
	private function change( array $off, bool $withOthers, callable $print ): int {
		$before = $this->switch->off();
		$change = Change::of( $this->switch->catalogue, $before, $off );
		if ( [] !== $change->goAlong && ! $withOthers ) {
			$print( 'These need it: ' . implode( ', ', array_map( self::name( ... ), $change->goAlong ) ) . '. Switch them off too by ' . self::WITH . '.' );
			return 1;
		}
		$this->switch->change( $change->off );
		foreach ( array_diff( $change->off, $before ) as $room ) {
			$print( self::name( $room ) . ' is off' );
		}
		foreach ( array_diff( $before, $change->off ) as $room ) {
			$print( self::name( $room ) . ' is on' );
		}
		return 0;
	}

	/** '' where there is no such feature. */
	private function room( string $word ): string {
		$wanted = str_replace( '-', '', strtolower( $word ) );
		foreach ( $this->switch->catalogue->rooms() as $room ) {
			if ( strtolower( $room ) === $wanted ) {
				return $room;
			}
		}
		return '';
	}

	/** `product-grid`, as its folders are called. */
	private static function name( string $room ): string {
		return strtolower( (string) preg_replace( '/(?<=[a-z])(?=[A-Z])/', '-', $room ) );
	}
}
