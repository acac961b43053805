<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** The tabs above a listing: chosen terms of one taxonomy, and ready-made groups. */
final class TabSettings {
	/**
	 * @param 'product_cat'|'product_tag' $taxonomy
	 * @param list<int>                   $ids      Of the terms; without any there are no tabs of terms.
	 * @param list<TabGroup>              $groups
	 * @param string                      $all      What the tab of everything is called; '' for WordPress's own word.
	 */
	public function __construct(
		public readonly string $taxonomy = 'product_cat',
		public readonly array $ids = [],
		public readonly array $groups = [],
		public readonly string $all = ''
	) {}

	/** @param array<string, mixed> $attributes The block's. */
	public static function fromAttributes( array $attributes ): self {
		$tabs   = is_array( $attributes['tabs'] ?? null ) ? $attributes['tabs'] : [];
		$groups = is_array( $tabs['groups'] ?? null ) ? array_filter( $tabs['groups'], 'is_string' ) : [];
		return new self(
			'product_tag' === ( $tabs['taxonomy'] ?? '' ) ? 'product_tag' : 'product_cat',
			GridSettings::ids( $tabs['ids'] ?? [] ),
			array_values( array_filter( array_map( [ TabGroup::class, 'tryFrom' ], array_unique( $groups ) ) ) ),
			TextLine::of( GridSettings::text( $tabs['all'] ?? '' ) )
		);
	}

	public function isEmpty(): bool {
		return [] === $this->ids && [] === $this->groups;
	}
}
