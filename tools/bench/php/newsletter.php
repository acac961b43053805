<?php
/**
 * Brings as many subscribers in as a shop may have, by the screen's own import, which is begun anew after each second as a browser that was
 * closed would, and draws the screen of subscribers.
 */

declare( strict_types=1 );

use Marketday\Kernel\SystemClock;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Admin\SubscriberImport;
use Marketday\Marketing\Newsletter\Admin\SubscriberRows;
use Marketday\Marketing\Newsletter\Admin\SubscribersScreen;
use Marketday\Marketing\Newsletter\NewsletterFeature;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** @return array{added: int, seconds: float, pauses: int, megabytes: float, screen: float, call: float} Milliseconds of the screen and of its script's call; megabytes of the whole process. */
function marketday_bench_subscribers( int $size ): array {
	$path = (string) wp_tempnam( 'subscribers.csv' );
	$file = fopen( $path, 'w' );
	if ( false === $file ) {
		throw new RuntimeException( 'No file could be written.' );
	}
	fwrite( $file, "email,first_name,last_name\n" );
	for ( $number = 0; $number < $size; $number++ ) {
		fwrite( $file, "reader{$number}@example.com,Ann,Smith {$number}\n" );
	}
	fclose( $file );

	$subscribers = new Subscribers( new SystemClock() );
	$lists       = new Lists();
	$begun       = hrtime( true );
	( new SubscriberImport( $subscribers, new SystemClock() ) )->begin( $path, 'subscribers.csv', $lists->existingIds( [] )[0], 'consent' );
	$pauses = 0;
	do {
		$run = ImportRun::load();
		if ( null === $run ) {
			throw new RuntimeException( 'The import is not known any more.' );
		}
		$run = ( new SubscriberImport( $subscribers, new SystemClock() ) )->work( $run, 1.0 );
		$pauses++;
	} while ( ! $run->isOver );
	$seconds = ( hrtime( true ) - $begun ) / 1e9;
	unlink( $path );

	$view  = new View( dirname( (string) ( new ReflectionClass( NewsletterFeature::class ) )->getFileName() ) . '/views' );
	wp_set_current_user( 1 );
	$times = [];
	$calls = [];
	foreach ( range( 1, 21 ) as $time ) {
		$before = hrtime( true );
		ob_start();
		( new SubscribersScreen( new SubscriberRows( $subscribers ), new Lists(), $view ) )->show();
		ob_end_clean();
		$times[] = ( hrtime( true ) - $before ) / 1e6;
		$before   = hrtime( true );
		$response  = rest_do_request( new WP_REST_Request( 'GET', '/marketday/v1/subscribers' ) );
		$calls[]  = ( hrtime( true ) - $before ) / 1e6;
		if ( 200 !== $response->get_status() ) {
			throw new RuntimeException( 'The screen’s call was refused.' );
		}
	}
	sort( $times );
	sort( $calls );
	return [
		'added'     => $run->counts->added,
		'seconds'   => $seconds,
		'pauses'    => $pauses,
		'megabytes' => memory_get_peak_usage( true ) / 1024 / 1024,
		'screen'    => $times[10],
		'call'      => $calls[10],
	];
}

add_action(
	'marketday_built',
	static function ( Marketday\Plugin $plugin ): void {
		$plugin->commands()->add(
			'bench-subscribers',
			'Brings so many subscribers in from a file: bench-subscribers 100000',
			static function ( array $arguments, callable $print ): int {
				require_once constant( 'ABSPATH' ) . 'wp-admin/includes/admin.php';
				$print( (string) wp_json_encode( marketday_bench_subscribers( (int) ( array_values( $arguments )[0] ?? 1000 ) ) ) );
				return 0;
			}
		);
	}
);
