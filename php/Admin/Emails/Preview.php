<?php

declare( strict_types=1 );

namespace Marketday\Admin\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Emails\WrittenEmail;

/** A mail's document as a frame of the screen shows it. */
final class Preview {
	/** Links open beside the screen, and the scheme is the one that was asked for, not that of whoever looks. */
	public static function of( WrittenEmail $email, bool $isDark ): string {
		return str_replace(
			[ '<head>', '@media (prefers-color-scheme:dark)', 'color-scheme:light dark' ],
			[ '<head><base target="_blank">', $isDark ? '@media all' : '@media not all', $isDark ? 'color-scheme:dark' : 'color-scheme:light' ],
			$email->html
		);
	}
}
