<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Admin\SubscriberCsv;
use Marketday\Marketing\Newsletter\Admin\SubscriberSearch;
use Marketday\Marketing\Newsletter\Import\Column;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Tables;
use PHPUnit\Framework\Attributes\DataProvider;

/** What an import of subscribers names, keeps and never does: what is not clearly subscribed never becomes so. */
final class SubscriberImportTest extends SubscriberImportTestCase {
	public function test_names_what_it_refuses(): void {
		$run = $this->import( "email,first_name,created_at\n<br@example.com,X,\na..b@example.com,X,\na@example.com,<b>,next week\n,X,\n" );

		self::assertSame( [ 3, 1 ], [ $run->counts->refused, $run->counts->added ] );
		self::assertSame( [ [ 2, '<br@example.com' ], [ 3, 'a..b@example.com' ], [ 5, '' ] ], $run->counts->remarks[ ImportRun::ADDRESS ]['rows'] ?? [] );
		self::assertSame( [ [ 4, '<b>' ] ], $run->counts->remarks[ ImportRun::NAME ]['rows'] ?? [] );
		self::assertSame( [ [ 4, 'next week' ] ], $run->counts->remarks[ ImportRun::DATE ]['rows'] ?? [] );
	}

	#[DataProvider( 'brokenFiles' )]
	public function test_a_line_whose_letters_are_broken_is_named_and_not_taken( string $csv ): void {
		$run = $this->import( $csv );

		self::assertSame( [ 2, 1 ], [ $run->counts->added, $run->counts->refused ], $run->file->encoding );
		self::assertSame( [ 'a@example.com' => 'subscribed', 'c@example.com' => 'subscribed' ], $this->statuses() );
		self::assertSame( 3, $run->counts->remarks[ ImportRun::BROKEN ]['rows'][0][0] ?? 0 );
		self::assertStringContainsString( 'b@example.com', $run->counts->remarks[ ImportRun::BROKEN ]['rows'][0][1] ?? '' );
		self::assertSame( 'Zoë Käse', $this->subscribers->ofEmail( 'a@example.com' )?->details->firstName );
	}

	/** @return iterable<string, array{string}> */
	public static function brokenFiles(): iterable {
		$text = "email,first_name\na@example.com,Zoë Käse\nb@example.com,Zo%s\nc@example.com,Größe\n";
		yield 'UTF-8' => [ sprintf( $text, "\xEB" ) ];
		yield 'UTF-8 with a mark' => [ "\xEF\xBB\xBF" . sprintf( $text, "\xE9\xE8" ) ];
		yield 'UTF-16' => [ "\xFF\xFE" . str_replace( "%\0s\0", "\x3D\xD8", mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ) ) ];
	}

	public function test_a_quotation_mark_that_is_never_closed_costs_its_line(): void {
		$csv = "email,first_name\na@example.com,\"Ann\nb@example.com,Ben\n";
		for ( $number = 0; $number < 4000; $number++ ) {
			$csv .= "person{$number}@example.com,Person\n";
		}

		$run = $this->import( $csv );
		self::assertSame( 4002, $run->counts->added );
		self::assertSame( [ [ 2, 'a@example.com,Ann' ] ], $run->counts->remarks[ ImportRun::QUOTES ]['rows'] ?? [] );
	}

	public function test_keeps_dates_lists_and_consent(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->import( "Email Address;First Name;OPTIN_TIME;OPTIN_IP;CONFIRM_TIME;CONFIRM_IP;List\na@example.com;A;15/07/2024 12:00;192.0.2.77;2024-07-15 12:05:00 UTC;192.0.2.78;Walks\n" );

		$ann = $this->subscribers->ofEmail( 'a@example.com' ) ?? self::fail();
		self::assertSame( [ '2024-07-15 10:00:00', '2024-07-15 12:05:00' ], [ $ann->origin->createdAt, $ann->origin->confirmedAt ] );
		self::assertSame(
			[ [ 'asked', '192.0.2.0', '2024-07-15 10:00:00' ], [ 'confirmed', '192.0.2.0', '2024-07-15 12:05:00' ] ],
			array_map( static fn ( array $one ): array => [ $one['deed'], $one['address'], $one['at'] ], array_slice( $this->consents->of( $ann->id ), 0, 2 ) )
		);
		$lists = array_flip( $this->subscribers->listsOf( $ann->id ) );
		self::assertSame( [ 'Newsletter', 'Walks' ], array_values( array_intersect_key( $this->lists->names(), $lists ) ) );
	}

	public function test_a_file_subscribes_nobody_again(): void {
		foreach ( Status::cases() as $status ) {
			$subscriber = $this->subscribers->ask( "{$status->value}@example.com", new PendingChanges(), 'form' );
			$this->subscribers->setStatus( $subscriber->id, $status );
		}
		$before = $this->statuses();

		$this->import( "email\n" . implode( "\n", array_keys( $before ) ) );
		self::assertSame( $before, $this->statuses() );

		$this->import( "email,status\n" . implode( ",subscribed\n", array_keys( $before ) ) . ",subscribed\n" );
		self::assertSame( $before, $this->statuses() );
	}

	public function test_who_left_elsewhere_leaves_here_unless_they_agreed_since(): void {
		$ann    = $this->subscribers->confirm( $this->subscribers->ask( 'ann@example.com', new PendingChanges(), 'form' ) );
		$before = did_action( 'marketday_newsletter_unsubscribed' );

		$this->import( "email,unsubscribed at\nann@example.com,2024-01-02 10:00:00\n" );
		self::assertSame( [ 'ann@example.com' => 'subscribed' ], $this->statuses() );

		$run = $this->import( "email,status\nann@example.com,unsubscribed\n" );
		self::assertSame( Status::Unsubscribed, $this->subscribers->find( $ann->id )?->status );
		self::assertSame( [ 1, 1 ], [ $run->counts->left, did_action( 'marketday_newsletter_unsubscribed' ) - $before ] );
		self::assertSame( [ 'unsubscribed' ], array_column( $this->consents->of( $ann->id ), 'deed' ) );
	}

	private function saved(): string {
		ob_start();
		( new SubscriberCsv( $this->subscribers, $this->lists ) )->print( ( new SubscriberSearch() )->all() );
		return (string) ob_get_clean();
	}

	public function test_our_own_file_is_a_backup_that_restores_everything(): void {
		global $wpdb;
		$walks = $this->lists->add( 'Walks | talks \\ more' );
		$form  = $this->form( [ 'kind' => 'text', 'label' => 'Town' ], [ 'kind' => 'textarea', 'label' => 'Why' ] );
		foreach ( [ 'ann', 'ben', 'cat', 'dan', 'eve' ] as $name ) {
			$this->subscribe( "{$name}@example.com", [ 'cf_town' => "=Zürich, \"{$name}\"", 'cf_why' => "One\r\nTwo; |" ], $form );
		}
		$of = fn ( string $name ) => $this->subscribers->ofEmail( "{$name}@example.com" ) ?? self::fail();
		foreach ( [ 'ann', 'ben', 'cat' ] as $name ) {
			$this->now = '2026-11-26 08:00:00';
			$this->subscription->confirm( $of( $name ) );
		}
		$this->subscribers->change( $of( 'ann' )->id, [ 'first_name' => '-Ann', 'last_name' => "'=O'Neil" ] );
		$this->subscribers->setLists( $of( 'ann' )->id, [ $walks ] );
		$this->subscription->unsubscribe( $of( 'ben' ) );
		$this->subscribers->setStatus( $of( 'cat' )->id, Status::Bounced );
		$this->subscribers->setLists( $of( 'cat' )->id, [] );
		$before = $this->saved();
		self::assertStringStartsWith( "\xEF\xBB\xBFemail,", $before );

		foreach ( [ 'subscribers', 'newsletter_members', 'newsletter_consents', 'newsletter_lists' ] as $table ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		}
		$this->lists = new \Marketday\Marketing\Newsletter\Subscribers\Lists();
		$this->lists->add( 'Another' );
		$run = $this->import( $before, 'subscribers.csv' );

		self::assertSame( [ 5, 0 ], [ $run->counts->added, $run->counts->refused ] );
		self::assertSame( [], $run->counts->remarks );
		self::assertSame( $before, $this->saved() );
		self::assertSame( "One\nTwo; |", str_replace( "\r\n", "\n", $of( 'ann' )->details->fields['why'] ?? '' ) );

		$again = $this->import( $before, 'subscribers.csv' );
		self::assertSame( [ 0, 5 ], [ $again->counts->added, $again->counts->known ] );
		self::assertSame( $before, $this->saved() );
	}

	public function test_a_person_says_which_column_is_which(): void {
		$run   = $this->begun( "Kontakt,Zweitadresse,Farbe,Stand\na@example.com,x@example.org,blau,ja\nb@example.com,,rot,nein\n" );
		$place = array_search( Column::Email->value, $run->mapping->columns, true );
		self::assertSame( 0, $place );

		$this->importer()->map( $run, [ '', 'email', 'answer', 'is_subscribed' ], 'subscribed', false );
		$run = $this->importer()->work( ImportRun::load() ?? self::fail(), 5.0 );

		self::assertSame( [ 'x@example.org' => 'subscribed' ], $this->statuses() );
		self::assertSame( [ 'farbe' => 'blau' ], $this->subscribers->ofEmail( 'x@example.org' )?->details->fields );
		self::assertSame( 1, $run->counts->refused );
	}

	public function test_a_column_of_addresses_there_must_be(): void {
		$run = $this->begun( "email,name\na@example.com,A\n" );

		$this->expectExceptionMessage( 'Choose the column with the email addresses.' );
		$this->importer()->map( $run, [ '', 'first_name' ], 'subscribed', false );
	}

	public function test_a_file_is_read_again_by_another_encoding(): void {
		$run = $this->begun( "email,first_name\na@example.com,K\xE1\xE8a\n" );

		$this->importer()->readAgain( $run, 'Windows-1250', 'comma', true );
		$this->importer()->work( ImportRun::load() ?? self::fail(), 5.0 );

		self::assertSame( 'Káča', $this->subscribers->ofEmail( 'a@example.com' )?->details->firstName );
	}

	#[DataProvider( 'noFiles' )]
	public function test_says_what_is_no_list_of_people( string $bytes, string $sentence ): void {
		$this->expectExceptionMessage( $sentence );
		$this->begun( $bytes );
	}

	/** @return iterable<string, array{string, string}> */
	public static function noFiles(): iterable {
		yield 'a spreadsheet' => [ "PK\x03\x04 a@example.com", 'This is a spreadsheet' ];
		yield 'nothing' => [ "\n\n", 'The file is empty.' ];
		yield 'no addresses' => [ "Name\nAnn\n", 'No email addresses found' ];
		yield 'a page' => [ '<!DOCTYPE html><p>a@example.com</p>', 'This isn’t a CSV file.' ];
	}

	public function test_who_came_unconfirmed_is_not_forgotten_at_once(): void {
		$this->import( "email,status,created_at\na@example.com,pending,2020-01-01\n" );
		$this->now = gmdate( 'Y-m-d H:i:s' );
		$this->purge->work();
		self::assertSame( [ 'a@example.com' => 'unconfirmed' ], $this->statuses() );

		$this->now = gmdate( 'Y-m-d H:i:s', time() + 31 * DAY_IN_SECONDS );
		$this->purge->work();
		self::assertSame( [], $this->statuses() );
		self::assertSame( [], Consents::ofAll( [ 1 ] ) );
	}
}
