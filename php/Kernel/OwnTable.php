<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;

/** One of the plugin's own tables, as its owner tells of it. */
final class OwnTable {
	/**
	 * @param string                    $name     Without WordPress's prefix: `marketday_wishes`.
	 * @param bool                      $isNeeded Whether the site has had it: one that was never needed is not there.
	 * @param Closure(): void           $make     Makes it where it is not there.
	 * @param (Closure(): string)|null $loss     What people lose with it; null where that can be derived, or was good for a while alone.
	 * @param (Closure(): void)|null   $derive   Has what was in it derived again: a job where it takes long.
	 */
	public function __construct(
		public readonly string $name,
		public readonly bool $isNeeded,
		public readonly Closure $make,
		public readonly ?Closure $loss = null,
		public readonly ?Closure $derive = null
	) {}

	/**
	 * One that `Schema` makes.
	 *
	 * @param string                    $name   Without WordPress's and the plugin's prefix: `wishes`.
	 * @param Closure(): mixed          $make   Calls `Schema::install()`.
	 * @param (Closure(): string)|null $loss   As above.
	 * @param (Closure(): void)|null   $derive As above.
	 */
	public static function ofSchema( string $name, Closure $make, ?Closure $loss = null, ?Closure $derive = null ): self {
		return new self( "marketday_{$name}", Schema::isMade( $name ), static function () use ( $name, $make ): void {
			Schema::forget( $name );
			$make();
		}, $loss, $derive );
	}
}
