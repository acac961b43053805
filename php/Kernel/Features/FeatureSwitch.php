<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Loading\HookMap;
use Marketday\Kernel\Upkeep;

/** Switches features off and on. What a feature keeps stays where it is; its jobs wait until it is back. */
final class FeatureSwitch {
	/** @param Closure(list<string>): mixed $stopJobs Keeps the jobs of these hooks for later, and takes them off their queues. */
	public function __construct(
		public readonly Catalogue $catalogue,
		private readonly ?HookMap $map,
		private readonly Closure $stopJobs
	) {}

	/** @return list<string> Rooms that are off, as the database says now. */
	public function off(): array {
		$stored = get_option( SwitchedOff::OPTION, [] );
		return array_values( array_intersect( $this->catalogue->rooms(), is_array( $stored ) ? $stored : [] ) );
	}

	/** @param list<string> $off Rooms of the catalogue; all others are on. */
	public function change( array $off ): void {
		$before = $this->off();
		[] === $off ? delete_option( SwitchedOff::OPTION ) : update_option( SwitchedOff::OPTION, $off, true );
		if ( null !== $this->map ) {
			$jobs = $this->map->hooksOf( array_values( array_diff( $off, $before ) ) );
			[] === $jobs || ( $this->stopJobs )( $jobs );
		}
		if ( $before !== $this->off() ) {
			// Made anew by the next request, which knows other kinds of posts.
			delete_option( 'rewrite_rules' );
			// So does it with what must wait, be there and be told.
			wp_unschedule_hook( Upkeep::JOB );
		}
	}
}
