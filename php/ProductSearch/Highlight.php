<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Index\Text\Analyser;
use Marketday\Store\Index\Text\WordForm;

/** Marks in a text the words that were searched for, in whatever form they stand there. */
final class Highlight {
	/** @var array<string, true> */
	private array $roots = [];

	private string $last = '';

	public function __construct( string $search ) {
		foreach ( array_merge( [], ...Analyser::groups( $search ) ) as $word ) {
			$this->roots[ WordForm::root( WordForm::normal( $word ) ) ] = true;
			$this->last = $word;
		}
	}

	/** @return string HTML: `Enamel <strong class="wopb-highlight">Mug</strong>`. */
	public function html( string $text ): string {
		$html = '';
		foreach ( (array) preg_split( '/([\p{L}\p{N}][\p{L}\p{N}\'’]*)/u', $text, -1, PREG_SPLIT_DELIM_CAPTURE ) as $place => $part ) {
			$html .= 1 === $place % 2 ? $this->word( (string) $part ) : esc_html( (string) $part );
		}
		return $html;
	}

	private function word( string $word ): string {
		$folded = Analyser::folded( $word );
		if ( isset( $this->roots[ WordForm::root( WordForm::normal( $folded ) ) ] ) ) {
			return $this->marked( $word );
		}
		$length = mb_strlen( $this->last );
		if ( $length > 1 && str_starts_with( $folded, $this->last ) ) {
			return $this->marked( mb_substr( $word, 0, $length ) ) . esc_html( mb_substr( $word, $length ) );
		}
		return esc_html( $word );
	}

	private function marked( string $text ): string {
		return '<strong class="wopb-highlight">' . esc_html( $text ) . '</strong>';
	}
}
