<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Row\DraftFields;

/** A row of a group, read and found: what it says, which product it is (0: new), and what was gathered for it. */
final class ProductGroupMember {
	public ?FoundLinks $links = null;

	public bool $hasPictures = true;

	public function __construct(
		public readonly DraftFields $fields,
		public readonly int $id,
		/** ProductFinder::isWritten: yes, partly or no. */
		public readonly string $written
	) {}

	public function isComplete(): bool {
		return $this->hasPictures && ( null === $this->links || $this->links->areComplete() );
	}

	public function outcome( string $result ): RowOutcome {
		return new RowOutcome( $this->fields->row, $result, $this->fields->warnings->all(), [] !== ( $this->links->later ?? [] ), $this->hasPictures );
	}
}
