<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\FilledLines;
use Marketday\Kernel\View;

/** Text of a mail about an order's events. */
final class TicketsText {
	/** @param list<Ticket> $tickets @return string HTML; '' without any. */
	public static function html( array $tickets ): string {
		return [] === $tickets ? '' : ( new View( __DIR__ . '/views' ) )->render( 'tickets', [ 'tickets' => $tickets ] );
	}

	/** @param list<Ticket> $tickets @return string The same as plain text. */
	public static function plain( array $tickets ): string {
		return [] === $tickets ? '' : implode( "\n\n", [
			mb_strtoupper( __( 'Your events', 'marketday' ) ),
			...array_map(
				static fn ( Ticket $ticket ): string => implode( "\n", FilledLines::of( [ $ticket->name, $ticket->when, $ticket->where, $ticket->url ] ) ),
				$tickets
			),
			__( 'Open the attached file to add it to your calendar.', 'marketday' ),
		] );
	}
}
