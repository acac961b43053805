<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

/** An import of subscribers: how far it is. One at a time; it goes on where it stopped. */
final class ImportRun {
	private const OPTION = 'marketday_newsletter_import';

	/** @param array<string, int> $columns Place of each column that is read. */
	public function __construct(
		public readonly string $path,
		public readonly string $name,
		public readonly int $size,
		public readonly int $list,
		public readonly string $basis,
		public readonly string $delimiter,
		public readonly array $columns,
		public int $offset = 0,
		public int $added = 0,
		public int $known = 0,
		public int $refused = 0,
		public bool $isOver = false
	) {}

	public static function load(): ?self {
		$kept = get_option( self::OPTION );
		return is_array( $kept ) && isset( $kept['path'] ) ? new self( ...$kept ) : null;
	}

	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	public static function forget(): void {
		$run = self::load();
		if ( null !== $run ) {
			wp_delete_file( $run->path );
			delete_option( self::OPTION );
		}
	}

	public function percent(): int {
		return $this->isOver ? 100 : (int) min( 99, floor( $this->offset * 100 / max( 1, $this->size ) ) );
	}

	public function text(): string {
		/* translators: 1: added, 2: already there, 3: refused. */
		return sprintf( __( '%1$s added, %2$s already there, %3$s without a right address', 'marketday' ), number_format_i18n( $this->added ), number_format_i18n( $this->known ), number_format_i18n( $this->refused ) );
	}
}
