<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Parts of a card, and how wide it will be. */
final class CardOptions {
	public function __construct(
		public readonly int $columns = 4,
		public readonly int $columnsTablet = 3,
		public readonly int $columnsPhone = 2,
		public readonly bool $picture = true,
		public readonly bool $badge = true,
		public readonly bool $title = true,
		public readonly bool $rating = true,
		public readonly bool $price = true,
		public readonly bool $button = true,
		public readonly int $headingLevel = 2,
		/** Counts down to the end of a sale. */
		public readonly bool $deal = false
	) {}

	/** @param array<string, mixed> $attributes The block's. */
	public static function fromAttributes( array $attributes ): self {
		$shows = static fn ( string $name ): bool => false !== ( $attributes[ $name ] ?? true );
		return new self(
			GridSettings::within( $attributes['columns'] ?? null, 4, 1, 8 ),
			GridSettings::within( $attributes['columnsTablet'] ?? null, 3, 1, 6 ),
			GridSettings::within( $attributes['columnsPhone'] ?? null, 2, 1, 3 ),
			$shows( 'showPicture' ),
			$shows( 'showBadge' ),
			$shows( 'showTitle' ),
			$shows( 'showRating' ),
			$shows( 'showPrice' ),
			$shows( 'showButton' ),
			GridSettings::within( $attributes['headingLevel'] ?? null, 2, 2, 6 ),
			true === ( $attributes['showDeal'] ?? false )
		);
	}

	/** The `sizes` of a card's picture: its share of the page at each of the grid's steps. */
	public function sizes(): string {
		return sprintf(
			'(min-width: 1000px) %dvw, (min-width: 600px) %dvw, %dvw',
			(int) ceil( 100 / $this->columns ),
			(int) ceil( 100 / $this->columnsTablet ),
			(int) ceil( 100 / $this->columnsPhone )
		);
	}

	/** The grid's custom properties, for its `style` attribute. */
	public function style(): string {
		return sprintf(
			'--marketday-columns:%d;--marketday-columns-tablet:%d;--marketday-columns-phone:%d',
			$this->columns,
			$this->columnsTablet,
			$this->columnsPhone
		);
	}
}
