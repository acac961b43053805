<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use DateTimeImmutable;
use Marketday\Kernel\Clock;

/** A clock that a test puts forward. */
final class SettableClock implements Clock {
	public function __construct( public string $time ) {}

	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( $this->time, wp_timezone() );
	}
}
