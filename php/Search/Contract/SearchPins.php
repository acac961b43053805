<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\Folding;

/** Products that the shop's people put first for a search: kept by its words, as they fold, in one option. */
final class SearchPins {
	public const OPTION = 'marketday_search_pins';

	/** Number of products of one search. */
	public const MOST = 6;

	/** Searches with any. */
	public const SEARCHES = 300;

	private const LONGEST = 60;

	/** @return list<int> The first comes first. */
	public static function of( string $search ): array {
		$words = self::words( $search );
		return '' === $words ? [] : self::all()[ $words ] ?? [];
	}

	/** @return array<string, list<int>> By words. */
	public static function all(): array {
		$kept = get_option( self::OPTION, [] );
		$all  = [];
		foreach ( is_array( $kept ) ? $kept : [] as $words => $ids ) {
			$ids = array_values( array_filter( is_array( $ids ) ? $ids : [], static fn ( mixed $id ): bool => is_int( $id ) && $id > 0 ) );
			if ( [] !== $ids ) {
				$all[ (string) $words ] = $ids;
			}
		}
		return $all;
	}

	/** @return bool False where there is no room for it. */
	public static function add( string $search, int $product ): bool {
		$words = self::words( $search );
		$all   = self::all();
		$ids   = $all[ $words ] ?? [];
		if ( '' === $words || ( [] === $ids && count( $all ) >= self::SEARCHES ) || ( count( $ids ) >= self::MOST && ! in_array( $product, $ids, true ) ) ) {
			return false;
		}
		$all[ $words ] = array_values( array_unique( [ ...$ids, $product ] ) );
		update_option( self::OPTION, $all, false );
		return true;
	}

	public static function remove( string $search, int $product ): void {
		$words         = self::words( $search );
		$all           = self::all();
		$all[ $words ] = array_values( array_diff( $all[ $words ] ?? [], [ $product ] ) );
		update_option( self::OPTION, array_filter( $all, static fn ( array $ids ): bool => [] !== $ids ), false );
	}

	/** @return string The same for all ways to type one search; '' for what is none. */
	public static function words( string $search ): string {
		$words = trim( (string) preg_replace( '/\s+/u', ' ', Folding::plain( Folding::text( $search ) ) ) );
		return mb_strlen( $words ) > self::LONGEST ? '' : $words;
	}
}
