<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;
use Marketday\Search\Contract\ProductTaxonomies;

/** One section of a filter as its editor has set it. */
final class SectionSettings {
	/**
	 * @param string $taxonomy    Of a category's, taxonomy's or attribute's section; '' for the others.
	 * @param bool   $isAutomatic One of 'all attributes': those that most products have come first.
	 */
	public function __construct(
		public readonly SectionKind $kind,
		public readonly string $taxonomy = '',
		public readonly string $title = '',
		public readonly bool $isAutomatic = false
	) {}

	/** @param mixed $saved `{ kind, taxonomy?, title? }`; null where it is no section. */
	public static function read( mixed $saved ): ?self {
		$text = static fn ( string $name ): string => is_array( $saved ) && is_string( $saved[ $name ] ?? null ) ? $saved[ $name ] : '';
		$kind = SectionKind::tryFrom( $text( 'kind' ) );
		if ( null === $kind ) {
			return null;
		}
		$taxonomy = match ( $kind ) {
			SectionKind::Category => 'product_cat',
			SectionKind::Taxonomy => $text( 'taxonomy' ),
			default               => '',
		};
		if ( SectionKind::Taxonomy === $kind && ! ProductTaxonomies::has( $taxonomy ) ) {
			return null;
		}
		return new self( $kind, $taxonomy, TextLine::of( $text( 'title' ) ) );
	}

	/** Heading above the section. */
	public function heading(): string {
		if ( '' !== $this->title ) {
			return $this->title;
		}
		$taxonomy = '' === $this->taxonomy || SectionKind::Category === $this->kind ? false : get_taxonomy( $this->taxonomy );
		return false === $taxonomy ? $this->kind->title() : $taxonomy->labels->singular_name;
	}
}
