<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use WP_Term;

/** GET `marketday/v1/events?from=2026-11-01&to=2026-12-01`: dates of events as data (`CalendarEvent` of src/features/calendar), the same for everybody. */
final class EventsEndpoint {
	/** Days that are asked for at once, and dates that are answered. */
	private const LONGEST = 400;
	private const MOST    = 500;

	public function __construct( private readonly EventFinder $finder ) {}

	public function route(): Route {
		return Route::rest( 'GET', 'marketday/v1|/events', Guard::publicRead()->and( RateLimit::reads()->guard() ), $this->answer( ... ), Parameters::forRoute( [
			'from'     => [ 'format' => 'date' ] + Parameters::text( 'First day.', 10 ),
			'to'       => [ 'format' => 'date' ] + Parameters::text( 'Day after the last, at most ' . self::LONGEST . ' days after the first.', 10 ),
			'search'   => Parameters::text( 'Words of the event.', 100 ),
			'category' => Parameters::text( 'Slug of a category.', Request::LONGEST_VALUE ),
		] ) );
	}

	/** `to` is the day after the last. */
	public function answer( Request $request ): Response {
		$from = $this->day( $request, 'from' );
		$to   = $this->day( $request, 'to' );
		$days = (int) $from->diff( $to )->format( '%r%a' );
		if ( $days < 1 || $days > self::LONGEST ) {
			throw $request->invalid( 'to', 'must be 1 to ' . self::LONGEST . ' days after from' );
		}
		$filter = new EventFilter( $this->categories( $request ), search: $request->text( 'search', '', 100 ) );
		$events = $this->finder->between( $from->format( 'Y-m-d' ), $to->modify( '-1 day' )->format( 'Y-m-d' ), $filter, self::MOST );
		return Response::json( array_map( self::event( ... ), $events ), 200, [ 'Cache-Control' => 'public, max-age=300' ] );
	}

	/** @return array<string, bool|int|string|list<array{name: string, slug: string}>> */
	private static function event( ShownEvent $event ): array {
		$site   = wp_timezone();
		$colour = $event->colour();
		return [
			'id'          => $event->post->ID,
			'occurrence'  => $event->occurrence,
			'title'       => $event->title(),
			'url'         => $event->url(),
			'start'       => $event->start->format( DATE_ATOM ),
			'end'         => $event->end->format( DATE_ATOM ),
			'firstDay'    => $event->firstDay,
			'lastDay'     => $event->lastDay,
			'dateText'    => EventTimes::whole( $event, $event->start->getTimezone() ),
			'isAllDay'    => $event->isAllDay(),
			'isOnline'    => $event->isOnline(),
			'isCancelled' => EventStatus::Cancelled === $event->status,
			'venue'       => $event->venue()->name ?? '',
			'summary'     => $event->summary(),
			'siteStart'   => $event->start->setTimezone( $site )->format( DATE_ATOM ),
			'siteEnd'     => $event->end->setTimezone( $site )->format( DATE_ATOM ),
			'zone'        => EventTimes::isElsewhere( $event, $site ) ? EventTimes::zone( $event->start ) : '',
			'status'      => $event->status->value,
			'colour'      => $colour->hex,
			'ink'         => $colour->ink(),
			'categories'  => array_map( static fn ( WP_Term $term ): array => [
				'name' => $term->name,
				'slug' => $term->slug,
			], $event->terms( EventType::CATEGORY ) ),
			'cost'        => $event->text( 'cost' ),
		];
	}

	private function day( Request $request, string $name ): DateTimeImmutable {
		$text = $request->text( $name, '', 10 );
		$day  = DateTimeImmutable::createFromFormat( '!Y-m-d', $text, wp_timezone() );
		return false !== $day && $day->format( 'Y-m-d' ) === $text ? $day : throw $request->invalid( $name, 'must be a day, such as 2026-11-26' );
	}

	/** @return list<int> */
	private function categories( Request $request ): array {
		$slug = trim( $request->plain( 'category', Request::LONGEST_VALUE ) );
		return '' === $slug ? [] : [ Slug::term( $slug, EventType::CATEGORY )->term_id ?? -1 ];
	}
}
