<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** The characters of a JavaScript pattern, one after the other: code points with the flag `u`, else units of UTF-16. */
final class PatternSource {
	/** @var list<int> */
	private readonly array $codes;

	private int $at = 0;

	/** Groups that are numbered, all of the pattern. */
	public readonly int $groups;

	/** @var array<string, int> Number by name. */
	public readonly array $names;

	/** @var list<int> Numbers of the groups that are read now. */
	private array $open = [];

	private int $opened = 0;

	/** @throws PatternSyntaxException Where two groups have one name. */
	public function __construct( string $source, public readonly bool $isUnicode ) {
		$codes = [];
		foreach ( mb_str_split( $source ) as $character ) {
			$code = (int) mb_ord( $character );
			if ( $code > 0xFFFF && ! $isUnicode ) {
				array_push( $codes, 0xD800 + ( ( $code - 0x10000 ) >> 10 ), 0xDC00 + ( ( $code - 0x10000 ) & 0x3FF ) );
			} else {
				$codes[] = $code;
			}
		}
		$this->codes = $codes;
		// Escaped characters and classes hold no groups.
		$bare = (string) preg_replace( '/\\\\.|\[(?:\\\\.|[^\]\\\\])*\]/su', ' ', $source );
		preg_match_all( '/\((?:(?!\?)|\?<(?![=!])([^>]*)>)/su', $bare, $found );
		$this->groups = count( $found[0] );
		$names        = array_filter( $found[1], static fn ( string $name ): bool => '' !== $name );
		if ( count( $names ) !== count( array_unique( $names ) ) ) {
			throw new PatternSyntaxException( 'Two groups have one name.' );
		}
		$this->names = array_map( static fn ( int $number ): int => $number + 1, array_flip( $names ) );
	}

	public function openGroup(): void {
		$this->open[] = ++$this->opened;
	}

	public function closeGroup(): void {
		array_pop( $this->open );
	}

	/** Tells whether a group is read now: a reference to it finds nothing. */
	public function isOpen( int $group ): bool {
		return in_array( $group, $this->open, true );
	}

	public function isOver(): bool {
		return $this->at >= count( $this->codes );
	}

	/** The character at hand as text; '' at the end and for half of a pair. */
	public function peek( int $ahead = 0 ): string {
		$code = $this->codes[ $this->at + $ahead ] ?? null;
		return null === $code || ( $code >= 0xD800 && $code <= 0xDFFF ) ? '' : (string) mb_chr( $code );
	}

	/** @throws PatternSyntaxException At the end. */
	public function next(): int {
		return $this->codes[ $this->at++ ] ?? throw new PatternSyntaxException( 'It ends too early.' );
	}

	/** Takes the text where it comes next. */
	public function take( string $text ): bool {
		foreach ( str_split( $text ) as $number => $character ) {
			if ( $this->peek( $number ) !== $character ) {
				return false;
			}
		}
		$this->at += strlen( $text );
		return true;
	}

	/**
	 * Takes what an expression finds next; its characters are of ASCII.
	 *
	 * @return array<int, string>|null
	 */
	public function takeMatch( string $expression ): ?array {
		$ahead = '';
		foreach ( array_slice( $this->codes, $this->at, 60 ) as $code ) {
			$ahead .= $code < 128 ? chr( $code ) : "\x80";
		}
		if ( 1 !== preg_match( $expression . 'A', $ahead, $found ) ) {
			return null;
		}
		$this->at += strlen( $found[0] );
		return $found;
	}
}
