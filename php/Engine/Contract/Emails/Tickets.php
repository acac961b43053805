<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Emails;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Emails\EmailFile;

/** The products that let somebody in: who has events tells which. Asked for an order's mail alone, and by both engines. */
final class Tickets {
	public const ASKED = 'marketday_tickets';

	/** @param Closure(list<int>): list<Ticket> $tickets Of products. */
	public static function on( Closure $tickets ): void {
		add_filter( self::ASKED, static fn ( mixed $found, mixed $products ): array => [
			...( is_array( $found ) ? $found : [] ),
			...$tickets( array_values( array_filter( is_array( $products ) ? $products : [], 'is_int' ) ) ),
		], 10, 2 );
	}

	/**
	 * @param list<int> $products
	 * @return list<Ticket>
	 */
	public static function of( array $products ): array {
		/**
		 * The events that products let somebody in to are asked for.
		 *
		 * @param list<Ticket> $tickets
		 * @param list<int>    $products
		 */
		$found = [] === $products ? [] : apply_filters( self::ASKED, [], array_values( array_unique( $products ) ) );
		return array_values( array_filter( is_array( $found ) ? $found : [], static fn ( mixed $one ): bool => $one instanceof Ticket ) );
	}

	/**
	 * @param list<Ticket> $tickets
	 * @return list<EmailFile>
	 */
	public static function files( array $tickets ): array {
		return array_map( static fn ( Ticket $ticket ): EmailFile => $ticket->file, $tickets );
	}
}
