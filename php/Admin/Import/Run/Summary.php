<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

/** Result of a run, in a sentence. */
final class Summary {
	public static function of( ImportRun $run ): string {
		if ( Phase::Refused === $run->phase ) {
			return $run->refusal;
		}
		$format = $run->isDryRun
			/* translators: 1 to 4: numbers of rows. */
			? __( 'Dry run. Rows that would be created: %1$s, updated: %2$s, unchanged: %3$s, skipped: %4$s. Nothing was imported.', 'marketday' )
			/* translators: 1 to 4: numbers of rows. */
			: __( 'Rows created: %1$s, updated: %2$s, unchanged: %3$s, skipped: %4$s.', 'marketday' );
		$counts = $run->counts;
		return sprintf( $format, ...array_map( 'number_format_i18n', [ $counts->created, $counts->updated, $counts->unchanged, $counts->failed ] ) );
	}
}
