<?php

declare( strict_types=1 );

namespace Marketday\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Signed;
use Marketday\Newsletter\Subscribers\Subscriber;
use Marketday\Newsletter\Subscribers\Subscribers;

/** Links of mails: each says one thing about one subscriber, is signed, and holds no address. */
final class Links {
	public const CONFIRM     = 'confirm';
	public const UNSUBSCRIBE = 'unsubscribe';
	public const MANAGE      = 'manage';
	public const ADDRESS     = 'address';

	/** Of the page's address: what is to be done, and the signed key. */
	public const DEED = 'newsletter';
	public const KEY  = 'newsletter-key';

	/** The call of RFC 8058, which mail programs make by themselves. */
	public const ONE_CLICK = 'newsletter-unsubscribe';

	/** Seconds; who unsubscribes is never late. */
	private const LASTS = [
		self::CONFIRM     => 7 * DAY_IN_SECONDS,
		self::UNSUBSCRIBE => 0,
		self::MANAGE      => 30 * DAY_IN_SECONDS,
		self::ADDRESS     => 7 * DAY_IN_SECONDS,
	];

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly LetterPage $page
	) {}

	public function to( string $deed, Subscriber $subscriber ): string {
		return add_query_arg( [ self::DEED => $deed, self::KEY => $this->key( $deed, $subscriber ) ], $this->page->address() );
	}

	public function oneClick( Subscriber $subscriber ): string {
		return add_query_arg( self::ONE_CLICK, $this->key( self::UNSUBSCRIBE, $subscriber ), home_url( '/' ) );
	}

	/** @return string For forms that follow from a link. */
	public function key( string $deed, Subscriber $subscriber ): string {
		$lasts = self::LASTS[ $deed ] ?? DAY_IN_SECONDS;
		return Signed::sign(
			"newsletter-{$deed}",
			"{$subscriber->id} {$subscriber->secret} " . self::mark( $deed, $subscriber ),
			0 === $lasts ? 0 : time() + $lasts
		);
	}

	/** Null where the key is not ours, too old, or of a subscriber who is gone. */
	public function read( string $deed, string $key ): ?Subscriber {
		[ $id, $secret, $mark ] = explode( ' ', (string) Signed::read( "newsletter-{$deed}", $key ), 3 ) + [ '', '', '' ];
		$subscriber = ctype_digit( $id ) ? $this->subscribers->find( (int) $id ) : null;
		return null !== $subscriber && hash_equals( $subscriber->secret, $secret ) && hash_equals( self::mark( $deed, $subscriber ), $mark ) ? $subscriber : null;
	}

	/** Of the new address that waits: a link that went to another one confirms nothing. */
	private static function mark( string $deed, Subscriber $subscriber ): string {
		return self::ADDRESS === $deed ? substr( hash( 'sha256', $subscriber->wish->newEmail ?? '' ), 0, 16 ) : '';
	}
}
