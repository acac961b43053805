<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\SignedToken;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** Links of mails: each says one thing about one subscriber, is signed, and holds no address. */
final class Links {
	public const CONFIRM     = 'confirm';
	public const UNSUBSCRIBE = 'unsubscribe';
	public const MANAGE      = 'manage';
	public const ADDRESS     = 'address';

	/** Parameters of the page's address: what is to be done, and the signed key. */
	public const ACTION = 'newsletter';
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
		private readonly Consents $consents,
		private readonly SubscriptionPage $page
	) {}

	public function to( string $action, Subscriber $subscriber ): string {
		return add_query_arg( [ self::ACTION => $action, self::KEY => $this->key( $action, $subscriber ) ], $this->page->address() );
	}

	public function oneClick( Subscriber $subscriber ): string {
		return add_query_arg( self::ONE_CLICK, $this->key( self::UNSUBSCRIBE, $subscriber ), home_url( '/' ) );
	}

	/**
	 * RFC 8058: mail programs unsubscribe with one press and no page.
	 *
	 * @return list<string>
	 */
	public function headers( Subscriber $subscriber ): array {
		return [
			'List-Unsubscribe: <' . $this->oneClick( $subscriber ) . '>',
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
		];
	}

	/** @return string For forms that follow from a link. */
	public function key( string $action, Subscriber $subscriber ): string {
		$lasts = self::LASTS[ $action ] ?? DAY_IN_SECONDS;
		return SignedToken::sign(
			"newsletter-{$action}",
			"{$subscriber->id} {$subscriber->secret} " . $this->mark( $action, $subscriber ),
			0 === $lasts ? 0 : time() + $lasts
		);
	}

	/**
	 * Null where the key is not ours, too old, of a subscriber who is gone, or of a time before they left. Who comes to confirm has the changes
	 * of the mail with the link, whatever somebody else has asked for since.
	 */
	public function read( string $action, string $key ): ?Subscriber {
		[ $id, $secret, $mark ] = explode( ' ', (string) SignedToken::read( "newsletter-{$action}", $key ), 3 ) + [ '', '', '' ];
		$subscriber = ctype_digit( $id ) ? $this->subscribers->find( (int) $id ) : null;
		if ( null === $subscriber || ! hash_equals( $subscriber->secret, $secret ) ) {
			return null;
		}
		if ( self::CONFIRM === $action ) {
			[ $since, $changes, $lists ] = explode( '/', $mark, 3 ) + [ '', '', '' ];
			$isNow = null === $subscriber->pending || hash_equals( self::hash( $subscriber->pending ), $changes );
			if ( $since !== $this->since( $subscriber ) ) {
				return null;
			}
			return $isNow ? $subscriber : $subscriber->withPending( new PendingChanges( lists: array_values( wp_parse_id_list( $lists ) ) ) );
		}
		return hash_equals( $this->mark( $action, $subscriber ), $mark ) ? $subscriber : null;
	}

	/** The state that the link belongs to. To leave is right at any time. */
	private function mark( string $action, Subscriber $subscriber ): string {
		return match ( $action ) {
			self::CONFIRM => "{$this->since( $subscriber )}/" . self::hash( $subscriber->pending ) . '/' . implode( ',', $subscriber->pending->lists ?? [] ),
			self::MANAGE  => $this->since( $subscriber ),
			// A link that went to another new address confirms nothing.
			self::ADDRESS => substr( hash( 'sha256', $subscriber->pending->newEmail ?? '' ), 0, 16 ),
			default       => '',
		};
	}

	/** Value that changes whenever somebody leaves; '' for who never has. */
	private function since( Subscriber $subscriber ): string {
		$left = $this->consents->lastLeft( $subscriber->id );
		return 0 === $left ? '' : (string) $left;
	}

	private static function hash( ?PendingChanges $pending ): string {
		return substr( hash( 'sha256', $pending?->toJson() ?? '' ), 0, 16 );
	}
}
