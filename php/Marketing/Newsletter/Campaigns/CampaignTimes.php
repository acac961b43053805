<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** Times of a campaign: UTC, as MySQL writes it. */
final class CampaignTimes {
	/** @param string $start     When it begins: UTC, as MySQL writes it; so is the other. */
	public function __construct(
		public readonly string $start,
		public readonly string $end
	) {}
}
