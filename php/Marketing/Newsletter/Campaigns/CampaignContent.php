<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** Content of a campaign, as it was when it was planned. */
final class CampaignContent {
	/** @param string $html   Of the body, without the frame of a mail. */
	public function __construct(
		public readonly string $subject,
		public readonly string $html,
		public readonly string $text
	) {}
}
