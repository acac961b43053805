<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Marketday\Store\ProductQuery;
use Marketday\Store\ProductSort;

/** The block's attributes, checked: what is missing or out of range becomes the default. */
final class GridSettings {
	private const MAXIMUM_PER_PAGE = 100;
	private const MAXIMUM_IDS      = 100;

	/** @param list<int> $ids Terms or products, as the kind says. */
	public function __construct(
		public readonly GridKind $kind = GridKind::All,
		public readonly array $ids = [],
		public readonly ProductSort $order = ProductSort::Default,
		public readonly int $perPage = 12,
		public readonly bool $inherit = false,
		public readonly bool $paged = true,
		public readonly string $queryId = '',
		public readonly CardOptions $card = new CardOptions()
	) {}

	/** @param array<string, mixed> $attributes */
	public static function fromAttributes( array $attributes ): self {
		$query = is_array( $attributes['query'] ?? null ) ? $attributes['query'] : [];
		return new self(
			GridKind::tryFrom( self::text( $query['kind'] ?? '' ) ) ?? GridKind::All,
			self::ids( $query['ids'] ?? [] ),
			ProductSort::tryFrom( self::text( $attributes['order'] ?? '' ) ) ?? ProductSort::Default,
			self::within( $attributes['perPage'] ?? null, 12, 1, self::MAXIMUM_PER_PAGE ),
			true === ( $attributes['inherit'] ?? false ),
			false !== ( $attributes['showPagination'] ?? true ),
			sanitize_key( self::text( $attributes['queryId'] ?? '' ) ),
			CardOptions::fromAttributes( $attributes )
		);
	}

	/** The address's parameter that holds the page number. */
	public function pageParameter(): string {
		return '' === $this->queryId ? 'product-page' : "product-page-{$this->queryId}";
	}

	/** @param int $page From 1. */
	public function query( int $page ): ProductQuery {
		$query = new ProductQuery( $page, $this->perPage, $this->kind->sort() ?? $this->order );
		return match ( $this->kind ) {
			GridKind::Featured   => $query->with( featuredOnly: true ),
			GridKind::OnSale     => $query->with( onSaleOnly: true ),
			GridKind::Category   => $query->with( categories: $this->ids ),
			GridKind::Tag        => $query->with( tags: $this->ids ),
			GridKind::HandPicked => $query->with( include: $this->ids ),
			default              => $query,
		};
	}

	/** A hand-picked listing without products, or a category listing without categories, shows nothing rather than all. */
	public function needsChoice(): bool {
		return [] === $this->ids && in_array( $this->kind, [ GridKind::Category, GridKind::Tag, GridKind::HandPicked ], true );
	}

	public static function within( mixed $value, int $default, int $minimum, int $maximum ): int {
		return is_int( $value ) ? max( $minimum, min( $maximum, $value ) ) : $default;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @return list<int> */
	private static function ids( mixed $value ): array {
		$ids = is_array( $value ) ? array_filter( $value, static fn ( mixed $id ): bool => is_int( $id ) && $id > 0 ) : [];
		return array_values( array_slice( array_unique( $ids ), 0, self::MAXIMUM_IDS ) );
	}
}
