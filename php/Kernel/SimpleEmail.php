<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Emails\EmailBrand;
use Marketday\Kernel\Emails\EmailFrame;
use Marketday\Kernel\Emails\WrittenEmail;

/**
 * A mail of few words that leads to one page: as HTML and as plain text, in the look of all the shop's mails.
 *
 * @phpstan-type Item array{name: string, url: string, text: string, picture?: string}
 * @phpstan-type Paragraph string|Item
 */
final class SimpleEmail {
	/**
	 * @param list<Paragraph> $paragraphs Words, or something that is linked with words about it: a product, with a picture.
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

	public function write(): WrittenEmail {
		$brand = EmailBrand::of( $this->shop );
		$frame = new EmailFrame( $brand, $this->subject, $this->preheader(), reason: $this->reason, unsubscribe: $this->unsubscribe );
		return new WrittenEmail(
			$this->subject,
			$frame->html( ( new View( __DIR__ . '/views' ) )->render( 'simple-email', [
				'brand'  => $brand,
				'simpleEmail' => $this,
			] ) ),
			$frame->text( $this->texts() )
		);
	}

	/**
	 * @param list<string> $headers As `Mailer::send()` takes them.
	 * @return bool Whether the site's mail program has taken it.
	 */
	public function send( string $to, array $headers = [] ): bool {
		return $this->write()->send( $to, $headers );
	}

	private function preheader(): string {
		$first = $this->paragraphs[0] ?? '';
		return is_string( $first ) ? $first : "{$first['name']}: {$first['text']}";
	}

	/** @return list<string> A mail is no page: what stands for a letter in HTML would be read as it is. */
	private function texts(): array {
		$paragraphs = array_map(
			static fn ( string|array $paragraph ): string => is_string( $paragraph ) ? $paragraph : "{$paragraph['name']}\n{$paragraph['text']}\n{$paragraph['url']}",
			$this->paragraphs
		);
		return array_map( 'wp_strip_all_tags', [ $this->subject, ...$paragraphs, "{$this->button}:\n{$this->link}", $this->note ] );
	}
}
