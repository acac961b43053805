<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Mailer;

/** A mail as it goes out, or as a preview shows it. */
final class WrittenEmail {
	/**
	 * @param string         $html  A whole document.
	 * @param string         $text  The same for mail programs without HTML.
	 * @param list<EmailFile> $files
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $html,
		public readonly string $text,
		public readonly array $files = []
	) {}

	/**
	 * @param list<string> $headers As `Mailer::send()` takes them.
	 * @return bool Whether the site's mail program has taken it.
	 */
	public function send( string $to, array $headers = [] ): bool {
		return Mailer::send( $to, $this->subject, $this->html, $this->text, $headers, $this->files );
	}
}
