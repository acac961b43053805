<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;
use Marketday\Search\Contract\ProductTaxonomies;

/** The block's attributes, checked: what is missing or out of range becomes the default. */
final class FilterSettings {
	private const DEFAULT_SECTIONS = [ 'search', 'category', 'price', 'attributes', 'rating', 'sale', 'status' ];

	private const MOST_SECTIONS = 40;

	/**
	 * @param list<SectionSettings> $sections     In the editor's order.
	 * @param int                   $openSections How many sections are open at first.
	 */
	public function __construct(
		public readonly string $blockId,
		public readonly string $queryId,
		public readonly array $sections,
		public readonly string $title,
		public readonly ValueSettings $values,
		public readonly bool $showsChips,
		public readonly int $openSections
	) {}

	/** @param array<string, mixed> $attributes */
	public static function fromAttributes( array $attributes ): self {
		$text    = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
		$title   = TextLine::of( $text( 'title' ) );
		return new self(
			(string) preg_replace( '/[^\w-]/', '', $text( 'blockId' ) ),
			sanitize_key( $text( 'queryId' ) ),
			self::sections( $attributes['sections'] ?? [] ),
			$title,
			new ValueSettings(
				self::within( $attributes['limit'] ?? null, 10, 1, 100 ),
				'disable' !== $text( 'emptyValues' ),
				false !== ( $attributes['showCounts'] ?? true )
			),
			false !== ( $attributes['showChips'] ?? true ),
			self::within( $attributes['openSections'] ?? null, 4, 0, 40 )
		);
	}

	public function heading(): string {
		return '' === $this->title ? __( 'Filter', 'marketday' ) : $this->title;
	}

	/** @return list<SectionSettings> */
	private static function sections( mixed $saved ): array {
		$saved    = is_array( $saved ) && [] !== $saved ? $saved : array_map( static fn ( string $kind ): array => [ 'kind' => $kind ], self::DEFAULT_SECTIONS );
		$sections = [];
		foreach ( array_slice( $saved, 0, self::MOST_SECTIONS ) as $one ) {
			$section = SectionSettings::read( $one );
			foreach ( null === $section ? [] : self::each( $section ) as $single ) {
				$sections[ "{$single->kind->value} {$single->taxonomy}" ] ??= $single;
			}
		}
		return array_values( $sections );
	}

	/** @return list<SectionSettings> Attributes become a section each. */
	private static function each( SectionSettings $section ): array {
		if ( SectionKind::Attributes !== $section->kind ) {
			return [ $section ];
		}
		$attributes = array_filter( ProductTaxonomies::names(), static fn ( string $name ): bool => str_starts_with( $name, 'pa_' ) );
		return array_values( array_map(
			static fn ( string $name ): SectionSettings => new SectionSettings( SectionKind::Taxonomy, $name, isAutomatic: true ),
			$attributes
		) );
	}

	private static function within( mixed $value, int $default, int $minimum, int $maximum ): int {
		return is_int( $value ) ? max( $minimum, min( $maximum, $value ) ) : $default;
	}
}
