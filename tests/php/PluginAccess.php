<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use LogicException;
use Marketday\Engine\Contract\Engine;
use Marketday\Plugin;

/** The plugin and its engine as the test site built them; heard on `marketday_built` (tests/php/bootstrap.php). */
final class PluginAccess {
	private static ?Plugin $plugin = null;

	private static ?Engine $engine = null;

	public static function listen( Plugin $plugin, Engine $engine ): void {
		self::$plugin = $plugin;
		self::$engine = $engine;
	}

	public static function plugin(): Plugin {
		return self::$plugin ?? throw new LogicException( 'Marketday is not active in the test site.' );
	}

	public static function engine(): Engine {
		return self::$engine ?? throw new LogicException( 'Marketday is not active in the test site.' );
	}
}
