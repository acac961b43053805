<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** A calendar of another site whose events are brought in again and again. */
final class Feed {
	/** @var array<string, int> Seconds between two looks, by the name of the choice. */
	public const RHYTHMS = [
		'hourly' => HOUR_IN_SECONDS,
		'daily'  => DAY_IN_SECONDS,
		'weekly' => WEEK_IN_SECONDS,
	];

	/** @param string       $status   Of new events: publish or draft. */
	public function __construct(
		public readonly string $id,
		public readonly string $url,
		public readonly string $rhythm,
		public readonly string $status,
		public readonly FeedLook $look = new FeedLook()
	) {}

	/** Null for what is none: the option was changed by other code. */
	public static function read( mixed $kept ): ?self {
		$text = static fn ( string $name ): string => is_array( $kept ) && is_string( $kept[ $name ] ?? null ) ? $kept[ $name ] : '';
		if ( ! is_array( $kept ) || '' === $text( 'id' ) || '' === $text( 'url' ) ) {
			return null;
		}
		return new self(
			$text( 'id' ),
			$text( 'url' ),
			isset( self::RHYTHMS[ $text( 'rhythm' ) ] ) ? $text( 'rhythm' ) : 'daily',
			'publish' === $text( 'status' ) ? 'publish' : 'draft',
			new FeedLook(
				$text( 'etag' ),
				$text( 'modified' ),
				is_int( $kept['checked'] ?? null ) ? $kept['checked'] : 0,
				is_array( $kept['lines'] ?? null ) ? array_values( array_filter( $kept['lines'], 'is_string' ) ) : [],
				true === ( $kept['isFailed'] ?? false )
			)
		);
	}

	/** @return array<string, mixed> As it is kept, for `read()`. */
	public function toArray(): array {
		return [
			'id'       => $this->id,
			'url'      => $this->url,
			'rhythm'   => $this->rhythm,
			'status'   => $this->status,
			'etag'     => $this->look->etag,
			'modified' => $this->look->modified,
			'checked'  => $this->look->at,
			'lines'    => $this->look->lines,
			'isFailed' => $this->look->isFailed,
		];
	}

	/** @param list<string> $lines */
	public function withLook( int $now, array $lines, bool $isFailed, string $etag, string $modified ): self {
		return new self( $this->id, $this->url, $this->rhythm, $this->status, new FeedLook( $etag, $modified, $now, array_slice( $lines, 0, 20 ), $isFailed ) );
	}
}
