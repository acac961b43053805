<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\SystemClock;
use Marketday\Marketing\Newsletter\Admin\GrowthReport;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** How the newsletter grows. */
final class GrowthReportTest extends NewsletterTestCase {
	public function test_days_tell_who_signed_up_joined_and_left(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::name( 'newsletter_consents' ) ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::name( 'subscribers' ) ) );
		$today = gmdate( 'Y-m-d' );
		foreach ( [ 'one', 'two' ] as $who ) {
			$wpdb->insert( Tables::name( 'subscribers' ), [
				'email'        => "{$who}@example.com",
				'status'       => 'subscribed',
				'created_at'   => "{$today} 00:00:01",
				'confirmed_at' => 'one' === $who ? "{$today} 00:00:02" : null,
			] );
			foreach ( [ 'asked', 'unsubscribed' ] as $action ) {
				$wpdb->insert( Tables::name( 'newsletter_consents' ), [ 'subscriber' => $wpdb->insert_id, 'deed' => $action, 'at' => "{$today} 00:00:01" ] );
			}
		}
		$report = new GrowthReport( new SystemClock() );

		$rows = $report->run( new ReportQuery( filter: '90', by: $report->columns()[0] ) )->rows;
		self::assertSame( [ [ 'day' => $today, 'asked' => 2, 'joined' => 1, 'went' => 2 ] ], $rows );
		self::assertSame( [ 'joined' => 1, 'went' => 2, 'all' => 2 ], $report->sums( 7 ) );
	}
}
