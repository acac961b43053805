<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Features;

use Closure;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Features\About;
use Marketday\Kernel\Features\Catalogue;
use Marketday\Kernel\Features\Change;
use Marketday\Kernel\Features\FeatureCommand;
use Marketday\Kernel\Features\FeatureSwitch;
use Marketday\Kernel\Features\SwitchedOff;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\Upkeep;
use Marketday\Plugin;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use ReflectionFunction;
use ReflectionMethod;
use WP_Hook;

/** Features are switched off and on, with what stands on them; what is off registers nothing. */
#[Group( 'woocommerce' )]
final class FeatureSwitchTest extends SiteTestCase {
	private const CHECKOUT = __DIR__ . '/../../../..';

	private string $folder = '';

	/** @var list<string> */
	private array $stopped = [];

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'marketday-features-' . wp_generate_password( 8, false );
	}

	protected function tearDown(): void {
		foreach ( (array) glob( "{$this->folder}/php/Site/*/feature.php" ) as $file ) {
			unlink( (string) $file );
			rmdir( dirname( (string) $file ) );
		}
		foreach ( [ '/php/Site', '/php', '' ] as $part ) {
			is_dir( $this->folder . $part ) && rmdir( $this->folder . $part );
		}
		parent::tearDown();
	}

	/**
	 * @param array<string, list<string>> $needs     By room.
	 * @param list<string>                $providers
	 */
	private function catalogue( array $needs, array $providers = [] ): Catalogue {
		foreach ( $needs as $room => $others ) {
			mkdir( "{$this->folder}/php/Site/{$room}", 0777, true );
			$list = var_export( $others, true );
			file_put_contents(
				"{$this->folder}/php/Site/{$room}/feature.php",
				"<?php return new Marketday\\Kernel\\Features\\About( Marketday\\Kernel\\Features\\Group::Tools, 'The {$room}', 'It does.', {$list} );"
			);
		}
		/** @var list<class-string> $names */
		$names = array_map( static fn ( string $room ): string => "Marketday\\Site\\{$room}\\{$room}Feature", [ ...array_keys( $needs ), 'Kernel' ] );
		return new Catalogue( $this->folder, $names, $providers );
	}

	private function switch( Catalogue $catalogue ): FeatureSwitch {
		return new FeatureSwitch( $catalogue, null, function ( array $hooks ): void {
			array_push( $this->stopped, ...$hooks );
		} );
	}

	public function test_what_cannot_do_without_one_goes_with_it(): void {
		$change = Change::of( $this->catalogue( [ 'Ground' => [], 'House' => [ 'Ground' ], 'Roof' => [ 'House' ], 'Tree' => [] ] ), [], [ 'Ground' ] );

		self::assertSame( [ 'Ground', 'House', 'Roof' ], $change->off );
		self::assertSame( [ 'House', 'Roof' ], $change->goAlong );
		self::assertFalse( $change->isAsAsked() );
	}

	public function test_what_one_cannot_do_without_comes_with_it(): void {
		$off    = [ 'Ground', 'House', 'Roof' ];
		$change = Change::of( $this->catalogue( [ 'Ground' => [], 'House' => [ 'Ground' ], 'Roof' => [ 'House' ] ] ), $off, [ 'Ground', 'House' ] );

		self::assertSame( [], $change->off );
		self::assertSame( [ 'Ground', 'House' ], $change->comeAlong );
	}

	public function test_what_is_switched_off_now_wins_over_what_is_switched_on(): void {
		$catalogue = $this->catalogue( [ 'Ground' => [], 'House' => [ 'Ground' ], 'Tree' => [] ] );

		$change = Change::of( $catalogue, [ 'House' ], [ 'Ground' ] );

		self::assertSame( [ 'Ground', 'House' ], $change->off );
		self::assertSame( [ 'House' ], $change->goAlong );
	}

	public function test_nothing_is_missed_that_the_engine_has_itself_or_that_is_not_there(): void {
		$catalogue = $this->catalogue( [ 'Ground' => [], 'House' => [ 'Ground', 'Deleted' ] ], [ 'Ground' ] );

		self::assertSame( [], $catalogue->needs( 'House' ) );
		self::assertTrue( Change::of( $catalogue, [], [ 'Ground' ] )->isAsAsked() );
	}

	public function test_only_what_says_what_it_is_can_be_switched_off(): void {
		$this->catalogue( [ 'Ground' => [] ] );
		update_option( SwitchedOff::OPTION, [ 'Ground', 'Kernel', 'Contract', '../Ground', 5 ] );

		self::assertSame( [ 'Ground' ], SwitchedOff::read( $this->folder )->rooms );
		foreach ( [ 'Kernel', 'Contract', 'Listing', 'Pages', 'FacetIndex' ] as $room ) {
			self::assertFileDoesNotExist( SwitchedOff::file( self::CHECKOUT, $room ) );
		}
	}

	public function test_everything_else_says_what_it_is_and_needs_what_there_is(): void {
		$rooms  = array_map( static fn ( mixed $file ): string => basename( dirname( (string) $file ) ), (array) glob( self::CHECKOUT . '/php/*/*/*Feature.php' ) );
		$silent = [ 'Listing', 'Pages', 'FacetIndex' ];
		foreach ( array_diff( $rooms, $silent ) as $room ) {
			$file = SwitchedOff::file( self::CHECKOUT, $room );
			self::assertFileExists( $file, "{$room} does not say what it is for the screen of features." );
			$about = require $file;
			self::assertInstanceOf( About::class, $about );
			self::assertStringEndsWith( '.', $about->sentence );
			self::assertNotContains( $room, $about->needs );
			foreach ( $about->needs as $needed ) {
				self::assertNotContains( $needed, $silent, "{$room} needs {$needed}, which is always on." );
				self::assertMatchesRegularExpression( '/^[A-Z]\w+$/', $needed );
			}
		}
	}

	public function test_it_is_kept_as_one_option_that_is_gone_where_all_is_on(): void {
		$switch = $this->switch( $this->catalogue( [ 'Ground' => [], 'Tree' => [] ] ) );

		$switch->change( [ 'Tree' ] );
		self::assertSame( [ 'Tree' ], get_option( SwitchedOff::OPTION ) );
		self::assertArrayHasKey( SwitchedOff::OPTION, wp_load_alloptions() );
		$switch->change( [] );
		self::assertFalse( get_option( SwitchedOff::OPTION ) );
	}

	public function test_the_next_request_makes_addresses_and_jobs_anew(): void {
		update_option( 'rewrite_rules', [ 'x' => 'y' ] );
		wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Upkeep::JOB, [ Plugin::VERSION ] );

		$this->switch( $this->catalogue( [ 'Ground' => [] ] ) )->change( [ 'Ground' ] );

		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertFalse( wp_next_scheduled( Upkeep::JOB, [ Plugin::VERSION ] ) );
	}

	public function test_the_command_lists_refuses_and_switches(): void {
		$commands = new Commands();
		( new FeatureCommand( $this->switch( $this->catalogue( [ 'TallGround' => [], 'House' => [ 'TallGround' ] ] ) ) ) )->addTo( $commands );
		$text = [];
		$run  = static function ( string ...$words ) use ( $commands, &$text ): int {
			$text = [];
			return $commands->run( 'feature', array_values( $words ), static function ( string $line ) use ( &$text ): void {
				$text[] = $line;
			} );
		};

		self::assertSame( 1, $run( 'disable', 'nothing' ) );
		self::assertSame( 1, $run( 'disable', 'tall-ground' ) );
		self::assertStringContainsString( 'house', $text[0] );
		self::assertFalse( get_option( SwitchedOff::OPTION ) );
		self::assertSame( 0, $run( 'disable', 'tall-ground', '--with-dependants' ) );
		self::assertSame( [ 'tall-ground is off', 'house is off' ], $text );
		self::assertSame( 0, $run( 'list' ) );
		self::assertStringStartsWith( 'off  tall-ground', $text[0] );
		self::assertSame( 0, $run( 'enable', 'house' ) );
		self::assertSame( [ 'tall-ground is on', 'house is on' ], $text );
		self::assertSame( 1, $run( 'shout' ) );
	}

	/** On an object of its own, in hooks that are taken back: all that can be off is off. */
	public function test_what_is_off_adds_no_hook_no_route_and_no_block(): void {
		$rooms = array_map( static fn ( mixed $file ): string => basename( dirname( (string) $file ) ), (array) glob( self::CHECKOUT . '/php/*/*/feature.php' ) );
		update_option( SwitchedOff::OPTION, $rooms );
		$GLOBALS['wp_filter'] = [];
		add_filter( 'marketday_loads_all', '__return_true' );
		$plugin = new Plugin( realpath( self::CHECKOUT ) . '/marketday.php' );
		$plugin->build();
		do_action( DeferredFeatures::LOAD_ALL );

		$theirs = array_intersect( array_map( self::roomOf( ... ), self::callbacks() ), $rooms );
		self::assertSame( [], array_values( array_unique( $theirs ) ) );
		$answering = array_map( static fn ( $route ): string => self::roomOf( $route->handler ), $plugin->routes()->all() );
		self::assertSame( [], array_values( array_intersect( $answering, $rooms ) ) );
		self::assertNotSame( [], self::callbacks() );
	}

	/** @return list<mixed> All that is on a hook. */
	private static function callbacks(): array {
		$all = [];
		foreach ( $GLOBALS['wp_filter'] as $hook ) {
			foreach ( $hook instanceof WP_Hook ? $hook->callbacks : [] as $callbacks ) {
				array_push( $all, ...array_column( $callbacks, 'function' ) );
			}
		}
		return $all;
	}

	private static function roomOf( mixed $callback ): string {
		$file = match ( true ) {
			$callback instanceof Closure => ( new ReflectionFunction( $callback ) )->getFileName(),
			is_array( $callback )        => ( new ReflectionMethod( $callback[0], (string) $callback[1] ) )->getFileName(),
			default                      => '',
		};
		return 1 === preg_match( '#/php/(?!Kernel/|Engine/)\w+/([A-Z]\w+)/#', (string) $file, $found ) ? $found[1] : '';
	}
}
