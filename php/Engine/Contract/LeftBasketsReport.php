<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;

/** Baskets that have not become orders, as the engine keeps them: what is in each, and nobody's name. */
final class LeftBasketsReport implements Report {
	private const NAMED = 5;

	/**
	 * @param Closure(): string                                $from  `FROM … WHERE …` that finds those with something in them, prepared.
	 * @param string                                            $value Column of what is kept.
	 * @param string                                            $until Column of the second until which it is kept.
	 * @param Closure(string): array<int, int> $lines Pieces by product, of what is kept.
	 */
	public function __construct(
		private readonly Engine $engine,
		private readonly Closure $from,
		private readonly string $value,
		private readonly string $until,
		private readonly Closure $lines
	) {}

	public function title(): string {
		return __( 'Baskets left behind', 'marketday' );
	}

	public function about(): string {
		return __( 'Baskets that haven’t become orders yet, without names. They’re deleted when their time is up: usually two days after the shopper’s last visit. Value is today’s price before delivery and discounts.', 'marketday' );
	}

	public function columns(): array {
		return [
			new Column( 'products', __( 'Products', 'marketday' ) ),
			new Column( 'pieces', __( 'Items', 'marketday' ), 'number' ),
			new Column( 'worth', __( 'Value', 'marketday' ), 'money' ),
			new Column( 'until', __( 'Kept until', 'marketday' ), 'time', $this->until ),
		];
	}

	public function sortColumn(): string {
		return 'until';
	}

	public function filters(): array {
		return [];
	}

	public function isSearched(): bool {
		return false;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		$from  = ( $this->from )();
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) {$from}" ); // phpcs:ignore WordPress.DB -- prepared by the engine.
		$rows  = array_values( (array) $wpdb->get_results( "SELECT {$this->value} AS kept, {$this->until} AS until {$from} {$query->tail( $this->until )}", 'ARRAY_A' ) ); // phpcs:ignore WordPress.DB -- the same.
		$lines = array_map( fn ( array $row ): array => ( $this->lines )( (string) $row['kept'] ), $rows );
		$ids   = array_values( array_unique( array_merge( [], ...array_map( 'array_keys', $lines ) ) ) );
		_prime_post_caches( $ids, false, true );
		return new ReportResult( array_map( fn ( array $row, array $pieces ): array => $this->row( $pieces, (int) $row['until'] ), $rows, $lines ), $total );
	}

	/**
	 * @param array<int, int> $pieces By product.
	 * @return array<string, string|int|float|null>
	 */
	private function row( array $pieces, int $until ): array {
		$names = [];
		$sum   = 0.0;
		foreach ( $pieces as $id => $quantity ) {
			$price   = get_post_meta( $id, '_price', true );
			$sum    += $quantity * ( is_numeric( $price ) ? (float) $price : 0.0 );
			$names[] = html_entity_decode( get_the_title( $id ), ENT_QUOTES ) . ( $quantity > 1 ? " × {$quantity}" : '' );
		}
		$more = count( $names ) - self::NAMED;
		return [
			'products' => implode( ', ', array_slice( $names, 0, self::NAMED ) ) . ( $more > 0 ? " + {$more}" : '' ),
			'pieces'   => array_sum( $pieces ),
			'worth'    => Money::fromDecimal( number_format( $sum, 6, '.', '' ), $this->engine->settings()->baseCurrency() )->format(),
			'until'    => $until,
		];
	}
}
