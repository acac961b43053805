<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Events\Calendar\Ics\FeedFormHandler;
use Marketday\Events\Calendar\Ics\Feeds;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Events\Calendar\Ics\IcsReader;
use Marketday\Events\Calendar\Ics\ImportScreen;
use Marketday\Events\Calendar\Importers\EventTransfer;
use Marketday\Events\Calendar\Importers\MoveFormHandler;
use Marketday\Kernel\Addresses\AddressSettings;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\View;

/** The events calendar: events with their dates, the blocks that show them, and the ways they come in and go out. It needs no shop. */
#[LoadsIf(
	'sent:month|sent:dy|sent:yr|sent:mcat|sent:ltype|sent:loc|sent:access|sent:mcs|sent:format|sent:time|sent:marketday-answer|about:' . EventType::NAME,
	'template_redirect',
	'wp_robots',
	'template_include',
	'the_content'
)]
#[LoadsIf( 'about:' . EventType::NAME, 'marketday_social_data' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class CalendarFeature implements Feature {
	/** Name of the call that loads more events. */
	private const ACTION = 'marketday_calendar';

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly Clock $clock
	) {}

	/**
	 * Parts that add hooks of their own, each loaded by itself: every request knows the post type, and few need more.
	 *
	 * @return array<class-string, Closure(): mixed> By class.
	 */
	public static function parts( Engine $engine, Blocks $blocks, Routes $routes, Commands $commands, Clock $clock ): array {
		return [
			EventType::class      => static fn () => ( new EventType() )->register(),
			EventTemplates::class => static fn () => ( new EventTemplates() )->register(),
			EventTickets::class   => static fn () => ( new EventTickets( $clock ) )->register(),
			self::class           => static fn () => ( new self( $engine, $blocks, $routes, $commands, $clock ) )->register(),
		];
	}

	public function register(): void {
		$view     = new View( __DIR__ . '/views' );
		$table    = new OccurrenceTable();
		$finder   = new EventFinder( $table );
		$data     = new StructuredData();
		$page     = new CalendarPage( $finder, $this->clock );
		$event    = new EventPage( $finder, $this->clock, $this->engine, $view, $data );
		$feed     = new IcsFeedEndpoint( $finder, $this->clock );
		$feeds    = new Feeds( new HttpClient( 20.0, 2, largest: IcsReader::MOST_BYTES ), $this->engine->jobs(), $this->clock );
		$moveIn   = new EventTransfer( $this->engine->jobs(), $this->clock );
		$calendar = new CalendarBlock( $finder, $page, $view, $data );

		( new OccurrenceMaterializer( $table, $this->engine->jobs(), $this->clock ) )->register();
		( new EventEditor( $finder, $this->clock, $this->blocks, $this->routes ) )->register();
		( new SeriesSplitEndpoint( $this->routes ) )->register();
		( new TermFields() )->register();
		( new AddressSettings( new AddressFields() ) )->register();
		$feeds->register();
		( new FeedFormHandler( $feeds, $this->routes ) )->register();
		( new ImportScreen( $this->routes, $this->commands, $view, $feeds, $moveIn, $this->clock ) )->register();
		Reports::add( 'tickets', 60, fn (): TicketsReport => new TicketsReport( $table, $this->clock ) );
		SettingsTab::Events->addLinks(
			'marketday_events',
			static fn (): string => __( 'Events', 'marketday' ),
			static fn (): string => __( 'Each event has its own settings, where you edit it: dates, venue, ticket. What events share is here.', 'marketday' ),
			static fn (): array => [
				admin_url( 'edit.php?post_type=' . EventType::NAME )                                       => __( 'All events', 'marketday' ),
				admin_url( 'edit.php?post_type=' . EventType::NAME . '&page=marketday-import-events' )     => __( 'Import events and follow calendars', 'marketday' ),
				admin_url( 'edit-tags.php?taxonomy=marketday_event_loc&post_type=' . EventType::NAME )     => __( 'Venues', 'marketday' ),
				admin_url( 'edit-tags.php?taxonomy=marketday_event_cat&post_type=' . EventType::NAME )     => __( 'Event categories', 'marketday' ),
			]
		);
		( new MoveFormHandler( $moveIn, $this->routes, $this->commands ) )->register();
		DrawingSetup::addPatterns( Patterns::register( ... ) );
		$page->register();
		( new CalendarJson( $calendar, $page ) )->register();
		$event->register();
		$this->blocks->add( 'events-calendar', $calendar->render( ... ) );
		$this->blocks->add( 'events-table', ( new EventTable( $finder, $this->clock, $view ) )->render( ... ) );
		$this->blocks->add( 'event-details', $event->render( ... ) );
		$this->blocks->add( 'upcoming-events', ( new UpcomingList( $finder, $this->clock, $view ) )->render( ... ) );
		$reads = Guard::publicRead()->and( RateLimit::reads()->guard() );
		$this->routes->add(
			( new EventsEndpoint( $finder ) )->route(),
			Route::adminAjax( self::ACTION, $reads, ( new UpcomingEndpoint( $finder, $this->clock, $view ) )->answer( ... ) ),
			Route::pageLink( IcsFeedEndpoint::PARAMETER, $reads, $feed->answer( ... ), $feed->refuse( ... ) ),
		);
	}
}
