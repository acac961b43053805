<?php

declare( strict_types=1 );

namespace Marketday\Marketing\ShareButtons;

defined( 'ABSPATH' ) || exit;

/** The page that is shared: plain text, none of it encoded. */
final class SharedPage {
	/** @param string $picture Its address, '' for none. */
	public function __construct(
		public readonly string $url,
		public readonly string $title,
		public readonly string $picture = ''
	) {}
}
