<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Money;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;

/** Orders by where their shoppers came from. The engine counts them; there are as many rows as sources, of which a thousand are told. */
final class SourcesReport implements Report {
	private const MOST = 1000;

	public function __construct(
		private readonly Engine $engine,
		private readonly Clock $clock
	) {}

	public function title(): string {
		return __( 'Orders by source', 'marketday' );
	}

	public function about(): string {
		return __( 'Which sites, campaigns and searches brought the people who ordered. Cancelled and failed orders don’t count. The source is part of the order, and stays as long as the order does.', 'marketday' );
	}

	public function columns(): array {
		return [
			new Column( 'origin', __( 'Source', 'marketday' ), 'text', 'origin' ),
			new Column( 'orders', __( 'Orders', 'marketday' ), 'number', 'orders' ),
			new Column( 'total', __( 'Revenue', 'marketday' ), 'money', 'sum' ),
			new Column( 'average', __( 'Average order', 'marketday' ), 'money' ),
		];
	}

	public function sortColumn(): string {
		return 'orders';
	}

	public function filters(): array {
		$days = static fn ( int $days ): string => sprintf(
			/* translators: %s: a number of days */
			__( 'Last %s days', 'marketday' ),
			number_format_i18n( $days )
		);
		return [
			'30'  => $days( 30 ),
			'7'   => $days( 7 ),
			'90'  => $days( 90 ),
			'365' => $days( 365 ),
		];
	}

	public function isSearched(): bool {
		return true;
	}

	public function run( ReportQuery $query ): ReportResult {
		$rows = array_values( array_filter(
			$this->rows( (int) $query->filter ),
			static fn ( array $row ): bool => '' === $query->search || false !== mb_stripos( (string) $row['origin'], $query->search )
		) );
		$by   = $query->by->order ?? 'orders';
		usort( $rows, static fn ( array $one, array $other ): int => ( $one[ $by ] <=> $other[ $by ] ) * ( $query->isDescending ? -1 : 1 ) );
		return new ReportResult( array_slice( $rows, ( $query->page - 1 ) * $query->perPage, $query->perPage ), count( $rows ) );
	}

	/** @return array{orders: int, revenue: string} Of all sources; sums of different currencies stand beside each other. */
	public function sums( int $days ): array {
		$orders = 0;
		$totals = [];
		$amount = $this->amount();
		foreach ( $this->counts( $days ) as $count ) {
			$sum                          = $amount->of( $count['total'], $count['currency'] );
			$orders                      += $count['orders'];
			$totals[ $count['currency'] ] = ( $totals[ $count['currency'] ] ?? Money::zero( $sum->currency ) )->plus( $sum );
		}
		$totals = [] === $totals ? [ Money::zero( $this->engine->settings()->currency() ) ] : $totals;
		return [
			'orders'  => $orders,
			'revenue' => implode( ' + ', array_map( static fn ( Money $total ): string => $total->format(), $totals ) ),
		];
	}

	/** @return list<array<string, string|int|float|null>> One for each source and currency. */
	private function rows( int $days ): array {
		$amount = $this->amount();
		return array_map( static function ( array $count ) use ( $amount ): array {
			$total = $amount->of( $count['total'], $count['currency'] );
			return [
				'origin'  => Origin::label( $count['type'], $count['source'] ),
				'orders'  => $count['orders'],
				'sum'     => $total->minor,
				'total'   => $total->format(),
				'average' => $total->share( 1, max( 1, $count['orders'] ) )->format(),
			];
		}, $this->counts( $days ) );
	}

	/** @return list<array{type: string, source: string, currency: string, orders: int, total: string}> */
	private function counts( int $days ): array {
		return $this->engine->orderSources()->counts( $this->clock->now()->modify( "-{$days} days" ), self::MOST );
	}

	private function amount(): SourceAmount {
		return new SourceAmount( $this->engine->settings()->currency() );
	}
}
