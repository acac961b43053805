<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Stored decimals come from many hands: imports, other plugins, the database itself. What is no amount counts as none. */
final class StoredAmount {
	public static function isAmount( string $stored ): bool {
		return 1 === preg_match( '/^-?(\d{1,12}(\.\d*)?|\.\d+)$/', trim( $stored ) );
	}
}
