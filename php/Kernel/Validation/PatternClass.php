<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** A class of characters in a JavaScript pattern, behind its opening bracket. */
final class PatternClass {
	public function __construct(
		private readonly PatternSource $source,
		private readonly PatternEscapes $escapes
	) {}

	/** @throws PatternSyntaxException */
	public function write(): string {
		$isNegated = $this->source->take( '^' );
		$ranges    = '';
		while ( ! $this->source->take( ']' ) ) {
			$ranges .= $this->item();
		}
		return match ( true ) {
			'' !== $ranges => ( $isNegated ? '[^' : '[' ) . $ranges . ']',
			$isNegated     => '[\x{0}-\x{10FFFF}]',
			default        => '(?!)',
		};
	}

	private function item(): string {
		$from = $this->atom();
		if ( '-' !== $this->source->peek() || ']' === $this->source->peek( 1 ) ) {
			return is_int( $from ) ? $this->escapes->range( $from, $from ) : $from;
		}
		$this->source->next();
		$to = $this->atom();
		if ( is_int( $from ) && is_int( $to ) ) {
			return $from <= $to ? $this->escapes->range( $from, $to ) : throw new PatternSyntaxException( 'A range is out of order.' );
		}
		if ( $this->source->isUnicode ) {
			throw new PatternSyntaxException( 'A class is no end of a range.' );
		}
		// Without the flag `u` these are three things.
		return ( is_int( $from ) ? $this->escapes->range( $from, $from ) : $from ) . '\-' . ( is_int( $to ) ? $this->escapes->range( $to, $to ) : $to );
	}

	/** A character, or ranges of a class. */
	private function atom(): int|string {
		if ( ! $this->source->take( '\\' ) ) {
			return $this->source->next();
		}
		return $this->escapes->class() ?? $this->escapes->code( true );
	}
}
