<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Index\Text\Analyser;
use Marketday\Store\Index\Text\WordForm;
use WP_Term;

/** The categories whose name has all the words of a search. */
final class CategoryMatches {
	private const LOOKED_AT = 60;

	/** @return list<WP_Term> Those of most products first. */
	public function of( string $search ): array {
		$words = $this->words( $search );
		if ( [] === $words ) {
			return [];
		}
		$terms = get_terms(
			[
				'taxonomy'   => 'product_cat',
				'name__like' => $this->stem( $words[0] ),
				'number'     => self::LOOKED_AT,
				'orderby'    => 'count',
				'order'      => 'DESC',
				'hide_empty' => true,
			]
		);
		return array_values( array_filter(
			is_array( $terms ) ? $terms : [],
			fn ( mixed $term ): bool => $term instanceof WP_Term && $this->hasAll( $term->name, $words )
		) );
	}

	/** @param list<string> $words */
	private function hasAll( string $name, array $words ): bool {
		$own  = $this->words( $name );
		$last = array_pop( $words );
		return [] === array_diff( $words, $own )
			&& [] !== array_filter( $own, static fn ( string $word ): bool => $word === $last || str_starts_with( $word, (string) $last ) );
	}

	/** @return list<string> */
	private function words( string $text ): array {
		$words = array_map( [ WordForm::class, 'normal' ], array_merge( [], ...Analyser::groups( $text ) ) );
		return array_values( array_filter( $words, static fn ( string $word ): bool => ! Analyser::isStop( $word ) ) );
	}

	/** What the word has in common with its plural. */
	private function stem( string $word ): string {
		return strlen( $word ) > 4 ? substr( $word, 0, -1 ) : $word;
	}
}
