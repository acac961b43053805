<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Text\Analyser;
use Marketday\Search\Index\Text\Grams;
use Marketday\Search\Index\Text\WordForm;

/** Marks in a text the words that were searched for, in whatever form they stand there. */
final class Highlight {
	/** @var array<string, true> */
	private array $roots = [];

	/** @var list<string> Of scripts without spaces: found within what is written there. */
	private array $within = [];

	private string $last = '';

	public function __construct( string $search ) {
		foreach ( Analyser::words( Grams::spaceWords( $search ) ) as $word ) {
			if ( Grams::isRun( $word ) ) {
				$this->within[] = $word;
				continue;
			}
			foreach ( Analyser::parts( $word ) as $part ) {
				$this->roots[ WordForm::root( WordForm::normal( $part ) ) ] = true;
				$this->last = $part;
			}
		}
	}

	/** @return list<string> The text in parts, of which every second is marked: `[ 'Enamel ', 'Mug', '' ]`. */
	public function parts( string $text ): array {
		$parts = [ '' ];
		foreach ( (array) preg_split( '/([\p{L}\p{N}][\p{L}\p{M}\p{N}\'’ʼ]*)/u', $text, -1, PREG_SPLIT_DELIM_CAPTURE ) as $place => $part ) {
			[ $before, $marked, $after ] = 1 === $place % 2 ? $this->word( (string) $part ) : [ (string) $part, '', '' ];
			$parts[ count( $parts ) - 1 ] .= $before;
			array_push( $parts, ...( '' === $marked ? [] : [ $marked, $after ] ) );
		}
		return $parts;
	}

	/**
	 * Prints parts: `Enamel <strong class="wopb-highlight">Mug</strong>`.
	 *
	 * @param list<string> $parts
	 */
	public static function html( array $parts ): string {
		$html = '';
		foreach ( $parts as $place => $part ) {
			$html .= 1 === $place % 2 ? '<strong class="wopb-highlight">' . esc_html( $part ) . '</strong>' : esc_html( $part );
		}
		return $html;
	}

	/** @return array{string, string, string} What is marked of it, and what is before and after that. */
	private function word( string $word ): array {
		$folded = Analyser::fold( $word );
		if ( isset( $this->roots[ WordForm::root( WordForm::normal( $folded ) ) ] ) ) {
			return [ '', $word, '' ];
		}
		foreach ( $this->within as $asked ) {
			if ( str_contains( $folded, $asked ) ) {
				return self::markedWithin( $word, $asked );
			}
		}
		if ( mb_strlen( $this->last ) > 1 && str_starts_with( $folded, $this->last ) ) {
			$length = self::lengthOf( $word, $this->last );
			return [ '', mb_substr( $word, 0, $length ), mb_substr( $word, $length ) ];
		}
		return [ $word, '', '' ];
	}

	/** Number of a word's characters that a text is folded from. */
	private static function lengthOf( string $word, string $folded ): int {
		$length = 1;
		while ( $length < mb_strlen( $word ) && ! str_starts_with( Analyser::fold( mb_substr( $word, 0, $length ) ), $folded ) ) {
			++$length;
		}
		return $length;
	}

	/** @return array{string, string, string} */
	private static function markedWithin( string $word, string $asked ): array {
		for ( $start = 0, $most = mb_strlen( $word ); $start < $most; $start++ ) {
			$rest = mb_substr( $word, $start );
			if ( str_starts_with( Analyser::fold( $rest ), $asked ) ) {
				$length = self::lengthOf( $rest, $asked );
				return [ mb_substr( $word, 0, $start ), mb_substr( $rest, 0, $length ), mb_substr( $rest, $length ) ];
			}
		}
		return [ $word, '', '' ];
	}
}
