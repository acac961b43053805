<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/** The words of a text as somebody typed them, by what is read of them: to speak of them later. */
final class TypedWords {
	/** @var array<array-key, string> */
	private array $typed = [];

	public function __construct( string $text ) {
		foreach ( (array) preg_split( '/[\s\p{Z}]+/u', $text ) as $word ) {
			$this->add( (string) $word, (string) preg_replace( '/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/u', '', (string) $word ) );
			foreach ( 1 === preg_match( '/[^\x00-\x7F]/', (string) $word ) ? Analyser::cut( (string) $word ) : [] as $part ) {
				$this->add( $part, $part );
			}
		}
	}

	private function add( string $read, string $typed ): void {
		$this->typed[ implode( '', array_merge( [], ...Analyser::groups( $read ) ) ) ] ??= $typed;
	}

	/** @param list<list<string>> $groups As the analyser cut them. */
	public function of( array $groups ): string {
		return implode( ' ', array_map( fn ( array $parts ): string => $this->typed[ implode( '', $parts ) ] ?? implode( ' ', $parts ), $groups ) );
	}
}
