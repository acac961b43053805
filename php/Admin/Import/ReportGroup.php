<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

/** Lines of a report that say the same of several rows. */
final class ReportGroup {
	/** Ranges of rows that are named one by one. */
	private const RANGES = 4;

	/** @var list<array{int, int}> First and last row of each range. */
	private array $ranges = [];

	public int $count = 0;

	public function __construct( public readonly ReportLine $first ) {}

	public function add( int $row ): void {
		++$this->count;
		$last = count( $this->ranges ) - 1;
		if ( $last >= 0 && in_array( $row - $this->ranges[ $last ][1], [ 0, 1 ], true ) ) {
			$this->ranges[ $last ][1] = $row;
		} elseif ( count( $this->ranges ) <= self::RANGES ) {
			$this->ranges[] = [ $row, $row ];
		}
	}

	/** `12`, or `2–405`, or `2, 4, 9–12 …`; '' where it is the file as a whole. */
	public function rows(): string {
		if ( 0 === $this->first->row ) {
			return '';
		}
		$named = array_map(
			static fn ( array $range ): string => $range[0] === $range[1] ? (string) $range[0] : "{$range[0]}–{$range[1]}",
			array_slice( $this->ranges, 0, self::RANGES )
		);
		return implode( ', ', $named ) . ( count( $this->ranges ) > self::RANGES ? ' …' : '' );
	}

	public function sku(): string {
		return $this->andOthers( $this->first->sku );
	}

	public function name(): string {
		return $this->andOthers( $this->first->name );
	}

	public function reason(): string {
		return $this->count < 2
			? $this->first->reason
			/* translators: 1: a remark, 2: number of rows. */
			: sprintf( __( '%1$s (%2$s rows)', 'marketday' ), $this->first->reason, number_format_i18n( $this->count ) );
	}

	private function andOthers( string $text ): string {
		return '' === $text || $this->count < 2 ? $text : "{$text} …";
	}
}
