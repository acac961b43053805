<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

/** A query of the lookup table, built piece by piece; every value is prepared. `s` is our table, `l` WooCommerce's, `p` the post. */
final class ProductLookupQuery {
	/** @var list<string> */
	private array $conditions = [];

	/** @var array<string, string> */
	private array $joins = [];

	private string $order = 's.menu_order ASC, s.title ASC, s.product_id ASC';

	public function where( string $condition, int|float|string ...$values ): self {
		global $wpdb;
		$this->conditions[] = [] === $values ? $condition : (string) $wpdb->prepare( $condition, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
		return $this;
	}

	/** @param list<int> $ids */
	public function whereIn( string $column, array $ids, bool $not = false ): self {
		$in = [] === $ids ? '0' : implode( ',', array_map( 'intval', $ids ) );
		return $this->where( $column . ( $not ? ' NOT' : '' ) . " IN ( {$in} )" );
	}

	/** @param list<int> $termTaxonomyIds Any of them. */
	public function withTerms( array $termTaxonomyIds, bool $not = false ): self {
		global $wpdb;
		$in = [] === $termTaxonomyIds ? '0' : implode( ',', array_map( 'intval', $termTaxonomyIds ) );
		return $this->where(
			's.product_id' . ( $not ? ' NOT' : '' ) . " IN ( SELECT object_id FROM {$wpdb->term_relationships} WHERE term_taxonomy_id IN ( {$in} ) )"
		);
	}

	public function joinLookup(): self {
		global $wpdb;
		$this->joins['l'] = "INNER JOIN {$wpdb->prefix}wc_product_meta_lookup l ON l.product_id = s.product_id";
		return $this;
	}

	public function joinPosts(): self {
		global $wpdb;
		$this->joins['p'] = "INNER JOIN {$wpdb->posts} p ON p.ID = s.product_id";
		return $this;
	}

	/** @param string $order A literal of the code, never of a request. */
	public function orderBy( string $order ): self {
		$this->order = $order;
		return $this;
	}

	/** Tells whether what it finds changes only when the table or the terms of products do. */
	public function isOfLookupTableAlone(): bool {
		return [] === $this->joins;
	}

	/** The same for statements that find the same products. */
	public function fingerprint(): string {
		global $wpdb;
		// What wpdb puts in the place of a percent sign is another text in each request.
		return md5( $wpdb->remove_placeholder_escape( $this->body() ) );
	}

	/** @return list<int> */
	public function ids( int $limit, int $offset ): array {
		global $wpdb;
		$sql = 'SELECT s.product_id ' . $this->body() . " ORDER BY {$this->order}" . $wpdb->prepare( ' LIMIT %d OFFSET %d', $limit, $offset );
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- each part is prepared.
	}

	public function total(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) ' . $this->body() ); // phpcs:ignore WordPress.DB.PreparedSQL -- each part is prepared.
	}

	/**
	 * @param string $columns Literals of the code. @param string $join Prepared. @param string $group A literal of the code.
	 * @return list<list<string|null>>
	 */
	public function groupedRows( string $columns, string $join = '', string $group = '' ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			"SELECT {$columns} " . $this->body( $join ) . ( '' === $group ? '' : " GROUP BY {$group} ORDER BY {$group}" ), // phpcs:ignore WordPress.DB.PreparedSQL -- each part is prepared.
			'ARRAY_N'
		);
		return is_array( $rows ) ? array_values( $rows ) : [];
	}

	private function body( string $join = '' ): string {
		global $wpdb;
		$where = [] === $this->conditions ? '' : ' WHERE ' . implode( ' AND ', $this->conditions );
		return "FROM {$wpdb->prefix}marketday_shelf s " . implode( ' ', $this->joins ) . " {$join}" . $where;
	}
}
