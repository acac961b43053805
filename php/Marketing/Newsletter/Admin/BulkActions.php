<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** Actions of the site's people on several subscribers at once. */
final class BulkActions {
	public const UNSUBSCRIBE = 'unsubscribe';
	public const DELETE      = 'delete';
	public const JOIN        = 'join';

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Subscription $subscription,
		private readonly Lists $lists
	) {}

	/**
	 * @param list<int> $ids
	 * @param int       $list Which they join.
	 * @return int With how many it was done: who is not there any more is passed over.
	 * @throws Problem 400 where it is not said what is to be done.
	 */
	public function carryOut( string $action, array $ids, int $list ): int {
		if ( ! in_array(
			$action,
			[ self::UNSUBSCRIBE, self::DELETE, self::JOIN ],
			true
		) || ( self::JOIN === $action && ! isset( $this->lists->names()[ $list ] ) ) ) {
			throw Problem::badRequest( 'marketday_newsletter_deed', __( 'Choose an action.', 'marketday' ) );
		}
		$done = 0;
		foreach ( $ids as $id ) {
			$subscriber = $this->subscribers->find( $id );
			if ( null !== $subscriber ) {
				match ( $action ) {
					self::UNSUBSCRIBE => $this->subscription->unsubscribe( $subscriber ),
					self::DELETE      => $this->subscribers->delete( $id ),
					default           => $this->subscription->join( $subscriber, $list ),
				};
				$done++;
			}
		}
		return $done;
	}
}
