<?php

declare( strict_types=1 );

namespace Marketday\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\View;

/** A link to a visitor's list with a badge for its count: the same for every visitor, the page's script fills the badge. */
final class ListLink {
	/** @param string $name As `ProductButton`'s. @param string $countClass For other plugins' scripts. */
	public static function html( string $name, string $url, string $label, string $countClass, bool $showsLabel, bool $opens = false ): string {
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
