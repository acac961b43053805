<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

/** Another calendar's events, as it keeps them in this site's database; the other plugin need not be active. */
interface EventSource {
	/** Name in commands and forms: `my-calendar`. */
	public function key(): string;

	public function label(): string;

	/** Number of events; 0 where the calendar never was. */
	public function count(): int;

	/**
	 * @param int $after Of the last event that was read, 0 at the beginning.
	 * @return list<MovedEvent> In the order of their ids.
	 */
	public function read( int $after, int $limit ): array;
}
