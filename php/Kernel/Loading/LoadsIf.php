<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use Attribute;

/**
 * Names hooks that load a feature only under a condition. Read when `php/hook-map.php` is written; what the condition means says `Condition`.
 */
#[Attribute( Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE )]
final class LoadsIf {
	/** @var list<string> */
	public readonly array $hooks;

	/**
	 * @param string $condition A kind and a name: `option:marketday_store_notice`.
	 * @param string ...$hooks  Actions and filters.
	 */
	public function __construct( public readonly string $condition, string ...$hooks ) {
		$this->hooks = array_values( $hooks );
	}
}
