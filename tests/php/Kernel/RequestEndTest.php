<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Closure;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\RequestEnd;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use ReflectionFunction;
use ReflectionProperty;

/** A request whose database is gone ends: nothing of ours asks it for anything more. */
#[Group( 'sqlite' )]
final class RequestEndTest extends SiteTestCase {
	protected function tearDown(): void {
		( new ReflectionProperty( RequestEnd::class, 'isLost' ) )->setValue( null, false );
		parent::tearDown();
	}

	public function test_nothing_of_ours_asks_a_database_that_is_gone_and_one_looks_for_it(): void {
		$done = false;
		( new AfterResponse() )->add( static function () use ( &$done ): void {
			$done = true;
		} );
		wp_insert_post( [ 'post_type' => 'product', 'post_title' => 'Changed' ] );
		do_action( 'marketday_catalogue_changed' );
		$gone = new class() {
			/** @var list<string> */
			public array $asked = [];

			public string $prefix = 'wp_';

			/** @param array<mixed> $arguments */
			public function __call( string $name, array $arguments ): bool {
				$this->asked[] = $name;
				return false;
			}
		};
		$real = $GLOBALS['wpdb'];
		$GLOBALS['wpdb'] = $gone;
		try {
			$ours = $this->endOurs();
		} finally {
			$GLOBALS['wpdb'] = $real;
		}

		self::assertGreaterThan( 2, $ours );
		self::assertSame( [ 'check_connection' ], $gone->asked );
		self::assertFalse( $done );
	}

	/** What the plugin does at the end of a request. @return int How many. */
	private function endOurs(): int {
		$ours = 0;
		ksort( $GLOBALS['wp_filter']['shutdown']->callbacks );
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks as $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $callback ) {
				$scope = $callback instanceof Closure ? (string) ( new ReflectionFunction( $callback ) )->getClosureScopeClass()?->name : '';
				$class = is_array( $callback ) ? ( is_object( $callback[0] ) ? $callback[0]::class : $callback[0] ) : $scope;
				if ( str_starts_with( $class, 'Marketday\\' ) ) {
					++$ours;
					$callback();
				}
			}
		}
		return $ours;
	}
}
