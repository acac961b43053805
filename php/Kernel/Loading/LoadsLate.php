<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use Attribute;

/**
 * Names hooks that do not load a feature: what it does there is done when something else has loaded it, so that a request that needs nothing of it
 * loads nothing of it. Read when `php/hook-map.php` is written; a hook that is not named here loads the feature whenever it fires.
 */
#[Attribute( Attribute::TARGET_CLASS )]
final class LoadsLate {
	/** @var list<string> */
	public readonly array $hooks;

	/** @param string ...$hooks Actions and filters. */
	public function __construct( string ...$hooks ) {
		$this->hooks = array_values( $hooks );
	}
}
