<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Loading;

use Marketday\Kernel\Loading\Condition;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\Loading\HookMap;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** A feature is loaded when something asks for it, and does then what it would have done before. */
final class DeferredFeaturesTest extends SiteTestCase {
	private string $folder = '';

	/** @var list<string> */
	private array $done = [];

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'marketday-map-' . wp_generate_password( 8, false );
		mkdir( "{$this->folder}/php", 0777, true );
	}

	protected function tearDown(): void {
		unlink( "{$this->folder}/php/hook-map.php" );
		rmdir( "{$this->folder}/php" );
		rmdir( $this->folder );
		unset( $_COOKIE['waits_too'] );
		parent::tearDown();
	}

	/** @param array<string, array<string, string>> $hooks By feature. */
	private function defer( array $hooks, \Closure ...$loads ): DeferredFeatures {
		$map = compact( 'hooks' ) + array_fill_keys( [ 'blocks', 'rest', 'links', 'forms', 'screens', 'options', 'pages' ], [] );
		file_put_contents( "{$this->folder}/php/hook-map.php", '<?php return ' . var_export( [ 'embedded' => $map ], true ) . ';' );
		$features = new DeferredFeatures( $loads );
		$known    = HookMap::read( $this->folder, 'embedded' );
		self::assertNotNull( $known );
		$features->defer( $known );
		return $features;
	}

	private function listens( string $name, string $hook, int $priority = 10 ): \Closure {
		return function () use ( $name, $hook, $priority ): void {
			$this->done[] = "{$name} is loaded";
			add_filter( $hook, function ( mixed $value ) use ( $name ): string {
				$this->done[] = "{$name} hears";
				return "{$value} {$name}";
			}, $priority );
		};
	}

	public function test_the_hook_that_loads_it_is_heard_with_its_value(): void {
		$this->defer( [ 'A' => [ 'try_hook' => '' ] ], ...[ 'Marketday\A' => $this->listens( 'a', 'try_hook' ) ] );

		self::assertSame( 'value a', apply_filters( 'try_hook', 'value' ) );
		self::assertSame( 'value a', apply_filters( 'try_hook', 'value' ) );
		self::assertSame( [ 'a is loaded', 'a hears', 'a hears' ], $this->done );
	}

	public function test_of_several_each_is_heard_in_the_order_of_their_priorities(): void {
		$this->defer(
			[
				'A' => [ 'try_hook' => '' ],
				'B' => [ 'try_hook' => '' ],
			],
			...[
				'Marketday\A' => $this->listens( 'a', 'try_hook', 20 ),
				'Marketday\B' => $this->listens( 'b', 'try_hook', 5 ),
			]
		);
		add_filter( 'try_hook', static fn ( string $value ): string => "{$value} other" );

		self::assertSame( 'value b other a', apply_filters( 'try_hook', 'value' ) );
	}

	public function test_what_it_does_on_actions_that_have_come_is_done_at_once_in_their_order(): void {
		$features = $this->defer( [ 'A' => [ 'try_hook' => '' ] ], ...[
			'Marketday\A' => function (): void {
				add_action( 'wp_loaded', function (): void {
					$this->done[] = 'wp_loaded';
				} );
				add_action( 'init', function (): void {
					$this->done[] = 'init, late';
				}, 90 );
				add_action( 'init', function (): void {
					$this->done[] = 'init';
				} );
				add_action( 'an_action_that_never_came', function (): void {
					$this->done[] = 'never';
				} );
			},
		] );
		$features->load( 'Marketday\A', 'Marketday\Unknown' );
		$features->load( 'Marketday\A' );

		self::assertSame( [ 'init', 'init, late', 'wp_loaded' ], $this->done );
	}

	public function test_a_feature_that_the_map_does_not_know_is_loaded_at_once(): void {
		$this->defer( [ 'A' => [ 'try_hook' => '' ] ], ...[
			'Marketday\A'   => $this->listens( 'a', 'try_hook' ),
			'Marketday\New' => $this->listens( 'new', 'try_hook' ),
		] );

		self::assertSame( [ 'new is loaded' ], $this->done );
	}

	public function test_a_condition_that_is_the_same_for_the_whole_request_is_asked_once(): void {
		$features = $this->defer( [ 'A' => [ 'try_hook' => 'sent:waits|cookie:waits' ] ], ...[ 'Marketday\A' => $this->listens( 'a', 'try_hook' ) ] );

		apply_filters( 'try_hook', 'value' );

		self::assertFalse( has_filter( 'try_hook' ) );
		self::assertTrue( $features->isWaiting( 'Marketday\A' ) );
	}

	public function test_a_condition_that_does_not_hold_is_asked_again(): void {
		$this->defer( [ 'A' => [ 'try_hook' => 'option:try_on' ] ], ...[ 'Marketday\A' => $this->listens( 'a', 'try_hook' ) ] );

		self::assertSame( 'value', apply_filters( 'try_hook', 'value' ) );
		update_option( 'try_on', 'yes' );
		self::assertSame( 'value a', apply_filters( 'try_hook', 'value' ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function conditions(): iterable {
		yield 'an option that is on' => [ 'option:try_on', true ];
		yield 'one that is off' => [ 'option:try_off', false ];
		yield 'one that nobody has set' => [ 'option:try_unset', false ];
		yield 'an empty list' => [ 'option:try_empty', false ];
		yield 'lists that are all empty' => [ 'option:try_lists', false ];
		yield 'lists of which one holds something' => [ 'option:try_filled', true ];
		yield 'a value' => [ 'is:try_on=yes', true ];
		yield 'another value' => [ 'unlike:try_on=yes', false ];
		yield 'a text that is not in it' => [ 'lacks:try_on="active":"', true ];
		yield 'a time that has come' => [ 'due:try_unset', true ];
		yield 'a cookie' => [ 'cookie:waits', true ];
		yield 'a cookie of another name' => [ 'cookie:waits_not', false ];
		yield 'one of two' => [ 'option:try_off|cookie:waits', true ];
		yield 'a call from within' => [ 'route:/wc/store', true ];
		yield 'another call from within' => [ 'route:/wopb', false ];
		yield 'no call' => [ 'called:', true ];
		yield 'an action that has been done' => [ 'done:init', true ];
		yield 'a function' => [ 'function:strlen', true ];
		yield 'no function' => [ 'function:wp_add_cookie_info_of_nobody', false ];
	}

	#[DataProvider( 'conditions' )]
	public function test_a_condition( string $condition, bool $holds ): void {
		file_put_contents( "{$this->folder}/php/hook-map.php", '' );
		update_option( 'try_on', 'yes' );
		update_option( 'try_off', 'no' );
		update_option( 'try_empty', [] );
		update_option( 'try_lists', [ 'added' => [], 'order' => [] ] );
		update_option( 'try_filled', [ 'added' => [], 'order' => [ 'city' ] ] );
		$_COOKIE['waits_too'] = '1';

		self::assertSame( $holds, Condition::holds( $condition, [ null, null, new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) ] ) );
	}

	public function test_an_unknown_condition_is_a_fault_of_ours(): void {
		file_put_contents( "{$this->folder}/php/hook-map.php", '' );
		$this->expectExceptionMessage( "There is no condition 'weather:rain'." );

		Condition::holds( 'weather:rain', [] );
	}
}
