<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;

/**
 * Brings our field into an index that ElasticPress filled without it, and sends all products again when prices change as a whole. In
 * steps, in the background. A full sync of ElasticPress's own does the same at once.
 */
final class FillJob {
	public const JOB = 'marketday_elastic_job';

	private const SECONDS = 20.0;
	private const STEP    = 100;

	/** Seconds until an index that is not there, or did not take what was sent, is tried again. */
	private const PAUSE = 300;

	public function __construct(
		private readonly ElasticPressPlugin $plugin,
		private readonly Jobs $jobs
	) {}

	public function register(): void {
		add_action( self::JOB, function (): void {
			LastingJob::await( $this->jobs, self::JOB );
			$this->work( self::SECONDS );
		} );
		add_action( 'init', [ $this, 'goOn' ], 30 );
		add_action( 'ep_after_put_mapping', [ $this, 'onEmptied' ], 10, 2 );
		add_action( 'ep_after_sync_index', [ $this, 'onSynced' ] );
	}

	/** State of the index that ElasticPress uses now. */
	public function state(): ElasticState {
		$state = ElasticState::read();
		$index = $this->plugin->indexName() . '.' . ProductDocument::VERSION;
		return $state->index === $index ? $state : new ElasticState( $index );
	}

	public function goOn(): void {
		$state = $this->state();
		// A job waits while it is under way, also for the case that its process is killed.
		if ( $state->hasWork() && ! $state->isResting() && null === $this->jobs->waitsUntil( self::JOB ) ) {
			$this->jobs->soon( self::JOB );
		}
	}

	/** Plans to fill it anew; what is there goes on serving meanwhile. */
	public function refillSoon(): void {
		$state = $this->state();
		if ( $state->isMapped ) {
			$state->refilling()->save();
			$this->jobs->soon( self::JOB );
		}
	}

	public function work( float $seconds ): void {
		$until = microtime( true ) + $seconds;
		$state = $this->state();
		if ( ! $state->hasWork() || $state->isResting() || $this->plugin->isReindexing() ) {
			return;
		}
		if ( ! $state->isMapped ) {
			$state = $this->addMapping( $state );
		}
		$state = $state->isMapped && ! $state->isFilling ? $state->refilling() : $state;
		while ( $state->isFilling && ! $state->isResting() && microtime( true ) < $until ) {
			$state = $this->step( $state );
		}
		if ( $state->isFilling && ! $state->isResting() ) {
			$this->jobs->soon( self::JOB );
		}
	}

	/** ElasticPress has made its index anew, with our field, and begins to fill it. */
	public function onEmptied( string $index, mixed $response ): void {
		if ( $index === $this->plugin->indexName() && 200 === wp_remote_retrieve_response_code( is_array( $response ) ? $response : [] ) ) {
			( new ElasticState( $this->state()->index, true ) )->save();
		}
	}

	/** ElasticPress has sent everything. */
	public function onSynced(): void {
		$state = $this->state();
		if ( $state->isMapped && ! $state->isFilling && ! $state->serves ) {
			$state->with( serves: true, restsUntil: 0 )->save();
		}
	}

	private function addMapping( ElasticState $state ): ElasticState {
		$isMapped = $this->plugin->addField( ProductDocument::FIELD, ProductDocument::mapping() );
		$state    = $isMapped ? $state->with( isMapped: true ) : $state->restFor( self::PAUSE );
		$state->save();
		return $state;
	}

	private function step( ElasticState $state ): ElasticState {
		$ids = $this->after( $state->cursor );
		$now = match ( true ) {
			[] === $ids                 => $state->with( isFilling: false, cursor: 0, serves: true ),
			$this->plugin->send( $ids ) => $state->with( cursor: max( $ids ) ),
			default                     => $state->restFor( self::PAUSE ),
		};
		$now->save();
		return $now;
	}

	/** @return list<int> */
	private function after( int $cursor ): array {
		global $wpdb;
		$found = $wpdb->get_col( $wpdb->prepare(
			"SELECT ID FROM {$wpdb->posts} WHERE post_type='product' AND post_status='publish' AND post_password='' AND ID > %d ORDER BY ID LIMIT %d",
			$cursor,
			self::STEP
		) );
		return array_map( 'intval', array_values( $found ) );
	}
}
