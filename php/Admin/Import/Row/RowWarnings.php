<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

/** Remarks on a row that is taken all the same. */
final class RowWarnings {
	/** @var list<string> */
	private array $remarks = [];

	public function add( string $remark ): void {
		$this->remarks[] = $remark;
	}

	/** @return list<string> */
	public function all(): array {
		return array_values( array_unique( $this->remarks ) );
	}
}
