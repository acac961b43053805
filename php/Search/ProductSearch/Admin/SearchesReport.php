<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;
use Marketday\Search\ProductSearch\PopularTerms;
use Marketday\Search\ProductSearch\TermTable;
use Marketday\Search\ProductSearch\VainTerms;

/** Terms that are searched for, with and without results. */
final class SearchesReport implements Report {
	public function __construct(
		private readonly PopularTerms $popular,
		private readonly VainTerms $vain
	) {}

	public function title(): string {
		return __( 'Searches', 'marketday' );
	}

	public function about(): string {
		/* translators: %d: a number of days */
		return sprintf( __( 'What people look for in your shop. Each visitor counts once a day, and no one can be recognised. Searches without results are kept for %d days after the last one. If you sell what they want under another name, make a synonym, or pin the product that should come first.', 'marketday' ), VainTerms::DAYS );
	}

	public function columns(): array {
		return [
			new Column( 'term', __( 'Search', 'marketday' ), 'text', 'term' ),
			new Column( 'uses', __( 'Times', 'marketday' ), 'number', 'uses' ),
			new Column( 'day', __( 'Last', 'marketday' ), 'day', 'day' ),
		];
	}

	public function sortColumn(): string {
		return 'uses';
	}

	public function filters(): array {
		return [
			'vain'  => __( 'Without results', 'marketday' ),
			'found' => __( 'With results', 'marketday' ),
		];
	}

	public function isSearched(): bool {
		return true;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		$table = $this->table( $query->filter );
		if ( ! $table->isMade() ) {
			return ReportResult::none();
		}
		$from  = $wpdb->prepare( 'FROM %i WHERE term LIKE %s', $table->table(), $query->like() );
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) {$from}" ); // phpcs:ignore WordPress.DB -- prepared above.
		$rows  = array_map( static fn ( array $row ): array => [
			'term' => (string) $row['term'],
			'uses' => (int) $row['uses'],
			'day'  => (string) $row['day'],
			'url'  => add_query_arg( [ 's' => rawurlencode( (string) $row['term'] ), 'post_type' => 'product' ], home_url( '/' ) ),
		], array_values( (array) $wpdb->get_results( "SELECT term, uses, day {$from} {$query->tail( 'term' )}", 'ARRAY_A' ) ) ); // phpcs:ignore WordPress.DB -- the same.
		$isVain = 'found' !== $query->filter;
		return new ReportResult( $rows, $total, array_map( static fn ( array $row ): array => self::actions( (string) $row['term'], $isVain ), $rows ) );
	}

	/** @return list<array{label: string, url: string}> */
	private static function actions( string $term, bool $isVain ): array {
		$pin  = [
			'label' => __( 'Pin a product', 'marketday' ),
			'url'   => add_query_arg( 'pin', rawurlencode( $term ), OwnMenu::address( 'marketday-search' ) ) . '#marketday-pins',
		];
		$word = [
			'label' => __( 'Make a synonym', 'marketday' ),
			'url'   => add_query_arg( 'word', rawurlencode( $term ), OwnMenu::address( 'marketday-search' ) ) . '#marketday-synonyms',
		];
		return $isVain ? [ $word, $pin ] : [ $pin ];
	}

	private function table( string $filter ): TermTable {
		return 'found' === $filter ? $this->popular->table : $this->vain->table;
	}
}
