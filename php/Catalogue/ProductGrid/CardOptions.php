<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Parts of a card, and how wide it will be. */
final class CardOptions {
	public function __construct(
		public readonly GridColumns $columns = new GridColumns(),
		public readonly CardParts $parts = new CardParts(),
		public readonly int $headingLevel = 2
	) {}

	/** @param array<string, mixed> $attributes The block's. */
	public static function fromAttributes( array $attributes ): self {
		$shows = static fn ( string $name ): bool => false !== ( $attributes[ $name ] ?? true );
		return new self(
			new GridColumns(
				GridSettings::within( $attributes['columns'] ?? null, 4, 1, 8 ),
				GridSettings::within( $attributes['columnsTablet'] ?? null, 3, 1, 6 ),
				GridSettings::within( $attributes['columnsPhone'] ?? null, 2, 1, 3 )
			),
			new CardParts(
				$shows( 'showPicture' ),
				$shows( 'showBadge' ),
				$shows( 'showTitle' ),
				$shows( 'showRating' ),
				$shows( 'showPrice' ),
				$shows( 'showButton' ),
				true === ( $attributes['showDeal'] ?? false )
			),
			GridSettings::within( $attributes['headingLevel'] ?? null, 2, 2, 6 )
		);
	}

	/** The `sizes` of a card's picture: its share of the page at each of the grid's steps. */
	public function sizes(): string {
		return sprintf(
			'(min-width: 1000px) %dvw, (min-width: 600px) %dvw, %dvw',
			(int) ceil( 100 / $this->columns->desktop ),
			(int) ceil( 100 / $this->columns->tablet ),
			(int) ceil( 100 / $this->columns->phone )
		);
	}

	/** The grid's custom properties, for its `style` attribute. */
	public function style(): string {
		return sprintf(
			'--marketday-columns:%d;--marketday-columns-tablet:%d;--marketday-columns-phone:%d',
			$this->columns->desktop,
			$this->columns->tablet,
			$this->columns->phone
		);
	}
}
