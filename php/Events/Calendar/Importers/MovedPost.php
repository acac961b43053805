<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

/** Post that an event of another calendar becomes. */
final class MovedPost {
	/**
	 * @param 'publish'|'draft'|'private'                        $status Of its post.
	 * @param int                                                $image  An attachment, 0 without.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $html,
		public readonly string $status,
		public readonly int $image
	) {}
}
