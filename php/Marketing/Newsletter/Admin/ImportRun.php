<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Import\Column;
use Marketday\Marketing\Newsletter\Subscribers\Status;

/** An import of subscribers: how far it is, and what it has to say. One at a time; it goes on where it stopped. */
final class ImportRun {
	public const ADDRESS = 'address';
	public const STATUS  = 'status';
	public const DATE    = 'date';
	public const NAME    = 'name';
	public const LISTS   = 'lists';
	public const LETTERS = 'letters';
	public const QUOTES  = 'quotes';

	private const OPTION = 'marketday_newsletter_import';

	/** Remarks of one kind that are kept word for word; of the others the number is. */
	private const NAMED = 500;

	/**
	 * @param string                                                              $path         Of the copy that is read.
	 * @param array<array-key, string|int>                                        $columns      What each column holds, by its place.
	 * @param array<int, string>                                                  $names        Of the columns.
	 * @param int                                                                 $row          As a spreadsheet counts, of the record before the offset.
	 * @param array<string, int>                                                  $statuses     How many came with each.
	 * @param array<string, array{count: int, rows: list<array{int, string}>}>    $remarks      By kind.
	 * @param int                                                                 $left         Who was subscribed and is not any more.
	 */
	public function __construct(
		public readonly string $path,
		public readonly string $name,
		public int $size,
		public int $list,
		public string $basis,
		public string $delimiter = ',',
		public array $columns = [],
		public int $offset = 0,
		public int $added = 0,
		public int $known = 0,
		public int $refused = 0,
		public bool $isOver = false,
		public array $names = [],
		public string $encoding = 'UTF-8',
		public bool $hasHead = true,
		public bool $isOwn = false,
		public bool $isMonthFirst = false,
		public string $fallback = 'subscribed',
		public bool $isMapped = false,
		public int $row = 0,
		public array $statuses = [],
		public array $remarks = [],
		public int $left = 0
	) {}

	public static function load(): ?self {
		$kept = get_option( self::OPTION );
		if ( ! is_array( $kept ) || ! isset( $kept['path'] ) ) {
			return null;
		}
		$run = new self( ...$kept );
		// Of a version that knew three columns by name.
		if ( is_string( array_key_first( $run->columns ) ) ) {
			$run->columns  = array_flip( $run->columns );
			$run->isMapped = true;
		}
		return $run;
	}

	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	public static function forget(): void {
		$run = self::load();
		if ( null !== $run ) {
			$run->deleteFiles();
			delete_option( self::OPTION );
		}
	}

	/** The file as it was sent. */
	public function source(): string {
		return "{$this->path}.source";
	}

	public function deleteFiles(): void {
		wp_delete_file( $this->path );
		wp_delete_file( $this->source() );
	}

	public function has( Column $column ): bool {
		return in_array( $column->value, $this->columns, true );
	}

	/** Status of somebody of whom the file says nothing. */
	public function fallback(): Status {
		return Status::tryFrom( $this->fallback ) ?? Status::Unconfirmed;
	}

	/** Adds a remark on the row that is read now. */
	public function remark( string $kind, string $text ): void {
		$said = $this->remarks[ $kind ] ?? [
			'count' => 0,
			'rows'  => [],
		];
		++$said['count'];
		if ( count( $said['rows'] ) < self::NAMED ) {
			$said['rows'][] = [ $this->row, mb_substr( $text, 0, 150 ) ];
		}
		$this->remarks[ $kind ] = $said;
	}

	public function percent(): int {
		return $this->isOver ? 100 : (int) min( 99, floor( $this->offset * 100 / max( 1, $this->size ) ) );
	}

	public function text(): string {
		$parts = [
			/* translators: 1: added, 2: already there, 3: refused. */
			sprintf( __( '%1$s added, %2$s already there, %3$s without a valid address', 'marketday' ), number_format_i18n( $this->added ), number_format_i18n( $this->known ), number_format_i18n( $this->refused ) ),
		];
		foreach ( Status::cases() as $status ) {
			$count = $this->statuses[ $status->value ] ?? 0;
			if ( Status::Subscribed !== $status && $count > 0 ) {
				/* translators: 1: a number, 2: a status. */
				$parts[] = sprintf( __( '%1$s imported as “%2$s”', 'marketday' ), number_format_i18n( $count ), $status->label() );
			}
		}
		if ( $this->left > 0 ) {
			/* translators: %s: a number. */
			$parts[] = sprintf( _n( '%s was subscribed and is now unsubscribed, as the file says', '%s were subscribed and are now unsubscribed, as the file says', $this->left, 'marketday' ), number_format_i18n( $this->left ) );
		}
		return implode( '; ', $parts );
	}
}
