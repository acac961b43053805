<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Text;

defined( 'ABSPATH' ) || exit;

/** Lines that say something. */
final class FilledLines {
	/**
	 * @param array<string> $lines
	 * @return list<string>
	 */
	public static function of( array $lines ): array {
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}
}
