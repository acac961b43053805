<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Text\TextLine;

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
		public readonly CardOptions $card = new CardOptions(),
		/** Taxonomy of the terms, where the kind is by attribute. */
		public readonly string $taxonomy = '',
		public readonly string $blockId = '',
		/** True if the page's filter narrows this listing. */
		public readonly bool $followsFilter = true,
		public readonly bool $hidesOutOfStock = false,
		public readonly PagingKind $paging = PagingKind::Numbers,
		public readonly GridLayout $layout = GridLayout::Grid,
		public readonly TabSettings $tabs = new TabSettings(),
		public readonly CarouselSettings $carousel = new CarouselSettings(),
		/** A heading above the listing; '' for none. */
		public readonly string $title = ''
	) {}

	/** @param array<string, mixed> $attributes */
	public static function fromAttributes( array $attributes ): self {
		$query  = is_array( $attributes['query'] ?? null ) ? $attributes['query'] : [];
		$layout = GridLayout::tryFrom( self::text( $attributes['layout'] ?? '' ) ) ?? GridLayout::Grid;
		return new self(
			GridKind::tryFrom( self::text( $query['kind'] ?? '' ) ) ?? GridKind::All,
			self::ids( $query['ids'] ?? [] ),
			ProductSort::tryFrom( self::text( $attributes['order'] ?? '' ) ) ?? ProductSort::Default,
			self::within( $attributes['perPage'] ?? null, 12, 1, self::MAXIMUM_PER_PAGE ),
			true === ( $attributes['inherit'] ?? false ),
			GridLayout::Grid === $layout && false !== ( $attributes['showPagination'] ?? true ),
			sanitize_key( self::text( $attributes['queryId'] ?? '' ) ),
			CardOptions::fromAttributes( $attributes ),
			Slug::taxonomy( self::text( $query['taxonomy'] ?? '' ) ),
			preg_replace( '/[^\w-]/', '', self::text( $attributes['blockId'] ?? '' ) ) ?? '',
			false !== ( $attributes['followsFilter'] ?? true ),
			true === ( $attributes['hideOutOfStock'] ?? false ),
			PagingKind::tryFrom( self::text( $attributes['paginationKind'] ?? '' ) ) ?? PagingKind::Numbers,
			$layout,
			TabSettings::fromAttributes( $attributes ),
			CarouselSettings::fromAttributes( $attributes ),
			TextLine::of( self::text( $attributes['title'] ?? '' ) )
		);
	}

	/** The address's parameter that holds the page number of this listing alone: others of the query id keep theirs. */
	public function pageParameter(): string {
		return ListingContext::PAGE . ( '' === $this->queryId ? '' : "-{$this->queryId}" ) . ( '' === $this->blockId ? '' : "~{$this->blockId}" );
	}

	/** The address's parameter that holds the tab. */
	public function tabParameter(): string {
		return '' === $this->blockId ? 'product-tab' : "product-tab-{$this->blockId}";
	}

	/** A hand-picked listing without products, or a category listing without categories, shows nothing rather than all. */
	public function needsChoice(): bool {
		return $this->kind->needsIds() && ( [] === $this->ids || ( GridKind::Attribute === $this->kind && '' === $this->taxonomy ) );
	}

	public static function within( mixed $value, int $default, int $minimum, int $maximum ): int {
		return is_int( $value ) ? max( $minimum, min( $maximum, $value ) ) : $default;
	}

	public static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @return list<int> */
	public static function ids( mixed $value ): array {
		$ids = is_array( $value ) ? array_filter( $value, static fn ( mixed $id ): bool => is_int( $id ) && $id > 0 ) : [];
		return array_values( array_slice( array_unique( $ids ), 0, self::MAXIMUM_IDS ) );
	}
}
