<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Run\ImportRun;
use Marketday\Admin\Import\Run\Phase;
use Marketday\Admin\Import\Run\Summary;

/** Progress of a run, in a sentence. */
final class ProgressText {
	public static function of( ImportRun $run ): string {
		return match ( $run->phase ) {
			Phase::Encoding, Phase::Prepare, Phase::Scan => __( 'Reading the file.', 'marketday' ),
			Phase::Refused, Phase::Done => Summary::of( $run ),
			/* translators: 1: rows done, 2: all rows. */
			default                     => sprintf( __( '%1$s of %2$s rows', 'marketday' ), number_format_i18n( $run->counts->rows() ), number_format_i18n( $run->totalRows ) ),
		};
	}
}
