<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\FileNotWrittenException;

/** Takes an import forward whose browser is gone, or whose process was killed: from where its last step left it. */
final class ImportJob {
	private const JOB = 'marketday_import_job';

	private const SECONDS = 20.0;

	public function __construct(
		private readonly Importer $importer,
		private readonly RunStore $runs,
		private readonly Jobs $jobs
	) {}

	public function register(): void {
		add_action( self::JOB, fn ( mixed $id ) => is_string( $id ) ? $this->work( $id ) : null );
		Schedules::add( fn ( int $now ): array => array_map(
			static fn ( ImportRun $run ): DueJob => new DueJob( self::JOB, $now + LastingJob::LEASE, [ $run->id ] ),
			$this->runs->working()
		) );
	}

	/** Plans the job behind a browser that takes the run forward: it waits for the next call, and for some minutes more. */
	public function follow( ImportRun $run ): void {
		$run->phase->isWorking() ? LastingJob::await( $this->jobs, self::JOB, [ $run->id ] ) : $this->jobs->cancel( self::JOB, [ $run->id ] );
	}

	/** One step, unless another process is at it; with the rights of who has begun it. */
	public function advance( ImportRun $run, float $seconds ): ImportRun {
		$this->follow( $run );
		$this->runs->exclusively(
			$run,
			function () use ( &$run, $seconds ): void {
				// Another request may have taken it forward since it was read.
				$run = $this->runs->load( $run->id ) ?? $run;
				try {
					$this->importer->advance( $run, microtime( true ) + $seconds );
				} finally {
					$this->runs->save( $run );
				}
			}
		);
		$this->follow( $run );
		return $run;
	}

	private function work( string $id ): void {
		$run = $this->runs->load( $id );
		if ( null === $run || ! is_dir( $run->folder ) ) {
			return;
		}
		$before = get_current_user_id();
		wp_set_current_user( $run->userId );
		try {
			$run = $this->advance( $run, self::SECONDS );
		} catch ( FileNotWrittenException ) {
			// There is no room: it has asked to be called again in some minutes, and who presses 'Continue' is told.
			return;
		} finally {
			wp_set_current_user( $before );
		}
		if ( $run->phase->isWorking() ) {
			$this->jobs->soon( self::JOB, [ $run->id ] );
		}
	}
}
