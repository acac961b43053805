<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

use Marketday\Kernel\Clock;
use Marketday\Kernel\ClosedFolder;
use Marketday\Kernel\Validation\Validator;
use Marketday\Newsletter\Subscribers\Consents;
use Marketday\Newsletter\Subscribers\Status;
use Marketday\Newsletter\Subscribers\Subscribers;
use Marketday\Newsletter\Subscribers\Tables;
use Marketday\Store\Storage\Database;
use Marketday\Store\Storage\Transaction;
use RuntimeException;

/**
 * Brings subscribers in from a CSV file, some hundred lines at a time, so that it needs little memory and can stop anywhere. Who is there
 * already stays as they are: nobody who has left is brought back.
 */
final class SubscriberImport {
	/** On which grounds they may be written to, kept with each. */
	public const BASES = [ 'consent', 'soft_opt_in', 'charity_soft_opt_in' ];

	private const A_BATCH = 500;

	/** Names of columns, in small letters, as other programs have them. */
	private const NAMES = [
		'email'      => [ 'email', 'e-mail', 'email address', 'e-mail address', 'mail' ],
		'first_name' => [ 'first_name', 'first name', 'firstname', 'given name', 'vorname' ],
		'last_name'  => [ 'last_name', 'last name', 'lastname', 'surname', 'family name', 'nachname' ],
	];

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Clock $clock
	) {}

	/**
	 * @param string $source A file that was sent.
	 * @throws RuntimeException With a sentence for the site's people.
	 */
	public function begin( string $source, string $name, int $list, string $basis ): ImportRun {
		ImportRun::forget();
		$folder = wp_upload_dir( null, false )['basedir'] . '/marketday-newsletter';
		ClosedFolder::close( $folder );
		$path = $folder . '/' . wp_generate_password( 32, false ) . '.csv';
		if ( ! is_readable( $source ) || ! copy( $source, $path ) ) {
			throw new RuntimeException( __( 'The file could not be stored: the uploads folder cannot be written to.', 'marketday' ) );
		}
		$file = fopen( $path, 'r' );
		$line = false === $file ? '' : (string) fgets( $file, 10_000 );
		if ( false !== $file ) {
			fclose( $file );
		}
		$head      = (string) preg_replace( '/^\xef\xbb\xbf/', '', $line );
		$delimiter = substr_count( $head, ';' ) > substr_count( $head, ',' ) ? ';' : ( str_contains( $head, "\t" ) ? "\t" : ',' );
		$columns   = $this->columns( str_getcsv( trim( $head ), $delimiter, '"', '' ) );
		if ( ! isset( $columns['email'] ) ) {
			wp_delete_file( $path );
			throw new RuntimeException( __( 'The first line of the file must name a column “email”.', 'marketday' ) );
		}
		$run = new ImportRun(
			$path,
			$name,
			(int) filesize( $path ),
			$list,
			in_array( $basis, self::BASES, true ) ? $basis : 'consent',
			$delimiter,
			$columns,
			strlen( $line )
		);
		$run->save();
		return $run;
	}

	/** As much as fits into the time. */
	public function work( ImportRun $run, float $seconds ): ImportRun {
		$until = microtime( true ) + $seconds;
		$file  = $run->isOver ? false : fopen( $run->path, 'r' );
		if ( false === $file ) {
			$run->isOver = true;
			$run->save();
			return $run;
		}
		fseek( $file, $run->offset );
		do {
			$lines = [];
			while ( count( $lines ) < self::A_BATCH && false !== ( $line = fgetcsv( $file, 20_000, $run->delimiter, '"', '' ) ) ) {
				$lines[] = $line;
			}
			Transaction::begin();
			$this->take( $run, $lines );
			$run->offset = (int) ftell( $file );
			$run->isOver = count( $lines ) < self::A_BATCH;
			$run->save();
			Transaction::commit();
		} while ( ! $run->isOver && microtime( true ) < $until );
		fclose( $file );
		if ( $run->isOver ) {
			wp_delete_file( $run->path );
		}
		return $run;
	}

	/** @param list<array<int, string|null>> $lines */
	private function take( ImportRun $run, array $lines ): void {
		$rows = [];
		foreach ( $lines as $line ) {
			if ( [ null ] === $line ) {
				continue;
			}
			$email = Subscribers::normal( $this->cell( $run, $line, 'email' ) );
			if ( false === is_email( $email ) || [] !== ( new Validator() )->faults( $email, [ 'type' => 'email', 'maxlength' => 150 ] ) ) {
				$run->refused++;
			} elseif ( isset( $rows[ $email ] ) ) {
				$run->known++;
			} else {
				$rows[ $email ] = [ $this->name( $run, $line, 'first_name' ), $this->name( $run, $line, 'last_name' ) ];
			}
		}
		$known = $this->ids( array_keys( $rows ) );
		foreach ( $known as $id ) {
			$this->subscribers->join( $id, [ $run->list ] );
		}
		$run->known += count( $known );
		$this->add( $run, array_diff_key( $rows, $known ) );
	}

	/** @param array<string, array{string, string}> $rows Names by address. */
	private function add( ImportRun $run, array $rows ): void {
		$now = gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() );
		$new = [];
		foreach ( $rows as $email => [ $first, $last ] ) {
			$new[] = [ $email, $first, $last, Status::Subscribed->value, 'imported', Subscribers::newSecret(), $now, $now ];
		}
		Database::insertMany(
			Tables::name( 'subscribers' ),
			[ 'email', 'first_name', 'last_name', 'status', 'source', 'secret', 'created_at', 'confirmed_at' ],
			$new
		);
		$ids = array_values( $this->ids( array_keys( $rows ) ) );
		Database::insertMany(
			Tables::name( 'newsletter_members' ),
			[ 'subscriber', 'list' ],
			array_map( static fn ( int $id ): array => [ $id, $run->list ], $ids )
		);
		Database::insertMany(
			Tables::name( 'newsletter_consents' ),
			[ 'subscriber', 'deed', 'basis', 'wording', 'form', 'at' ],
			array_map( static fn ( int $id ): array => [ $id, Consents::IMPORTED, $run->basis, '', mb_substr( $run->name, 0, 60 ), $now ], $ids )
		);
		$run->added += count( $new );
	}

	/**
	 * @param list<string> $emails
	 * @return array<string, int> Id by address, of those that are there.
	 */
	private function ids( array $emails ): array {
		global $wpdb;
		if ( [] === $emails ) {
			return [];
		}
		$table = Tables::name( 'subscribers' );
		$marks = implode( ', ', array_fill( 0, count( $emails ), '%s' ) );
		$ids   = [];
		foreach ( (array) $wpdb->get_results(
			$wpdb->prepare( "SELECT id, email FROM {$table} WHERE email IN ({$marks})", // phpcs:ignore WordPress.DB -- marks alone.
			...$emails
		), 'ARRAY_A' ) as $row ) {
			$ids[ (string) $row['email'] ] = (int) $row['id'];
		}
		return $ids;
	}

	/**
	 * @param array<int, string|null> $names
	 * @return array<string, int>
	 */
	private function columns( array $names ): array {
		$columns = [];
		foreach ( $names as $place => $name ) {
			foreach ( self::NAMES as $column => $known ) {
				if ( in_array( strtolower( trim( (string) $name ) ), $known, true ) ) {
					$columns[ $column ] ??= $place;
				}
			}
		}
		return $columns;
	}

	/** @param array<int, string|null> $line */
	private function cell( ImportRun $run, array $line, string $column ): string {
		$cell = isset( $run->columns[ $column ] ) ? (string) ( $line[ $run->columns[ $column ] ] ?? '' ) : '';
		return SubscriberCsv::text( mb_check_encoding( $cell, 'UTF-8' ) ? $cell : mb_convert_encoding( $cell, 'UTF-8', 'Windows-1252' ) );
	}

	/**
	 * A name that breaks the rules is left out, not its subscriber.
	 *
	 * @param array<int, string|null> $line
	 */
	private function name( ImportRun $run, array $line, string $column ): string {
		$name = $this->cell( $run, $line, $column );
		return [] === ( new Validator() )->faults( $name, [ 'maxlength' => 100, 'names' => true ] ) ? $name : '';
	}
}
