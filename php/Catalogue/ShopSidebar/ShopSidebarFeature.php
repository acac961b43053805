<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ShopSidebar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;

/** The shop's sidebar with the button that opens and closes it; without scripts it stays open. */
final class ShopSidebarFeature implements Feature {
	public function __construct( private readonly Blocks $blocks ) {}

	public function register(): void {
		$this->blocks->add( 'shop-sidebar', [ $this, 'render' ] );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '' ): string {
		$title = is_string( $attributes['title'] ?? null ) ? TextLine::of( $attributes['title'] ) : '';
		return ( new View( __DIR__ . '/views' ) )->render( 'sidebar', [
			'wrapper' => get_block_wrapper_attributes( [ 'class' => 'marketday-shop-sidebar' ] ),
			'id'      => wp_unique_id( 'marketday-shop-sidebar-' ),
			'title'   => $title,
			'content' => $content,
		] );
	}
}
