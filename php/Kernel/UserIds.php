<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Ids of a list of users who are logged in. Two requests may change it at once: neither loses what the other has written. */
interface UserIds {
	/** @return list<int> In the order they were added, each once. */
	public function of( int $user ): array;

	/**
	 * Changes the list; what goes goes first: what is in both goes to the end.
	 *
	 * @param list<int> $more Those that are there already stay as they are.
	 * @param list<int> $gone
	 */
	public function change( int $user, array $more, array $gone ): void;

	/** @return bool Whether there was anything. */
	public function erase( int $user ): bool;
}
