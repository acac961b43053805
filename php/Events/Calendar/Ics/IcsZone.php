<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\LocalDateTime;

/** The zone that a time of a file is in. What the file says of it is binding (RFC 5545, 3.6.5), whatever it is called. */
final class IcsZone {
	/** Years beyond an event in which a zone of the database shows the same, where there is one. */
	private const BEYOND = 5;

	/** @param DateTimeZone $known What its name means, or what stands in for it. */
	public function __construct(
		public readonly string $name,
		public readonly DateTimeZone $known,
		private readonly bool $isNamed = true,
		private readonly ?DescribedZone $described = null
	) {}

	public function isUtc(): bool {
		return null === $this->described && in_array( $this->known->getName(), [ 'UTC', 'Z', '+00:00' ], true );
	}

	/** Tells whether it is anything that is known. */
	public function isKnown(): bool {
		return $this->isNamed || null !== $this->described;
	}

	public function moment( LocalDateTime $time ): DateTimeImmutable {
		$described = $this->described;
		return null === $described ? $time->in( $this->known ) : new DateTimeImmutable( '@' . $time->moment( $described->offset( ... ) ) );
	}

	/** The time that its clocks show at a moment. */
	public function wall( DateTimeImmutable $moment ): LocalDateTime {
		$offset = $this->described?->offset( $moment->getTimestamp() ) ?? $this->known->getOffset( $moment );
		return ( new LocalDateTime( 0, 0 ) )->plus( $moment->getTimestamp() + $offset );
	}

	/**
	 * A zone of the database whose clocks show the same from one moment to the other, as far as the file tells; null where there is none.
	 *
	 * @param int $from Unix time. @param int $to Unix time.
	 */
	public function inDatabase( int $from, int $to ): ?DateTimeZone {
		if ( null === $this->described || ( $this->isNamed && $this->described->agreesWith( $this->known, max( $this->described->begin, $from ), $to ) ) ) {
			return $this->known;
		}
		$beyond = $to + self::BEYOND * YEAR_IN_SECONDS;
		return $this->described->inDatabase( $from, $beyond, [ wp_timezone() ] ) ?? $this->described->inDatabase( $from, $to, [ wp_timezone() ] );
	}

	/** One distance to UTC, of a moment. */
	public function zoneAt( int $moment ): DateTimeZone {
		$offset = $this->described?->offset( $moment ) ?? $this->known->getOffset( new DateTimeImmutable( "@{$moment}" ) );
		return new DateTimeZone( sprintf( '%s%02d:%02d', $offset < 0 ? '-' : '+', intdiv( abs( $offset ), 3600 ), intdiv( abs( $offset ) % 3600, 60 ) ) );
	}
}
