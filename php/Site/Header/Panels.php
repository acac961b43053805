<?php

declare( strict_types=1 );

namespace Marketday\Site\Header;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\View;
use WP_Block;

/** Buttons that open a panel over the page: the menu at its side, the search at its top. Without scripts the browser opens them as popovers. */
final class Panels {
	private int $count = 0;

	/** @param array<string, mixed> $attributes */
	public function menu( array $attributes, string $content, WP_Block $block ): string {
		return $this->panel( $attributes, $content, [
			'name'  => __( 'Menu', 'marketday' ),
			'icon'  => 'M4 7h16M4 12h16M4 17h16',
			'place' => 'end' === ( $attributes['side'] ?? '' ) ? 'end' : 'start',
			'class' => 'marketday-menu-sidebar',
		] );
	}

	/** @param array<string, mixed> $attributes */
	public function search( array $attributes, string $content, WP_Block $block ): string {
		return $this->panel( $attributes, $content, [
			'name'  => __( 'Search', 'marketday' ),
			'icon'  => 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zM15.500 15.500L20 20',
			'place' => 'top',
			'class' => 'marketday-search-overlay',
		] );
	}

	/**
	 * @param array<string, mixed>                                              $attributes
	 * @param array{name: string, icon: string, place: string, class: string} $panel
	 */
	private function panel( array $attributes, string $content, array $panel ): string {
		$label = is_string( $attributes['label'] ?? null ) ? trim( $attributes['label'] ) : '';
		return ( new View( __DIR__ . '/views' ) )->render( 'panel', [
			'id'        => 'marketday-panel-' . ++$this->count,
			'label'     => '' === $label ? $panel['name'] : $label,
			'showLabel' => true === ( $attributes['showLabel'] ?? false ),
			'icon'      => $panel['icon'],
			'place'     => $panel['place'],
			'content'   => $content,
			'wrapper'   => get_block_wrapper_attributes( [
				'class'                 => $panel['class'],
				'data-marketday-island' => 'panel',
			] ),
		] );
	}
}
