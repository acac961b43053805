<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Words that mean the same, kept by the shop, one group in a line: `sofa, couch, settee` finds each by each;
 * `tee => t-shirt` finds t-shirts by tee and not the reverse.
 */
final class Synonyms {
	public const OPTION = 'marketday_search_synonyms';

	public const MOST_LINES = 500;

	/** Words of a phrase that are looked at. */
	public const LONGEST = 3;

	/** Synonyms that a shop starts with. */
	public const DEFAULT = "sofa, couch, settee\njumper, sweater, pullover\ntrousers, pants, slacks\nhat, cap, beanie\nmug, cup\ntorch, flashlight\ncushion, throw pillow\nblanket, throw\nwellingtons, wellies, gumboots\ntea towel, dish towel\ncoat, jacket\ntee => t-shirt\nhandbag, purse\nnotebook, notepad, journal\nsaucepan => pan\nrucksack, backpack\nholdall, duffel => bag\ngift, present\nduvet, comforter\nfrying pan, skillet\nvoucher, gift card\ntap, faucet\nclothes, clothing";

	/** @var array<array-key, list<list<string>>> Phrases, each as normal words, by the letters of the phrase they stand for. */
	private array $phrases = [];

	/** @var array<array-key, list<string>> Every phrase of either side, as normal words, by its letters. */
	private array $known = [];

	public function __construct( string $lines ) {
		foreach ( array_slice( explode( "\n", $lines ), 0, self::MOST_LINES ) as $line ) {
			$this->read( $line );
		}
	}

	public static function fromOption(): self {
		$kept = get_option( self::OPTION, self::DEFAULT );
		return new self( is_string( $kept ) ? $kept : self::DEFAULT );
	}

	/**
	 * @param list<string> $words Normal; `gift card` is also `giftcard`.
	 * @return list<list<string>> What means the same.
	 */
	public function of( array $words ): array {
		return $this->phrases[ implode( '', $words ) ] ?? [];
	}

	/** @param list<string> $words Normal. */
	public function has( array $words ): bool {
		return isset( $this->known[ implode( '', $words ) ] );
	}

	/**
	 * Phrases that may be meant by one with a mistake.
	 *
	 * @return array<array-key, float> How unlikely each is, by its letters.
	 */
	public function likeTo( string $typed ): array {
		$found = [];
		foreach ( 0 === Typos::mostTypos( $typed ) ? [] : $this->phrases as $characters => $others ) {
			$unlikely = Typos::unlikeliness( $typed, (string) $characters );
			if ( null !== $unlikely ) {
				$found[ $characters ] = $unlikely;
			}
		}
		return $found;
	}

	/** @return list<string> The normal words of a phrase, by its letters; another text is one word. */
	public function words( string $characters ): array {
		return $this->known[ $characters ] ?? [ $characters ];
	}

	/** @return list<string> Lines that find nothing: a word by itself, an arrow from or to nothing, phrases that are too long, and lines that are too many. */
	public static function useless( string $lines ): array {
		$useless = [];
		foreach ( explode( "\n", $lines ) as $place => $line ) {
			if ( '' !== trim( $line ) && ( $place >= self::MOST_LINES || [] === ( new self( $line ) )->phrases ) ) {
				$useless[] = trim( $line );
			}
		}
		return $useless;
	}

	private function read( string $line ): void {
		$sides = explode( '=>', $line, 2 );
		$from  = $this->split( $sides[0] );
		$to    = isset( $sides[1] ) ? $this->split( $sides[1] ) : $from;
		foreach ( $from as $key => $ignored ) {
			foreach ( $to as $other => $words ) {
				if ( $other !== $key ) {
					$this->phrases[ $key ][] = $words;
				}
			}
		}
	}

	/** @return array<array-key, list<string>> Normal words by their letters. */
	private function split( string $list ): array {
		$phrases = [];
		foreach ( explode( ',', $list ) as $phrase ) {
			$words = array_map( [ WordForm::class, 'normal' ], array_merge( ...Analyser::groups( $phrase ) ) );
			if ( [] !== $words && count( $words ) <= self::LONGEST ) {
				$phrases[ implode( '', $words ) ] = $words;
			}
		}
		$this->known += $phrases;
		return $phrases;
	}
}
