<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** Keeps a batch of rows: who is new comes as the file says, who is there stays as they are, but for what `KnownRows` takes. */
final class RowWriter {
	/** Lists that one file may bring. */
	private const LISTS = 100;

	private readonly KnownRows $knownRows;

	private readonly string $now;

	private int $newLists = 0;

	public function __construct(
		private readonly ImportRun $run,
		private readonly Subscribers $subscribers,
		private readonly Lists $lists,
		Clock $clock
	) {
		$this->now       = gmdate( 'Y-m-d H:i:s', $clock->now()->getTimestamp() );
		$this->knownRows = new KnownRows( $run, $subscribers, $this->now );
	}

	/** A table that is made ends an open transaction. */
	public static function prepareTables(): void {
		foreach ( [ 'subscribers', 'newsletter_lists', 'newsletter_members', 'newsletter_consents' ] as $table ) {
			Tables::name( $table );
		}
	}

	/** @param array<string, ImportedRow> $rows By address. */
	public function write( array $rows ): void {
		$known = $this->findRows( array_keys( $rows ), 'id, email, status, confirmed_at, first_name, last_name, fields' );
		foreach ( $known as $email => $person ) {
			$this->knownRows->take( $person, $rows[ $email ], $this->listsOf( $rows[ $email ] ) );
		}
		$this->run->counts->known += count( $known );
		$this->add( array_diff_key( $rows, $known ) );
	}

	/** @param array<string, ImportedRow> $rows By address. */
	private function add( array $rows ): void {
		$columns = [ 'email', 'first_name', 'last_name', 'status', 'source', 'secret', 'fields', 'created_at' ];
		$people  = [];
		foreach ( $rows as $row ) {
			$this->run->counts->statuses[ $row->status->value ] = 1 + ( $this->run->counts->statuses[ $row->status->value ] ?? 0 );

			$more   = array_filter( [
				'wish'         => OwnColumns::pending( $row->waiting, $this->ids( ... ) ),
				'confirmed_at' => $this->confirmedAt( $row ),
			], static fn ( string $value ): bool => '' !== $value );
			$person = [
				$row->email,
				$row->details->firstName,
				$row->details->lastName,
				$row->status->value,
				$this->run->mapping->isOwn && '' !== $row->consent->source ? $row->consent->source : 'imported',
				Subscribers::newSecret(),
				[] === $row->details->fields ? '' : (string) wp_json_encode( $row->details->fields ),
				$this->createdAt( $row ),
			];

			// What is null is left out of the statement.
			$people[ implode( ',', array_keys( $more ) ) ][] = [ ...$person, ...array_values( $more ) ];
		}
		foreach ( $people as $names => $values ) {
			Database::insertMany( Tables::name( 'subscribers' ), [ ...$columns, ...array_filter( explode( ',', $names ) ) ], $values );
		}
		$this->addTo( $rows, array_map( static fn ( array $person ): int => (int) $person['id'], $this->findRows( array_keys( $rows ), 'id, email' ) ) );
		$this->run->counts->added += count( $rows );
	}

	/**
	 * @param array<string, ImportedRow> $rows By address.
	 * @param array<string, int>         $ids  The same.
	 */
	private function addTo( array $rows, array $ids ): void {
		$members  = [];
		$consents = [];
		foreach ( array_intersect_key( $rows, $ids ) as $email => $row ) {
			foreach ( $this->listsOf( $row ) as $list ) {
				$members[] = [ $ids[ $email ], $list ];
			}
			foreach ( $this->evidenceOf( $row )->consents() as $consent ) {
				$consents[] = [ $ids[ $email ], ...array_values( $consent ) ];
			}
		}
		Database::insertMany( Tables::name( 'newsletter_members' ), [ 'subscriber', 'list' ], $members );
		Database::insertMany( Tables::name( 'newsletter_consents' ), [ 'subscriber', ...Evidence::COLUMNS ], $consents );
	}

	private function evidenceOf( ImportedRow $row ): Evidence {
		return new Evidence( $row, $this->run->basis, $this->run->file->name, $this->now );
	}

	private function createdAt( ImportedRow $row ): string {
		return $row->dates->created ?: $row->dates->asked ?: $row->dates->confirmed ?: $this->now;
	}

	/** Our own file says it exactly; of others the day of the agreement counts, and where there is none the import. */
	private function confirmedAt( ImportedRow $row ): string {
		if ( '' !== $row->dates->confirmed || $this->run->mapping->isOwn || Status::Subscribed !== $row->status ) {
			return $row->dates->confirmed;
		}
		return $row->dates->asked ?: $row->dates->created ?: $this->now;
	}

	/** @return list<int> Those of our own file are all; those of others come to the one that was chosen. */
	private function listsOf( ImportedRow $row ): array {
		$named = $this->ids( $row->lists );
		return $this->run->mapping->isOwn && $this->run->has( Column::Lists ) ? $named : array_values( array_unique( [ $this->run->list, ...$named ] ) );
	}

	/**
	 * @param list<string> $names
	 * @return list<int> A list that is not there is made.
	 */
	private function ids( array $names ): array {
		$ids = [];
		foreach ( $names as $name ) {
			$known = array_search( $name, $this->lists->names(), true );
			if ( is_int( $known ) ) {
				$ids[] = $known;
			} elseif ( $this->newLists < self::LISTS && '' !== trim( $name ) ) {
				++$this->newLists;
				$ids[] = $this->lists->add( $name );
			} else {
				$this->run->remark( ImportRun::LISTS, $name );
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * @param list<string> $emails
	 * @return array<string, array<string, string|null>> By address, of those that are there.
	 */
	private function findRows( array $emails, string $columns ): array {
		global $wpdb;
		if ( [] === $emails ) {
			return [];
		}
		$table = Tables::name( 'subscribers' );
		$marks = implode( ', ', array_fill( 0, count( $emails ), '%s' ) );
		$rows  = (array) $wpdb->get_results(
			$wpdb->prepare( "SELECT {$columns} FROM {$table} WHERE email IN ({$marks})", ...$emails ), // phpcs:ignore WordPress.DB -- marks and names of columns alone.
			'ARRAY_A'
		);
		return array_column( $rows, null, 'email' );
	}
}
