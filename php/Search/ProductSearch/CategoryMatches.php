<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\Folding;
use Marketday\Search\Index\Text\Analyser;
use Marketday\Search\Index\Text\Grams;
use Marketday\Search\Index\Text\ProductText;
use Marketday\Search\Index\Text\WordForm;
use WP_Term;

/** The categories whose name has all the words of a search. */
final class CategoryMatches {
	private const LOOKED_AT = 60;

	/** Most categories, those of most products, whose names are read where the database does not know the word as it is typed. */
	private const MOST = 500;

	/** @return list<WP_Term> Those of most products first. */
	public function of( string $search ): array {
		$spellings = self::spellings( $search );
		if ( [] === $spellings ) {
			return [];
		}
		$found = $this->among( [ 'name__like' => $this->stem( $spellings[0][0] ), 'number' => self::LOOKED_AT ], $spellings );
		return [] === $found && self::isWritten( $search ) ? $this->among( [ 'number' => self::MOST ], $spellings ) : $found;
	}

	/**
	 * @param array<string, mixed> $asked
	 * @param list<list<string>>   $spellings
	 * @return list<WP_Term>
	 */
	private function among( array $asked, array $spellings ): array {
		$terms = get_terms(
			$asked + [
				'taxonomy'   => 'product_cat',
				'orderby'    => 'count',
				'order'      => 'DESC',
				'hide_empty' => true,
			]
		);
		return array_values( array_filter(
			is_array( $terms ) ? $terms : [],
			static fn ( mixed $term ): bool => $term instanceof WP_Term && self::hasAny( $term->name, $spellings )
		) );
	}

	/** Tells whether the database may know the word in another form: one with accents, or in another alphabet. */
	private static function isWritten( string $search ): bool {
		return ! str_starts_with( get_locale(), 'en' ) || 1 === preg_match( '/[^\x00-\x7F]/', $search );
	}

	/** @param list<list<string>> $spellings */
	private static function hasAny( string $name, array $spellings ): bool {
		$own = array_map( 'strval', array_keys( ( new ProductText( $name ) )->words() ) );
		foreach ( $spellings as $words ) {
			$last = (string) array_pop( $words );
			if ( [] === array_diff( $words, $own ) && [] !== array_filter( $own, static fn ( string $word ): bool => str_starts_with( $word, $last ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<list<string>> The words, in each way they are spelt. */
	private static function spellings( string $search ): array {
		$written = array_merge( [], ...Analyser::writtenGroups( Grams::spaceWords( $search ) ) );
		$ways    = [ array_map( Folding::plain( ... ), $written ), ...Folding::spellings( $written ), ...Folding::transliterations( $written ) ];
		$words   = static fn ( array $way ): array => array_values( array_filter(
			array_map( [ WordForm::class, 'normal' ], $way ),
			static fn ( string $word ): bool => ! Analyser::isStop( $word )
		) );
		return array_values( array_filter( array_map( $words, $ways ) ) );
	}

	/** Stem that the word has in common with its plural. */
	private function stem( string $word ): string {
		return mb_strlen( $word ) > 4 ? mb_substr( $word, 0, -1 ) : $word;
	}
}
