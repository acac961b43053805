<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

/** Order of the list of subscribers, and how many are on a page: each by an index, so that a page costs the same however many there are. */
final class SubscriberOrder {
	/**
	 * @param string $by        `created_at` or `email`.
	 * @param string $direction `desc` or `asc`.
	 */
	public function __construct(
		private readonly string $by = 'created_at',
		private readonly string $direction = 'desc',
		public readonly int $perPage = SubscriberSearch::A_PAGE
	) {}

	/** Ids rise with the time. */
	public function sql(): string {
		return 'ORDER BY s.' . ( 'email' === $this->by ? 'email' : 'id' ) . ( 'asc' === $this->direction ? ' ASC' : ' DESC' );
	}
}
