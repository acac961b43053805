<?php

declare( strict_types=1 );

namespace Marketday\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\Csv\CsvRow;
use RuntimeException;

/** One row keeps its whole family out. */
final class ProductGroupRefusedException extends RuntimeException {
	public function __construct( public readonly CsvRow $culprit, string $reason ) {
		parent::__construct( $reason );
	}
}
