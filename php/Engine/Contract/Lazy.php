<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * A value made when it is first asked for.
 *
 * @template T
 */
final class Lazy {
	/** @var array{T}|null */
	private ?array $made = null;

	/** @param Closure(): T $make Called once at most. */
	public function __construct( private readonly Closure $make ) {}

	/** @return T */
	public function value(): mixed {
		$this->made ??= [ ( $this->make )() ];
		return $this->made[0];
	}
}
