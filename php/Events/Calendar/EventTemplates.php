<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\View;
use WP_Block_Templates_Registry;

/** Templates of block themes for an event and for the calendar of all events. */
final class EventTemplates {
	public function register(): void {
		DrawingSetup::addTemplates( $this->registerTemplates( ... ), 20 );
	}

	/** @param list<string> $asked Slugs; none for all. */
	private function registerTemplates( array $asked ): void {
		foreach ( [
			'single-' . EventType::NAME   => [ __( 'Event', 'marketday' ), __( 'Shows one event.', 'marketday' ), 'template-event' ],
			'archive-' . EventType::NAME  => [ __( 'Events calendar', 'marketday' ), __( 'Shows the calendar of all events.', 'marketday' ), 'template-calendar' ],
		] as $slug => [ $title, $description, $view ] ) {
			$isAsked = [] === $asked || in_array( $slug, $asked, true );
			if ( $isAsked && ! WP_Block_Templates_Registry::get_instance()->is_registered( "marketday//{$slug}" ) ) {
				register_block_template( "marketday//{$slug}", [
					'title'       => $title,
					'description' => $description,
					'content'     => ( new View( __DIR__ . '/views' ) )->render( $view ),
				] );
			}
		}
	}
}
