<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Ui;

defined( 'ABSPATH' ) || exit;

/** Words of a carousel's buttons, by what it shows: for `Ui::draw( 'carousel', … )`. */
final class CarouselWords {
	/** @return array{previous: string, next: string, pause: string, play: string} */
	public static function products(): array {
		return [
			'previous' => __( 'Previous products', 'marketday' ),
			'next'     => __( 'Next products', 'marketday' ),
			'pause'    => __( 'Pause', 'marketday' ),
			'play'     => __( 'Play', 'marketday' ),
		];
	}

	/** @return array{previous: string, next: string, pause: string, play: string} */
	public static function slides(): array {
		return [
			'previous' => __( 'Previous slide', 'marketday' ),
			'next'     => __( 'Next slide', 'marketday' ),
			'pause'    => __( 'Pause', 'marketday' ),
			'play'     => __( 'Play', 'marketday' ),
		];
	}
}
