<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\View;

/** Templates of block themes for an event and for the calendar of all events. */
final class EventTemplates {
	public function register(): void {
		DrawingSetup::addTemplates( $this->registerTemplates( ... ), 20 );
	}

	private function registerTemplates(): void {
		foreach ( [
			'single-' . EventType::NAME   => [ __( 'Event', 'marketday' ), __( 'Shows one event.', 'marketday' ), 'template-event' ],
			'archive-' . EventType::NAME  => [ __( 'Events calendar', 'marketday' ), __( 'Shows the calendar of all events.', 'marketday' ), 'template-calendar' ],
		] as $slug => [ $title, $description, $view ] ) {
			register_block_template( "marketday//{$slug}", [
				'title'       => $title,
				'description' => $description,
				'content'     => ( new View( __DIR__ . '/views' ) )->render( $view ),
			] );
		}
	}
}
