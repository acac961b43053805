<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Text\ProductText;

/**
 * A small catalogue of one language and searches in it, of tests/fixtures/search: `key: title | terms | description`, then
 * `search: keys that are found, and !keys that are not`.
 */
final class LanguageProducts {
	/** @var list<string> */
	private array $keys = [];

	/** @var list<array{search: string, expected: list<string>, not: list<string>}> */
	public array $searches = [];

	public static function filled( string $language ): self {
		$own           = new self();
		[ $products, $searches ] = explode( "\n---\n", (string) file_get_contents( dirname( __DIR__, 4 ) . "/fixtures/search/{$language}.txt" ) );
		$texts         = [];
		foreach ( explode( "\n", trim( $products ) ) as $line ) {
			[ $key, $rest ]                 = explode( ': ', $line, 2 );
			[ $title, $terms, $description ] = explode( ' | ', $rest );
			$own->keys[]                    = $key;
			$texts[]                        = new ProductText( $title, explode( ', ', $terms ), $description );
		}
		TextProducts::write( $texts );
		foreach ( explode( "\n", trim( $searches ) ) as $line ) {
			[ $search, $keys ] = explode( ':', $line, 2 );
			$keys              = array_values( array_filter( explode( ' ', $keys ), static fn ( string $key ): bool => '' !== $key ) );
			$own->searches[]   = [
				// Marks of their own, as some systems send them, are hard to see in a file.
				'search'   => (string) json_decode( "\"{$search}\"" ),
				'expected' => array_values( (array) preg_grep( '/^!/', $keys, PREG_GREP_INVERT ) ),
				'not'      => array_map( static fn ( string $key ): string => substr( $key, 1 ), array_values( (array) preg_grep( '/^!/', $keys ) ) ),
			];
		}
		return $own;
	}

	/** @return list<string> */
	public function find( string $search ): array {
		return array_map( fn ( int $ordinal ): string => $this->keys[ $ordinal ], TextProducts::find( $search ) );
	}
}
