<?php

declare( strict_types=1 );

namespace Marketday\Marketing\ShareButtons;

defined( 'ABSPATH' ) || exit;

/** Services by which a page can be shared by a link of its own. */
enum ShareService: string {
	case Facebook  = 'facebook';
	case X         = 'x';
	case WhatsApp  = 'whatsapp';
	case Pinterest = 'pinterest';
	case LinkedIn  = 'linkedin';
	case Reddit    = 'reddit';
	case Email     = 'email';

	public function address( SharedPage $page ): string {
		$url   = rawurlencode( $page->url );
		$title = rawurlencode( $page->title );
		return match ( $this ) {
			self::Facebook  => "https://www.facebook.com/sharer/sharer.php?u={$url}",
			self::X         => "https://x.com/intent/post?url={$url}&text={$title}",
			self::WhatsApp  => "https://wa.me/?text={$title}%20{$url}",
			self::Pinterest => "https://www.pinterest.com/pin/create/link/?url={$url}&description={$title}" . (
				'' === $page->picture ? '' : '&media=' . rawurlencode( $page->picture )
			),
			self::LinkedIn  => "https://www.linkedin.com/sharing/share-offsite/?url={$url}",
			self::Reddit    => "https://www.reddit.com/submit?url={$url}&title={$title}",
			self::Email     => "mailto:?subject={$title}&body={$url}",
		};
	}

	/** Label of the link: whose window opens. */
	public function label(): string {
		return match ( $this ) {
			self::Facebook  => __( 'Share on Facebook', 'marketday' ),
			self::X         => __( 'Share on X', 'marketday' ),
			self::WhatsApp  => __( 'Share on WhatsApp', 'marketday' ),
			self::Pinterest => __( 'Share on Pinterest', 'marketday' ),
			self::LinkedIn  => __( 'Share on LinkedIn', 'marketday' ),
			self::Reddit    => __( 'Share on Reddit', 'marketday' ),
			self::Email     => __( 'Share by email', 'marketday' ),
		};
	}

	/** A mail is written where the visitor writes mails; everything else opens a window. */
	public function opensWindow(): bool {
		return self::Email !== $this;
	}

	/** The path of a sign of 24 by 24, drawn in lines. */
	public function sign(): string {
		return match ( $this ) {
			self::Facebook  => 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.6S16.2 2.5 15 2.5c-2.6 0-4.3 1.6-4.3 4.4v2.6H7.7V13h3v8',
			self::X         => 'M4 4l16 16 M20 4L4 20',
			self::WhatsApp  => 'M4 20l1.3-4A8.2 8.2 0 1 1 8.3 18.8z M9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.7-2.3-1-1 1c-1-.5-1.8-1.3-2.3-2.3l1-1-1-2.3z',
			self::Pinterest => 'M9.5 21l2.5-11 M8 12.5C6.5 9 8.5 5.5 12.2 5.5c3.3 0 5.3 2.2 5.3 5.2s-1.8 5.3-4.3 5.3c-1.2 0-2.2-.6-2.5-1.5',
			self::LinkedIn  => 'M6 10v9 M6 5.5v.1 M10.5 19v-9 M10.5 14c0-2.5 1.5-4 3.7-4s3.8 1.5 3.8 4v5',
			self::Reddit    => 'M12 9c4.4 0 8 2.2 8 5s-3.6 5-8 5-8-2.2-8-5 3.6-5 8-5z M12 9l1-5 4 1 M9 13.5v.1 M15 13.5v.1 M9 16c1.5 1 4.5 1 6 0',
			self::Email     => 'M4 6h16v12H4z M4 7l8 6 8-6',
		};
	}
}
