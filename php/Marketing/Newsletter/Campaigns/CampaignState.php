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
}
