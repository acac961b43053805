<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Facet;
use Marketday\Search\Index\ProductFacts;
use Marketday\Search\Index\Text\ProductText;
use Marketday\Search\Index\UnitFacts;

/**
 * Document of a product for listings, under one field: the same facts that our own index keeps. What can be bought as one
 * thing (a variation, or the product itself) is a nested document, so that a filter's conditions meet in the same one.
 */
final class ProductDocument {
	public const FIELD = 'marketday';
	public const UNITS = self::FIELD . '.units';

	/** Raised when documents of before cannot answer what is asked now: all products are then sent again. */
	public const VERSION = 3;

	private const LONGEST_TITLE = 100;

	/** @return array<string, mixed> The field's mapping. */
	public static function mapping(): array {
		$type  = static fn ( string $type ): array => [ 'type' => $type ];
		$words = [
			'type'     => 'text',
			'analyzer' => 'whitespace',
		];
		return [
			'dynamic'    => false,
			'properties' => array_map( $type, self::fields() ) + [
				'title_words' => $words,
				'words'       => $words,
				'units'       => [
					'type'       => 'nested',
					'dynamic'    => false,
					'properties' => array_map( $type, self::unitFields() ),
				],
			],
		];
	}

	/** @return array<string, mixed> The field's value. */
	public static function of( ProductFacts $facts ): array {
		[ $low, $high ] = $facts->prices();
		$tokens         = self::tokens( $facts->terms );
		$words          = $facts->text->words();
		return [
			'visible'     => [ ...( $facts->visibility->inCatalogue ? [ 'catalogue' ] : [] ), ...( $facts->visibility->inSearch ? [ 'search' ] : [] ) ],
			'featured'    => $facts->visibility->featured,
			'terms'       => $tokens,
			'stars'       => $facts->stars(),
			'title'       => mb_substr( mb_strtolower( remove_accents( $facts->title ) ), 0, self::LONGEST_TITLE ),
			'published'   => $facts->published,
			'menu_order'  => $facts->figures->menuOrder,
			'sales'       => $facts->figures->sales,
			'views'       => $facts->figures->views,
			'rating'      => $facts->figures->rating,
			'ratings'     => $facts->figures->ratings,
			'low'         => $low,
			'high'        => $high,
			'codes'       => array_map( 'strval', array_keys( $facts->text->codes() ) ),
			'title_words' => implode( ' ', array_keys( $words, ProductText::TITLE, true ) ),
			'words'       => implode( ' ', array_keys( $words ) ),
			'units'       => array_map(
				static fn ( int $place, UnitFacts $unit ): array => self::unit( $place, $unit, $tokens ),
				array_keys( $facts->units ),
				$facts->units
			),
		];
	}

	/** A term as documents name it: `pa_colour:12`. */
	public static function token( string $taxonomy, int $term ): string {
		return "{$taxonomy}:{$term}";
	}

	/**
	 * @param list<string> $whole The product's own terms: a choice of 'this colour or that category' is one condition of a unit.
	 * @return array<string, mixed>
	 */
	private static function unit( int $place, UnitFacts $unit, array $whole ): array {
		return [
			'place' => $place,
			'id'    => $unit->id,
			'price' => $unit->price,
			'stock' => Facet::stockValue( $unit->stock ),
			'sale'  => $unit->onSale,
			'terms' => self::tokens( $unit->terms ),
			'whole' => $whole,
		];
	}

	/**
	 * @param array<string, list<int>> $terms
	 * @return list<string>
	 */
	private static function tokens( array $terms ): array {
		$tokens = [];
		foreach ( $terms as $taxonomy => $ids ) {
			foreach ( $ids as $id ) {
				$tokens[] = self::token( $taxonomy, $id );
			}
		}
		return $tokens;
	}

	/** @return array<string, string> */
	private static function fields(): array {
		return array_fill_keys( [ 'visible', 'terms', 'codes', 'title', 'published' ], 'keyword' )
			+ array_fill_keys( [ 'stars', 'menu_order', 'sales', 'views', 'rating', 'ratings', 'low', 'high' ], 'long' )
			+ [ 'featured' => 'boolean' ];
	}

	/** @return array<string, string> */
	private static function unitFields(): array {
		return array_fill_keys( [ 'terms', 'whole' ], 'keyword' ) + array_fill_keys( [ 'place', 'id', 'price', 'stock' ], 'long' ) + [ 'sale' => 'boolean' ];
	}
}
