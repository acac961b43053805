<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Csv\CsvCell;
use Marketday\Marketing\Newsletter\Import\OwnColumns;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/**
 * Subscribers as lines of a CSV file, which no spreadsheet takes for formulas: a backup, which the import brings back whole. Its mark tells
 * spreadsheets that it is UTF-8. Dates are UTC; answers, agreements and what waits are JSON.
 */
final class SubscriberCsv {
	public const COLUMNS = [ 'email', 'first_name', 'last_name', 'status', 'lists', 'created_at', 'confirmed_at', 'source', 'answers', 'waiting', 'consents' ];

	private const MARK = "\xEF\xBB\xBF";

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Lists $lists
	) {}

	/** Their lists are read for so many at once. */
	private const A_BATCH = 1000;

	/**
	 * @param iterable<Subscriber> $subscribers
	 * @param bool                 $withHead Whether the names of the columns stand before them.
	 */
	public function print( iterable $subscribers, bool $withHead = true ): void {
		$file = fopen( 'php://output', 'w' );
		if ( false === $file ) {
			return;
		}
		if ( $withHead ) {
			fwrite( $file, self::MARK ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the output.
			fputcsv( $file, self::COLUMNS, ',', '"', '' );
		}
		$batch = [];
		foreach ( $subscribers as $subscriber ) {
			$batch[] = $subscriber;
			if ( count( $batch ) === self::A_BATCH ) {
				$this->printBatch( $file, $batch );
				$batch = [];
			}
		}
		$this->printBatch( $file, $batch );
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the output.
	}

	/**
	 * @param resource         $file
	 * @param list<Subscriber> $batch
	 */
	private function printBatch( $file, array $batch ): void {
		$ids      = array_column( $batch, 'id' );
		$lists    = $this->subscribers->listsOfAll( $ids );
		$consents = Consents::ofAll( $ids );
		foreach ( $batch as $subscriber ) {
			$line = $this->line( $subscriber, $lists[ $subscriber->id ] ?? [], $consents[ $subscriber->id ] ?? [] );
			fputcsv( $file, array_map( self::cell( ... ), $line ), ',', '"', '' );
		}
	}

	/** Text where a spreadsheet would calculate. */
	public static function cell( string $text ): string {
		return CsvCell::of( $text );
	}

	/** Text of a cell of such a file. */
	public static function text( string $cell ): string {
		return trim( 1 === preg_match( "/^''*[=+\\-@\t\r]/", $cell ) ? substr( $cell, 1 ) : $cell );
	}

	/**
	 * @param list<int>                   $ids      Of the lists it is on.
	 * @param list<array<string, string>> $consents
	 * @return list<string>
	 */
	private function line( Subscriber $subscriber, array $ids, array $consents ): array {
		$lists = array_intersect_key( $this->lists->names(), array_flip( $ids ) );
		return [
			$subscriber->email,
			$subscriber->details->firstName,
			$subscriber->details->lastName,
			$subscriber->status->value,
			OwnColumns::listsText( $lists ),
			$subscriber->origin->createdAt,
			$subscriber->origin->confirmedAt,
			$subscriber->origin->source,
			OwnColumns::json( $subscriber->details->fields ),
			OwnColumns::waitingText( $subscriber->pending, $this->lists->names() ),
			OwnColumns::json( $consents ),
		];
	}
}
