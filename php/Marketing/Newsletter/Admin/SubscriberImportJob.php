<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;

/** Takes an import forward whose browser is gone, or whose process was killed: from the batch that was written last. */
final class SubscriberImportJob {
	private const JOB = 'marketday_newsletter_import_job';

	private const SECONDS = 20.0;

	public function __construct(
		private readonly SubscriberImport $import,
		private readonly Jobs $jobs
	) {}

	public function register(): void {
		add_action( self::JOB, $this->work( ... ) );
		Schedules::add( static fn ( int $now ): array => self::isWorking( ImportRun::load() ) ? [ new DueJob( self::JOB, $now + LastingJob::LEASE ) ] : [] );
	}

	/** Plans the job behind a browser that takes the run forward: it waits for the next call, and for some minutes more. */
	public function follow( ?ImportRun $run ): void {
		self::isWorking( $run ) ? LastingJob::await( $this->jobs, self::JOB ) : $this->jobs->cancel( self::JOB );
	}

	public function advance( ImportRun $run, float $seconds ): ImportRun {
		LastingJob::await( $this->jobs, self::JOB );
		$run = $this->import->work( $run, $seconds );
		$this->follow( $run );
		return $run;
	}

	private function work(): void {
		$run = ImportRun::load();
		if ( null !== $run && self::isWorking( $run ) && self::isWorking( $this->advance( $run, self::SECONDS ) ) ) {
			$this->jobs->soon( self::JOB );
		}
	}

	/** True if there is work to do: a file whose columns a person has not yet confirmed waits for that. */
	private static function isWorking( ?ImportRun $run ): bool {
		return null !== $run && $run->mapping->isMapped && ! $run->isOver;
	}
}
