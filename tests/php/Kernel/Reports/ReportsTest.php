<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Reports;

use Marketday\Kernel\EmailCount;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportRequest;
use Marketday\Kernel\Reports\ReportRows;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\Reports\ReportView;
use Marketday\Kernel\Schema;
use Marketday\Tests\SiteTestCase;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** What the shop has gathered. */
final class ReportsTest extends SiteTestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$count = new EmailCount();
		$count->register();
		do_action( 'wp_mail_succeeded', [] );
		$count->write();
	}

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Schema::table( EmailCount::TABLE ) ) );
	}

	public function test_every_report_can_be_asked_in_each_of_its_orders_and_choices(): void {
		global $wpdb;
		$reports = Reports::all();
		self::assertGreaterThanOrEqual( 10, count( $reports ) );
		foreach ( $reports as $name => $report ) {
			foreach ( [] === $report->filters() ? [ '' ] : array_keys( $report->filters() ) as $filter ) {
				foreach ( $report->columns() as $column ) {
					$by = '' === $column->order ? null : $column;
					$report->run( new ReportQuery( $report->isSearched() ? "50%_'x" : '', (string) $filter, $by, false, 2, 5 ) );
					self::assertSame( '', $wpdb->last_error, "{$name}, {$filter}, {$column->name}" );
				}
			}
			self::assertNotNull( ReportRequest::column( $report, ReportRequest::usual( $report ) ), $name );
			self::assertNotSame( '', $report->about() );
		}
	}

	public function test_no_report_has_a_column_for_a_name_or_an_address(): void {
		foreach ( Reports::all() as $name => $report ) {
			$columns = implode( ' ', array_column( $report->columns(), 'name' ) );
			self::assertDoesNotMatchRegularExpression( '/mail|first_name|user|customer|visitor/', $columns, $name );
		}
	}

	public function test_who_does_not_run_the_shop_is_refused(): void {
		self::assertSame( 401, $this->ask( 'searches' )->get_status() );
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'report-reader', 'user_pass' => 'x', 'role' => 'author' ] ) );
		self::assertSame( 403, $this->ask( 'searches' )->get_status() );
	}

	public function test_a_wrong_question_is_told_and_a_right_one_is_answered(): void {
		wp_set_current_user( 1 );

		self::assertSame( 404, $this->ask( 'nothing' )->get_status() );
		self::assertSame( 400, $this->ask( 'searches', [ 'orderby' => 'term; DROP TABLE x' ] )->get_status() );
		self::assertSame( 400, $this->ask( 'searches', [ 'filter' => 'all' ] )->get_status() );
		self::assertSame( 400, $this->ask( 'searches', [ 'per_page' => '5000' ] )->get_status() );
		$response = $this->ask( 'searches', [ 'orderby' => 'term', 'order' => 'asc', 'filter' => 'found' ] );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( [ 'title', 'columns', 'total', 'items', 'rows' ], array_keys( (array) $response->get_data() ) );
	}

	public function test_emails_are_counted_by_day_without_addresses(): void {
		$count = new EmailCount();
		$count->register();
		do_action( 'wp_mail_succeeded', [ 'to' => [ 'ann@example.com' ] ] );
		do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error: ann@example.com was refused' ) );
		$count->write();
		do_action( 'wp_mail_succeeded', [] );
		$count->write();

		$response = $this->report( 'emails' )->run( new ReportQuery( filter: 'failed' ) );
		self::assertSame( 1, $response->total );
		self::assertSame( [ 2, 1, 'SMTP Error: … was refused' ], [ $response->rows[0]['sent'], $response->rows[0]['failed'], $response->rows[0]['reason'] ] );
	}

	public function test_days_of_emails_are_forgotten_in_time(): void {
		global $wpdb;
		$wpdb->insert( Schema::table( EmailCount::TABLE ), [ 'day' => '2020-01-01', 'sent' => 4 ] );
		EmailCount::forgetOld();

		self::assertSame( 0, $this->report( 'emails' )->run( new ReportQuery( filter: 'all' ) )->total );
	}

	public function test_a_file_has_amounts_without_the_signs_that_isolate_them_on_screens(): void {
		$column = new Column( 'total', 'Total', 'money' );

		self::assertSame( '£12.50', $column->plain( "\u{2068}£12.50\u{2069}" ) );
		self::assertSame( "\u{2068}£12.50\u{2069}", $column->words( "\u{2068}£12.50\u{2069}" ) );
	}

	public function test_the_screen_has_what_its_table_begins_with_and_the_same_as_plain_html(): void {
		$count = new EmailCount();
		$count->register();
		do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'Refused' ) );
		$count->write();
		wp_set_current_user( 1 );
		$report = $this->report( 'emails' );
		$view   = new ReportView( 'emails', $report, [ 'report' => 'emails', 's' => '', 'filter' => 'failed', 'orderby' => '', 'order' => '', 'paged' => '' ] );

		$state = ReportRows::state( $view, $report->run( $view->query ), [ 'url' => '/', 'action' => 'a', 'nonce' => 'n' ] );

		self::assertSame( array_column( $report->columns(), 'name' ), array_column( $state['columns'], 'name' ) );
		self::assertSame( array_map( 'strval', array_keys( $report->filters() ) ), array_column( $state['filters'], 'value' ) );
		self::assertSame( 1, $state['total'] );
		self::assertSame( 'Refused', $state['rows'][0]['words']['reason'] );
		self::assertSame( $state['rows'], (array) ( $this->ask( 'emails', [ 'filter' => 'failed' ] )->get_data()['rows'] ?? null ) );
	}

	private function report( string $name ): Report {
		$report = Reports::find( $name );
		self::assertNotNull( $report );
		return $report;
	}

	/** @param array<string, string> $parameters */
	private function ask( string $report, array $parameters = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/marketday/v1/reports/{$report}" );
		$request->set_query_params( $parameters );
		return rest_get_server()->dispatch( $request );
	}
}
