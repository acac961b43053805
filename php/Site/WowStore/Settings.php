<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The settings of one of our blocks, made of those that WowStore has saved: the twin of src/features/wow-store/convert.ts. */
final class Settings {
	/** Kinds that `queryStatus`, `queryProductSort` and their kin ask for. */
	private const KINDS = [
		'featured'         => 'featured',
		'onsale'           => 'onSale',
		'top_rated'        => 'topRated',
		'most_rated'       => 'topRated',
		'upsells'          => 'upSells',
		'crosssell'        => 'crossSells',
		'recent_view'      => 'recentlyViewed',
		'related_tag'      => 'related',
		'related_category' => 'related',
		'related_cat_tag'  => 'related',
	];

	/** Sections of the filter that are called otherwise there. */
	private const SECTIONS = [
		'search'      => 'search',
		'price'       => 'price',
		'status'      => 'status',
		'rating'      => 'rating',
		'sort_by'     => 'sorting',
		'product_cat' => 'category',
	];

	/** @param Closure(string, string): int $termId Of a taxonomy's term by its slug; 0 where there is none. */
	public function __construct( private readonly Closure $termId ) {}

	/**
	 * @param array<string, mixed> $rule
	 * @param array<string, mixed> $saved WowStore's settings.
	 * @return array<string, mixed>
	 */
	public function of( array $rule, array $saved ): array {
		$settings = is_array( $rule['set'] ?? null ) ? $rule['set'] : [];
		foreach ( is_array( $rule['take'] ?? null ) ? $rule['take'] : [] as $name => $take ) {
			$value = is_array( $take ) ? $this->take( $take, $saved ) : null;
			if ( null !== $value ) {
				$settings[ $name ] = $value;
			}
		}
		return $settings;
	}

	/**
	 * @param array<string, mixed> $take
	 * @param array<string, mixed> $saved
	 */
	private function take( array $take, array $saved ): mixed {
		if ( isset( $take['when'] ) && true !== ( $saved[ (string) $take['when'] ] ?? false ) ) {
			return null;
		}
		$else  = $take['else'] ?? null;
		$value = self::at( $saved, (string) ( $take['from'] ?? '' ) );
		if ( is_array( $take['map'] ?? null ) ) {
			return is_string( $value ) ? $take['map'][ $value ] ?? $else : $else;
		}
		return match ( $take['as'] ?? '' ) {
			'query'    => $this->query( $saved ),
			'sections' => self::sections( $value ),
			'number'   => is_numeric( $value ) ? (int) $value : $else,
			'boolean'  => is_bool( $value ) ? $value : $else,
			'text'     => is_string( $value ) && '' !== $value ? $value : $else,
			default    => null,
		};
	}

	/** @param array<string, mixed> $saved */
	private static function at( array $saved, string $path ): mixed {
		$value = $saved;
		foreach ( explode( '.', $path ) as $step ) {
			$value = is_array( $value ) ? $value[ $step ] ?? null : null;
		}
		return $value;
	}

	/**
	 * @param array<string, mixed> $saved
	 * @return array{kind: string, ids: list<int>}|null Null for all products.
	 */
	private function query( array $saved ): ?array {
		$sort = self::firstFilled( $saved, [ 'queryProductSort', 'queryAdvanceProductSort', 'queryQuick' ] );
		$ids  = 'choose_specific' === $sort ? self::ids( $saved['querySpecificProduct'] ?? '' ) : self::ids( $saved['queryInclude'] ?? '' );
		if ( [] !== $ids ) {
			return [
				'kind' => 'handPicked',
				'ids'  => $ids,
			];
		}
		$status = is_string( $saved['queryStatus'] ?? null ) ? $saved['queryStatus'] : '';
		$kind   = self::KINDS[ $status ] ?? self::KINDS[ $sort ] ?? match ( true ) {
			str_starts_with( $sort, 'sales_day_' ) => 'bestSelling',
			str_starts_with( $sort, 'view_day_' )  => 'mostViewed',
			default                                => '',
		};
		if ( '' !== $kind ) {
			return [
				'kind' => $kind,
				'ids'  => [],
			];
		}
		return $this->ofTerms( $saved );
	}

	/**
	 * @param array<string, mixed> $saved
	 * @return array{kind: string, ids: list<int>}|null
	 */
	private function ofTerms( array $saved ): ?array {
		$taxonomy = is_string( $saved['queryTax'] ?? null ) ? $saved['queryTax'] : 'product_cat';
		$slugs    = self::values( $saved['queryTaxValue'] ?? '' );
		if ( [] === $slugs ) {
			$taxonomy = 'product_cat';
			$slugs    = self::values( $saved['queryCat'] ?? '' );
		}
		$kind = [
			'product_cat' => 'category',
			'product_tag' => 'tag',
		][ $taxonomy ] ?? '';
		$ids = '' === $kind ? [] : self::numbers( array_map( fn ( string $slug ): int => ( $this->termId )( $taxonomy, $slug ), $slugs ) );
		return [] === $ids ? null : [
			'kind' => $kind,
			'ids'  => $ids,
		];
	}

	/** @return list<array{kind: string, title?: string, taxonomy?: string}>|null */
	private static function sections( mixed $value ): ?array {
		$sections = [];
		foreach ( is_array( $value ) ? $value : [] as $saved ) {
			$type = is_array( $saved ) && is_string( $saved['type'] ?? null ) ? $saved['type'] : '';
			if ( '' === $type ) {
				continue;
			}
			$title      = is_string( $saved['label'] ?? null ) ? $saved['label'] : '';
			$kind       = self::SECTIONS[ $type ] ?? 'taxonomy';
			$sections[] = [ 'kind' => $kind ] + ( 'taxonomy' === $kind ? [ 'taxonomy' => $type ] : [] ) + ( '' === $title ? [] : [ 'title' => $title ] );
		}
		return [] === $sections ? null : $sections;
	}

	/**
	 * @param array<string, mixed> $saved
	 * @param list<string>         $names
	 */
	private static function firstFilled( array $saved, array $names ): string {
		foreach ( $names as $name ) {
			$value = $saved[ $name ] ?? '';
			if ( is_string( $value ) && ! in_array( $value, [ '', 'null' ], true ) ) {
				return $value;
			}
		}
		return '';
	}

	/** @return list<int> Of `[{"value":"12"}]`, `["12"]` or `12,13`. */
	private static function ids( mixed $saved ): array {
		$values = is_string( $saved ) && '' !== $saved && '[' !== $saved[0] ? explode( ',', $saved ) : self::values( $saved );
		return self::numbers( array_map( 'intval', $values ) );
	}

	/**
	 * @param array<int> $ids
	 * @return list<int> Without 0, which is nobody's.
	 */
	private static function numbers( array $ids ): array {
		return array_values( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) );
	}

	/** @return list<string> */
	private static function values( mixed $saved ): array {
		$list   = is_string( $saved ) ? json_decode( $saved, true ) : $saved;
		$values = [];
		foreach ( is_array( $list ) ? $list : [] as $one ) {
			$value = is_array( $one ) ? $one['value'] ?? '' : $one;
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				$values[] = (string) $value;
			}
		}
		return $values;
	}
}
