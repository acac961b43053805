<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\View;
use Marketday\Newsletter\Form\Attempt;
use Marketday\Newsletter\Form\FieldNames;
use Marketday\Newsletter\Form\FormBlock;
use Marketday\Newsletter\Form\FormSettings;
use Marketday\Newsletter\Form\Placement;
use Marketday\Newsletter\Form\SubscriptionRefusedException;
use Marketday\Newsletter\LetterPage;
use Marketday\Newsletter\Links;
use Marketday\Newsletter\Mail\Letters;
use Marketday\Newsletter\Options;
use Marketday\Newsletter\Subscribers\Consents;
use Marketday\Newsletter\Subscribers\Status;
use Marketday\Store\Outbox\Outbox;
use PHPUnit\Framework\Attributes\DataProvider;

final class SubscriptionTest extends NewsletterTestCase {
	public function test_an_address_waits_until_its_owner_has_confirmed_by_mail(): void {
		$this->subscribe( ' Ann@Example.com ' );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( Status::Unconfirmed, $ann?->status );
		self::assertSame( 'ann@example.com', $this->mails[0]['to'] );
		$key = $this->keyIn( $this->mails[0]['message'], 'confirm' );

		$owner = $this->links->read( Links::CONFIRM, $key );
		self::assertNotNull( $owner );
		$this->subscription->confirm( $owner );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( Status::Subscribed, $ann?->status );
		self::assertSame( array_slice( array_keys( $this->lists->names() ), 0, 1 ), $this->subscribers->listsOf( $ann->id ) );
	}

	public function test_confirming_once_more_changes_nothing(): void {
		$this->subscribe( 'ann@example.com' );
		$key = $this->keyIn( $this->mails[0]['message'], 'confirm' );
		foreach ( [ 1, 2 ] as $time ) {
			$this->subscription->confirm( $this->links->read( Links::CONFIRM, $key ) ?? self::fail() );
		}

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ 'asked', 'confirmed' ], array_column( $this->consents->of( $ann->id ?? 0 ), 'deed' ) );
	}

	public function test_a_link_of_before_somebody_left_subscribes_nobody_again(): void {
		$this->subscribe( 'ann@example.com' );
		$confirm = $this->keyIn( $this->mails[0]['message'], 'confirm' );
		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $confirm ) ?? self::fail() );
		$this->after->flush();
		$manage = $this->keyIn( $this->mails[1]['message'], 'manage' );
		$leave  = $this->keyIn( $this->mails[1]['message'], 'unsubscribe' );
		self::assertNotNull( $this->links->read( Links::MANAGE, $manage ) );
		$this->subscription->unsubscribe( $this->links->read( Links::UNSUBSCRIBE, $leave ) ?? self::fail() );

		self::assertNull( $this->links->read( Links::CONFIRM, $confirm ) );
		self::assertNull( $this->links->read( Links::MANAGE, $manage ) );
		self::assertNotNull( $this->links->read( Links::UNSUBSCRIBE, $leave ), 'To leave is right at any time.' );

		$this->now = '2026-11-26 12:00:00';
		$this->subscribe( 'ann@example.com' );
		self::assertNull( $this->links->read( Links::CONFIRM, $confirm ), 'Nor when the same is asked for again.' );
		$again = $this->keyIn( $this->mails[2]['message'], 'confirm' );
		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $again ) ?? self::fail() );
		$this->subscription->unsubscribe( $this->links->read( Links::UNSUBSCRIBE, $leave ) ?? self::fail() );
		$this->subscribe( 'ann@example.com' );
		self::assertNull( $this->links->read( Links::CONFIRM, $again ) );
		self::assertSame( Status::Unsubscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
	}

	public function test_a_link_confirms_what_its_mail_was_about_and_not_what_a_stranger_asks_for_after_it(): void {
		$form = $this->form( [ 'kind' => 'first_name' ] );
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Ann' ], $form );
		$ann = $this->keyIn( $this->mails[0]['message'], 'confirm' );
		$this->now = '2026-11-25 12:05:00';
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Mallory' ], $form );
		$second = $this->keyIn( $this->mails[1]['message'], 'confirm' );

		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $ann ) ?? self::fail() );
		$kept = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ Status::Subscribed, '' ], [ $kept?->status, $kept?->firstName ] );
		self::assertCount( 1, $this->subscribers->listsOf( $kept->id ?? 0 ) );

		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $second ) ?? self::fail() );
		self::assertSame( 'Mallory', $this->subscribers->ofEmail( 'ann@example.com' )?->firstName, 'It was confirmed by its own link.' );
	}

	public function test_keeps_the_evidence_of_what_was_agreed_to(): void {
		add_filter( 'marketday_visitor_address', static fn (): string => '192.0.2.77' );

		$this->subscribe( 'ann@example.com', [ 'consent' => '1' ], $this->form( [ 'kind' => 'consent', 'label' => 'Yes, letters please.' ] ) );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [
			[
				'deed'    => 'asked',
				'basis'   => 'consent',
				'wording' => 'Yes, letters please.',
				'form'    => 'footer',
				'page'    => '/about/',
				'address' => '192.0.2.0',
				'at'      => '2026-11-25 12:00:00',
			],
		], $this->consents->of( $ann->id ?? 0 ) );
		self::assertSame( '2001:db8:1::', Consents::shortened( '2001:db8:1:2::3' ) );
		self::assertSame( '', Consents::shortened( 'nowhere' ) );
	}

	public function test_a_stranger_changes_nothing_of_who_is_subscribed(): void {
		$form = $this->form( [ 'kind' => 'first_name' ] );
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Ann' ], $form );
		$this->subscription->confirm( $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail() );

		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Mallory' ], $form );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ Status::Subscribed, 'Ann' ], [ $ann?->status, $ann?->firstName ] );
		self::assertStringNotContainsString( 'Mallory', (string) wp_json_encode( $this->mails ) );
	}

	public function test_no_mailbox_gets_more_than_three_mails_a_day_whatever_robots_do(): void {
		add_filter( 'marketday_rate_limit', static fn (): mixed => null, 99 );
		for ( $robot = 0; $robot < 1000; $robot++ ) {
			$this->subscribe( "ann+{$robot}@example.com" );
		}
		self::assertCount( 3, $this->mails );
		foreach ( [ 'ben.lee@gmail.com', 'b.enlee@googlemail.com', 'benlee+1@gmail.com', 'ben.l.e.e@googlemail.com' ] as $address ) {
			$this->subscribe( $address );
		}
		self::assertCount( 6, $this->mails );
		$this->mails = array_slice( $this->mails, 0, 3 );

		$this->now = '2026-11-26 00:00:01';
		$this->subscribe( 'ann@example.com' );
		self::assertCount( 4, $this->mails );
	}

	public function test_one_network_sends_no_more_forms_than_people_do(): void {
		add_filter(
			'marketday_rate_limit',
			static fn ( array $limit, string $name ): array => 'newsletter' === $name ? [ 'calls' => 6, 'seconds' => 600 ] : $limit,
			99,
			2
		);
		add_filter( 'marketday_visitor_address', static fn (): string => '198.51.100.7' );
		$taken = 0;
		for ( $robot = 0; $robot < 100; $robot++ ) {
			try {
				$this->subscribe( "victim{$robot}@example.com" );
				$taken++;
			} catch ( SubscriptionRefusedException $refused ) {
				self::assertSame( 429, $refused->status );
				self::assertGreaterThan( 0, $refused->retryAfter );
			}
		}
		self::assertSame( 6, $taken );
		self::assertCount( 6, $this->mails );
	}

	public function test_a_flood_of_forms_makes_mails_wait_and_loses_none(): void {
		add_filter(
			'marketday_rate_limit',
			static fn ( array $limit, string $name ): mixed => 'newsletter-mails' === $name ? [ 'calls' => 1, 'seconds' => 3600 ] : null,
			99,
			2
		);
		$this->subscribe( 'first@example.com' );
		$this->subscribe( 'second@example.com' );

		$second = $this->subscribers->ofEmail( 'second@example.com' );
		self::assertSame( [ 'first@example.com' ], array_column( $this->mails, 'to' ) );
		self::assertSame( [ ( $second->id ?? 0 ) . ':confirm' ], self::names( $this->waiting() ) );
		self::assertGreaterThan( MINUTE_IN_SECONDS - 5, min( [ PHP_INT_MAX, ...array_values( $this->waiting() ) ] ) );
	}

	public function test_mails_that_have_waited_while_no_job_ran_do_not_leave_all_at_once(): void {
		$this->subscribe( 'first@example.com' );
		$this->subscribe( 'second@example.com' );
		$this->mails = [];
		add_filter(
			'marketday_rate_limit',
			static fn ( array $limit, string $name ): mixed => 'newsletter-mails' === $name ? [ 'calls' => 1, 'seconds' => 7200 ] : null,
			99,
			2
		);
		( new RateLimit( 'newsletter-mails', 1, 7200, 'all' ) )->take();
		$second = (int) $this->subscribers->ofEmail( 'second@example.com' )?->id;

		do_action( Letters::JOB, $second, Letters::CONFIRM, 1 );
		do_action( Outbox::JOB );

		self::assertSame( [], $this->mails );
		self::assertSame( [ "{$second}:confirm" ], self::names( $this->waiting() ) );
		self::assertGreaterThan( MINUTE_IN_SECONDS - 5, min( [ PHP_INT_MAX, ...array_values( $this->waiting() ) ] ) );
	}

	public function test_a_mail_whose_process_is_killed_before_it_is_sent_later(): void {
		$this->subscription->subscribe( $this->form(), [ 'form_field_email' => 'ann@example.com', 'email' => '' ], '/about/' );
		$ann = (int) $this->subscribers->ofEmail( 'ann@example.com' )?->id;
		self::assertSame( [ "{$ann}:confirm" ], self::names( $this->waiting() ) );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( Outbox::JOB ) );

		$this->passTime();
		do_action( Outbox::JOB );
		do_action( Outbox::JOB );

		self::assertSame( [ 'ann@example.com' ], array_column( $this->mails, 'to' ) );
		self::assertSame( [], $this->waiting() );
	}

	public function test_a_mail_that_could_not_be_sent_is_sent_later_however_often_it_was_refused(): void {
		$this->isMailDown = true;
		$this->subscribe( 'ann@example.com' );
		foreach ( range( 1, 4 ) as $try ) {
			self::assertCount( 1, $this->waiting(), "After {$try} tries." );
			$this->passTime();
			do_action( Outbox::JOB );
		}
		$this->isMailDown = false;
		$this->mails      = [];

		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( [ 'ann@example.com' ], array_column( $this->mails, 'to' ) );
		self::assertSame( [], $this->waiting() );
	}

	public function test_what_fails_midway_has_not_happened_to_a_subscriber(): void {
		$this->subscribe( 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail();
		add_action( 'marketday_newsletter_subscribed', static fn () => throw new \RuntimeException( 'killed' ) );
		try {
			$this->subscription->confirm( $ann );
			self::fail( 'It went on.' );
		} catch ( \RuntimeException ) {
			$now = $this->subscribers->find( $ann->id );
		}

		self::assertSame( Status::Unconfirmed, $now?->status );
		self::assertNotNull( $now->wish, 'The link may be opened once more.' );
		self::assertSame( [ 'asked' ], array_column( $this->consents->of( $ann->id ), 'deed' ) );
	}

	public function test_who_has_left_comes_back_only_by_a_mail_of_their_own(): void {
		update_option( 'marketday_newsletter_opt_in', 'single' );
		$this->subscribe( 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail();
		self::assertSame( Status::Subscribed, $ann->status );
		$this->subscription->unsubscribe( $ann );

		$this->subscribe( 'ann@example.com' );

		self::assertSame( Status::Unsubscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $this->keyIn( end( $this->mails )['message'] ?? '', 'confirm' ) ) ?? self::fail() );
		self::assertSame( Status::Subscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
	}

	public function test_who_never_confirmed_is_forgotten_after_thirty_days(): void {
		$this->subscribe( 'old@example.com' );
		$this->now = '2026-12-20 12:00:00';
		$this->subscribe( 'new@example.com' );
		$this->now = '2026-12-25 12:00:01';

		$this->purge->work();

		self::assertNull( $this->subscribers->ofEmail( 'old@example.com' ) );
		self::assertNotNull( $this->subscribers->ofEmail( 'new@example.com' ) );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( 'marketday_newsletter_purge' ) );
	}

	public function test_every_mail_unsubscribes_with_one_click(): void {
		$this->subscribe( 'ann@example.com' );

		self::assertContains( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $this->mails[0]['headers'] );
		self::assertMatchesRegularExpression( '~^List-Unsubscribe: <http\S+\?newsletter-unsubscribe=[\w.-]+>$~m', implode( "\n", $this->mails[0]['headers'] ) );
	}

	/**
	 * @param array<string, mixed>     $data
	 * @param array<array-key, string> $faults
	 */
	#[DataProvider( 'refusals' )]
	public function test_refuses( array $data, array $faults ): void {
		$form = $this->form(
			[ 'kind' => 'first_name' ],
			[ 'kind' => 'consent', 'label' => 'Yes' ],
			[ 'kind' => 'select', 'label' => 'Size', 'options' => [ 'S', 'M' ] ],
			[ 'kind' => 'text', 'label' => 'Town', 'required' => true ],
			[ 'kind' => 'date', 'label' => 'Day' ]
		);
		try {
			$this->subscription->subscribe( $form, $data + [ 'form_field_email' => 'ann@example.com', 'consent' => '1', 'cf_town' => 'Kendal' ], '' );
			self::fail( 'It was taken.' );
		} catch ( SubscriptionRefusedException $refused ) {
			self::assertSame( $faults, $refused->faults );
		}
		self::assertNull( $this->subscribers->ofEmail( 'ann@example.com' ) );
		self::assertSame( [], $this->mails );
	}

	/** @return iterable<string, array{array<string, mixed>, array<array-key, string>}> */
	public static function refusals(): iterable {
		yield 'no address' => [ [ 'form_field_email' => '' ], [ 'form_field_email' => 'Please enter your e-mail address.' ] ];
		yield 'no true address' => [ [ 'form_field_email' => 'ann@' ], [ 'form_field_email' => 'Please enter a whole e-mail address, such as ann@example.com.' ] ];
		yield 'a list of addresses' => [ [ 'form_field_email' => [ 'ann@example.com' ] ], [ 'form_field_email' => 'Please enter your e-mail address.' ] ];
		yield 'a header' => [
			[ 'form_field_email' => "ann@example.com\r\nBcc: all@example.com" ],
			[ 'form_field_email' => 'Please enter a whole e-mail address, such as ann@example.com.' ],
		];
		yield 'a name with brackets' => [ [ 'form_field_first_name' => '<b>Ann' ], [ 'form_field_first_name' => 'Please specify a valid name' ] ];
		yield 'a name with an address' => [ [ 'form_field_first_name' => 'Win https://evil.example' ], [ 'form_field_first_name' => 'Addresses of websites are not allowed in names, please leave them out.' ] ];
		yield 'no consent' => [ [ 'consent' => '' ], [ 'consent' => 'Please tick this box if you agree.' ] ];
		yield 'what is not offered' => [ [ 'cf_size' => 'XXL' ], [ 'cf_size' => 'Please choose one of what is offered.' ] ];
		yield 'nothing where something must be' => [ [ 'cf_town' => ' ' ], [ 'cf_town' => 'Please fill in “Town”.' ] ];
		yield 'a day that there is not' => [ [ 'cf_day' => '2026-02-30' ], [ 'cf_day' => 'Please enter a day that there is.' ] ];
		yield 'two dots' => [
			[ 'form_field_email' => 'a..b@example.com' ],
			[ 'form_field_email' => 'Please enter a whole e-mail address, such as ann@example.com.' ],
		];
		yield 'a robot, or a password manager' => [
			[ 'email' => 'robot@example.com' ],
			[ 'email' => 'A field that must stay empty was filled in, perhaps by a password manager. It is empty again: please send the form once more.' ],
		];
	}

	public function test_an_address_with_an_international_domain_is_one_however_it_is_written(): void {
		foreach ( [ 'Ann@exämple.de', 'ann@EXÄMPLE.de', 'ann@xn--exmple-cua.de' ] as $email ) {
			$this->subscribe( $email );
		}

		self::assertSame( [ 'ann@xn--exmple-cua.de' ], array_column( $this->mails, 'to' ) );
		self::assertNotNull( $this->subscribers->ofEmail( 'ann@exämple.de' ) );
		self::assertSame( 'ann@exämple.de', EmailAddress::readable( 'ann@xn--exmple-cua.de' ) );
	}

	public function test_what_is_asked_for_twice_at_once_sends_one_mail(): void {
		$ask = fn ( string $town ) => $this->subscription->subscribe(
			$this->form( [ 'kind' => 'text', 'label' => 'Town' ] ),
			[ 'form_field_email' => 'ann@example.com', 'cf_town' => $town ],
			''
		);
		$ask( 'Kendal' );
		$ask( 'Kendal' );
		$this->after->flush();
		self::assertCount( 1, $this->mails );

		$ask( 'Keswick' );
		$this->after->flush();
		self::assertCount( 2, $this->mails );

		$this->now = '2026-11-25 12:01:01';
		$ask( 'Keswick' );
		$this->after->flush();
		self::assertCount( 3, $this->mails );
	}

	public function test_the_end_of_a_line_counts_once(): void {
		$form = $this->form( [ 'kind' => 'textarea', 'label' => 'Why' ] );
		$this->subscribe( 'ann@example.com', [ 'cf_why' => str_repeat( "a\r\n", 499 ) . 'ab' ], $form );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( str_repeat( "a\n", 499 ) . 'ab', $ann->wish->fields['why'] ?? '' );
	}

	/** @param list<string> $labels */
	#[DataProvider( 'labels' )]
	public function test_each_question_of_a_form_has_a_name_of_its_own( array $labels ): void {
		$fields = '<!-- wp:marketday/newsletter-field {"kind":"email"} /-->';
		foreach ( $labels as $label ) {
			$fields .= '<!-- wp:marketday/newsletter-field ' . wp_json_encode( [ 'kind' => 'text', 'label' => $label ] ) . ' /-->';
		}
		$html = do_blocks( str_repeat( "<!-- wp:marketday/newsletter-form {\"blockId\":\"one\"} -->{$fields}<!-- /wp:marketday/newsletter-form -->", 2 ) );
		preg_match_all( '/name="data\[(cf_\w+)\]"/', $html, $names );
		$once = array_slice( $names[1], 0, count( $labels ) );
		self::assertCount( 2 * count( $labels ), $names[1] );
		self::assertSame( [ ...$once, ...$once ], $names[1] );
		self::assertCount( count( $labels ), array_unique( $once ) );

		preg_match( '/name="data\[form\]" value="([^"]+)"/', $html, $signed );
		$form = FormSettings::read( html_entity_decode( $signed[1] ?? '' ), 'one' ) ?? self::fail();
		$this->subscribe( 'ann@example.com', array_combine( $once, $labels ), $form );

		self::assertSame( $labels, array_values( $this->subscribers->ofEmail( 'ann@example.com' )->wish->fields ?? [] ) );
	}

	/** @return iterable<array{list<string>}> */
	public static function labels(): iterable {
		yield [ [ 'Adresse', 'Adresse!', 'Adresse', 'adresse 2' ] ];
		yield [ [ 'Откуда вы узнали о нашем магазине?', 'Откуда вы узнали о нашей ярмарке?' ] ];
		yield [ [ 'どこで私たちを知りましたか', 'どこで私たちを知りましたか。' ] ];
		yield [ [ '?', '!' ] ];
	}

	public function test_whose_browser_fills_in_the_field_for_robots_sees_it(): void {
		$attempt = new Attempt();
		$places  = new Placement( $this->engine()->settings(), new LetterPage() );
		$form    = new FormBlock( new Options(), $places, $attempt, new FieldNames(), new View( dirname( __DIR__, 3 ) . '/php/Newsletter/views' ) );
		$block   = new \WP_Block( [ 'blockName' => 'marketday/newsletter-form', 'attrs' => [], 'innerBlocks' => [] ] );
		self::assertStringContainsString( 'marketday-newsletter__trap', $form->render( [], '', $block ) );

		try {
			$this->subscription->subscribe( $this->form(), [ 'form_field_email' => 'ann@example.com', 'email' => 'ann@example.com' ], '' );
			self::fail( 'It was taken.' );
		} catch ( SubscriptionRefusedException $refused ) {
			$attempt->keep( 'newsletter', [], $refused );
		}
		$html = $form->render( [], '', $block );
		self::assertStringNotContainsString( 'marketday-newsletter__trap', $html );
		self::assertStringContainsString( 'perhaps by a password manager', $html );
	}

	public function test_the_editors_patterns_are_forms_that_can_be_sent(): void {
		foreach ( [ 'band' => 2, 'popup' => 3 ] as $name => $fields ) {
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "marketday/newsletter-{$name}" );
			$html    = do_blocks( $pattern['content'] ?? '' );

			self::assertSame( $fields, preg_match_all( '/name="data\[(form_field_\w+|consent)\]"/', $html ) );
			self::assertStringContainsString( '<button type="submit"', $html );
		}
	}
}
