<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** State of a campaign's sending to one subscriber, as the table keeps it. */
enum SendingState: string {
	/** A process has begun, and not yet said how it went. */
	case Claimed = 'claimed';

	/** The mail program has taken it. */
	case Sent = 'sent';

	/** Refusal, which is tried again. */
	case Waiting = 'waits';

	/** Last of too many refusals. */
	case Failed = 'failed';
}
