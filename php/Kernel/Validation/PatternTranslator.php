<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** Writes a JavaScript pattern as PCRE reads it: what `\d`, `\w`, `\s`, a dot or the end of a line are, the page's script says. */
final class PatternTranslator {
	/** Offset of units of pairs, beyond all characters in use. */
	public const UNITS = 0x100000;

	private const LINE_ENDS = '\n\r\x{2028}\x{2029}';

	private readonly PatternSource $source;

	private readonly PatternEscapes $escapes;

	private readonly bool $isMultiline;

	/** @throws PatternSyntaxException */
	public function __construct( string $source, private readonly bool $isUnicode, private readonly string $flags ) {
		$this->source      = new PatternSource( $source, $isUnicode );
		$this->escapes     = new PatternEscapes( $this->source, str_contains( $flags, 'i' ) );
		$this->isMultiline = str_contains( $flags, 'm' );
	}

	/** @throws PatternSyntaxException */
	public function expression(): string {
		$translated = $this->disjunction();
		if ( ! $this->source->isOver() ) {
			throw new PatternSyntaxException( 'A bracket is closed that was not opened.' );
		}
		$isSticky = str_contains( $this->flags, 'y' );
		return '~' . ( $isSticky ? "\\A(?:{$translated})" : $translated ) . '~u' . ( str_contains( $this->flags, 'i' ) ? 'i' : '' );
	}

	/** Reads until the bracket that closes it. */
	private function disjunction(): string {
		$written = '';
		while ( ! $this->source->isOver() && ')' !== $this->source->peek() ) {
			$written .= $this->source->take( '|' ) ? '|' : $this->term();
		}
		return $written;
	}

	private function term(): string {
		$assertion = $this->assertion();
		if ( null !== $assertion ) {
			return $assertion;
		}
		$isLookahead = '(' === $this->source->peek() && '?' === $this->source->peek( 1 ) && in_array( $this->source->peek( 2 ), [ '=', '!' ], true );
		$atom        = $this->atom();
		return $isLookahead && $this->isUnicode ? $atom : $atom . $this->quantifier();
	}

	private function assertion(): ?string {
		if ( $this->source->take( '^' ) ) {
			return $this->isMultiline ? '(?:\A|(?<=[' . self::LINE_ENDS . ']))' : '\A';
		}
		if ( $this->source->take( '$' ) ) {
			return $this->isMultiline ? '(?=[' . self::LINE_ENDS . ']|\z)' : '\z';
		}
		foreach ( [ '\b', '\B' ] as $edge ) {
			if ( $this->source->take( $edge ) ) {
				return $this->edge( '\b' === $edge );
			}
		}
		foreach ( [ '(?<=', '(?<!' ] as $look ) {
			if ( $this->source->take( $look ) ) {
				return $look . $this->within();
			}
		}
		return null;
	}

	/** Edge of a word of ASCII. */
	private function edge( bool $is ): string {
		$word = '[' . PatternEscapes::WORD . ']';
		return $is ? "(?:(?<={$word})(?!{$word})|(?<!{$word})(?={$word}))" : "(?:(?<={$word})(?={$word})|(?<!{$word})(?!{$word}))";
	}

	private function atom(): string {
		foreach ( [ '(?:', '(?=', '(?!' ] as $group ) {
			if ( $this->source->take( $group ) ) {
				// Around what is repeated: PCRE repeats a look once.
				return '(?:' === $group ? $group . $this->within() : "(?:{$group}{$this->within()})";
			}
		}
		if ( $this->source->take( '(?' ) ) {
			if ( null === $this->source->takeMatch( '/<[A-Za-z_$\x80][A-Za-z0-9_$\x80]*>/' ) ) {
				throw new PatternSyntaxException( 'There is no such group.' );
			}
			return $this->group();
		}
		return match ( true ) {
			$this->source->take( '(' ) => $this->group(),
			$this->source->take( '.' ) => '[^' . self::LINE_ENDS . ']',
			$this->source->take( '[' ) => ( new PatternClass( $this->source, $this->escapes ) )->write(),
			$this->source->take( '\\' ) => $this->escapes->write(),
			default => $this->literal(),
		};
	}

	private function group(): string {
		$this->source->openGroup();
		$within = $this->within();
		$this->source->closeGroup();
		return "({$within}";
	}

	private function within(): string {
		$written = $this->disjunction();
		if ( ! $this->source->take( ')' ) ) {
			throw new PatternSyntaxException( 'A bracket is not closed.' );
		}
		return "{$written})";
	}

	private function literal(): string {
		$isRepeated = in_array( $this->source->peek(), [ '*', '+', '?' ], true );
		$isBraced   = '{' === $this->source->peek() && ( $this->isUnicode || null !== $this->source->takeMatch( '/\{\d+(?:,\d*)?\}/' ) );
		if ( $isRepeated || $isBraced || ( $this->isUnicode && in_array( $this->source->peek(), [ '}', ']' ], true ) ) ) {
			throw new PatternSyntaxException( 'There is nothing to repeat, or a bracket is left over.' );
		}
		return $this->escapes->character( $this->source->next() );
	}

	private function quantifier(): string {
		$found = $this->source->takeMatch( '/(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})/' );
		if ( null === $found ) {
			if ( $this->isUnicode && '{' === $this->source->peek() ) {
				throw new PatternSyntaxException( 'A number of repeats is not whole.' );
			}
			return '';
		}
		if ( '' !== ( $found[3] ?? '' ) && (int) $found[3] < (int) $found[1] ) {
			throw new PatternSyntaxException( 'Numbers of repeats are out of order.' );
		}
		return $found[0] . ( $this->source->take( '?' ) ? '?' : '' );
	}
}
