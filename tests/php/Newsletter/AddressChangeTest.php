<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;

/** Who moves keeps the subscription: the new address is asked before anything changes. */
final class AddressChangeTest extends NewsletterTestCase {
	/** @var list<string> */
	private array $received = [];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'subscribed', 'unsubscribed' ] as $event ) {
			add_action( "marketday_newsletter_{$event}", function ( int $id, string $email ) use ( $event ): void {
				$this->received[] = "{$event} {$email}";
			}, 10, 2 );
		}
	}

	private function subscribed( string $email ): Subscriber {
		$this->subscribe( $email );
		$subscriber = $this->subscription->confirm( $this->subscribers->ofEmail( $email ) ?? self::fail() );
		$this->after->flush();
		$this->emails = [];
		$this->received = [];
		return $subscriber;
	}

	/** @return string The key that the new address was sent. */
	private function ask( Subscriber $subscriber, string $email ): string {
		$this->subscription->askAddress( $subscriber, $email );
		$this->after->flush();
		$message = end( $this->emails ) ?: self::fail( 'There is no mail.' );
		self::assertSame( strtolower( $email ), $message['to'] );
		return $this->keyIn( $message['message'], 'address' );
	}

	public function test_the_new_address_is_asked_and_nothing_changes_before(): void {
		$ann = $this->subscribed( 'ann@example.com' );
		$key = $this->ask( $ann, 'Ann@new.example' );

		self::assertCount( 1, $this->emails );
		self::assertStringNotContainsString( 'newsletter=unsubscribe', $this->emails[0]['message'] );
		self::assertStringNotContainsString( 'List-Unsubscribe', implode( "\n", $this->emails[0]['headers'] ) );
		self::assertSame( Status::Subscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );

		$this->subscription->moveAddress( $this->links->read( Links::ADDRESS, $key ) ?? self::fail() );

		$moved = $this->subscribers->ofEmail( 'ann@new.example' );
		self::assertSame( [ $ann->id, Status::Subscribed, null ], [ $moved?->id, $moved?->status, $moved?->pending ] );
		self::assertNull( $this->subscribers->ofEmail( 'ann@example.com' ) );
		self::assertSame( [ 'unsubscribed ann@example.com', 'subscribed ann@new.example' ], $this->received );
		self::assertSame( 'moved', array_slice( array_column( $this->consents->of( $ann->id ), 'deed' ), -1 )[0] ?? '' );
		self::assertNull( $this->links->read( Links::MANAGE, $this->links->key( Links::MANAGE, $ann ) ), 'Links that went to the old address are void.' );
		self::assertNull( $this->links->read( Links::ADDRESS, $key ), 'The link is used.' );
	}

	public function test_a_link_that_went_to_another_address_confirms_nothing(): void {
		$ann   = $this->subscribed( 'ann@example.com' );
		$first = $this->ask( $ann, 'first@new.example' );
		$this->ask( $this->subscribers->find( $ann->id ) ?? $ann, 'second@new.example' );

		self::assertNull( $this->links->read( Links::ADDRESS, $first ) );
	}

	public function test_an_address_that_is_there_already_takes_over_lists_and_names(): void {
		$ann  = $this->subscribed( 'ann@example.com' );
		$list = $this->lists->add( 'Walks' );
		$this->subscription->change( $ann, 'Ann', '', [ $list ] );
		$old = $this->subscribed( 'old@new.example' );
		$this->subscription->unsubscribe( $old );
		$this->received = [];

		$this->subscription->moveAddress( $this->links->read( Links::ADDRESS, $this->ask( $ann, 'old@new.example' ) ) ?? self::fail() );

		$moved = $this->subscribers->ofEmail( 'old@new.example' );
		self::assertSame( [ $old->id, 'Ann', Status::Subscribed ], [ $moved?->id, $moved?->details->firstName, $moved?->status ] );
		self::assertContains( $list, $this->subscribers->listsOf( $old->id ) );
		self::assertNull( $this->subscribers->find( $ann->id ) );
		self::assertGreaterThan( 3, count( $this->consents->of( $old->id ) ) );
		self::assertSame( [ 'unsubscribed ann@example.com', 'subscribed old@new.example' ], $this->received );
	}

	public function test_a_form_that_asks_for_the_old_address_meanwhile_voids_the_link(): void {
		$ann = $this->subscribed( 'ann@example.com' );
		$key = $this->ask( $ann, 'ann@new.example' );
		$this->subscribe( 'ann@example.com' );

		self::assertNull( $this->links->read( Links::ADDRESS, $key ) );
	}
}
