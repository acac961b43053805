<?php

declare( strict_types=1 );

namespace Marketday\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;
use Marketday\Store\Engine;

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

	public function sorted(): string {
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
		foreach ( $this->counts( $days ) as $count ) {
			$orders                       += $count['orders'];
			$totals[ $count['currency'] ] = ( $totals[ $count['currency'] ] ?? 0.0 ) + (float) $count['total'];
		}
		$sums = array_map( fn ( string $currency, float $sum ): string => $this->amount( $sum, $currency ), array_map( 'strval', array_keys( $totals ) ), $totals );
		return [
			'orders'  => $orders,
			'revenue' => [] === $sums ? $this->amount( 0.0, $this->engine->settings()->currency()->code ) : implode( ' + ', $sums ),
		];
	}

	/** @return list<array<string, string|int|float|null>> One for each source and currency. */
	private function rows( int $days ): array {
		return array_map( fn ( array $count ): array => [
			'origin'  => Origin::label( $count['type'], $count['source'] ),
			'orders'  => $count['orders'],
			'sum'     => (float) $count['total'],
			'total'   => $this->amount( (float) $count['total'], $count['currency'] ),
			'average' => $this->amount( (float) $count['total'] / max( 1, $count['orders'] ), $count['currency'] ),
		], $this->counts( $days ) );
	}

	/** @return list<array{type: string, source: string, currency: string, orders: int, total: string}> */
	private function counts( int $days ): array {
		return $this->engine->orderSources()->counts( $this->clock->now()->modify( "-{$days} days" ), self::MOST );
	}

	private function amount( float $sum, string $code ): string {
		$own  = $this->engine->settings()->currency();
		$text = number_format_i18n( $sum, 2 );
		return $own->code === $code ? $own->prefix() . $text . $own->suffix() : "{$text} {$code}";
	}
}
