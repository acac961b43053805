<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** Progress of a campaign. */
final class CampaignProgress {
	/**
	 * @param int    $last   The last subscriber of the portions that have gone.
	 * @param int    $total  How many were to get it as it began.
	 * @param int    $stalls Portions in a row of which the mail program has taken none.
	 */
	public function __construct(
		public readonly int $last,
		public readonly int $total,
		public readonly int $sent,
		public readonly int $failed,
		public readonly int $stalls
	) {}
}
