<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

/** Another program that is told of subscriptions: one of another site, or a plugin of this one. */
interface Provider {
	/** Name in lower case: `webhook`. */
	public function name(): string;

	/** Tells whether it is told anything at the moment. */
	public function isOn(): bool;

	/** Tells whether what waits is kept for a month while it is off, as one may be for an update; otherwise it is let go. */
	public function isWaitedFor(): bool;

	/** Tells whether it wants to know of such an event. */
	public function accepts( EventKind $kind ): bool;

	/** @return bool Whether it has taken it. With false, or an exception, it is told again later: nothing is lost while it is down. */
	public function deliver( Event $event ): bool;
}
