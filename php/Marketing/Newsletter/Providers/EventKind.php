<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

/** Kinds of what happens to a subscription. */
enum EventKind: string {
	/** Somebody has asked for an address; whether its owner agrees is not known. */
	case Asked = 'asked';

	case Subscribed = 'subscribed';

	/** The owner has changed names or lists. */
	case Changed = 'changed';

	/** The owner has moved the subscription to another address; that the one before is unsubscribed and the new one subscribed is told as well. */
	case Moved = 'moved';

	case Unsubscribed = 'unsubscribed';
}
