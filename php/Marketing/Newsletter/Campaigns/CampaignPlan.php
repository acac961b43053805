<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Kernel\Http\Request;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use RuntimeException;
use WP_Post;

/** Choices for a newsletter, read out of the form. */
final class CampaignPlan {
	public const SUBJECT = 200;

	/** Days ahead. */
	private const AHEAD = 366;

	/** @param int $at Seconds of Unix time. */
	private function __construct(
		public readonly WP_Post $post,
		public readonly int $list,
		public readonly string $subject,
		public readonly int $at
	) {}

	/** @throws RuntimeException With a sentence for whoever sent the form. */
	public static function read( Request $request, Lists $lists ): self {
		if ( Subscription::isKeptElsewhere() ) {
			throw new RuntimeException( __( 'Another program manages this site’s subscribers. Send your newsletter there.', 'marketday' ) );
		}
		$post    = get_post( $request->integer( 'post', 0 ) );
		$list    = $request->integer( 'list', 0, 0 );
		$subject = $request->text( 'subject', '', 4 * self::SUBJECT );
		if ( ! $post instanceof WP_Post || ! self::isOffered( $post ) ) {
			throw new RuntimeException( __( 'Choose a published post.', 'marketday' ) );
		}
		if ( 0 !== $list && ! isset( $lists->names()[ $list ] ) ) {
			throw new RuntimeException( __( 'Choose a list.', 'marketday' ) );
		}
		if ( '' === $subject || mb_strlen( $subject ) > self::SUBJECT ) {
			/* translators: %d: a number */
			throw new RuntimeException( sprintf( __( 'Enter a subject of at most %d characters.', 'marketday' ), self::SUBJECT ) );
		}
		return new self( $post, $list, $subject, self::time( $request ) );
	}

	/** Tells whether everyone may read the post. */
	public static function isOffered( WP_Post $post ): bool {
		return 'post' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password && current_user_can( 'read_post', $post->ID );
	}

	private static function time( Request $request ): int {
		if ( 'later' !== $request->text( 'when', 'now', 10 ) ) {
			return time();
		}
		$at = DateTimeImmutable::createFromFormat( 'Y-m-d\TH:i', $request->plain( 'at', 20 ), wp_timezone() );
		if ( false === $at || $at->getTimestamp() <= time() || $at->getTimestamp() > time() + self::AHEAD * DAY_IN_SECONDS ) {
			throw new RuntimeException( __( 'Choose a time to send that’s still to come, within a year.', 'marketday' ) );
		}
		return $at->getTimestamp();
	}
}
