<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\SystemClock;
use Marketday\Newsletter\Admin\ImportRun;
use Marketday\Newsletter\Admin\SubscriberCsv;
use Marketday\Newsletter\Admin\SubscriberImport;
use Marketday\Newsletter\Admin\SubscriberSearch;
use Marketday\Newsletter\Import\Column;
use Marketday\Newsletter\Subscribers\Consents;
use Marketday\Newsletter\Subscribers\Status;
use Marketday\Newsletter\Subscribers\Tables;
use Marketday\Newsletter\Subscribers\Wish;
use PHPUnit\Framework\Attributes\DataProvider;

/** Files of every maker bring status, dates and consent along; what is not clearly subscribed never becomes so. */
final class SubscriberImportTest extends NewsletterTestCase {
	private function begun( string $csv, string $name = 'people.csv' ): ImportRun {
		$file = get_temp_dir() . 'marketday-import.csv';
		file_put_contents( $file, $csv );
		try {
			return $this->importer()->begin( $file, $name, $this->lists->known( [] )[0], 'consent' );
		} finally {
			wp_delete_file( $file );
		}
	}

	private function importer(): SubscriberImport {
		return new SubscriberImport( $this->subscribers, new SystemClock(), $this->lists );
	}

	private function import( string $csv, string $name = 'people.csv' ): ImportRun {
		$run = $this->begun( $csv, $name );
		while ( ! $run->isOver ) {
			$run = $this->importer()->work( ImportRun::load() ?? self::fail(), 0.0 );
		}
		return $run;
	}

	/** @return array<string, string> Status by address. */
	private function statuses(): array {
		$statuses = [];
		foreach ( ( new SubscriberSearch() )->all() as $subscriber ) {
			$statuses[ $subscriber->email ] = $subscriber->status->value;
		}
		return $statuses;
	}

	/** @param string $expected Status of a@, b@ and so on. */
	#[DataProvider( 'makers' )]
	public function test_keeps_how_everybody_stands( string $csv, string $expected, string $name = 'people.csv' ): void {
		$this->import( $csv, $name );

		self::assertSame( $expected, implode( ' ', $this->statuses() ) );
	}

	/** @return iterable<string, array{0: string, 1: string, 2?: string}> */
	public static function makers(): iterable {
		yield 'our own of the first version' => [
			"email,first_name,last_name,status,lists,created_at,confirmed_at\na@example.com,A,,subscribed,Newsletter,2024-01-02 10:00:00,2024-01-02 10:05:00\nb@example.com,,,unsubscribed,,2023-01-02 10:00:00,2023-01-02 10:05:00\nc@example.com,,,unconfirmed,,2026-11-20 10:00:00,\nd@example.com,,,bounced,,2022-01-02 10:00:00,\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'MailPoet' => [
			"\xEF\xBB\xBFEmail,First name,Last name,Status,Subscribed IP,List\na@example.com,A,,Subscribed,192.0.2.1,News\nb@example.com,,,Unsubscribed,,News\nc@example.com,,,Inactive,,News\nd@example.com,,,Bounced,,\ne@example.com,,,Unconfirmed,,\nf@example.com,,,,,\n",
			'subscribed unsubscribed unconfirmed bounced unconfirmed unconfirmed',
		];
		yield 'the Newsletter plugin' => [
			'"Email";"Name";"Surname";"Gender";"Status";"Date"' . implode( '', array_map(
				static fn ( string $email, string $letter ): string => "\n\"{$email}@example.com\";\"N\";\"S\";\"n\";\"{$letter}\";\"2020-01-01\"",
				[ 'a', 'b', 'c', 'd', 'e' ],
				[ 'C', 'U', 'S', 'B', 'P' ]
			) ),
			'subscribed unsubscribed unconfirmed bounced unsubscribed',
		];
		$mailchimp = 'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,LEID,EUID,NOTES,TAGS';
		yield 'Mailchimp, who left' => [
			"{$mailchimp},UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER\na@example.com,A,,2,2020-01-01 10:00:00,192.0.2.1,2020-01-01 10:01:00,192.0.2.1,2021-01-01 10:00:00,1,x,,,2021-01-01 10:00:00,,,NORMAL,\n",
			'unsubscribed',
		];
		yield 'Mailchimp, who bounced' => [
			"{$mailchimp},CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID\na@example.com,A,,2,2020-01-01 10:00:00,,,,2021-01-01 10:00:00,1,x,,,2021-01-01 10:00:00,May,17\n",
			'bounced',
		];
		$row = "\na@example.com,A,,2,2020-01-01 10:00:00,,,,2021-01-01 10:00:00,1,x,,\n";
		yield 'Mailchimp, by the file\'s name subscribed' => [ $mailchimp . $row, 'subscribed', 'subscribed_email_audience_export_1a2b.csv' ];
		yield 'never subscribed' => [ $mailchimp . $row, 'unconfirmed', 'nonsubscribed_email_audience_export_1a2b.csv' ];
		yield 'cleaned' => [ $mailchimp . $row, 'bounced', 'cleaned_members_export_1a2b.csv' ];
		yield 'unsubscribed' => [ $mailchimp . $row, 'unsubscribed', 'unsubscribed_members_export_1a2b.csv' ];
		yield 'an opt-out list' => [ "email\na@example.com\n", 'unsubscribed', 'opt-out list.csv' ];
		yield 'Brevo' => [
			"CONTACT ID;EMAIL;FIRSTNAME;LASTNAME;SMS;EMAIL_BLACKLISTED;ADDED_TIME;MODIFIED_TIME\n1;a@example.com;A;;;No;2020-01-01;2020-01-01\n2;b@example.com;;;;Yes;2020-01-01;2020-01-01\n",
			'subscribed unsubscribed',
		];
		yield 'Kit' => [
			"first_name,email,status,created_at\nA,a@example.com,active,2024-01-02T10:00:00.000Z\nB,b@example.com,cancelled,2024-01-02T10:00:00.000Z\nC,c@example.com,inactive,2024-01-02T10:00:00.000Z\nD,d@example.com,bounced,2024-01-02T10:00:00.000Z\nE,e@example.com,complained,2024-01-02T10:00:00.000Z\n",
			'subscribed unsubscribed unconfirmed bounced unsubscribed',
		];
		yield 'AWeber' => [
			"Email,Name,Date Added,Stop Time,Stop Status\na@example.com,Ann X,01/15/24 10:00AM,,\nb@example.com,Bob,01/15/24 10:00AM,02/15/24 10:00AM,unsubscribed\nc@example.com,Cat,01/15/24,02/15/24,undeliverable\n",
			'subscribed unsubscribed unsubscribed',
		];
		yield 'Constant Contact' => [
			"First name,Last name,Email address,Email status,Email permission status,Confirmed opt-out date,Confirmed opt-out reason,Email lists,Created at\nA,,a@example.com,Active,Implied,,,General,2024-01-02 10:00\nB,,b@example.com,Unsubscribed,Unsubscribed,2024-02-02 10:00,too many,General,2024-01-02 10:00\nC,,c@example.com,Awaiting Confirmation,Pending,,,,2024-01-02 10:00\nD,,d@example.com,No Permissions Set,Not set,,,,2024-01-02 10:00\nE,,e@example.com,,,,,,2024-01-02 10:00\n",
			'subscribed unsubscribed unconfirmed unconfirmed unconfirmed',
		];
		yield 'ActiveCampaign' => [
			"Email,First Name,Last Name,Status\na@example.com,,,Active\nb@example.com,,,Unsubscribed\nc@example.com,,,Unconfirmed\nd@example.com,,,Bounced\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'ActiveCampaign\'s numbers' => [
			"Email,Status\na@example.com,1\nb@example.com,2\nc@example.com,0\nd@example.com,3\n",
			'subscribed unsubscribed unconfirmed bounced',
		];
		yield 'Campaign Monitor' => [
			"Email Address,Name,Date Joined,State\na@example.com,Ann X,2024-01-02,Active\nb@example.com,,2024-01-02,Unsubscribed\nc@example.com,,2024-01-02,Deleted\nd@example.com,,2024-01-02,Bounced\n",
			'subscribed unsubscribed unsubscribed bounced',
		];
		yield 'MailerLite' => [
			"Subscriber,Status,Subscribed,Unsubscribed,Sent\na@example.com,Active,2024-01-02 10:00:00,,3\nb@example.com,Unsubscribed,2024-01-02 10:00:00,2024-02-02 10:00:00,3\nc@example.com,Junk,2024-01-02 10:00:00,,3\n",
			'subscribed unsubscribed unsubscribed',
		];
		yield 'a shop\'s customers' => [
			"First Name,Email,Accepts Email Marketing\nA,a@example.com,yes\nB,b@example.com,no\n",
			'subscribed unsubscribed',
		];
		yield 'Ghost' => [
			"id,email,name,note,subscribed_to_emails,created_at,deleted_at\n1,a@example.com,Ann,,true,2024-01-02T10:00:00.000Z,\n2,b@example.com,Bob,,false,2024-01-02T10:00:00.000Z,\n",
			'subscribed unsubscribed',
		];
		yield 'Klaviyo' => [
			"Email,First Name,Email Marketing Consent\na@example.com,A,SUBSCRIBED\nb@example.com,B,UNSUBSCRIBED\nc@example.com,C,NEVER_SUBSCRIBED\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in German' => [
			"E-Mail-Adresse;Vorname;Status;Abgemeldet am\na@example.com;A;Abonniert;\nb@example.com;B;Abgemeldet;02.01.2024\nc@example.com;C;Unbestätigt;\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in French' => [
			"Adresse e-mail;Prénom;Nom;Statut\na@example.com;A;B;Abonné\nb@example.com;;;Désabonné\nc@example.com;;;Non confirmé\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in Russian' => [
			"Электронная почта;Имя;Статус\na@example.com;Аня;Активный\nb@example.com;;Отписан\nc@example.com;;Не подтверждён\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'in Japanese' => [
			"メールアドレス,名前,ステータス\na@example.com,A,登録済み\nb@example.com,B,登録解除\nc@example.com,C,未確認\n",
			'subscribed unsubscribed unconfirmed',
		];
		yield 'a column of words under a name that nobody knows' => [
			"Kontakt,Ohne Namen\na@example.com,Aktiv\nb@example.com,Abgemeldet\n",
			'subscribed unsubscribed',
		];
		yield 'a word that nobody knows' => [ "email,status\na@example.com,Zork\n", 'unconfirmed' ];
		yield 'who came back' => [
			"email,Status,Unsubscribed at,Confirmed at\na@example.com,active,2024-01-02 10:00:00,2024-02-02 10:00:00\n",
			'subscribed',
		];
		yield 'twice in a file' => [ "email,status,list\na@example.com,subscribed,X\nA@example.com,unsubscribed,Y\n", 'unsubscribed' ];
	}

	#[DataProvider( 'shapes' )]
	public function test_reads_a_file_as_any_program_writes_it( string $csv, string $email, string $first = '' ): void {
		$run = $this->import( $csv );

		self::assertSame( 1, $run->added, $run->text() );
		self::assertSame( $first, $this->subscribers->ofEmail( $email )?->firstName );
	}

	/** @return iterable<string, array{0: string, 1: string, 2?: string}> */
	public static function shapes(): iterable {
		$plain = "email,first_name\na@example.com,Zoë\n";
		yield 'UTF-16 with a mark' => [ "\xFF\xFE" . mb_convert_encoding( "email\tfirst name\r\na@example.com\tZoë\r\n", 'UTF-16LE', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'UTF-16, the other way' => [ "\xFE\xFF" . mb_convert_encoding( $plain, 'UTF-16BE', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'UTF-16 without a mark' => [ mb_convert_encoding( $plain, 'UTF-16LE', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'UTF-8 with a mark and quotes' => [ "\xEF\xBB\xBF\"email\",\"first_name\"\r\n\"a@example.com\",\"Zoë\"\r\n", 'a@example.com', 'Zoë' ];
		yield 'Windows' => [ mb_convert_encoding( "E-Mail;Vorname\na@example.com;Zoë\n", 'Windows-1252', 'UTF-8' ), 'a@example.com', 'Zoë' ];
		yield 'Macintosh' => [ "email;first_name\ra@example.com;Zo\x91\r", 'a@example.com', 'Zoë' ];
		yield 'Cyrillic Windows' => [ mb_convert_encoding( "email;Имя\na@example.com;Екатерина\n", 'Windows-1251', 'UTF-8' ), 'a@example.com', 'Екатерина' ];
		yield 'blank lines first' => [ "\n ,\n\n{$plain}", 'a@example.com', 'Zoë' ];
		yield 'a title first' => [ "Contacts of 3 May\n\n{$plain}", 'a@example.com', 'Zoë' ];
		yield 'sep=' => [ "sep=;\r\nemail;first_name\r\na@example.com;Zoë\r\n", 'a@example.com', 'Zoë' ];
		yield 'sep= with blanks' => [ "\"sep=;\"\nfirst_name;email\nZoë;a@example.com\n", 'a@example.com', 'Zoë' ];
		yield 'tabs' => [ "first_name\temail\nZoë\ta@example.com\n", 'a@example.com', 'Zoë' ];
		yield 'bars' => [ "first_name|email\nZoë|a@example.com\n", 'a@example.com', 'Zoë' ];
		yield 'an address alone, without a head' => [ "a@example.com\n", 'a@example.com' ];
		yield 'without a head' => [ "Zoë;a@example.com\n", 'a@example.com' ];
		yield 'under a name that nobody knows' => [ "Kontakt,Vorname\na@example.com,Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'WordPress\'s users' => [ "ID,user_login,user_email,display_name\n1,a,a@example.com,Zoë Example\n", 'a@example.com', 'Zoë' ];
		yield 'blanks that do not break' => [ "email,first_name\na@example.com\u{A0},Zoë\u{A0}\n", 'a@example.com', 'Zoë' ];
		yield 'no width' => [ "email,first_name\n\u{200B}a@example.com\u{FEFF},Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'a link' => [ "email,first_name\n mailto:a@example.com?subject=x,Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'a name before it' => [ "email,first_name\n\"Ann Example <A@example.com>\",Zoë\n", 'a@example.com', 'Zoë' ];
		yield 'an international domain' => [ "email,first_name\nann@exämple.de,Zoë\n", 'ann@xn--exmple-cua.de', 'Zoë' ];
		yield 'a cell of two lines' => [ "first_name,email\n\"Zoë\nMaria\",a@example.com\n", 'a@example.com', 'Zoë Maria' ];
		yield 'one line that is no UTF-8' => [ "email,first_name\na@example.com,Zo\xEB\n", 'a@example.com', 'Zoë' ];
	}

	public function test_names_what_it_refuses(): void {
		$run = $this->import( "email,first_name,created_at\n<br@example.com,X,\na..b@example.com,X,\na@example.com,<b>,next week\n,X,\n" );

		self::assertSame( [ 3, 1 ], [ $run->refused, $run->added ] );
		self::assertSame( [ [ 2, '<br@example.com' ], [ 3, 'a..b@example.com' ], [ 5, '' ] ], $run->remarks[ ImportRun::ADDRESS ]['rows'] ?? [] );
		self::assertSame( [ [ 4, '<b>' ] ], $run->remarks[ ImportRun::NAME ]['rows'] ?? [] );
		self::assertSame( [ [ 4, 'next week' ] ], $run->remarks[ ImportRun::DATE ]['rows'] ?? [] );
	}

	#[DataProvider( 'brokenFiles' )]
	public function test_a_line_whose_letters_are_broken_is_named_and_not_taken( string $csv ): void {
		$run = $this->import( $csv );

		self::assertSame( [ 2, 1 ], [ $run->added, $run->refused ], $run->encoding );
		self::assertSame( [ 'a@example.com' => 'subscribed', 'c@example.com' => 'subscribed' ], $this->statuses() );
		self::assertSame( 3, $run->remarks[ ImportRun::LETTERS ]['rows'][0][0] ?? 0 );
		self::assertStringContainsString( 'b@example.com', $run->remarks[ ImportRun::LETTERS ]['rows'][0][1] ?? '' );
		self::assertSame( 'Zoë Käse', $this->subscribers->ofEmail( 'a@example.com' )?->firstName );
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
		self::assertSame( 4002, $run->added );
		self::assertSame( [ [ 2, 'a@example.com,Ann' ] ], $run->remarks[ ImportRun::QUOTES ]['rows'] ?? [] );
	}

	public function test_keeps_dates_lists_and_consent(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->import( "Email Address;First Name;OPTIN_TIME;OPTIN_IP;CONFIRM_TIME;CONFIRM_IP;List\na@example.com;A;15/07/2024 12:00;192.0.2.77;2024-07-15 12:05:00 UTC;192.0.2.78;Walks\n" );

		$ann = $this->subscribers->ofEmail( 'a@example.com' ) ?? self::fail();
		self::assertSame( [ '2024-07-15 10:00:00', '2024-07-15 12:05:00' ], [ $ann->createdAt, $ann->confirmedAt ] );
		self::assertSame(
			[ [ 'asked', '192.0.2.0', '2024-07-15 10:00:00' ], [ 'confirmed', '192.0.2.0', '2024-07-15 12:05:00' ] ],
			array_map( static fn ( array $one ): array => [ $one['deed'], $one['address'], $one['at'] ], array_slice( $this->consents->of( $ann->id ), 0, 2 ) )
		);
		$lists = array_flip( $this->subscribers->listsOf( $ann->id ) );
		self::assertSame( [ 'Newsletter', 'Walks' ], array_values( array_intersect_key( $this->lists->names(), $lists ) ) );
	}

	public function test_a_file_subscribes_nobody_again(): void {
		foreach ( Status::cases() as $status ) {
			$subscriber = $this->subscribers->ask( "{$status->value}@example.com", new Wish(), 'form' );
			$this->subscribers->setStatus( $subscriber->id, $status );
		}
		$before = $this->statuses();

		$this->import( "email\n" . implode( "\n", array_keys( $before ) ) );
		self::assertSame( $before, $this->statuses() );

		$this->import( "email,status\n" . implode( ",subscribed\n", array_keys( $before ) ) . ",subscribed\n" );
		self::assertSame( $before, $this->statuses() );
	}

	public function test_who_left_elsewhere_leaves_here_unless_they_agreed_since(): void {
		$ann    = $this->subscribers->confirm( $this->subscribers->ask( 'ann@example.com', new Wish(), 'form' ) );
		$before = did_action( 'marketday_newsletter_unsubscribed' );

		$this->import( "email,unsubscribed at\nann@example.com,2024-01-02 10:00:00\n" );
		self::assertSame( [ 'ann@example.com' => 'subscribed' ], $this->statuses() );

		$run = $this->import( "email,status\nann@example.com,unsubscribed\n" );
		self::assertSame( Status::Unsubscribed, $this->subscribers->find( $ann->id )?->status );
		self::assertSame( [ 1, 1 ], [ $run->left, did_action( 'marketday_newsletter_unsubscribed' ) - $before ] );
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
		$this->lists = new \Marketday\Newsletter\Subscribers\Lists();
		$this->lists->add( 'Another' );
		$run = $this->import( $before, 'subscribers.csv' );

		self::assertSame( [ 5, 0 ], [ $run->added, $run->refused ] );
		self::assertSame( [], $run->remarks );
		self::assertSame( $before, $this->saved() );
		self::assertSame( "One\nTwo; |", str_replace( "\r\n", "\n", $of( 'ann' )->fields['why'] ?? '' ) );

		$again = $this->import( $before, 'subscribers.csv' );
		self::assertSame( [ 0, 5 ], [ $again->added, $again->known ] );
		self::assertSame( $before, $this->saved() );
	}

	public function test_a_person_says_which_column_is_which(): void {
		$run   = $this->begun( "Kontakt,Zweitadresse,Farbe,Stand\na@example.com,x@example.org,blau,ja\nb@example.com,,rot,nein\n" );
		$place = array_search( Column::Email->value, $run->columns, true );
		self::assertSame( 0, $place );

		$this->importer()->map( $run, [ '', 'email', 'answer', 'is_subscribed' ], 'subscribed', false );
		$run = $this->importer()->work( ImportRun::load() ?? self::fail(), 5.0 );

		self::assertSame( [ 'x@example.org' => 'subscribed' ], $this->statuses() );
		self::assertSame( [ 'farbe' => 'blau' ], $this->subscribers->ofEmail( 'x@example.org' )?->fields );
		self::assertSame( 1, $run->refused );
	}

	public function test_a_column_of_addresses_there_must_be(): void {
		$run = $this->begun( "email,name\na@example.com,A\n" );

		$this->expectExceptionMessage( 'Please say of one column that it holds the e-mail addresses.' );
		$this->importer()->map( $run, [ '', 'first_name' ], 'subscribed', false );
	}

	public function test_a_file_is_read_again_by_another_encoding(): void {
		$run = $this->begun( "email,first_name\na@example.com,K\xE1\xE8a\n" );

		$this->importer()->readAgain( $run, 'Windows-1250', 'comma', true );
		$this->importer()->work( ImportRun::load() ?? self::fail(), 5.0 );

		self::assertSame( 'Káča', $this->subscribers->ofEmail( 'a@example.com' )?->firstName );
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
		yield 'no addresses' => [ "Name\nAnn\n", 'No e-mail addresses were found' ];
		yield 'a page' => [ '<!DOCTYPE html><p>a@example.com</p>', 'This is not a CSV file.' ];
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
