<?php

declare( strict_types=1 );

namespace Marketday\Import\Admin;

use Marketday\Import\Run\ImportRun;
use Marketday\Import\Run\Phase;

/** Where a run stands, in a sentence. */
final class ProgressText {
	public static function of( ImportRun $run ): string {
		return match ( $run->phase ) {
			Phase::Prepare, Phase::Scan => __( 'The file is being read.', 'marketday' ),
			Phase::Refused              => $run->refusal,
			Phase::Done                 => self::summary( $run ),
			/* translators: 1: rows done, 2: all rows. */
			default                     => sprintf( __( '%1$s of %2$s rows', 'marketday' ), number_format_i18n( $run->counts->rows() ), number_format_i18n( $run->totalRows ) ),
		};
	}

	private static function summary( ImportRun $run ): string {
		$format = $run->isDryRun
			/* translators: 1 to 4: numbers of rows. */
			? __( 'Dry run: %1$s rows would be created, %2$s updated, %3$s are unchanged, %4$s could not be taken. Nothing was written.', 'marketday' )
			/* translators: 1 to 4: numbers of rows. */
			: __( '%1$s rows created, %2$s updated, %3$s unchanged, %4$s not taken.', 'marketday' );
		$counts = $run->counts;
		return sprintf( $format, ...array_map( 'number_format_i18n', [ $counts->created, $counts->updated, $counts->unchanged, $counts->failed ] ) );
	}
}
