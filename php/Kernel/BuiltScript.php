<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** A script of the build, with the dependencies and the version that the build wrote beside it. */
final class BuiltScript {
	/**
	 * Registers it as `marketday-{name}`, with its translations; nothing where it is not built.
	 *
	 * @param string                 $pluginFolder
	 * @param string                 $name
	 * @param string                 $file         Below build/, without its ending.
	 * @param bool                   $inFooter
	 * @param list<non-empty-string> $needs        What the build cannot know.
	 * @return string Its version; '' where it is not built.
	 */
	public static function register( string $pluginFolder, string $name, string $file, bool $inFooter = true, array $needs = [] ): string {
		$built = "{$pluginFolder}/build/{$file}.asset.php";
		if ( ! is_file( $built ) ) {
			return '';
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset   = require $built;
		$address = plugins_url( "build/{$file}.js", "{$pluginFolder}/marketday.php" );
		assert( '' !== $address );
		wp_register_script(
			"marketday-{$name}",
			$address,
			[ ...$asset['dependencies'], ...$needs ],
			$asset['version'],
			[
				'strategy'  => 'defer',
				'in_footer' => $inFooter,
			]
		);
		wp_set_script_translations( "marketday-{$name}", 'marketday' );
		return $asset['version'];
	}
}
