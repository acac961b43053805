<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** An event of a file as the calendar keeps events. */
final class ReadEvent {
	/**
	 * @param string               $uid   What it is known by; of a date with a text of its own, that of its series and the date.
	 * @param IcsComponent         $facts What it is called, where it is, and what is said of it.
	 * @param array<string, mixed> $data  As EventData has it.
	 */
	public function __construct(
		public readonly string $uid,
		public readonly IcsComponent $facts,
		public readonly array $data
	) {}
}
