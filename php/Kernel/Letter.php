<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * A mail of few words that leads to one page: as HTML and as plain text, in the look of all the shop's letters.
 *
 * @phpstan-type Paragraph string|array{name: string, url: string, text: string}
 */
final class Letter {
	/**
	 * @param list<Paragraph> $paragraphs Words, or something that is linked with words about it.
	 * @param string          $button     What the link says.
	 * @param string          $note       Small, below the link.
	 * @param string          $reason     Why it comes, before the way to end it.
	 * @param string          $unsubscribe An address; '' where there is nothing to end.
	 */
	public function __construct(
		public readonly string $shop,
		public readonly string $subject,
		public readonly array $paragraphs,
		public readonly string $button,
		public readonly string $link,
		public readonly string $note = '',
		public readonly string $reason = '',
		public readonly string $unsubscribe = ''
	) {}

	/**
	 * @param list<string> $headers As `Mailer::send()` takes them.
	 * @return bool Whether the site's mail program has taken it.
	 */
	public function send( string $to, array $headers = [] ): bool {
		$view = new View( __DIR__ . '/views' );
		return Mailer::send(
			$to,
			$this->subject,
			$view->render( 'letter', [ 'letter' => $this ] ),
			$view->render( 'letter-plain', [ 'letter' => $this ] ),
			$headers
		);
	}
}
