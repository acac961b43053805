<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Ui\CarouselWords;

/** Settings of how a listing slides (docs/PROTOCOL.md#times-and-limits): times in milliseconds. */
final class CarouselSettings {
	public function __construct(
		public readonly bool $autoplay = true,
		public readonly int $delay = 3000,
		public readonly int $speed = 500,
		public readonly bool $arrows = true,
		public readonly bool $dots = true,
		public readonly bool $loop = false
	) {}

	/**
	 * Properties for `Ui::draw( 'carousel', … )`.
	 *
	 * @return array<string, mixed>
	 */
	public function properties( GridSettings $settings, string $cards ): array {
		$step = static fn ( int $from, int $items, int $gap ): array => [
			'from'  => $from,
			'items' => $items,
			'gap'   => $gap,
		];
		return [
			'label'  => '' === $settings->title ? __( 'Products', 'marketday' ) : $settings->title,
			'items'  => $cards,
			'list'   => 'wopb-block-items-wrap',
			'steps'  => [ $step(
				0,
				$settings->look->card->columns->phone,
				16
			), $step( 768, $settings->look->card->columns->tablet, 24 ), $step( 992, $settings->look->card->columns->desktop, 24 ) ],
			'delay'  => $this->autoplay ? $this->delay : 0,
			'speed'  => $this->speed,
			'loop'   => $this->loop,
			'arrows' => $this->arrows,
			'dots'   => $this->dots,
			'words'  => CarouselWords::products(),
		];
	}

	/** @param array<string, mixed> $attributes The block's. */
	public static function fromAttributes( array $attributes ): self {
		return new self(
			false !== ( $attributes['autoplay'] ?? true ),
			GridSettings::within( $attributes['autoplayDelay'] ?? null, 3000, 1000, 60000 ),
			GridSettings::within( $attributes['slideSpeed'] ?? null, 500, 0, 5000 ),
			false !== ( $attributes['showArrows'] ?? true ),
			false !== ( $attributes['showDots'] ?? true ),
			true === ( $attributes['loop'] ?? false )
		);
	}
}
