<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** State of a newsletter. */
enum CampaignState: string {
	case Scheduled = 'scheduled';
	case Sending   = 'sending';
	case Stopped   = 'stopped';
	case Done      = 'done';

	public function isOpen(): bool {
		return self::Scheduled === $this || self::Sending === $this;
	}

	public function label(): string {
		return match ( $this ) {
			self::Scheduled => __( 'Scheduled', 'marketday' ),
			self::Sending   => __( 'Sending', 'marketday' ),
			self::Stopped   => __( 'Stopped', 'marketday' ),
			self::Done      => __( 'Sent', 'marketday' ),
		};
	}

	/** Words of who writes to a list again: for `sprintf()` with the list and the day. */
	public function earlier(): string {
		return match ( $this ) {
			/* translators: 1: a list, 2: a date */
			self::Scheduled => __( 'This post is already scheduled for “%1$s” (%2$s).', 'marketday' ),
			/* translators: 1: a list, 2: a date */
			self::Sending   => __( 'This post is being sent to “%1$s” now (since %2$s).', 'marketday' ),
			/* translators: 1: a list, 2: a date */
			self::Stopped   => __( 'Sending this post to “%1$s” was stopped (begun %2$s). You can continue it there.', 'marketday' ),
			/* translators: 1: a list, 2: a date */
			self::Done      => __( 'This post has already been sent to “%1$s” (%2$s).', 'marketday' ),
		};
	}
}
