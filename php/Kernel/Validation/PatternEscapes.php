<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** Escapes of a JavaScript pattern, as PCRE reads them. */
final class PatternEscapes {
	public const WORD = 'A-Za-z0-9_';

	/** Ranges of what each sign means, and of all else: PCRE's own know other characters. */
	private const CLASSES = [
		'd' => '0-9',
		'D' => '\x{0}-\x{2F}\x{3A}-\x{10FFFF}',
		'w' => self::WORD,
		'W' => '\x{0}-\x{2F}\x{3A}-\x{40}\x{5B}-\x{5E}\x{60}\x{7B}-\x{10FFFF}',
		's' => '\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}',
		'S' => '\x{0}-\x{8}\x{E}-\x{1F}\x{21}-\x{9F}\x{A1}-\x{167F}\x{1681}-\x{1FFF}\x{200B}-\x{2027}\x{202A}-\x{202E}\x{2030}-\x{205E}\x{2060}-\x{2FFF}\x{3001}-\x{FEFE}\x{FF00}-\x{10FFFF}',
	];

	private const CONTROLS = [
		't' => 9,
		'n' => 10,
		'v' => 11,
		'f' => 12,
		'r' => 13,
	];

	public function __construct(
		private readonly PatternSource $source,
		private readonly bool $isCaseless
	) {}

	/** Outside of a class. */
	public function write(): string {
		$class = $this->class();
		if ( null !== $class ) {
			return "[{$class}]";
		}
		return $this->reference() ?? $this->character( $this->code( false ) );
	}

	/** Ranges for a class in brackets; null where another thing comes. */
	public function class(): ?string {
		$sign = $this->source->peek();
		if ( isset( self::CLASSES[ $sign ] ) ) {
			$this->source->next();
			return self::CLASSES[ $sign ];
		}
		if ( $this->source->isUnicode && in_array( $sign, [ 'p', 'P' ], true ) ) {
			$found = $this->source->takeMatch( '/[pP]\{(\w+)(?:=(\w+))?\}/' );
			return PatternProperties::write( 'P' === $sign, $found[1] ?? '', $found[2] ?? '', $this->isCaseless );
		}
		return null;
	}

	/** A group that took no part is empty, in JavaScript. */
	private function reference(): ?string {
		$number = null;
		$next   = $this->source->peek();
		if ( 'k' === $next && ( $this->source->isUnicode || [] !== $this->source->names ) ) {
			$found  = $this->source->takeMatch( '/k<([^>]+)>/' );
			$number = $this->source->names[ $found[1] ?? '' ] ?? throw new PatternSyntaxException( 'There is no such group.' );
		} elseif ( 1 === preg_match( '/^[1-9]$/D', $next ) ) {
			$digits = $this->source->takeMatch( $this->source->isUnicode ? '/\d+/' : self::digitsUpTo( $this->source->groups ) );
			$number = null === $digits ? null : (int) $digits[0];
			if ( $number > $this->source->groups ) {
				throw new PatternSyntaxException( 'There is no such group.' );
			}
		}
		if ( null !== $number && $this->source->isOpen( $number ) ) {
			return '(?:)';
		}
		return null === $number ? null : "(?({$number})\\g{{$number}}|)";
	}

	/** Digits of a group's number: without the flag `u` a number beyond the groups is something else. */
	private static function digitsUpTo( int $groups ): string {
		$numbers = array_reverse( range( 0, $groups ) );
		array_pop( $numbers );
		return [] === $numbers ? '/(?!)/' : '/(?:' . implode( '|', $numbers ) . ')(?!\d)/';
	}

	/**
	 * The character that is meant.
	 *
	 * @throws PatternSyntaxException
	 */
	public function code( bool $isInClass ): int {
		$sign = $this->source->peek();
		$code = $this->control( $sign, $isInClass ) ?? $this->hexadecimal( $sign ) ?? $this->octal( $sign );
		if ( null !== $code ) {
			return $code;
		}
		if ( 'c' === $sign && ! $this->source->isUnicode ) {
			return 0x5C; // The letter follows by itself.
		}
		$isPlain = 1 === preg_match( $isInClass ? '~^[\^$\\\\.*+?()[\]{}|/-]$~D' : '~^[\^$\\\\.*+?()[\]{}|/]$~D', $sign );
		if ( ( $this->source->isUnicode && ! $isPlain ) || ( 'k' === $sign && [] !== $this->source->names ) ) {
			throw new PatternSyntaxException( 'Nothing of that kind is escaped.' );
		}
		return $this->source->next();
	}

	private function control( string $sign, bool $isInClass ): ?int {
		if ( isset( self::CONTROLS[ $sign ] ) || ( 'b' === $sign && $isInClass ) ) {
			$this->source->next();
			return self::CONTROLS[ $sign ] ?? 8;
		}
		$found = 'c' === $sign ? $this->source->takeMatch( $isInClass && ! $this->source->isUnicode ? '/c([A-Za-z0-9_])/' : '/c([A-Za-z])/' ) : null;
		return null === $found ? null : ord( $found[1] ) % 32;
	}

	private function hexadecimal( string $sign ): ?int {
		if ( 'x' === $sign ) {
			$found = $this->source->takeMatch( '/x([0-9A-Fa-f]{2})/' );
			return null === $found ? null : (int) hexdec( $found[1] );
		}
		if ( 'u' !== $sign ) {
			return null;
		}
		if ( $this->source->isUnicode ) {
			$pair = $this->source->takeMatch( '/u([Dd][89ABab][0-9A-Fa-f]{2})\\\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/' );
			if ( null !== $pair ) {
				return 0x10000 + ( ( (int) hexdec( $pair[1] ) - 0xD800 ) << 10 ) + (int) hexdec( $pair[2] ) - 0xDC00;
			}
			$found = $this->source->takeMatch( '/u\{0*([0-9A-Fa-f]{1,6})\}/' );
			if ( null !== $found && hexdec( $found[1] ) <= 0x10FFFF ) {
				return (int) hexdec( $found[1] );
			}
		}
		$found = $this->source->takeMatch( '/u([0-9A-Fa-f]{4})/' );
		return null === $found ? null : (int) hexdec( $found[1] );
	}

	private function octal( string $sign ): ?int {
		if ( '0' === $sign && 1 !== preg_match( '/^\d$/D', $this->source->peek( 1 ) ) ) {
			$this->source->next();
			return 0;
		}
		$found = $this->source->isUnicode ? null : $this->source->takeMatch( '/(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/' );
		return null === $found ? null : (int) octdec( $found[0] );
	}

	/** One character, whatever it is to PCRE. */
	public function character( int $code ): string {
		$written = $this->range( $code, $code );
		return '' === $written ? '(?!)' : $written;
	}

	/** Characters of a class; units of pairs stand where the text has them. */
	public function range( int $from, int $to ): string {
		$units = $this->source->isUnicode ? [] : [ PatternTranslator::UNITS + max( $from, 0xD800 ) - 0xD800, PatternTranslator::UNITS + min( $to, 0xDFFF ) - 0xD800 ];
		return self::writeRange( $from, min( $to, 0xD7FF ) )
			. ( [] === $units || $from > 0xDFFF || $to < 0xD800 ? '' : self::writeRange( ...$units ) )
			. self::writeRange( max( $from, 0xE000 ), $to );
	}

	private static function writeRange( int $from, int $to ): string {
		return match ( true ) {
			$from > $to => '',
			$from === $to => sprintf( '\x{%X}', $from ),
			default => sprintf( '\x{%X}-\x{%X}', $from, $to ),
		};
	}
}
