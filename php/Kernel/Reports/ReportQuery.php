<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

/** Question to a report: one page of its rows. */
final class ReportQuery {
	public const A_PAGE = 50;
	public const MOST   = 1000;

	public function __construct(
		public readonly string $search = '',
		public readonly string $filter = '',
		public readonly ?Column $by = null,
		public readonly bool $isDescending = true,
		public readonly int $page = 1,
		public readonly int $perPage = self::A_PAGE
	) {}

	/** A pattern for LIKE; '%' for all. */
	public function like(): string {
		global $wpdb;
		return '' === $this->search ? '%' : '%' . $wpdb->esc_like( $this->search ) . '%';
	}

	/** @return string `ORDER BY … LIMIT …`: columns that the report has written, and whole numbers. */
	public function tail( string $last ): string {
		$order = null === $this->by ? '' : $this->by->order . ( $this->isDescending ? ' DESC' : ' ASC' ) . ', ';
		return sprintf( 'ORDER BY %s%s LIMIT %d OFFSET %d', $order, $last, $this->perPage, ( $this->page - 1 ) * $this->perPage );
	}
}
