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
	public const BROKEN = 'letters';
	public const QUOTES  = 'quotes';

	private const OPTION = 'marketday_newsletter_import';

	/** Fields of each part, which the option keeps beside each other. */
	private const PARTS = [
		'file'    => [ 'path', 'name', 'size', 'delimiter', 'encoding' ],
		'mapping' => [ 'columns', 'names', 'hasHead', 'isOwn', 'isMonthFirst', 'fallback', 'isMapped' ],
		'counts'  => [ 'added', 'known', 'refused', 'statuses', 'remarks', 'left' ],
	];

	/** Remarks of one kind that are kept word for word; of the others the number is. */
	private const NAMED = 500;

	/** @param int $row As a spreadsheet counts, of the record before the offset. */
	public function __construct(
		public readonly ImportSource $file,
		public int $list,
		public string $basis,
		public readonly ColumnMapping $mapping = new ColumnMapping(),
		public int $offset = 0,
		public readonly ImportCounts $counts = new ImportCounts(),
		public bool $isOver = false,
		public int $row = 0
	) {}

	public static function load(): ?self {
		$kept = get_option( self::OPTION );
		if ( ! is_array( $kept ) || ! isset( $kept['path'] ) ) {
			return null;
		}
		$of  = static fn ( string $part ): array => array_intersect_key( $kept, array_flip( self::PARTS[ $part ] ) );
		$run = new self(
			new ImportSource( ...$of( 'file' ) ),
			(int) ( $kept['list'] ?? 0 ),
			(string) ( $kept['basis'] ?? '' ),
			new ColumnMapping( ...$of( 'mapping' ) ),
			(int) ( $kept['offset'] ?? 0 ),
			new ImportCounts( ...$of( 'counts' ) ),
			(bool) ( $kept['isOver'] ?? false ),
			(int) ( $kept['row'] ?? 0 )
		);
		// Of a version that knew three columns by name.
		if ( is_string( array_key_first( $run->mapping->columns ) ) ) {
			$run->mapping->columns  = array_flip( $run->mapping->columns );
			$run->mapping->isMapped = true;
		}
		return $run;
	}

	public function save(): void {
		$kept = array_diff_key( get_object_vars( $this ), self::PARTS );
		update_option( self::OPTION, get_object_vars( $this->file ) + get_object_vars( $this->mapping ) + get_object_vars( $this->counts ) + $kept, false );
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
		return "{$this->file->path}.source";
	}

	public function deleteFiles(): void {
		wp_delete_file( $this->file->path );
		wp_delete_file( $this->source() );
	}

	public function has( Column $column ): bool {
		return in_array( $column->value, $this->mapping->columns, true );
	}

	/** Status of somebody of whom the file says nothing. */
	public function fallback(): Status {
		return Status::tryFrom( $this->mapping->fallback ) ?? Status::Unconfirmed;
	}

	/** Adds a remark on the row that is read now. */
	public function remark( string $kind, string $text ): void {
		$remark = $this->counts->remarks[ $kind ] ?? [
			'count' => 0,
			'rows'  => [],
		];
		++$remark['count'];
		if ( count( $remark['rows'] ) < self::NAMED ) {
			$remark['rows'][] = [ $this->row, mb_substr( $text, 0, 150 ) ];
		}
		$this->counts->remarks[ $kind ] = $remark;
	}

	public function percent(): int {
		return $this->isOver ? 100 : (int) min( 99, floor( $this->offset * 100 / max( 1, $this->file->size ) ) );
	}

	public function text(): string {
		$parts = [
			/* translators: 1: added, 2: already there, 3: refused. */
			sprintf( __( '%1$s added, %2$s already there, %3$s without a valid address', 'marketday' ), number_format_i18n( $this->counts->added ), number_format_i18n( $this->counts->known ), number_format_i18n( $this->counts->refused ) ),
		];
		foreach ( Status::cases() as $status ) {
			$count = $this->counts->statuses[ $status->value ] ?? 0;
			if ( Status::Subscribed !== $status && $count > 0 ) {
				/* translators: 1: a number, 2: a status. */
				$parts[] = sprintf( __( '%1$s imported as “%2$s”', 'marketday' ), number_format_i18n( $count ), $status->label() );
			}
		}
		if ( $this->counts->left > 0 ) {
			/* translators: %s: a number. */
			$parts[] = sprintf( _n( '%s was subscribed and is now unsubscribed, as the file says', '%s were subscribed and are now unsubscribed, as the file says', $this->counts->left, 'marketday' ), number_format_i18n( $this->counts->left ) );
		}
		return implode( '; ', $parts );
	}
}
