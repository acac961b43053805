<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Generator;
use Marketday\Kernel\Text\TextCondition;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** Conditions of the subscribers one looks for. A page of them costs the same however many there are. */
final class SubscriberSearch {
	public const A_PAGE = 20;

	/** Rows read at once where all of them are wanted. */
	private const A_BATCH = 1000;

	public function __construct(
		public readonly string $text = '',
		public readonly ?Status $status = null,
		public readonly int $list = 0
	) {}

	/** @return list<Subscriber> The newest first where no order is wanted. */
	public function page( int $page, SubscriberOrder $order = new SubscriberOrder() ): array {
		return $this->rows( $this->where(), $order->sql() . ' LIMIT %d OFFSET %d', [ $order->perPage, ( max( 1, $page ) - 1 ) * $order->perPage ] );
	}

	/** @return list<Subscriber> So many of those whose ids are higher, the lowest first. */
	public function after( int $id, int $most ): array {
		[ $where, $values ] = $this->where();
		return $this->rows( [ "{$where} AND s.id > %d", [ ...$values, $id ] ], 'ORDER BY s.id LIMIT %d', [ $most ] );
	}

	public function total(): int {
		global $wpdb;
		[ $where, $values ] = $this->where();
		$table = Tables::name( 'subscribers' );
		return (int) $wpdb->get_var( self::prepare( "SELECT COUNT(*) FROM {$table} s WHERE {$where}", $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- conditions of this class, prepared below.
	}

	/** @return array<string, int> By status. */
	public static function counts(): array {
		global $wpdb;
		$table  = Tables::name( 'subscribers' );
		$counts = [];
		foreach ( (array) $wpdb->get_results( "SELECT status, COUNT(*) AS number FROM {$table} GROUP BY status", 'ARRAY_A' ) as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/** @return Generator<Subscriber> All of them, some at a time: no file is too long. */
	public function all(): Generator {
		$after = 0;
		do {
			$batch = $this->after( $after, self::A_BATCH );
			foreach ( $batch as $subscriber ) {
				$after = $subscriber->id;
				yield $subscriber;
			}
		} while ( count( $batch ) === self::A_BATCH );
	}

	/** @return array{string, list<string|int>} */
	private function where(): array {
		$where  = [ '1 = 1' ];
		$values = [];
		if ( null !== $this->status ) {
			$where[]  = 's.status = %s';
			$values[] = $this->status->value;
		}
		if ( $this->list > 0 ) {
			$members  = Tables::name( 'newsletter_members' );
			$where[]  = "EXISTS ( SELECT 1 FROM {$members} m WHERE m.subscriber = s.id AND m.list = %d )";
			$values[] = $this->list;
		}
		if ( '' !== $this->text ) {
			[ $sql, $texts ] = TextCondition::within( [ 's.email', 's.first_name', 's.last_name' ], $this->text );
			$where[]         = $sql;
			array_push( $values, ...$texts );
		}
		return [ implode( ' AND ', $where ), $values ];
	}

	/**
	 * @param array{string, list<string|int>} $where
	 * @param list<int>                       $values
	 * @return list<Subscriber>
	 */
	private function rows( array $where, string $order, array $values ): array {
		global $wpdb;
		$table = Tables::name( 'subscribers' );
		$rows  = $wpdb->get_results( self::prepare( "SELECT s.* FROM {$table} s WHERE {$where[0]} {$order}", [ ...$where[1], ...$values ] ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB.PreparedSQL -- conditions of this class, prepared below.
		return array_values( array_map( Subscriber::fromRow( ... ), (array) $rows ) );
	}

	/** @param list<string|int> $values */
	private static function prepare( string $sql, array $values ): string {
		global $wpdb;
		return [] === $values ? $sql : (string) $wpdb->prepare( $sql, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL -- where it has values.
	}
}
