<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use Marketday\Kernel\Loading\DeferredFeatures;

/**
 * Site commands by name: `wp marketday import FILE` with WP-CLI, `npm run site -- import FILE` without it.
 *
 * A command is `callable( list<string> $arguments, callable( string ): void $print ): int` and returns its exit code.
 */
final class Commands {
	/** @var array<string, array{run: callable(list<string>, callable(string): void): int, summary: string}> */
	private array $commands = [];

	/** @param callable(list<string>, callable(string): void): int $run */
	public function add( string $name, string $summary, callable $run ): void {
		$this->commands[ $name ] = [
			'run'     => $run,
			'summary' => $summary,
		];
		if ( class_exists( 'WP_CLI' ) ) {
			\WP_CLI::add_command(
				"marketday {$name}",
				static function ( array $arguments, array $options = [] ) use ( $run ): void {
					$code = $run(
						[ ...array_values( array_map( 'strval', $arguments ) ), ...self::switches( $options ) ],
						static fn ( string $line ) => \WP_CLI::line( $line )
					);
					\WP_CLI::halt( $code );
				},
				[ 'shortdesc' => $summary ]
			);
		}
	}

	/**
	 * Switches as they were typed: WP-CLI takes them apart.
	 *
	 * @param array<array-key, mixed> $options
	 * @return list<string>
	 */
	public static function switches( array $options ): array {
		$typed = [];
		foreach ( $options as $name => $value ) {
			$typed[] = true === $value ? "--{$name}" : "--{$name}=" . ( is_scalar( $value ) ? (string) $value : '' );
		}
		return $typed;
	}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	public function run( string $name, array $arguments, callable $print ): int {
		do_action( DeferredFeatures::LOAD_ALL );
		if ( ! isset( $this->commands[ $name ] ) ) {
			throw new InvalidArgumentException( "There is no command '{$name}'. Known: " . implode( ', ', array_keys( $this->commands ) ) . '.' );
		}
		return $this->commands[ $name ]['run']( $arguments, $print );
	}

	/** @return array<string, string> Summary by name. */
	public function summaries(): array {
		do_action( DeferredFeatures::LOAD_ALL );
		return array_map( static fn ( array $command ): string => $command['summary'], $this->commands );
	}
}
