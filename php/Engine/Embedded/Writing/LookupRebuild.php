<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;

/** Makes the rows of the lookup tables anew of all products, some at a time by a job. */
final class LookupRebuild {
	private const JOB = 'marketday_lookup_rebuild';

	/** Option: the last product whose rows are made; none where nothing is to be done. */
	private const DONE = 'marketday_lookup_rebuilt';

	private const AT_ONCE = 100;

	/** @param Closure(): ProductSync $sync */
	public function __construct(
		private readonly Closure $sync,
		private readonly Jobs $jobs
	) {}

	public function register(): void {
		add_action( self::JOB, fn () => LastingJob::run( $this->jobs, self::JOB, [], $this->some( ... ) ) );
		Schedules::add( static fn ( int $now ): array => false === get_option( self::DONE ) ? [] : [ new DueJob( self::JOB, $now ) ] );
	}

	public function begin(): void {
		update_option( self::DONE, '0', false );
		$this->jobs->soon( self::JOB );
	}

	/** @return bool Whether there are more. */
	private function some(): bool {
		global $wpdb;
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare(
			"SELECT ID FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status NOT IN ( 'trash', 'auto-draft' ) AND ID > %d ORDER BY ID LIMIT %d",
			(int) get_option( self::DONE, 0 ),
			self::AT_ONCE
		) ) );
		( $this->sync )()->sync( array_values( $ids ) );
		if ( self::AT_ONCE > count( $ids ) ) {
			delete_option( self::DONE );
			return false;
		}
		update_option( self::DONE, (string) max( $ids ), false );
		return true;
	}
}
