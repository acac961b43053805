<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use RuntimeException;

/** One row keeps its whole group out. */
final class ProductGroupRefusedException extends RuntimeException {
	public function __construct( public readonly CsvRow $culprit, string $reason ) {
		parent::__construct( $reason );
	}
}
