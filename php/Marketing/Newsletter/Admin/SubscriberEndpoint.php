<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/**
 * Endpoints for the script of the screen 'Newsletter': a page of subscribers, all that is kept of one, what is done with several, and lines
 * of a file, some at a time, so that a download which broke off goes on where it was.
 */
final class SubscriberEndpoint {
	private const COLUMNS    = [ 'created_at', 'email' ];
	private const DIRECTIONS = [ 'desc', 'asc' ];

	/** Lines of a file in one answer. */
	private const LINES = 5000;

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Consents $consents,
		private readonly SubscriberRows $rows,
		private readonly BulkActions $actions,
		private readonly SubscriberCsv $csv
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::capability( SubscriberFormHandler::CAPABILITY );
		$routes->add(
			Route::rest( 'GET', 'marketday/v1|/subscribers', $guard, $this->page( ... ), Parameters::forRoute( self::searchParameters() + [
				'orderby'  => Parameters::oneOf( 'Column to sort by.', self::COLUMNS ),
				'order'    => Parameters::oneOf( 'Direction.', self::DIRECTIONS ),
				'page'     => Parameters::PAGE,
				'per_page' => [ 'maximum' => 100 ] + Parameters::PER_PAGE,
			] ) ),
			Route::rest( 'GET', 'marketday/v1|/subscribers/(?P<id>\d+)', $guard, $this->one( ... ), Parameters::forRoute( [
				'id' => Parameters::number( 'Id of the subscriber.' ),
			] ) ),
			Route::rest( 'GET', 'marketday/v1|/subscribers/lines', $guard, $this->lines( ... ), Parameters::forRoute( self::searchParameters() + [
				'after' => Parameters::number( 'Id of the last subscriber that came.' ),
			] ) ),
			Route::rest( 'POST', 'marketday/v1|/subscribers/deeds', $guard, $this->act( ... ), Parameters::forRoute( [
				'deed'    => Parameters::oneOf( 'What is done with them.', [ BulkActions::UNSUBSCRIBE, BulkActions::DELETE, BulkActions::JOIN ] ),
				'ids'     => Parameters::ids( 'Ids of subscribers.', 200 ),
				'to_list' => Parameters::number( 'Id of the list that they join.' ),
			] ) )
		);
	}

	/** Answers `{ items, total }`. */
	private function page( Request $request ): Response {
		$search = $this->search( $request );
		$order  = new SubscriberOrder(
			$this->oneOf( $request, 'orderby', self::COLUMNS ),
			$this->oneOf( $request, 'order', self::DIRECTIONS ),
			$request->integer( 'per_page', SubscriberSearch::A_PAGE, 1, 100 )
		);
		$rows  = $search->page( $request->integer( 'page', 1, 1, 1_000_000 ), $order );
		return Response::json( [
			'items' => $this->rows->of( $rows ),
			'total' => $search->total(),
		] );
	}

	/** @throws Problem 404 for who is not there. */
	private function one( Request $request ): Response {
		$subscriber = $this->subscribers->find( $request->integer( 'id', 0 ) )
			?? throw Problem::notFound( 'marketday_subscriber_unknown', __( 'This subscriber no longer exists.', 'marketday' ) );
		return Response::json( [
			'confirmed_at' => SubscriberRows::time( $subscriber->origin->confirmedAt ),
			'source'       => $subscriber->origin->source,
			'fields'       => (object) $subscriber->details->fields,
			'consents'     => array_map(
				static fn ( array $one ): array => [ 'at' => SubscriberRows::time( $one['at'] ?? '' ) ] + $one,
				$this->consents->of( $subscriber->id )
			),
		] );
	}

	/** `after`: the id of the last one that came -> `{ lines, after, isOver }`; the names of the columns come with the first. */
	private function lines( Request $request ): Response {
		$after = $request->integer( 'after', 0, 0 );
		$batch = $this->search( $request )->after( $after, self::LINES );
		ob_start();
		$this->csv->print( $batch, 0 === $after );
		return Response::json( [
			'lines'  => (string) ob_get_clean(),
			'after'  => [] === $batch ? $after : $batch[ count( $batch ) - 1 ]->id,
			'count'  => count( $batch ),
			'isOver' => count( $batch ) < self::LINES,
		] );
	}

	private function act( Request $request ): Response {
		return Response::json( [ 'done' => $this->actions->carryOut( $request->text( 'deed' ), $request->ids( 'ids', 200 ), $request->integer( 'to_list', 0 ) ) ] );
	}

	/** @return array<string, array<string, mixed>> What `search()` reads. */
	private static function searchParameters(): array {
		return [
			's'      => Parameters::text( 'Part of an email address.', 150 ),
			'status' => Parameters::oneOf( 'State of the subscription.', array_column( Status::cases(), 'value' ) ),
			'list'   => Parameters::number( 'Id of a list.' ),
		];
	}

	/** @throws Problem 400 for a status that there is not. */
	private function search( Request $request ): SubscriberSearch {
		$status = $request->text( 'status' );
		if ( '' !== $status && null === Status::tryFrom( $status ) ) {
			throw $request->invalid( 'status', 'must be one of ' . implode( ', ', array_column( Status::cases(), 'value' ) ) );
		}
		return new SubscriberSearch( $request->text( 's', '', 150 ), Status::tryFrom( $status ), $request->integer( 'list', 0, 0 ) );
	}

	/**
	 * @param non-empty-list<string> $known The first where nothing is said.
	 * @throws Problem 400 for another.
	 */
	private function oneOf( Request $request, string $name, array $known ): string {
		$value = $request->text( $name, $known[0] );
		return in_array( $value, $known, true ) ? $value : throw $request->invalid( $name, 'must be one of ' . implode( ', ', $known ) );
	}
}
