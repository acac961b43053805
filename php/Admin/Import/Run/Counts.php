<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\ProductGroup\RowOutcome;

/** Numbers of rows by outcome. */
final class Counts {
	public function __construct(
		public int $created = 0,
		public int $updated = 0,
		public int $unchanged = 0,
		public int $failed = 0,
		public int $remarks = 0
	) {}

	public function add( string $result ): void {
		match ( $result ) {
			RowOutcome::CREATED   => ++$this->created,
			RowOutcome::UPDATED   => ++$this->updated,
			RowOutcome::UNCHANGED => ++$this->unchanged,
			default               => ++$this->failed,
		};
	}

	public function rows(): int {
		return $this->created + $this->updated + $this->unchanged + $this->failed;
	}

	/** @return array<string, int> */
	public function toArray(): array {
		return get_object_vars( $this );
	}

	/** @param array<string, mixed> $counts */
	public static function fromArray( array $counts ): self {
		return new self(
			(int) ( $counts['created'] ?? 0 ),
			(int) ( $counts['updated'] ?? 0 ),
			(int) ( $counts['unchanged'] ?? 0 ),
			(int) ( $counts['failed'] ?? 0 ),
			(int) ( $counts['remarks'] ?? 0 )
		);
	}
}
