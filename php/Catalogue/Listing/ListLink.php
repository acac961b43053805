<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\View;

/** A link to a visitor's list with a badge for its count: the same for every visitor, the page's script fills the badge. */
final class ListLink {
	/**
	 * Draws the block of such a link, `{name}-link`.
	 *
	 * @param Closure(): string $label
	 */
	public static function addBlock( Blocks $blocks, string $name, FeaturePage $page, Closure $label, string $countClass, bool $opens = false ): void {
		$blocks->add( "{$name}-link", static fn ( array $attributes ): string => sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(),
			self::html( $name, $page->url(), $label(), $countClass, true === ( $attributes['showLabel'] ?? false ), $opens )
		) );
	}

	/** @param string $name As `ProductButton`'s. @param string $countClass For other plugins' scripts. */
	private static function html( string $name, string $url, string $label, string $countClass, bool $showsLabel, bool $opens = false ): string {
		ProductButtons::enqueue();
		return ( new View( __DIR__ . '/views' ) )->render( 'list-link', [
			'name'       => $name,
			'url'        => $url,
			'label'      => $label,
			'countClass' => $countClass,
			'showsLabel' => $showsLabel,
			'opens'      => $opens,
		] );
	}
}
