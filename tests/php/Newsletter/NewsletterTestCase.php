<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use DateTimeImmutable;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Schema;
use Marketday\Marketing\Newsletter\Emails\EmailLimit;
use Marketday\Marketing\Newsletter\Emails\SubscriptionEmails;
use Marketday\Marketing\Newsletter\Form\FormField;
use Marketday\Marketing\Newsletter\Form\FormReader;
use Marketday\Marketing\Newsletter\Form\FormSettings;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Providers\Deliveries;
use Marketday\Marketing\Newsletter\Subscribe\Purge;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\Subscribers\Tables;
use Marketday\Marketing\Newsletter\SubscriptionPage;
use Marketday\Tests\SiteTestCase;

/** A newsletter without subscribers, whose clock one sets and whose mails one reads. */
abstract class NewsletterTestCase extends SiteTestCase {
	protected string $now = '2026-11-25 12:00:00';

	protected bool $isSendingDown = false;

	/** @var list<array{to: string, subject: string, message: string, headers: list<string>}> */
	protected array $emails = [];

	protected Clock $clock;

	protected Subscribers $subscribers;

	protected Consents $consents;

	protected Lists $lists;

	protected Links $links;

	protected Outbox $outbox;

	protected AfterResponse $after;

	protected SubscriptionEmails $letters;

	protected Subscription $subscription;

	protected Purge $purge;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// On MariaDB a new table ends an open transaction.
		$tables = [
			'subscribers', 'newsletter_lists', 'newsletter_members', 'newsletter_consents',
			'newsletter_campaigns', 'newsletter_sendings', 'newsletter_mails',
		];
		foreach ( $tables as $table ) {
			Tables::name( $table );
		}
		Deliveries::table();
		( new SubscriptionPage() )->id();
	}

	protected function setUp(): void {
		parent::setUp();
		$clock = new class( fn (): string => $this->now ) implements Clock {
			public function __construct( private readonly \Closure $time ) {}

			public function now(): DateTimeImmutable {
				return new DateTimeImmutable( ( $this->time )(), wp_timezone() );
			}
		};
		$this->clock       = $clock;
		$jobs              = $this->engine()->jobs();
		$limit             = new EmailLimit( $clock );
		$this->lists       = new Lists();
		$this->after       = new AfterResponse();
		$this->outbox      = new Outbox( $jobs, $this->after );
		$this->subscribers = new Subscribers( $clock );
		$this->consents    = new Consents( $clock );
		$this->links       = new Links( $this->subscribers, $this->consents, new SubscriptionPage() );
		$this->letters     = new SubscriptionEmails( $this->subscribers, $this->lists, $this->links, $limit, $this->outbox );
		$this->letters->register();
		$this->purge       = new Purge( $this->subscribers, $limit, $jobs, $clock );
		$this->subscription = new Subscription(
			new FormReader( $this->lists ),
			$this->subscribers,
			$this->consents,
			$this->letters,
			$this->purge,
			new Options(),
			$clock
		);
		$this->emails       = [];
		add_filter( 'pre_wp_mail', function ( mixed $handled, array $email ): bool {
			$this->emails[] = $email;
			return ! $this->isSendingDown;
		}, 1, 2 );
		add_filter( 'pre_wp_mail', fn (): bool => ! $this->isSendingDown, PHP_INT_MAX );
	}

	/** @param array<string, mixed> ...$more Further fields. */
	protected function form( array ...$more ): FormSettings {
		return new FormSettings( 'footer', array_map( FormField::of( ... ), [ [ 'kind' => 'email' ], ...array_values( $more ) ] ), [], '', time() );
	}

	/** @param array<string, mixed> $data */
	protected function subscribe( string $email, array $data = [], ?FormSettings $form = null ): void {
		$this->subscription->subscribe( $form ?? $this->form(), [ 'form_field_email' => $email, 'email' => '' ] + $data, '/about/' );
		$this->after->flush();
	}

	/**
	 * Mails that are still to be sent, seconds until they are tried by their names.
	 *
	 * @return array<string, int>
	 */
	protected function waiting(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT name, due_at FROM %i WHERE kind = %s', Schema::table( 'outbox' ), 'newsletter_mail' ) );
		return array_map( static fn ( mixed $due ): int => (int) $due - time(), array_column( $rows, 'due_at', 'name' ) );
	}

	/** What waits in the outbox is due. */
	protected function passTime(): void {
		$GLOBALS['wpdb']->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1 WHERE due_at IS NOT NULL' );
	}

	/**
	 * @param array<string, int> $waiting
	 * @return list<string>
	 */
	protected static function names( array $waiting ): array {
		return array_map( static fn ( string $name ): string => str_replace( 'newsletter_mail:', '', $name ), array_keys( $waiting ) );
	}

	/** The key of a link in a mail. */
	protected function keyIn( string $message, string $action ): string {
		self::assertSame( 1, preg_match( "/newsletter={$action}(?:&amp;|&#038;|&)newsletter-key=([\w.-]+)/", $message, $found ), "No link to {$action}." );
		return $found[1];
	}
}
