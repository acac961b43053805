<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** Pages with events to begin with, among the editor's patterns; the section with the next ones is with those of the shop's pages. */
final class Patterns {
	private const CATEGORY = 'marketday';

	public static function register(): void {
		register_block_pattern_category( self::CATEGORY, [ 'label' => __( 'Marketday', 'marketday' ) ] );
		self::add( 'events-page', __( 'Events: a calendar with upcoming events beside it', 'marketday' ), [ 'posts' ], sprintf(
			'<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"2.5rem"}}}} --><div class="wp-block-columns alignwide"><!-- wp:column {"width":"68%%"} --><div class="wp-block-column" style="flex-basis:68%%"><!-- wp:marketday/events-calendar /--></div><!-- /wp:column --><!-- wp:column {"width":"32%%"} --><div class="wp-block-column" style="flex-basis:32%%">%s<!-- wp:marketday/upcoming-events /--></div><!-- /wp:column --></div><!-- /wp:columns -->',
			self::heading( __( 'Coming up', 'marketday' ) )
		) );
		self::add( 'events-programme', __( 'Events: the full programme as a table', 'marketday' ), [ 'posts' ], sprintf(
			'%s<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph --><!-- wp:marketday/events-table {"align":"wide"} /-->',
			self::heading( __( 'Programme', 'marketday' ) ),
			esc_html__( 'Choose the events you’d like to come to and add them to your own calendar.', 'marketday' )
		) );
	}

	/** @param list<string> $categories */
	private static function add( string $name, string $title, array $categories, string $content ): void {
		register_block_pattern( "marketday/{$name}", [
			'title'      => $title,
			'categories' => [ self::CATEGORY, ...$categories ],
			'content'    => $content,
		] );
	}

	private static function heading( string $text ): string {
		return '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( $text ) . '</h2><!-- /wp:heading -->';
	}
}
