<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Bits;
use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\Text\ProductText;
use Marketday\Search\Index\Text\Synonyms;
use Marketday\Search\Index\Text\TextCheck;
use Marketday\Search\Index\Text\TextMatch;
use Marketday\Search\Index\Text\TextSearch;
use Marketday\Search\Index\Text\TextWriter;

/** A text index of its own beside the site's: tables of another prefix, products made of words alone. */
final class TextProducts {
	public static function create(): void {
		self::apart( static fn () => IndexTables::of( 'a' )->createEmpty() );
	}

	public static function drop(): void {
		self::apart( static fn () => IndexTables::of( 'a' )->drop() );
	}

	/**
	 * @param array<int, ProductText> $products By ordinal.
	 * @param list<int>               $known    Ordinals that were there before: changed or gone.
	 */
	public static function write( array $products, array $known = [] ): void {
		self::apart( static function () use ( $products, $known ): void {
			$writer = new TextWriter( IndexTables::of( 'a' )->text() );
			$writer->add( $products, $known );
			$writer->write();
		} );
	}

	public static function match( string $text, string $synonyms = '' ): TextMatch {
		return self::apart( static fn (): TextMatch => ( new TextSearch( IndexTables::of( 'a' ), new Synonyms( $synonyms ) ) )->match( $text ) );
	}

	/** @return list<int> Ordinals, best rank first. */
	public static function find( string $text, string $synonyms = '' ): array {
		$found = [];
		foreach ( self::match( $text, $synonyms )->ranks as $rank ) {
			foreach ( $rank as $segment => $bits ) {
				foreach ( Bits::numbers( $bits ) as $place ) {
					$found[] = $segment * IndexTables::SEGMENT + $place;
				}
			}
		}
		return $found;
	}

	/**
	 * @param array<int, ProductText> $products As they are now, by ordinal.
	 * @return list<string>
	 */
	public static function check( array $products ): array {
		return self::apart( static fn (): array => ( new TextCheck( IndexTables::of( 'a' )->text() ) )->differences( $products ) );
	}

	/** @param string $sql With `{postings}` for the table. */
	public static function spoil( string $sql ): void {
		global $wpdb;
		self::apart( static fn () => $wpdb->query( str_replace( '{postings}', IndexTables::of( 'a' )->text()->postings(), $sql ) ) );
	}

	/** @return list<string> The statements that work makes. */
	public static function statements( callable $work ): array {
		$seen = [];
		$listen = static function ( string $sql ) use ( &$seen ): string {
			$seen[] = $sql;
			return $sql;
		};
		add_filter( 'query', $listen );
		$work();
		remove_filter( 'query', $listen );
		return $seen;
	}

	/**
	 * @template Result
	 * @param callable(): Result $work
	 * @return Result
	 */
	private static function apart( callable $work ): mixed {
		global $wpdb;
		$prefix       = $wpdb->prefix;
		$wpdb->prefix = "{$prefix}texttest_";
		try {
			return $work();
		} finally {
			$wpdb->prefix = $prefix;
		}
	}
}
