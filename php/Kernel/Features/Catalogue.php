<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

use LogicException;

/** All features that can be switched off, and which of them stand on which. */
final class Catalogue {
	/** @var array<string, About>|null By room, as groups have them. */
	private ?array $all = null;

	/**
	 * @param list<class-string> $names     Of what Marketday is made.
	 * @param list<string>       $providers Rooms for which the shop's engine has something of its own: who needs one of them does without.
	 */
	public function __construct(
		private readonly string $pluginFolder,
		private readonly array $names,
		private readonly array $providers
	) {}

	/** @return array<string, About> By room, in the order of the groups. */
	public function all(): array {
		if ( null === $this->all ) {
			$grouped = [];
			foreach ( array_unique( array_map( SwitchedOff::roomOf( ... ), $this->names ) ) as $room ) {
				$file = SwitchedOff::file( $this->pluginFolder, $room );
				if ( is_file( $file ) ) {
					$about = require $file;
					$about instanceof About || throw new LogicException( "{$file} answers no About." );
					$grouped[ $about->group->name ][ $room ] = $about;
				}
			}
			$this->all = array_merge( ...array_map( static fn ( Group $group ): array => $grouped[ $group->name ] ?? [], Group::cases() ) );
		}
		return $this->all;
	}

	public function name( string $room ): string {
		return $this->all()[ $room ]->name ?? $room;
	}

	/** @return list<string> Rooms that a feature cannot do without here. */
	public function needs( string $room ): array {
		$needs = $this->all()[ $room ]->needs ?? [];
		return array_values( array_diff( array_intersect( $needs, $this->rooms() ), $this->providers ) );
	}

	/** @return list<string> Rooms that cannot do without this one, directly. */
	public function neededBy( string $room ): array {
		return array_values( array_filter( $this->rooms(), fn ( string $other ): bool => in_array( $room, $this->needs( $other ), true ) ) );
	}

	/**
	 * @param list<string> $off
	 * @return list<string> With all that cannot do without one of them.
	 */
	public function withDependants( array $off ): array {
		return $this->collect( $off, $this->neededBy( ... ) );
	}

	/**
	 * @param list<string> $on
	 * @return list<string> With all that they cannot do without.
	 */
	public function withNeeds( array $on ): array {
		return $this->collect( $on, $this->needs( ... ) );
	}

	/** @return list<string> */
	public function rooms(): array {
		return array_keys( $this->all() );
	}

	/**
	 * @param list<string>                   $rooms
	 * @param \Closure(string): list<string> $next
	 * @return list<string> In the catalogue's order.
	 */
	private function collect( array $rooms, \Closure $next ): array {
		for ( $found = [], $todo = $rooms; [] !== $todo; ) {
			$room           = (string) array_shift( $todo );
			$found[ $room ] = true;
			$todo           = [ ...$todo, ...array_filter( $next( $room ), static fn ( string $other ): bool => ! isset( $found[ $other ] ) ) ];
		}
		return array_values( array_filter( $this->rooms(), static fn ( string $room ): bool => isset( $found[ $room ] ) ) );
	}
}
