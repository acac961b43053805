<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Text;

defined( 'ABSPATH' ) || exit;

/** A text to look for in names, however it is written: in capitals, without accents, in another spelling or alphabet. */
final class FoldedText {
	/** @var array{list<string>, list<string>} Spellings, and those in another alphabet. */
	private readonly array $spellings;

	public function __construct( string $text ) {
		$this->spellings = self::spellings( trim( $text ) );
	}

	/** Tells whether a name holds it; every name holds nothing. */
	public function isIn( string $name ): bool {
		[ $own, $ownInLatin ] = self::spellings( $name );
		[ $text, $inLatin ]   = $this->spellings;
		return self::holdsAny( [ ...$own, ...$ownInLatin ], $text ) || self::holdsAny( $own, $inLatin );
	}

	/**
	 * @param list<string> $names
	 * @param list<string> $texts
	 */
	private static function holdsAny( array $names, array $texts ): bool {
		foreach ( $names as $name ) {
			foreach ( $texts as $text ) {
				if ( str_contains( $name, $text ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return array{list<string>, list<string>} */
	private static function spellings( string $text ): array {
		$folded = [ Folding::text( $text ) ];
		return [
			array_merge( array_map( Folding::plain( ... ), $folded ), ...Folding::spellings( $folded ) ),
			array_merge( ...Folding::transliterations( $folded ) ),
		];
	}
}
