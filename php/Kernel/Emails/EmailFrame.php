<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\FilledLines;
use Marketday\Kernel\View;

/** The one layout of all mails: logo, what is to be said, and where it comes from. */
final class EmailFrame {
	/**
	 * @param string                                $preheader What a list of mails shows beside the subject.
	 * @param list<array{name: string, url: string}> $links    Of the foot.
	 * @param string                                $reason    Why it comes; '' where that is plain.
	 * @param string                                $unsubscribe An address; '' where there is nothing to end.
	 */
	public function __construct(
		public readonly EmailBrand $brand,
		public readonly string $subject,
		public readonly string $preheader,
		public readonly array $links = [],
		public readonly string $reason = '',
		public readonly string $unsubscribe = ''
	) {}

	/** @param string $body HTML of `EmailMarkup`. @return string A whole document. */
	public function html( string $body ): string {
		return ( new View( __DIR__ . '/views' ) )->render( 'frame', [
			'body'  => $body,
			'frame' => $this,
		] );
	}

	/** @param list<string> $parts Plain text, each a paragraph or a list; those that are empty are left out. */
	public function text( array $parts ): string {
		$foot = [
			$this->brand->name,
			$this->brand->url,
			...array_map( static fn ( array $link ): string => "{$link['name']}: {$link['url']}", $this->links ),
		];
		$all  = [
			...$parts,
			'--',
			implode( "\n", $foot ),
			$this->reason,
			'' === $this->unsubscribe ? '' : __( 'Unsubscribe', 'marketday' ) . ":\n{$this->unsubscribe}",
		];
		return implode( "\n\n", FilledLines::of( array_map( 'trim', $all ) ) ) . "\n";
	}
}
