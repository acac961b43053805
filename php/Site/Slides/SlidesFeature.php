<?php

declare( strict_types=1 );

namespace Marketday\Site\Slides;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Ui\CarouselWords;
use Marketday\Kernel\Ui\Ui;
use WP_Block;

/** Blocks of any kind that slide: the slideshow one at a time, the carousel several (docs/PROTOCOL.md#times-and-limits). */
final class SlidesFeature implements Feature {
	private const SPEED = 500;

	/** Milliseconds; nobody reads a slide faster. */
	private const SHORTEST = 2000;

	public function __construct( private readonly Blocks $blocks ) {}

	public function register(): void {
		$this->blocks->add( 'slideshow', $this->slideshow( ... ), true );
		$this->blocks->add( 'carousel', $this->carousel( ... ), true );
	}

	/** @param array<string, mixed> $attributes */
	private function slideshow( array $attributes, string $content, WP_Block $block ): string {
		return $this->draw(
			$attributes,
			$block,
			[ $this->step( 0, 1, 0 ), $this->step( 768, 1, 0 ), $this->step( 992, 1, 0 ) ],
			__( 'Slideshow', 'marketday' ),
			7000
		);
	}

	/** @param array<string, mixed> $attributes */
	private function carousel( array $attributes, string $content, WP_Block $block ): string {
		$steps = [
			$this->step( 0, self::within( $attributes['columnsPhone'] ?? null, 1, 1, 3 ), 16 ),
			$this->step( 768, self::within( $attributes['columnsTablet'] ?? null, 2, 1, 6 ), 24 ),
			$this->step( 992, self::within( $attributes['columns'] ?? null, 3, 1, 8 ), 24 ),
		];
		return $this->draw( $attributes, $block, $steps, __( 'Carousel', 'marketday' ), 3000 );
	}

	/**
	 * @param array<string, mixed>                       $attributes
	 * @param list<array{from: int, items: int, gap: int}> $steps
	 */
	private function draw( array $attributes, WP_Block $block, array $steps, string $label, int $delay ): string {
		$slides = [];
		foreach ( $block->inner_blocks as $inner ) {
			$slides[] = $inner instanceof WP_Block ? $inner->render() : '';
		}
		$slides = array_filter( $slides, static fn ( string $slide ): bool => '' !== trim( $slide ) );
		if ( [] === $slides ) {
			return '';
		}
		$chosen = is_string( $attributes['label'] ?? null ) ? trim( $attributes['label'] ) : '';
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( [ 'class' => 'marketday-slides' ] ),
			Ui::draw( 'carousel', [
				'label'  => '' === $chosen ? $label : $chosen,
				'items'  => implode( '', array_map( static fn ( string $slide ): string => "<li>{$slide}</li>", $slides ) ),
				'list'   => 'marketday-slides__list',
				'steps'  => $steps,
				'delay'  => false === ( $attributes['autoplay'] ?? true ) ? 0 : self::within( $attributes['delay'] ?? null, $delay, self::SHORTEST, 60000 ),
				'speed'  => self::SPEED,
				'loop'   => false !== ( $attributes['loop'] ?? true ),
				'arrows' => false !== ( $attributes['showArrows'] ?? true ),
				'dots'   => false !== ( $attributes['showDots'] ?? true ),
				'words'  => CarouselWords::slides(),
			] )
		);
	}

	/** @return array{from: int, items: int, gap: int} */
	private function step( int $from, int $items, int $gap ): array {
		return [
			'from'  => $from,
			'items' => $items,
			'gap'   => $gap,
		];
	}

	private static function within( mixed $value, int $default, int $minimum, int $maximum ): int {
		return is_numeric( $value ) ? max( $minimum, min( $maximum, (int) $value ) ) : $default;
	}
}
