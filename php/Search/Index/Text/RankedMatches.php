<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Bits;

/** The products of a word or of several, by how good the place is they stand in: each step holds the ones before it. */
final class RankedMatches {
	public const PLACES = [ ProductText::TITLE, ProductText::TERMS, ProductText::DESCRIPTION ];

	/** @param array<int, array<int, string>> $steps Bitmap by segment, by place: `steps[TERMS]` is title or terms. */
	public function __construct( public readonly array $steps = [] ) {}

	/** @param array<int, array<int, string>> $places Bitmap by segment, by place; each product in one place. */
	public static function of( array $places ): self {
		$steps = [];
		$sofar = [];
		foreach ( self::PLACES as $place ) {
			$sofar           = self::eitherOf( $sofar, $places[ $place ] ?? [] );
			$steps[ $place ] = $sofar;
		}
		return new self( $steps );
	}

	public function or( self $other ): self {
		$steps = [];
		foreach ( self::PLACES as $place ) {
			$steps[ $place ] = self::eitherOf( $this->steps[ $place ] ?? [], $other->steps[ $place ] ?? [] );
		}
		return new self( $steps );
	}

	public function and( self $other ): self {
		$steps = [];
		foreach ( self::PLACES as $place ) {
			$steps[ $place ] = self::bothOf( $this->steps[ $place ] ?? [], $other->steps[ $place ] ?? [] );
		}
		return new self( $steps );
	}

	/** Matches without what stands in descriptions alone. */
	public function withoutDescriptions(): self {
		return new self( [ ProductText::DESCRIPTION => $this->steps[ ProductText::TERMS ] ?? [] ] + $this->steps );
	}

	/** @return array<int, string> */
	public function all(): array {
		return $this->steps[ ProductText::DESCRIPTION ] ?? [];
	}

	public function isEmpty(): bool {
		return [] === $this->all();
	}

	/** Tells whether any product has it in its title, or in the name of one of its terms. */
	public function isNamed(): bool {
		return [] !== ( $this->steps[ ProductText::TERMS ] ?? [] );
	}

	/** @param int $place Down to which place of a text. */
	public function count( int $place = ProductText::DESCRIPTION ): int {
		return array_sum( array_map( [ Bits::class, 'count' ], $this->steps[ $place ] ?? [] ) );
	}

	/**
	 * @param array<int, string> $first
	 * @param array<int, string> $second
	 * @return array<int, string>
	 */
	public static function eitherOf( array $first, array $second ): array {
		foreach ( $second as $segment => $bits ) {
			$first[ $segment ] = isset( $first[ $segment ] ) ? Bits::either( $first[ $segment ], $bits ) : $bits;
		}
		return $first;
	}

	/**
	 * @param array<int, string> $first
	 * @param array<int, string> $second
	 * @return array<int, string> Without segments that have nothing.
	 */
	public static function bothOf( array $first, array $second ): array {
		$both = [];
		foreach ( array_intersect_key( $first, $second ) as $segment => $bits ) {
			$bits = Bits::both( $bits, $second[ $segment ] );
			if ( ! Bits::isEmpty( $bits ) ) {
				$both[ $segment ] = $bits;
			}
		}
		return $both;
	}

	/**
	 * @param array<int, string> $first
	 * @param array<int, string> $second
	 * @return array<int, string> What is in the first and not in the second.
	 */
	public static function without( array $first, array $second ): array {
		$left = [];
		foreach ( $first as $segment => $bits ) {
			$bits = isset( $second[ $segment ] ) ? Bits::without( $bits, $second[ $segment ] ) : $bits;
			if ( ! Bits::isEmpty( $bits ) ) {
				$left[ $segment ] = $bits;
			}
		}
		return $left;
	}
}
