<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\SystemClock;
use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Admin\SubscriberCsv;
use Marketday\Marketing\Newsletter\Admin\SubscriberImport;
use Marketday\Marketing\Newsletter\Admin\SubscriberSearch;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;

/** The site's people find subscribers, save them as a file and bring some in; WordPress's tools give out and erase what is kept of one. */
final class AdminTest extends NewsletterTestCase {
	private function add( string $email, string $name = '', ?Status $status = null ): int {
		$subscriber = $this->subscribers->confirm( $this->subscribers->ask( $email, new PendingChanges( $name, '', [], $this->lists->existingIds( [] ) ), 'form' ) );
		if ( null !== $status ) {
			$this->subscribers->setStatus( $subscriber->id, $status );
		}
		return $subscriber->id;
	}

	/** @return list<string> */
	private function found( SubscriberSearch $search ): array {
		self::assertSame( count( $search->page( 1 ) ), $search->total() );
		return array_column( $search->page( 1 ), 'email' );
	}

	public function test_finds_by_text_status_and_list(): void {
		$this->add( 'ann@example.com', 'Ann' );
		$this->add( 'ben@example.org', 'Ben', Status::Unsubscribed );
		$other = $this->lists->add( 'Walks' );
		$this->subscribers->join( $this->add( 'cat_1@example.com' ), [ $other ] );

		self::assertSame( [ 'cat_1@example.com', 'ann@example.com' ], $this->found( new SubscriberSearch( 'example.com' ) ) );
		self::assertSame( [ 'ben@example.org' ], $this->found( new SubscriberSearch( 'Ben' ) ) );
		self::assertSame( [ 'cat_1@example.com' ], $this->found( new SubscriberSearch( 't_1' ) ) );
		self::assertSame( [], $this->found( new SubscriberSearch( "x' OR '1'='1" ) ) );
		self::assertSame( [ 'ben@example.org' ], $this->found( new SubscriberSearch( '', Status::Unsubscribed ) ) );
		self::assertSame( [ 'cat_1@example.com' ], $this->found( new SubscriberSearch( '', null, $other ) ) );
		self::assertSame( [ 'subscribed' => 2, 'unsubscribed' => 1 ], SubscriberSearch::counts() );
	}

	public function test_saves_a_file_that_no_spreadsheet_calculates(): void {
		$this->add( 'ann@example.com', '=HYPERLINK("x")' );

		ob_start();
		( new SubscriberCsv( $this->subscribers, $this->lists ) )->print( ( new SubscriberSearch() )->all() );
		$lines = explode( "\n", trim( (string) ob_get_clean() ) );

		self::assertSame( "\xEF\xBB\xBFemail,first_name,last_name,status,lists,created_at,confirmed_at,source,answers,waiting,consents", $lines[0] );
		self::assertStringStartsWith( 'ann@example.com,"\'=HYPERLINK(""x"")",', $lines[1] );
		foreach ( [ '=1', '+1', '-1', '@x', "\tx", "\rx" ] as $formula ) {
			self::assertSame( "'{$formula}", SubscriberCsv::cell( $formula ) );
		}
		self::assertSame( '=1', SubscriberCsv::text( "'=1" ) );
	}

	private function import( string $csv ): ImportRun {
		$file = get_temp_dir() . 'marketday-subscribers.csv';
		file_put_contents( $file, $csv );
		$import = new SubscriberImport( $this->subscribers, new SystemClock() );
		$run    = $import->begin( $file, 'people.csv', $this->lists->existingIds( [] )[0], 'soft_opt_in' );
		unlink( $file );
		while ( ! $run->isOver ) {
			$run = $import->work( ImportRun::load() ?? self::fail(), 0.0 );
		}
		self::assertFileDoesNotExist( $run->file->path );
		return $run;
	}

	public function test_brings_subscribers_in_and_nobody_back_who_has_left(): void {
		$this->add( 'left@example.com', 'Lea', Status::Unsubscribed );

		$run = $this->import( "\xef\xbb\xbfE-Mail;Vorname;Nachname\nANN@example.com;Ann;O'Neil\nleft@example.com;Other;\nnobody;x;y\nann@example.com;;\nbob@example.com;<b>Bob;\n" );

		self::assertSame( [ 2, 2, 1, 100 ], [ $run->counts->added, $run->counts->known, $run->counts->refused, $run->percent() ] );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ Status::Subscribed, 'Ann', "O'Neil" ], [ $ann?->status, $ann?->details->firstName, $ann?->details->lastName ] );
		self::assertSame( [ 'imported', 'soft_opt_in', 'people.csv' ], array_values( array_intersect_key( $this->consents->of( $ann->id ?? 0 )[0], [ 'deed' => 1, 'basis' => 1, 'form' => 1 ] ) ) );
		self::assertSame( '', $this->subscribers->ofEmail( 'bob@example.com' )?->details->firstName );
		$left = $this->subscribers->ofEmail( 'left@example.com' );
		self::assertSame( [ Status::Unsubscribed, 'Lea' ], [ $left?->status, $left?->details->firstName ] );
	}

	public function test_goes_on_where_it_stopped(): void {
		$csv = "email\n";
		for ( $number = 0; $number < 1200; $number++ ) {
			$csv .= "person{$number}@example.com\n";
		}

		self::assertSame( 1200, $this->import( $csv )->counts->added );
		self::assertSame( 1200, ( new SubscriberSearch( 'person' ) )->total() );
		self::assertCount( SubscriberSearch::A_PAGE, ( new SubscriberSearch( 'person' ) )->page( 3 ) );
		self::assertSame( 1200, iterator_count( ( new SubscriberSearch( 'person' ) )->all() ) );
	}

	public function test_refuses_a_file_without_addresses(): void {
		$this->expectExceptionMessage( 'must have a column named' );
		$this->import( "name\nAnn\n" );
	}

	public function test_a_persons_data_is_given_out_and_erased(): void {
		$ask = static fn ( string $tool, string $email = 'ann@example.com' ): array => apply_filters( "wp_privacy_personal_data_{$tool}s", [] )['marketday-newsletter']['callback']( $email );
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Ann' ], $this->form( [ 'kind' => 'first_name' ] ) );

		$rows = array_column( $ask( 'exporter', 'ANN@example.com' )['data'][0]['data'] ?? [], 'value', 'name' );
		self::assertSame(
			[ 'ann@example.com', 'Unconfirmed', 'Ann' ],
			[ $rows['Email address'] ?? '', $rows['Status'] ?? '', $rows['Awaiting confirmation'] ?? '' ]
		);
		self::assertStringContainsString( 'asked', $rows['Consents'] ?? '' );

		self::assertTrue( $ask( 'eraser' )['items_removed'] );
		self::assertSame( [ 'data' => [], 'done' => true ], $ask( 'exporter' ) );
		self::assertFalse( $ask( 'eraser' )['items_removed'] );
	}

	public function test_a_mails_links_are_void_once_its_address_is_erased(): void {
		$id  = $this->add( 'ann@example.com' );
		$key = $this->links->key( 'manage', $this->subscribers->find( $id ) ?? self::fail() );
		$this->subscribers->delete( $id );

		self::assertNull( $this->links->read( 'manage', $key ) );
	}

	public function test_editors_are_told_the_lists_and_nobody_else(): void {
		$ask = static fn () => rest_do_request( new \WP_REST_Request( 'GET', '/marketday/v1/newsletter-lists' ) );
		self::assertSame( 401, $ask()->get_status() );

		wp_set_current_user( 1 );
		self::assertSame( [ 'id', 'name' ], array_keys( $ask()->get_data()[0] ?? [] ) );
	}
}
