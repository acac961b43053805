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

	public function __construct(
		public readonly GridQuery $query = new GridQuery(),
		public readonly GridPages $pages = new GridPages(),
		public readonly string $queryId = '',
		public readonly GridLook $look = new GridLook(),
		public readonly string $blockId = '',
		public readonly TabSettings $tabs = new TabSettings(),
		/** A heading above the listing; '' for none. */
		public readonly string $title = ''
	) {}

	/** @param array<string, mixed> $attributes */
	public static function fromAttributes( array $attributes ): self {
		$query  = is_array( $attributes['query'] ?? null ) ? $attributes['query'] : [];
		$layout = GridLayout::tryFrom( self::text( $attributes['layout'] ?? '' ) ) ?? GridLayout::Grid;
		return new self(
			new GridQuery(
				GridKind::tryFrom( self::text( $query['kind'] ?? '' ) ) ?? GridKind::All,
				self::ids( $query['ids'] ?? [] ),
				Slug::taxonomy( self::text( $query['taxonomy'] ?? '' ) ),
				ProductSort::tryFrom( self::text( $attributes['order'] ?? '' ) ) ?? ProductSort::Default,
				true === ( $attributes['inherit'] ?? false ),
				false !== ( $attributes['followsFilter'] ?? true ),
				true === ( $attributes['hideOutOfStock'] ?? false )
			),
			new GridPages(
				self::within( $attributes['perPage'] ?? null, 12, 1, self::MAXIMUM_PER_PAGE ),
				GridLayout::Grid === $layout && false !== ( $attributes['showPagination'] ?? true ),
				PagingKind::tryFrom( self::text( $attributes['paginationKind'] ?? '' ) ) ?? PagingKind::Numbers
			),
			sanitize_key( self::text( $attributes['queryId'] ?? '' ) ),
			new GridLook( $layout, CardOptions::fromAttributes( $attributes ), CarouselSettings::fromAttributes( $attributes ) ),
			preg_replace( '/[^\w-]/', '', self::text( $attributes['blockId'] ?? '' ) ) ?? '',
			TabSettings::fromAttributes( $attributes ),
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
		return $this->query->kind->needsIds() && ( [] === $this->query->ids || ( GridKind::Attribute === $this->query->kind && '' === $this->query->taxonomy ) );
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
