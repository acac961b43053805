<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\View;

/** The block markup of the listings that classic themes get from us, so that the calls find the blocks their pages show. */
final class ClassicMarkup {
	/** The name the calls send back (`widgetBlockId`). */
	public const LISTING = 'classic-listing';

	/** The filter beside the listing, its count and order above. */
	public static function blocks(): string {
		$blocks = ( new View( __DIR__ . '/views' ) )->render( 'listing-blocks' );
		// A theme's column has its own edges, which 'wide' would draw the listing over.
		return ClassicFrame::isThemes() ? str_replace( [ '"align":"wide",', ' alignwide' ], '', $blocks ) : $blocks;
	}

	/** The name of the page that is being drawn. */
	public function name( string $template ): string {
		return '' === $template && ! wp_is_block_theme() && ClassicTemplates::listsProducts() ? self::LISTING : $template;
	}

	/** @param string $markup Of the post and the widgets. */
	public function markup( string $markup, string $template ): string {
		return self::LISTING === $template && ! wp_is_block_theme() ? self::blocks() . $markup : $markup;
	}
}
